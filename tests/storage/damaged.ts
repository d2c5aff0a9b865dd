/** A storage with something in every table, and damaged records for each table. */
import { log } from '../../src/document/journal/lines.ts'
import { takeIn } from '../../src/storage/import/import.ts'
import { discardPreset, discardSheet } from '../../src/storage/library/bin.ts'
import { padOf } from '../../src/storage/backup/export.ts'
import { putPreset } from '../../src/storage/library/presets.ts'
import { append } from '../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../src/storage/db/storage-context.ts'
import { freshStorage, SPAR, threeHanded } from './storage.ts'

export interface Furnished {
  readonly storage: StorageContext
  /** A sheet that is not damaged. */
  readonly good: string
  /** The sheet that is damaged, if one is. */
  readonly bad: string
  /** The safety copy of an import that brought both sheets, and more. */
  readonly copy: string
}

async function played(storage: StorageContext): Promise<string> {
  const id = await threeHanded(storage)
  await append(storage, id, (sheet) => log(sheet, SPAR, storage.writer))
  return id
}

/** Fills the storage, by an import as far as possible; a sheet and a preset are in the bin. */
export async function furnished(): Promise<Furnished> {
  const [storage, phone] = [freshStorage(), freshStorage()]
  const [bad, good] = [await played(phone), await played(phone)]
  await putPreset(phone, { id: 'p', game: 'threehanded', name: 'Onsdag', options: { rounds: 6 } })
  await phone.db.series.put({ id: 's', name: 'Torsdag' })
  const taken = await takeIn(storage, (await padOf(phone)).pad)
  const copy = taken.kind === 'taken' ? taken.copy : ''
  await discardSheet(storage, await played(storage))
  await putPreset(storage, { id: 'binned', game: 'classic', name: 'Lørdag', options: {} })
  await discardPreset(storage, 'binned')
  return { storage, good, bad, copy }
}

interface Damage {
  readonly what: string
  readonly spoil: (on: Furnished) => Promise<unknown>
  /** What a backup reports about it; nothing if it is not part of a backup. */
  readonly named?: 'sheets' | 'people' | 'presets' | 'series'
  /** Whether lists do not notice it, as they use the summary. */
  readonly behind?: true
}

const put = (table: string, record: object) => (on: Furnished) => on.storage.db.table(table).put(record)
const update = (change: object) => (on: Furnished) => on.storage.db.sheets.update(on.bad, change)
const firstLine = (line: unknown) => async (on: Furnished) => {
  const { sheet, id } = (await on.storage.db.lines.where('sheet').equals(on.bad).first())!
  await on.storage.db.table('lines').put({ sheet, id, line })
}
const header = (part: object) => async (on: Furnished) => {
  const record = (await on.storage.db.sheets.get(on.bad))!
  await on.storage.db.sheets.update(on.bad, { header: { ...record.header, ...part } })
}
const summary = (part: object) => async (on: Furnished) => {
  const record = (await on.storage.db.sheets.get(on.bad))!
  await on.storage.db.sheets.update(on.bad, { summary: { ...record.summary, ...part } })
}
const person = (part: object) => async (on: Furnished) => {
  const record = (await on.storage.db.sheets.get(on.good))!
  const id = record.header.players[0]!.person!
  await on.storage.db.table('people').put({ id, ...part })
}
const draft = (part: object) => async (on: Furnished) => {
  const token = { line: 'l', row: 'r' }
  const half = { token, target: { kind: 'new' }, form: 'round', draft: { value: {} }, step: 'bid' }
  await on.storage.db.table('drafts').bulkPut([on.good, on.bad].map((sheet) => ({ sheet, ...half, ...part })))
}
const inBin = (kind: string, part: object) => async (on: Furnished) => {
  const record = (await on.storage.db.bin.toArray()).find((one) => one.kind === kind)!
  await on.storage.db.table('bin').put({ ...record, ...part })
}
const copy = (part: object) => (on: Furnished) => on.storage.db.copies.update(on.copy, part)
const copyText = (part: object) => (on: Furnished) => on.storage.db.copyTexts.update(on.copy, part)

export const DAMAGES: readonly Damage[] = [
  { what: 'a sheet without a header', spoil: update({ header: null }), named: 'sheets' },
  { what: 'a sheet whose header is a text', spoil: update({ header: 'Anna' }), named: 'sheets' },
  { what: 'a sheet of no version', spoil: update({ version: 'one' }), named: 'sheets', behind: true },
  { what: 'a sheet of no known game', spoil: header({ game: null }), named: 'sheets' },
  { what: 'a sheet without players', spoil: header({ players: 7 }), named: 'sheets' },
  { what: 'a sheet whose players are none', spoil: header({ players: [null, 'Bo', {}] }), named: 'sheets' },
  { what: 'a sheet begun at no time', spoil: header({ startedAt: 'yesterday' }), named: 'sheets' },
  { what: 'a sheet begun at a number', spoil: header({ startedAt: 7 }), named: 'sheets' },
  { what: 'a sheet with a line that is none', spoil: firstLine(null), named: 'sheets', behind: true },
  { what: 'a sheet with a line of no kind', spoil: firstLine({ id: 'x', set: null }), named: 'sheets', behind: true },
  { what: 'a sheet without a summary', spoil: update({ summary: null }) },
  { what: 'a summary without sides', spoil: summary({ sides: null }) },
  { what: 'a summary whose sides are none', spoil: summary({ sides: [null] }) },
  { what: 'a summary whose standing is none', spoil: summary({ standing: 'up' }) },
  { what: 'a summary whose verdict is none', spoil: summary({ verdict: { winners: 0, why: null } }) },
  { what: 'a summary whose title is none', spoil: summary({ title: 7 }) },
  { what: 'a sheet that changed at no time', spoil: update({ changedAt: null }) },
  { what: 'a sheet touched at a number', spoil: update({ touchedAt: 7 }) },
  { what: 'a sheet neither open nor over', spoil: update({ open: 'yes', people: null }) },
  { what: 'a person with a number for a name', spoil: person({ name: 5 }), named: 'people' },
  { what: 'a person merged into a number', spoil: person({ name: 'Anna', mergedInto: 7 }), named: 'people' },
  { what: 'a person merged into a list', spoil: person({ name: 'Anna', mergedInto: [{}] }), named: 'people' },
  { what: 'a person who played with none', spoil: person({ name: 'Anna', playedWith: null }) },
  { what: 'a person who played at no time', spoil: person({ name: 'Anna', playedAt: 'then', playedWith: ['Bo', 7] }) },
  { what: 'house rules of no game', spoil: put('presets', { id: 'p', game: 'bridge', name: 5 }), named: 'presets' },
  {
    what: 'house rules with rules that are none',
    spoil: put('presets', { id: 'p', game: 'threehanded', name: 'Onsdag', options: { rounds: 'six' } }),
    named: 'presets',
  },
  { what: 'a series without a name', spoil: put('series', { id: 's', name: null }), named: 'series' },
  { what: 'a draft without a target', spoil: draft({ target: null }) },
  { what: 'a draft of no kind of target', spoil: draft({ target: { kind: 'erase' } }) },
  { what: 'a draft without a token', spoil: draft({ token: null }) },
  { what: 'a draft whose guests are none', spoil: draft({ guests: [null] }) },
  { what: 'a draft whose form kept nothing', spoil: draft({ draft: null }) },
  { what: 'a draft whose form kept another', spoil: draft({ form: 'seating', draft: { value: { chairs: 7 } } }) },
  {
    what: 'a draft with another set aside that is none',
    spoil: draft({ draft: { value: {}, parked: { target: 7 } } }),
  },
  { what: 'a sheet in the bin without a record', spoil: inBin('sheet', { record: null }) },
  { what: 'a sheet in the bin without lines', spoil: inBin('sheet', { lines: 'none' }) },
  { what: 'a sheet in the bin with lines that are none', spoil: inBin('sheet', { lines: [null] }) },
  { what: 'a sheet in the bin with a draft that is none', spoil: inBin('sheet', { draft: { guests: null } }) },
  { what: 'a sheet in the bin deleted at no time', spoil: inBin('sheet', { at: null }) },
  { what: 'house rules in the bin that are none', spoil: inBin('preset', { preset: null }) },
  { what: 'house rules in the bin without a name', spoil: inBin('preset', { preset: { id: 'binned' } }) },
  { what: 'something in the bin of no kind', spoil: put('bin', { kind: 'book', id: 'b', at: 7 }) },
  { what: 'last options that are none', spoil: put('meta', { key: 'threehanded', options: { rounds: 'six' } }) },
  { what: 'last options of nothing', spoil: put('meta', { key: 'threehanded', options: null }) },
  { what: 'a safety copy made at no time', spoil: copy({ at: 7 }) },
  { what: 'a safety copy of no order', spoil: copy({ order: 'first' }) },
  { what: 'a safety copy whose text is no JSON', spoil: copyText({ text: '{' }) },
  { what: 'a safety copy without a text', spoil: copyText({ text: null }) },
  { what: 'an import of which nothing is told', spoil: copyText({ touched: { sheets: null } }) },
]
