/** A file that somebody chose: as a pad, or why it is none at first sight. */
import { gameOf } from '../../games/index.ts'
import { MOST_BYTES } from '../../document/read/limits.ts'
import { type Reading, readPad } from '../../document/read/read.ts'

/** What was given is no text of ours at first sight. */
export type NoPad = 'picture' | 'table' | 'notText' | 'broken' | 'notOurs' | 'tooLarge' | 'together' | 'cannotRead'

/** A file may be as loosely written as it likes, up to here. */
const MOST_BYTES_OF_FILE = 3 * MOST_BYTES

export async function readFile(file: File): Promise<Reading | NoPad> {
  if (file.type.startsWith('image/') || isPicture(await firstOf(file))) return 'picture'
  if (file.size > MOST_BYTES_OF_FILE) return 'tooLarge'
  const text = textIn(await file.arrayBuffer())
  return text === undefined ? 'notText' : readPad(text, gameOf)
}

/** How PNG, JPEG, GIF, WebP and the pictures of an iPhone begin, whatever they are called. */
const PICTURE = /^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|mif1|avif))/

/** The first bytes, each as a character. */
async function firstOf(file: File): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()))
}
const isPicture = (first: string): boolean => PICTURE.test(first)

/** Some editors write UTF-16, and say so with a mark at the beginning. */
function encodingOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** Undefined when it is in no encoding of ours, or has what no text has. */
function textIn(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
