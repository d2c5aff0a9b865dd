/** What comes in from a file or a link: looked at first, then taken in as a whole or not at all. */
import { type Answers, type Here, type ItemPlan, type Plan, planArrival, type SheetPlan } from '../sheet/arrivals.ts'
import { makeInstant } from '../sheet/instant.ts'
import { makeNaming } from '../sheet/names.ts'
import { impliedIn } from '../sheet/namesakes.ts'
import { makeResolver } from '../sheet/people.ts'
import type { Refusal } from '../sheet/refusal.ts'
import type { Pad, Person, Sheet } from '../sheet/sheet.ts'
import { readKept } from './bin.ts'
import { attempt } from './connection.ts'
import { keepCopy } from './copies.ts'
import type { BinRecord, BinnedSheet, PersonRecord, Touched, TouchedSheet } from './database.ts'
import { readPad } from './export.ts'
import { passItems } from './gate.ts'
import { markKept } from './marker.ts'
import { personOf } from './people.ts'
import { putAll } from './sheets.ts'
import { gameOn, type Shelf } from './shelf.ts'
import { sameHeader } from './undo-sheets.ts'

export interface Preview {
  readonly plan: Plan
  /** Of those known here by the name of somebody who comes: when they last played, and with whom. */
  readonly company: ReadonlyMap<string, Pick<PersonRecord, 'playedAt' | 'playedWith'>>
  /** What was here: another answer need not look again. */
  readonly seen: Seen
}
export interface Seen {
  readonly here: Here
  /** The sheets that were looked for. */
  readonly ids: ReadonlySet<string>
}

export type Taken =
  /** `copy`: of the pad as it was before. */
  | { readonly kind: 'taken'; readonly copy: string; readonly sheets: readonly string[] }
  /** Nothing was new. */
  | { readonly kind: 'known' }
  /** There was something to choose, and what is here was chosen. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** What would happen now. Writes nothing. */
export function previewOf(shelf: Shelf, coming: Pad, answers?: Answers, before?: Seen): Promise<Preview> {
  const { db } = shelf
  return attempt(shelf, () =>
    db.transaction('r', db.tables, async () => {
      const { plan, seen } = await planIn(shelf, coming, answers, before)
      const asked = plan.namesakes.flatMap(({ candidates }) => candidates)
      const known = (await db.people.bulkGet(asked)).filter((person) => person !== undefined)
      return { plan, seen, company: new Map(known.map((person) => [person.id, person])) }
    }),
  )
}

/** Everything at once, behind a safety copy; what is in store at that moment counts, not what was previewed. */
export async function takeIn(from: Shelf, coming: Pad, answers?: Answers): Promise<Taken> {
  const { db } = from
  const taken = await attempt(from, () =>
    db.transaction('rw', db.tables, async (): Promise<Taken> => {
      const shelf = atOneInstant(from)
      const arrival = await planIn(shelf, coming, answers)
      const { plan } = arrival
      if (plan.refusal !== undefined) return { kind: 'refused', refusal: plan.refusal }
      if (!plan.changes) return { kind: 'known' }
      if (!writes(plan)) return { kind: 'kept' }
      const people = await peopleOf(shelf, plan)
      const touched = await touchedBy(shelf, arrival, people)
      const copy = await keepCopy(shelf, 'import', touched)
      await write(shelf, arrival, people)
      return { kind: 'taken', copy, sheets: plan.sheets.filter(isTaken).map(({ sheet }) => sheet.id) }
    }),
  )
  if (taken.kind === 'taken' && taken.sheets.length > 0) markKept(from)
  return taken
}

/** All that comes in is touched when the copy before it was made: that tells it from what is written after. */
function atOneInstant(shelf: Shelf): Shelf {
  const at = shelf.pen.now()
  return { ...shelf, pen: { ...shelf.pen, now: () => at } }
}

const isTaken = ({ kind, answer }: SheetPlan): boolean => kind !== 'known' && answer !== 'leave'
const isNews = ({ kind, choice }: ItemPlan<unknown>): boolean =>
  kind !== 'known' && (kind === 'binned' || choice?.answer !== 'ours')
const writes = ({ sheets, people, presets, series }: Plan): boolean =>
  sheets.some(isTaken) || [people, presets, series].some((items) => items.some(isNews))

interface Arrival {
  readonly here: Here
  readonly plan: Plan
  readonly seen: Seen
}

/** Looks for more until nothing is missed: a copy that was kept beside ours before is looked for by its own id. */
async function planIn(shelf: Shelf, coming: Pad, answers?: Answers, before?: Seen): Promise<Arrival> {
  const ids = new Set(before?.ids ?? coming.sheets.map(({ id }) => id))
  let here = before?.here ?? (await hereOf(shelf, coming, [...ids]))
  for (;;) {
    const plan = planArrival(here, coming, (id) => gameOn(shelf, id), answers)
    const missed = plan.sheets.filter(({ kind, sheet }) => kind === 'apart' && !ids.has(sheet.id))
    if (missed.length === 0) return { here, plan, seen: { here, ids } }
    for (const { sheet } of missed) ids.add(sheet.id)
    here = await hereOf(shelf, coming, [...ids])
  }
}

async function hereOf(shelf: Shelf, coming: Pad, ids: readonly string[]): Promise<Here> {
  const { db } = shelf
  const stored = await readPad(shelf, ids)
  const unreadable = new Set(stored.left.map(({ id }) => id))
  const inStore = new Set([...stored.pad.sheets.map(({ id }) => id), ...unreadable])
  const sheets: Sheet[] = [...stored.pad.sheets]
  const binned = new Set<string>()
  for (const kept of await sheetsInBin(shelf, ids)) {
    if (inStore.has(kept.id)) continue
    const read = readKept(shelf, kept)
    if ('refusal' in read) unreadable.add(kept.id)
    else {
      binned.add(kept.id)
      sheets.push(read.sheet)
    }
  }
  const found = (await db.presets.bulkGet(coming.presets.map(({ id }) => id))).filter((preset) => preset !== undefined)
  const presets = [...passItems(shelf.games, 'presets', found).items]
  const live = new Set(found.map(({ id }) => id))
  for (const kept of await db.bin.bulkGet(coming.presets.map(({ id }): [string, string] => ['preset', id]))) {
    if (kept?.kind !== 'preset' || live.has(kept.id)) continue
    const [preset] = passItems(shelf.games, 'presets', [kept.preset]).items
    if (preset === undefined) continue
    binned.add(kept.id)
    presets.push(preset)
  }
  const stands = (await db.people.orderBy('playedAt').toArray()).toReversed()
  const implied = new Set(stands.flatMap((person) => (person.implied ? [person.id] : [])))
  const people = passItems(shelf.games, 'people', stands.map(personOf)).items
  return {
    pad: {
      people: people.filter(({ id }) => !implied.has(id)),
      presets,
      series: passItems(shelf.games, 'series', await db.series.toArray()).items,
      sheets,
    },
    implied: people.filter(({ id }) => implied.has(id)),
    binned,
    unreadable,
  }
}

async function sheetsInBin({ db }: Shelf, ids: readonly string[]): Promise<readonly BinnedSheet[]> {
  const kept = await db.bin.bulkGet(ids.map((id): [string, string] => ['sheet', id]))
  return kept.flatMap((record) => (record?.kind === 'sheet' ? [record] : []))
}

/** The records of people that the arrival writes: those who come, and those whom only a column names. */
async function peopleOf({ db }: Shelf, { people, sheets, result }: Plan): Promise<readonly PersonRecord[]> {
  const taken = sheets.filter(({ answer }) => answer !== 'leave').map(({ sheet }) => sheet)
  const listed = people.filter(isNews).map(({ item }) => item)
  const implied = impliedIn({ people: result.people, presets: [], series: [], sheets: taken })
  const known = await db.people.toArray()
  const before = new Map(known.map((person) => [person.id, person]))
  const company = companyOf(taken, result.people, known)
  const recordOf = (person: Person, more: { readonly implied?: true } = {}): PersonRecord => {
    const { playedAt, playedWith } = before.get(person.id) ?? company.get(person.id) ?? NEVER
    return { ...person, playedAt, playedWith, ...more }
  }
  return [
    ...listed.map((person) => recordOf(person)),
    ...implied.filter(({ id }) => !before.has(id)).map((person) => recordOf(person, { implied: true })),
  ]
}

type Company = Pick<PersonRecord, 'playedAt' | 'playedWith'>
const NEVER: Company = { playedAt: '', playedWith: [] }

/** When each person sat down last, and with whom: on these sheets, or as is known of those who turned out to be the same. */
function companyOf(
  sheets: readonly Sheet[],
  people: readonly Person[],
  known: readonly PersonRecord[],
): ReadonlyMap<string, Company> {
  const nameOf = makeNaming(people)
  const resolve = makeResolver(people)
  const company = new Map<string, Company>()
  const add = (person: string, { playedAt, playedWith }: Company) => {
    for (const id of new Set([person, resolve(person)])) {
      if ((company.get(id) ?? NEVER).playedAt < playedAt) company.set(id, { playedAt, playedWith })
    }
  }
  for (const record of known) add(record.id, record)
  for (const { players, startedAt } of sheets) {
    for (const { person } of players) {
      if (person === undefined) continue
      const others = players.filter((other) => other.person !== person)
      add(person, { playedAt: startedAt, playedWith: others.map(nameOf) })
    }
  }
  return company
}

/** What the arrival adds, to be taken away again. */
async function touchedBy({ db }: Shelf, { here, plan }: Arrival, people: readonly PersonRecord[]): Promise<Touched> {
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
  const before = new Map((await db.people.bulkGet(people.map(({ id }) => id))).map((person) => [person?.id, person]))
  const old = <T extends { readonly id: string }>(list: readonly T[]) => new Map(list.map((item) => [item.id, item]))
  const [presets, series] = [old(here.pad.presets), old(here.pad.series)]
  return {
    sheets: plan.sheets.filter(isTaken).map(({ kind, sheet }) => {
      const binned = binnedSheets.get(sheet.id)
      return touchedSheet(ours.get(sheet.id), sheet, kind === 'binned' && binned?.kind === 'sheet' ? binned : undefined)
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

function touchedSheet(ours: Sheet | undefined, sheet: Sheet, binned: BinnedSheet | undefined): TouchedSheet {
  const there = (ours?.journal ?? []).map(({ id }) => id)
  const old = new Set(there)
  const lines = sheet.journal.flatMap(({ id }) => (old.has(id) ? [] : [id]))
  const one = { id: sheet.id, lines, there }
  if (binned !== undefined) return { ...one, from: 'bin', binned }
  if (ours === undefined) return { ...one, from: 'new' }
  const columns = ({ players, startedAt }: Sheet) => ({ players, startedAt })
  const header = { before: columns(ours), after: columns(sheet) }
  return { ...one, from: 'store', ...(!sameHeader(ours, sheet) && { header }) }
}

const isBinned = ({ kind }: { readonly kind: string }): boolean => kind === 'binned'

function optional<K extends string, T>(key: K, value: T | undefined): { readonly [P in K]?: T } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: T }
}

async function write(shelf: Shelf, { here, plan }: Arrival, people: readonly PersonRecord[]): Promise<void> {
  const { db } = shelf
  const ours = new Map(here.pad.sheets.map((sheet) => [sheet.id, sheet]))
  const taken = plan.sheets.filter(isTaken).map(({ kind, sheet }) => {
    const there = new Set(kind === 'grown' ? ours.get(sheet.id)?.journal.map(({ id }) => id) : [])
    return { sheet, news: sheet.journal.filter(({ id }) => !there.has(id)) }
  })
  await putAll(shelf, taken)
  await takeOutOfBin(
    shelf,
    plan.sheets.filter(isBinned).map(({ sheet }) => sheet.id),
  )
  await db.people.bulkPut([...people])
  await keepUnread(
    shelf,
    plan.presets.filter(isNews).map(({ item }) => item.id),
  )
  await db.presets.bulkPut(plan.presets.filter(isNews).map(({ item }) => item))
  await db.bin.bulkDelete(plan.presets.filter(isBinned).map(({ item }): [string, string] => ['preset', item.id]))
  await db.series.bulkPut(plan.series.filter(isNews).map(({ item }) => item))
}

/** House rules that cannot be read make room for those that come under their id, and lie in the bin under another. */
async function keepUnread({ db, games, pen, uuid }: Shelf, presets: readonly string[]): Promise<void> {
  const there = (await db.presets.bulkGet([...presets])).filter((found) => found !== undefined)
  const unread = new Set(passItems(games, 'presets', there).left.map(({ id }) => id))
  for (const preset of there.filter(({ id }) => unread.has(id))) {
    const id = uuid()
    await db.bin.put({ kind: 'preset', id, at: makeInstant(pen.now()), preset: { ...preset, id } })
  }
}

async function takeOutOfBin(shelf: Shelf, ids: readonly string[]): Promise<void> {
  const { db } = shelf
  const kept = await sheetsInBin(shelf, ids)
  await db.drafts.bulkPut(kept.flatMap(({ draft }) => draft ?? []))
  await db.bin.bulkDelete(ids.map((id): [string, string] => ['sheet', id]))
}
