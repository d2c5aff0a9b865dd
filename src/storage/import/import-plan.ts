/** Looks up what an import meets on this phone, and plans the import. */
import type { Answers, Here, ItemPlan, Plan, SheetPlan } from '../../document/merge/import-plan.ts'
import { planImport } from '../../document/merge/plan-import.ts'
import type { Pad, Sheet } from '../../document/model/sheet.ts'
import { readKept } from '../sheets/sheet-records.ts'
import { isBinnedPreset, isBinnedSheet } from '../library/bin-gate.ts'
import type { BinnedSheet } from '../db/database.ts'
import { readStored } from '../backup/export.ts'
import { passItems } from '../db/gate.ts'
import { peopleIn } from '../library/people.ts'
import { personOf } from '../library/person-gate.ts'
import { gameOn, type StorageContext } from '../db/storage-context.ts'

export interface Seen {
  readonly here: Here
  /** The ids of the sheets looked up. */
  readonly ids: ReadonlySet<string>
}
export interface PlannedImport {
  readonly here: Here
  readonly plan: Plan
  readonly seen: Seen
}

/** Plans the import. A separate copy has another id, so it is looked up in turn, until no new id turns up. */
export async function planIn(
  storage: StorageContext,
  coming: Pad,
  answers?: Answers,
  before?: Seen,
): Promise<PlannedImport> {
  const ids = new Set(before?.ids ?? coming.sheets.map(({ id }) => id))
  let here = before?.here ?? (await hereOf(storage, coming, [...ids]))
  for (;;) {
    const plan = planImport(here, coming, (id) => gameOn(storage, id), answers)
    const missed = plan.sheets.filter(({ kind, sheet }) => kind === 'apart' && !ids.has(sheet.id))
    if (missed.length === 0) return { here, plan, seen: { here, ids } }
    for (const { sheet } of missed) ids.add(sheet.id)
    here = await hereOf(storage, coming, [...ids])
  }
}

export async function hereOf(storage: StorageContext, coming: Pad, ids: readonly string[]): Promise<Here> {
  const { db } = storage
  const stored = await readStored(storage, ids)
  const unreadable = new Set(stored.left.map(({ id }) => id))
  const inStore = new Set([...stored.pad.sheets.map(({ id }) => id), ...unreadable])
  const sheets: Sheet[] = [...stored.pad.sheets]
  const binned = new Set<string>()
  for (const kept of await sheetsInBin(storage, ids)) {
    if (inStore.has(kept.id)) continue
    const read = readKept(storage, kept)
    if ('refusal' in read) unreadable.add(kept.id)
    else {
      binned.add(kept.id)
      sheets.push(read.sheet)
    }
  }
  const found = (await db.presets.bulkGet(coming.presets.map(({ id }) => id))).filter((preset) => preset !== undefined)
  const passed = passItems(storage.games, 'presets', found)
  const presets = [...passed.items]
  for (const { id } of passed.left) unreadable.add(id)
  const live = new Set(found.map(({ id }) => id))
  for (const kept of await db.bin.bulkGet(coming.presets.map(({ id }): [string, string] => ['preset', id]))) {
    if (!isBinnedPreset(kept) || live.has(kept.id)) continue
    const [preset] = passItems(storage.games, 'presets', [kept.preset]).items
    if (preset === undefined) continue
    binned.add(kept.id)
    presets.push(preset)
  }
  const stands = await peopleIn(storage)
  const implied = new Set(stands.flatMap((person) => (person.implied ? [person.id] : [])))
  const people = passItems(storage.games, 'people', stands.map(personOf)).items
  return {
    pad: {
      people: people.filter(({ id }) => !implied.has(id)),
      presets,
      series: passItems(storage.games, 'series', await db.series.toArray()).items,
      sheets,
    },
    implied: people.filter(({ id }) => implied.has(id)),
    binned,
    unreadable,
  }
}

export async function sheetsInBin({ db }: StorageContext, ids: readonly string[]): Promise<readonly BinnedSheet[]> {
  const kept = await db.bin.bulkGet(ids.map((id): [string, string] => ['sheet', id]))
  return kept.filter(isBinnedSheet)
}

export const isTaken = ({ kind, answer }: SheetPlan): boolean => kind !== 'known' && answer !== 'leave'
export const isNews = ({ kind, choice }: ItemPlan<unknown>): boolean =>
  kind !== 'known' && (kind === 'binned' || choice?.answer !== 'ours')
export const isBinned = ({ kind }: { readonly kind: string }): boolean => kind === 'binned'
