import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { playwright } from '@vitest/browser-playwright'
import { VitePWA } from 'vite-plugin-pwa'
import { configDefaults, defineConfig } from 'vitest/config'
import { looseCspInDev } from './src/cli/build/csp.ts'
import { precompress } from './src/cli/build/precompress.ts'
import { pwa } from './src/cli/build/pwa.ts'
import { LOCALES } from './src/words/locale.ts'
import manifest from './package.json' with { type: 'json' }
import { CHROMIUM_ARGS, findChromium } from './tests/chromium.mjs'

const top = fileURLToPath(new URL('.', import.meta.url))
const executablePath = await findChromium()
const BROWSER_TESTS = 'tests/**/*.browser.test.ts'
const E2E_TESTS = 'tests/e2e/**/*.e2e.test.ts'

export default defineConfig({
  root: 'src',
  base: './',
  publicDir: '../public',
  define: { __APP_VERSION__: JSON.stringify(manifest.version), __VUE_OPTIONS_API__: 'false' },
  plugins: [vue(), VitePWA(pwa), looseCspInDev(), precompress()],
  server: { fs: { allow: [top] } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // the words of a language in one file, wherever in the tree they stand
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: LOCALES.map((locale) => ({
            name: `words-${locale}`,
            test: new RegExp(`/words/(?:.*/)?${locale}(?:/|\\.ts$)`),
          })),
        },
      },
    },
  },
  test: {
    root: top,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, BROWSER_TESTS, E2E_TESTS],
          setupFiles: ['tests/setup.ts', 'tests/words/load.ts'],
          // laws are tried a thousand times, also on a busy machine
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        // found from what is imported, so that nothing is listed here which nobody needs
        optimizeDeps: { entries: [`${top}src/main.ts`, `${top}src/**/*.vue`, `${top}${BROWSER_TESTS}`] },
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          setupFiles: ['tests/words/load.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: [...CHROMIUM_ARGS], ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: { name: 'e2e', include: [E2E_TESTS], fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 },
      },
    ],
  },
})
