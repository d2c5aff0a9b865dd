import sirv from 'sirv'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const SECURITY = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Names of files under assets/ contain a hash of their content; all others must be revalidated. */
const cacheOf = (/** @type {string} */ path) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** The encodings the browser accepts, without those it refuses by `q=0`. */
const accepted = (/** @type {string} */ header) =>
  header
    .split(',')
    .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
    .join(',')

/**
 * @param {Response} response
 * @param {number} status
 * @param {Readonly<Record<string, string>>} headers
 */
const end = (response, status, headers) => {
  const text = `${status}\n`
  response.writeHead(status, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  })
  response.end(text)
}

/**
 * Serves a build under a base path. Files are looked up at each request, so a new build may replace them at any time.
 * @param {string} folder
 * @param {string} base begins and ends with a slash
 */
export const makeHandler = (folder, base) => {
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] })
  return (/** @type {Request} */ request, /** @type {Response} */ response) => {
    const { method = '', url = '' } = request
    for (const [name, value] of Object.entries(SECURITY)) response.setHeader(name, value)
    if (method !== 'GET' && method !== 'HEAD') return end(response, 405, { Allow: 'GET, HEAD' })
    const [path = '', ...query] = url.split('?')
    if (`${path}/` === base) return end(response, 308, { Location: [base, ...query].join('?') })
    if (!path.startsWith(base)) return end(response, 404, {})

    request.url = url.slice(base.length - 1)
    request.headers['accept-encoding'] = accepted(String(request.headers['accept-encoding'] ?? ''))
    delete request.headers.range
    response.setHeader('Cache-Control', cacheOf(request.url))
    response.setHeader('Vary', 'Accept-Encoding')
    files(request, response, () => end(response, 404, {}))
  }
}
