import type { Plugin } from 'vite'

/** The dev server injects styles and talks over a socket; the built page does neither and keeps its strict policy. */
export const looseCspInDev = (): Plugin => ({
  name: 'whistblok:csp',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", "connect-src 'self' ws: wss:"),
})
