import { once } from 'node:events'
import { createServer } from 'node:http'
import { makeHandler } from './handler.mjs'

const LAST_PORT = 65_535

/** `blok`, `/blok` and `/blok/` are the same base. */
export const baseOf = (/** @type {string} */ path) => `/${path}/`.replaceAll(/\/+/g, '/')

/**
 * Listens on the first free port from `port` up.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
const listen = async (server, port, host) => {
  for (let free = port; free <= LAST_PORT; free++) {
    try {
      server.listen(free, host)
      await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' && address ? address.port : free
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    }
  }
  throw new Error(`no free port from ${port} up`)
}

/**
 * Serves a built app, and prints its address and how to stop it.
 * @param {{ readonly folder: string, readonly base?: string, readonly port?: number, readonly host?: string }} options
 */
export const serve = async ({ folder, base = '/', port = 4173, host = 'localhost' }) => {
  const at = baseOf(base)
  const server = createServer(makeHandler(folder, at))
  const chosen = await listen(server, port, host)
  return {
    port: chosen,
    url: `http://localhost:${chosen}${at}`,
    close: () =>
      new Promise((/** @type {(value: void) => void} */ done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
