import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { gameOf } from '../games/index.ts'
import type { Locale } from '../words/locale.ts'
import { readPad } from '../document/read/read.ts'
import { refusalText } from '../document/read/refusal.ts'
import type { Pad } from '../document/model/sheet.ts'
import { cliWords } from './words/index.ts'

/** A pad, or why there is none, in one line: the file, the JSON path and the reason. */
export type Input = { readonly pad: Pad } | { readonly why: string }

/** Reads a file, or standard input for `-`. */
export async function readInput(file: string, locale: Locale): Promise<Input> {
  const words = cliWords[locale]
  const bytes = await bytesOf(file).catch((error: NodeJS.ErrnoException) => words[wordFor(error.code)])
  if (typeof bytes === 'string') return { why: `${file}: $: ${bytes}` }
  const text = decoded(bytes)
  if (text === undefined) return { why: `${file}: $: ${words.notUtf8}` }
  const reading = readPad(text, gameOf)
  if (reading.ok) return { pad: reading.pad }
  return { why: `${file}: ${reading.refusal.path}: ${refusalText(reading.refusal, locale, gameOf)}` }
}

function bytesOf(file: string): Promise<Uint8Array> {
  return file === '-' ? buffer(process.stdin) : readFile(file)
}

function wordFor(code: string | undefined): 'noFile' | 'directory' | 'notAllowed' | 'unreadable' {
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'noFile'
  if (code === 'EISDIR') return 'directory'
  return code === 'EACCES' ? 'notAllowed' : 'unreadable'
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
