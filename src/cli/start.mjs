import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { install } from './install.mjs'

const TOP = fileURLToPath(new URL('../..', import.meta.url))

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    port: { type: 'string', default: '4173' },
    host: { type: 'boolean', default: false },
    'no-open': { type: 'boolean', default: false },
  },
})

/** This machine's addresses in its local networks. */
const addresses = () =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

install()

const { build } = await import('vite')
const { serve } = await import('./serve.mjs')
const { openBrowser } = await import('./browser.mjs')

console.log('Building …')
await build({ root: `${TOP}/src`, configFile: `${TOP}/vite.config.ts`, logLevel: 'warn' })
const server = await serve({
  folder: `${TOP}/dist`,
  base: options.base,
  port: Number(options.port),
  host: options.host ? '0.0.0.0' : 'localhost',
})

const stop = async () => {
  await server.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

console.log(`Whistblok: ${server.url}`)
if (options.host)
  for (const address of addresses()) console.log(`On this network: ${server.url.replace('localhost', address)}`)
console.log('Ctrl+C stops it.')
if (!options['no-open']) await openBrowser(server.url)
