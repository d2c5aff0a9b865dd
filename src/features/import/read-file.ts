/** Reads a file that the user chose: as a pad, or why it clearly is not one. */
import { gameOf } from '../../games/index.ts'
import { MOST_BYTES } from '../../document/read/limits.ts'
import { type Reading, readPad } from '../../document/read/read.ts'

/** Why an input clearly is not a pad. */
export type NoPad = 'picture' | 'table' | 'notText' | 'broken' | 'notOurs' | 'tooLarge' | 'together' | 'cannotRead'

/** The most bytes of a file; with spaces and line breaks it may be larger than a pad. */
const MOST_BYTES_OF_FILE = 3 * MOST_BYTES

export async function readFile(file: File): Promise<Reading | NoPad> {
  if (file.type.startsWith('image/') || isPicture(await firstOf(file))) return 'picture'
  if (file.size > MOST_BYTES_OF_FILE) return 'tooLarge'
  const text = textIn(await file.arrayBuffer())
  return text === undefined ? 'notText' : readPad(text, gameOf)
}

/** The first bytes of PNG, JPEG, GIF, WebP and the formats of an iPhone, whatever the file is called. */
const PICTURE = /^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|mif1|avif))/

/** The first bytes, each as a character. */
async function firstOf(file: File): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()))
}
const isPicture = (first: string): boolean => PICTURE.test(first)

/** The encoding by the byte order mark: some editors write UTF-16. */
function encodingOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** The bytes as text; undefined when they are in another encoding or contain a null character. */
function textIn(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
