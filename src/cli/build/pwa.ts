import type { VitePWAOptions } from 'vite-plugin-pwa'

/**
 * Everything is precached; nothing is fetched later. A new version waits for the user (`prompt`). The first version takes over
 * the open page at once (`clientsClaim`), so that the first visit is complete even if the network fails.
 * Every address is relative, so the app works in any folder; without an `id` the start address identifies it.
 */
export const pwa: Partial<VitePWAOptions> = {
  strategies: 'generateSW',
  registerType: 'prompt',
  injectRegister: false,
  includeManifestIcons: false,
  manifest: {
    name: 'Whistblok',
    short_name: 'Whistblok',
    description: 'Blokken, der kan reglerne i whist. Virker uden net.',
    lang: 'da',
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#1f4d3a',
    theme_color: '#1f4d3a',
    categories: ['games', 'utilities'],
    file_handlers: [{ action: './', accept: { 'application/json': ['.whistblok.json', '.json'] } }],
    // a file opens in the existing window, so that its entry is kept
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    icons: [
      { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: './icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: './icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,png,woff2,json}'],
    globIgnores: ['screenshot-*.png', 'sw.js', 'workbox-*.js'],
    navigateFallback: null,
    ignoreURLParametersMatching: [/^/],
    cleanupOutdatedCaches: true,
    clientsClaim: true,
  },
}
