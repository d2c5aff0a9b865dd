/** Reads a pad from a file, a link or the database: every document passes here, and is either valid or refused. */
import { fault, isRecord } from '../../kernel/schema.ts'
import { open } from './envelope.ts'
import { sheetIds } from './hand-written.ts'
import { bytesOfAll, MOST_BYTES } from './limits.ts'
import { type FormatStep, formatSteps } from './migrations.ts'
import { type ReadList, readList, readPresets, duplicatesIn } from './read-lists.ts'
import { readSheet } from './read-sheet.ts'
import { firstInDocument, type Found, found, type GameOf, type Refusal, refusalOf, under } from './refusal.ts'
import { type Options, type Pad, personSchema, seriesSchema, type Sheet } from '../model/sheet.ts'

export type Reading = { readonly ok: true; readonly pad: Pad } | { readonly ok: false; readonly refusal: Refusal }
const refuse = (why: Found): Reading => ({ ok: false, refusal: refusalOf(why) })

/** Reads a pad from text or parsed JSON. If anything is wrong, the whole document is refused, with the first fault. */
export function readPad(input: unknown, gameOf: GameOf, steps: readonly FormatStep[] = formatSteps): Reading {
  const opened = open(input, steps)
  return 'fault' in opened ? refuse(opened.fault) : readContents(opened.document, gameOf)
}

const KEYS = ['format', 'version', 'people', 'presets', 'series', 'sheets']

function readContents(document: Options, gameOf: GameOf): Reading {
  const listed = (key: string): unknown => (Object.hasOwn(document, key) ? document[key] : [])
  const unknown = Object.keys(document).filter((key) => !KEYS.includes(key))
  const people = readList(personSchema, listed('people'))
  const presets = readPresets(listed('presets'), gameOf)
  const series = readList(seriesSchema, listed('series'))
  const sheets = readSheets(listed('sheets'), gameOf)
  const faults = [
    ...unknown.map((key) => fault([key], 'unknownKey', key)),
    ...people.faults.map(under('people')),
    ...presets.faults.map(under('presets')),
    ...series.faults.map(under('series')),
    ...sheets.faults.map(under('sheets')),
  ]
  const first = firstInDocument(faults, document)
  if (first !== undefined) return refuse(first)
  if (bytesOfAll(document, sheets.bytes) > MOST_BYTES) return refuse(found([], 'padTooLarge'))
  const pad = { people: people.items, presets: presets.items, series: series.items, sheets: sheets.items }
  return { ok: true, pad }
}

/** Stops at the first sheet with faults. */
function readSheets(list: unknown, gameOf: GameOf): ReadList<Sheet> & { readonly bytes: readonly number[] } {
  if (!Array.isArray(list)) return { faults: [fault([], 'notAList')], items: [], bytes: [] }
  const named = list.flatMap((sheet) => (isRecord(sheet) && typeof sheet['id'] === 'string' ? [sheet['id']] : []))
  const idFor = sheetIds(named)
  const duplicates = duplicatesIn(list)
  const items: Sheet[] = []
  const bytes: number[] = []
  for (const [i, raw] of list.entries()) {
    const read = readSheet(raw, gameOf, idFor)
    if (read.sheet === undefined) return { faults: [...duplicates, ...read.faults.map(under(i))], items, bytes }
    items.push(read.sheet)
    bytes.push(read.bytes)
  }
  return { faults: duplicates, items, bytes }
}
