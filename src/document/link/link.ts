/**
 * A sheet or preset as text for a URL: codec version, a dot, then the packed document, deflated, in base64url.
 * Every later version must still be able to read a link made today.
 */
import { toCurrentPad } from './current-lines.ts'
import { MOST_BYTES_A_SHEET } from '../read/limits.ts'
import { pack, unpack } from './link-codec.ts'
import { type Reading, readPad } from '../read/read.ts'
import { type Found, found, type GameOf, refusalOf } from '../read/refusal.ts'
import type { Pad } from '../model/sheet.ts'

const VERSION = 1
/** A packed sheet is smaller than the sheet; the rest is room for people and series. */
const MOST_BYTES_INFLATED = MOST_BYTES_A_SHEET + 2 ** 16
/** How many bytes are inflated at a time; they give at most a megabyte. */
const SLICE = 2 ** 10

/** The link for a pad with one sheet (as it reads now) or one preset. Throws `TypeError` on any other pad. */
export async function makeLinkText(pad: Pad, gameOf: GameOf): Promise<string> {
  if (pad.sheets.length + pad.presets.length !== 1) throw new TypeError('a link carries one sheet or one preset')
  const json = JSON.stringify(pack(toCurrentPad(pad), gameOf))
  return `${VERSION}.${base64url(await deflated(new TextEncoder().encode(json)))}`
}

/** Reads and checks a link. The path of a refusal refers to the document inside. */
export async function readLink(text: string, gameOf: GameOf): Promise<Reading> {
  const read = await documentIn(text)
  return 'document' in read ? readPad(read.document, gameOf) : { ok: false, refusal: refusalOf(read.fault) }
}

type Opened = { readonly document: object } | { readonly fault: Found }
const refused = (...why: Parameters<typeof found> extends [unknown, ...infer Rest] ? Rest : never): Opened => ({
  fault: found([], ...why),
})

async function documentIn(text: string): Promise<Opened> {
  const { version = '', payload = '' } = /^(?<version>[1-9]\d{0,8})\.(?<payload>.*)/s.exec(text)?.groups ?? {}
  if (version === '') return refused('notALink')
  if (Number(version) > VERSION) return refused('newerLink', Number(version))
  try {
    const json = await inflated(bytesIn(payload))
    if (json === 'tooLarge') return refused('sheetTooLarge')
    const document = unpack(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)))
    return document === undefined ? refused('linkDamaged') : { document }
  } catch {
    return refused('linkDamaged')
  }
}

type Bytes = Uint8Array<ArrayBuffer>

async function deflated(bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Inflates piece by piece, to stop early at a small text that would inflate to gigabytes. */
async function inflated(bytes: Bytes): Promise<Bytes | 'tooLarge'> {
  let at = 0
  const slices = new ReadableStream<Bytes>({
    pull(controller) {
      if (at >= bytes.length) controller.close()
      else controller.enqueue(bytes.slice(at, (at += SLICE)))
    },
  })
  const reader = slices.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Bytes[] = []
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > MOST_BYTES_INFLATED) {
      await reader.cancel()
      return 'tooLarge'
    }
    parts.push(read.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function base64url(bytes: Bytes): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Throws on text that is not base64url. */
function bytesIn(text: string): Bytes {
  if (!/^[\w-]+$/.test(text)) throw new TypeError('not base64url')
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
}
