/** The outside of a document: whether it is ours, and in a version we can read. */
import { fault, isRecord } from '../../kernel/schema.ts'
import { type FormatStep, versionOf } from './migrations.ts'
import { type Found, found } from './refusal.ts'
import type { Options } from '../model/sheet.ts'

export const FORMAT = 'whistblok'

export type Opened = { readonly document: Options } | { readonly fault: Found }

/** The document, migrated to the current version, from text or parsed JSON. Its contents are not yet checked. */
export function open(input: unknown, steps: readonly FormatStep[]): Opened {
  const given = typeof input === 'string' ? parseText(input) : { value: input }
  if ('fault' in given) return given
  if (!isRecord(given.value)) return { fault: found([], 'notAPad') }
  const unlike = faultOf(given.value, versionOf(steps))
  return unlike === undefined ? migrated(given.value, steps) : { fault: unlike }
}

function parseText(text: string): { readonly value: unknown } | { readonly fault: Found } {
  const json = text.replace(/^\uFEFF/, '')
  if (json.trim() === '') return { fault: found([], 'empty') }
  try {
    return { value: JSON.parse(json) as unknown }
  } catch {
    return { fault: found([], 'notJson') }
  }
}

function faultOf(document: Options, newest: number): Found | undefined {
  const { format, version } = document
  if (!Object.hasOwn(document, 'format')) return fault(['format'], 'missingKey', 'format')
  if (format !== FORMAT) return found(['format'], 'notAPad')
  if (!Object.hasOwn(document, 'version')) return fault(['version'], 'missingKey', 'version')
  if (!isWhole(version)) return fault(['version'], 'notAnInteger')
  if (version > newest) return found(['version'], 'newerFormat', version)
  return version < 1 ? fault(['version'], 'outOfRange', '1', '') : undefined
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

function migrated(old: Options, steps: readonly FormatStep[]): Opened {
  try {
    const document = steps.slice(Number(old['version']) - 1).reduce<unknown>((at, step) => step(at as Options), old)
    if (isRecord(document)) return { document }
  } catch {
    // not a valid document of its version: refused below
  }
  return { fault: found([], 'cannotMigrate') }
}
