import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { configDefaults, defineConfig } from 'vitest/config'

/** The tests that must kill the mutants of kernel, games and document: in Node only, with fewer runs of each law. */
export default defineConfig({
  plugins: [vue()],
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['tests/{kernel,games,document}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.browser.test.ts'],
    setupFiles: ['tests/setup.ts', 'tests/words/load.ts'],
    env: { LAW_RUNS: '10' },
  },
})
