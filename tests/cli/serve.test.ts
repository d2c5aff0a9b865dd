import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasScreen } from '../../src/cli/browser.mjs'
import { baseOf, serve } from '../../src/cli/serve.mjs'

const PAGE = `<!doctype html><title>Whistblok</title>${'æ'.repeat(200)}`
const FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  'sw.js': 'self.skipWaiting()',
  'manifest.webmanifest': '{}',
  'icon.svg': '<svg/>',
  'icon-192.png': 'png',
  'data.json': '{}',
  'code.wasm': 'wasm',
  'assets/index-A1b2C3d4.js': 'export {}',
  'assets/index-A1b2C3d4.css': 'a{}',
}

let folder: string
let server: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whistblok-serve-'))
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true })
  for (const [path, text] of Object.entries(FILES)) await writeFile(join(folder, 'dist', path), text)
  await writeFile(join(folder, 'dist', 'index.html.br'), brotliCompressSync(PAGE))
  await writeFile(join(folder, 'dist', 'index.html.gz'), gzipSync(PAGE))
  await writeFile(join(folder, 'secret.txt'), 'secret')
  server = await serve({ folder: join(folder, 'dist'), base: '/blok/' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Sends a request with the path exactly as given: `fetch` would normalize it. */
const ask = (path: string, method = 'GET', headers: Readonly<Record<string, string>> = {}) =>
  new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; body: Buffer }>((done, fail) => {
    const sent = request({ host: 'localhost', port: server.port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', fail).end()
  })

describe('kinds and caches', () => {
  const FOREVER = 'public, max-age=31536000, immutable'
  test.each([
    ['/blok/', 'text/html;charset=utf-8', 'no-cache'],
    ['/blok/index.html', 'text/html;charset=utf-8', 'no-cache'],
    ['/blok/?source=home', 'text/html;charset=utf-8', 'no-cache'],
    ['/blok/sw.js', 'text/javascript', 'no-cache'],
    ['/blok/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/blok/icon.svg', 'image/svg+xml', 'no-cache'],
    ['/blok/icon-192.png', 'image/png', 'no-cache'],
    ['/blok/data.json', 'application/json', 'no-cache'],
    ['/blok/code.wasm', 'application/wasm', 'no-cache'],
    ['/blok/assets/index-A1b2C3d4.js', 'text/javascript', FOREVER],
    ['/blok/assets/index-A1b2C3d4.css', 'text/css', FOREVER],
  ])('%s is %s, %s', async (path, type, cache) => {
    const { status, headers } = await ask(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(type)
    expect(headers['cache-control']).toBe(cache)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'")
  })

  test('a known version is not sent again', async () => {
    const { headers } = await ask('/blok/')
    const again = await ask('/blok/', 'GET', { 'If-None-Match': String(headers['etag']) })
    expect(again.status).toBe(304)
    expect(again.headers['cache-control']).toBe('no-cache')
    expect(again.headers['vary']).toBe('Accept-Encoding')
  })
})

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['gzip;q=0, br;q=0.0', undefined, (body: Buffer) => body],
    ['identity', undefined, (body: Buffer) => body],
  ])('%s gets %s', async (accept, encoding, decode) => {
    const { headers, body } = await ask('/blok/', 'GET', { 'Accept-Encoding': accept })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['vary']).toBe('Accept-Encoding')
    expect(headers['content-length']).toBe(String(body.length))
    expect(decode(body).toString()).toBe(PAGE)
  })

  test('a file with no smaller copy is sent as it is', async () => {
    const { headers, body } = await ask('/blok/sw.js', 'GET', { 'Accept-Encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(FILES['sw.js'])
  })
})

describe('requests that are not for a file', () => {
  test('HEAD has the headers and no body', async () => {
    const { status, headers, body } = await ask('/blok/icon.svg', 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([200, '6', 0])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const { status, headers } = await ask('/blok/', method)
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
  })

  test('the base without its slash leads to the base', async () => {
    const { status, headers } = await ask('/blok?a=1')
    expect([status, headers['location']]).toEqual([308, '/blok/?a=1'])
  })

  test.each(['/', '/blokade/', '/blok/nothing', '/blok/assets/index-old.js', '/blok/assets', '/other/index.html'])(
    '%s is not found (404)',
    async (path) => {
      const { status, headers, body } = await ask(path)
      expect([status, headers['cache-control'], body.toString()]).toEqual([404, 'no-store', '404\n'])
    },
  )

  test.each([
    '/blok/../secret.txt',
    '/blok/../../secret.txt',
    '/blok/assets/../../secret.txt',
    '/blok/%2e%2e/secret.txt',
    '/blok/..%2fsecret.txt',
    '/blok/%2e%2e%2fsecret.txt',
    '/blok/..%5csecret.txt',
    '/blok/..\\secret.txt',
    '/blok//../secret.txt',
    '/blok/%00',
    '/blok/%',
    '/blok/%c0%ae%c0%ae/secret.txt',
    '/secret.txt',
    '/../secret.txt',
    'http://localhost/blok/',
  ])('%s gets no file from outside the folder', async (path) => {
    const { status, body } = await ask(path)
    expect([status, body.toString()]).toEqual([404, '404\n'])
  })
})

test('a new build may replace the files while they are served', async () => {
  const path = join(folder, 'dist', 'assets', 'late-A1b2C3d4.js')
  await writeFile(path, 'export {}')
  expect((await ask('/blok/assets/late-A1b2C3d4.js')).status).toBe(200)
  await rm(path)
  expect((await ask('/blok/assets/late-A1b2C3d4.js')).status).toBe(404)
})

test('a taken port leads to the next', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, 'localhost', done))
  const address = other.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const next = await serve({ folder, port: taken })
  expect(next.port).toBeGreaterThan(taken)
  expect(next.url).toBe(`http://localhost:${next.port}/`)
  await next.close()
  other.close()
})

test('close frees the port though a browser keeps its connection', async () => {
  const first = await serve({ folder: join(folder, 'dist') })
  await (await fetch(first.url)).text()
  await first.close()
  const second = await serve({ folder, port: first.port })
  expect(second.port).toBe(first.port)
  await second.close()
})

test.each([
  ['', '/'],
  ['/', '/'],
  ['blok', '/blok/'],
  ['/whist/blok', '/whist/blok/'],
  ['//blok//', '/blok/'],
])('base %j is %j', (path, base) => {
  expect(baseOf(path)).toBe(base)
})

test('a browser is opened only where there is a screen', () => {
  expect(hasScreen({}, 'darwin')).toBe(true)
  expect(hasScreen({ CI: 'true' }, 'darwin')).toBe(false)
  expect(hasScreen({}, 'linux')).toBe(false)
  expect(hasScreen({ DISPLAY: ':0' }, 'linux')).toBe(true)
  expect(hasScreen({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true)
})
