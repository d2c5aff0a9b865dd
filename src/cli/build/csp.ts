import type { Plugin } from 'vite'

/** Loosens the content security policy for the dev server, which injects styles and uses a socket. The build stays strict. */
export const looseCspInDev = (): Plugin => ({
  name: 'whistblok:csp',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", "connect-src 'self' ws: wss:"),
})
