/** The record by which an import can be undone. */
import type { Sheet } from '../../document/model/sheet.ts'
import { type PlannedImport, isBinned, isNews, isTaken } from './import-plan.ts'
import type {
  BinnedSheet,
  BinRecord,
  DraftRecord,
  Header,
  PersonRecord,
  Touched,
  TouchedSheet,
} from '../db/database.ts'
import { wasKept } from '../db/marker.ts'
import { readablePeople } from '../library/person-gate.ts'
import type { StorageContext } from '../db/storage-context.ts'

/** What the import is about to write, and what it replaces. */
export async function touchedBy(
  storage: StorageContext,
  { here, plan }: PlannedImport,
  people: readonly PersonRecord[],
): Promise<Touched> {
  const { db } = storage
  const ours = new Map(here.pad.sheets.map((sheet) => [sheet.id, sheet]))
  const inBin = async (kind: BinRecord['kind'], ids: readonly string[]) => {
    const found = await db.bin.bulkGet(ids.map((id): [string, string] => [kind, id]))
    return new Map(found.flatMap((record) => (record === undefined ? [] : [[record.id, record]])))
  }
  const binnedSheets = await inBin(
    'sheet',
    plan.sheets.filter(isBinned).map(({ sheet }) => sheet.id),
  )
  const binnedPresets = await inBin(
    'preset',
    plan.presets.filter(isBinned).map(({ item }) => item.id),
  )
  const grown = plan.sheets.flatMap(({ kind, sheet }) => (kind === 'grown' ? [sheet.id] : []))
  const drafts = new Map((await db.drafts.bulkGet(grown)).map((draft) => [draft?.sheet, draft]))
  const records = new Map((await db.sheets.bulkGet(grown)).map((record) => [record?.id, record]))
  const stood = readablePeople(await db.people.bulkGet(people.map(({ id }) => id)))
  const before = new Map(stood.map((person) => [person.id, person]))
  const old = <T extends { readonly id: string }>(list: readonly T[]) => new Map(list.map((item) => [item.id, item]))
  const [presets, series] = [old(here.pad.presets), old(here.pad.series)]
  return {
    marked: wasKept(storage),
    sheets: plan.sheets.filter(isTaken).map(({ kind, sheet }) => {
      const binned = binnedSheets.get(sheet.id)
      const fromBin = kind === 'binned' && binned?.kind === 'sheet' ? binned : undefined
      const before = {
        sheet: ours.get(sheet.id),
        draft: drafts.get(sheet.id),
        touchedAt: records.get(sheet.id)?.touchedAt,
      }
      return touchedSheet(before, sheet, fromBin)
    }),
    people: people.map((after) => ({ ...optional('before', before.get(after.id)), after })),
    presets: plan.presets.filter(isNews).map(({ kind, item }) => {
      const binned = binnedPresets.get(item.id)
      if (kind === 'binned')
        return { after: item, ...optional('binned', binned?.kind === 'preset' ? binned : undefined) }
      return { ...optional('before', presets.get(item.id)), after: item }
    }),
    series: plan.series.filter(isNews).map(({ item }) => ({ ...optional('before', series.get(item.id)), after: item })),
  }
}

/** A sheet as it was stored before. */
interface Before {
  readonly sheet: Sheet | undefined
  readonly draft: DraftRecord | undefined
  readonly touchedAt: string | undefined
}

function touchedSheet(
  { sheet: ours, draft, touchedAt }: Before,
  sheet: Sheet,
  binned: BinnedSheet | undefined,
): TouchedSheet {
  const there = (ours?.journal ?? []).map(({ id }) => id)
  const old = new Set(there)
  const lines = sheet.journal.flatMap(({ id }) => (old.has(id) ? [] : [id]))
  const one = { id: sheet.id, lines, there }
  if (binned !== undefined) return { ...one, from: 'bin', binned }
  if (ours === undefined) return { ...one, from: 'new' }
  const header = { before: columnsOf(ours), after: columnsOf(sheet) }
  return { ...one, from: 'store', header, ...optional('draft', draft), ...optional('touchedAt', touchedAt) }
}

function columnsOf({ players, startedAt }: Sheet): Pick<Header, 'players' | 'startedAt'> {
  return { players, startedAt }
}

function optional<K extends string, T>(key: K, value: T | undefined): { readonly [P in K]?: T } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: T }
}
