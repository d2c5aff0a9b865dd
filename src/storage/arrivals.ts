/** What comes in from a file or a link: looked at first, then taken in as a whole or not at all. */
import { type Answers, type Here, type Plan, planArrival, type SheetPlan } from '../sheet/arrivals.ts'
import { roundsOf } from '../sheet/growth.ts'
import { makeNaming } from '../sheet/names.ts'
import { impliedIn } from '../sheet/namesakes.ts'
import { makeResolver } from '../sheet/people.ts'
import type { Refusal } from '../sheet/refusal.ts'
import type { Pad, Person, Sheet } from '../sheet/sheet.ts'
import { readKept } from './bin.ts'
import { attempt } from './connection.ts'
import { keepCopy } from './copies.ts'
import type { BinRecord, BinnedSheet, PersonRecord, Touched } from './database.ts'
import { readPad } from './export.ts'
import { passItems } from './gate.ts'
import { markKept } from './marker.ts'
import { personOf } from './people.ts'
import { put } from './sheets.ts'
import { gameOn, type Shelf } from './shelf.ts'

export interface Preview {
  readonly plan: Plan
  /** Of those known here by the name of somebody who comes: when they last played, and with whom. */
  readonly company: ReadonlyMap<string, Pick<PersonRecord, 'playedAt' | 'playedWith'>>
}

export type Taken =
  /** `copy`: of the pad as it was before. */
  | { readonly kind: 'taken'; readonly copy: string; readonly sheets: readonly string[] }
  /** Nothing was new. */
  | { readonly kind: 'known' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** What would happen now. Writes nothing. */
export function previewOf(shelf: Shelf, coming: Pad, answers?: Answers): Promise<Preview> {
  const { db } = shelf
  return attempt(shelf, () =>
    db.transaction('r', db.tables, async () => {
      const { plan } = await planIn(shelf, coming, answers)
      const asked = plan.namesakes.flatMap(({ candidates }) => candidates)
      const known = (await db.people.bulkGet(asked)).filter((person) => person !== undefined)
      return { plan, company: new Map(known.map((person) => [person.id, person])) }
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
      const people = await peopleOf(shelf, plan)
      const touched = await touchedBy(shelf, plan, people)
      const copy = await keepCopy(shelf, 'import', touched)
      await write(shelf, arrival, people)
      return { kind: 'taken', copy, sheets: plan.sheets.filter(isTaken).map(({ sheet }) => sheet.id) }
    }),
  )
  if (taken.kind === 'taken') markKept(from)
  return taken
}

/** All that comes in is touched when the copy before it was made: that tells it from what is written after. */
function atOneInstant(shelf: Shelf): Shelf {
  const at = shelf.pen.now()
  return { ...shelf, pen: { ...shelf.pen, now: () => at } }
}

const isTaken = ({ kind, answer }: SheetPlan): boolean => kind !== 'known' && answer !== 'leave'
const isNews = ({ kind }: { readonly kind: string }): boolean => kind !== 'known'

interface Arrival {
  readonly here: Here
  readonly plan: Plan
}

async function planIn(shelf: Shelf, coming: Pad, answers?: Answers): Promise<Arrival> {
  const planned = async (ids: readonly string[]): Promise<Arrival> => {
    const here = await hereOf(shelf, coming, ids)
    return { here, plan: planArrival(here, coming, (id) => gameOn(shelf, id), answers) }
  }
  const ids = coming.sheets.map(({ id }) => id)
  const first = await planned(ids)
  // a copy that was kept beside ours before is looked for by its own id
  const copies = first.plan.sheets.filter(({ kind }) => kind === 'apart').map(({ sheet }) => sheet.id)
  return copies.length === 0 ? first : planned([...ids, ...copies])
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

async function touchedBy(shelf: Shelf, plan: Plan, people: readonly PersonRecord[]): Promise<Touched> {
  const { db } = shelf
  const sheets = plan.sheets.filter(isTaken).map(({ sheet }) => sheet)
  const presets = plan.presets.filter(isNews).map(({ item }) => item.id)
  const keys = [
    ...sheets.map(({ id }): [string, string] => ['sheet', id]),
    ...presets.map((id): [string, string] => ['preset', id]),
  ]
  const before = await db.people.bulkGet(people.map(({ id }) => id))
  const bin = (await db.bin.bulkGet(keys)).filter((record): record is BinRecord => record !== undefined)
  return {
    sheets: sheets.map((sheet) => ({ id: sheet.id, lines: sheet.journal.length, rounds: roundsOf(sheet) })),
    people: people.map(({ id }) => id),
    presets,
    series: plan.series.filter(isNews).map(({ item }) => item.id),
    before: { people: before.filter((record) => record !== undefined), bin },
  }
}

async function write(shelf: Shelf, { here, plan }: Arrival, people: readonly PersonRecord[]): Promise<void> {
  const { db } = shelf
  const ours = new Map(here.pad.sheets.map((sheet) => [sheet.id, sheet]))
  for (const { kind, sheet } of plan.sheets.filter(isTaken)) {
    const there = new Set(kind === 'grown' ? ours.get(sheet.id)?.journal.map(({ id }) => id) : [])
    await put(
      shelf,
      sheet,
      sheet.journal.filter(({ id }) => !there.has(id)),
    )
    if (kind === 'binned') await takeOutOfBin(shelf, sheet.id)
  }
  await db.people.bulkPut([...people])
  for (const { kind, item } of plan.presets.filter(isNews)) {
    await db.presets.put(item)
    if (kind === 'binned') await db.bin.delete(['preset', item.id])
  }
  await db.series.bulkPut(plan.series.filter(isNews).map(({ item }) => item))
}

async function takeOutOfBin({ db }: Shelf, id: string): Promise<void> {
  const kept = await db.bin.get(['sheet', id])
  if (kept?.kind === 'sheet' && kept.draft !== undefined) await db.drafts.put(kept.draft)
  await db.bin.delete(['sheet', id])
}
