/** What a link carries of a sheet: how it reads now, without its history. */
import { compareLines } from '../model/instant.ts'
import { linesInEffect } from '../journal/journal.ts'
import { placeOf } from '../journal/line-ids.ts'
import { oldestLines } from '../journal/place-holders.ts'
import { recordsOf } from '../model/people.ts'
import type { EntryLine, Line, Pad, Person, SetLine, Sheet, UndoLine } from '../model/sheet.ts'

/**
 * The same sheet with only the lines that are needed to show it. They are the sheet's own lines, unchanged, so that a change
 * to one of them on another phone changes the same line here. One kind is new: where a row's first line is left out, a place
 * holder with the same instant stands for it. Superseded lines and undone rows are left out; of the undo lines, only those
 * stay that an older copy may need.
 * Laws: applied twice it gives the same as once; merged with an older, equal or newer copy of the sheet, it reads as the
 * newer of the two.
 */
export function toCurrentLines(sheet: Sheet): Sheet {
  const { journal } = sheet
  const taken = new Set(journal.flatMap((line) => ('undo' in line ? [line.id, line.undo] : [line.id])))
  const inEffect = new Set(linesInEffect(journal))
  const subjects = subjectsOf(journal)
  const kept = new Set<Line>()
  const away: Line[] = []
  for (const { lines, counts } of subjects) {
    const now = lines.findLast((line) => inEffect.has(line) && counts(line))
    if (now !== undefined) kept.add(now)
    away.push(...lines.filter((line) => !inEffect.has(line)))
  }
  for (const place of placesOf(journal, kept, taken)) kept.add(place)
  for (const undo of guardsOf(journal, inEffect, kept, away)) kept.add(undo)
  return { ...sheet, journal: [...kept].toSorted(compareLines) }
}

/** The lines that write one row or one setting, oldest first. The newest in effect that `counts` is what it reads now. */
interface Subject {
  readonly lines: readonly (EntryLine | SetLine)[]
  readonly counts: (line: Line) => boolean
}

function subjectsOf(journal: readonly Line[]): readonly Subject[] {
  const rows = new Map<string, EntryLine[]>()
  const keys = new Map<string, SetLine[]>()
  const add = <L extends Line>(to: Map<string, L[]>, name: string, line: L) => {
    if (to.get(name)?.push(line) === undefined) to.set(name, [line])
  }
  for (const line of journal) {
    if ('entry' in line) add(rows, line.row, line)
    else if ('set' in line) for (const key of Object.keys(line.set)) add(keys, key, line)
  }
  return [
    ...[...rows.values()].map((lines) => ({
      lines,
      counts: (line: Line) => line !== lines[0] || lines[0].entry !== null,
    })),
    ...[...keys.values()].map((lines) => ({ lines, counts: () => true })),
  ]
}

/** The line that fixes the place of each row kept, and of each row that one of these was inserted after. */
function placesOf(journal: readonly Line[], kept: ReadonlySet<Line>, taken: ReadonlySet<string>): readonly Line[] {
  const oldest = oldestLines(journal)
  const rows = new Set([...kept].flatMap((line) => ('entry' in line ? [line.row] : [])))
  for (const row of rows) {
    const after = oldest.get(row)!.after
    if (typeof after === 'string' && oldest.has(after)) rows.add(after)
  }
  return [...rows].map((row) => {
    const first = oldest.get(row)!
    return kept.has(first) || first.entry === null ? first : (placeHolder(first, taken) ?? first)
  })
}

function placeHolder({ id, at, row, after }: EntryLine, taken: ReadonlySet<string>): EntryLine | undefined {
  const place = placeOf(id)
  if (place === undefined || taken.has(place)) return undefined
  return { id: place, at, row, ...(after !== undefined && { after }), entry: null }
}

/**
 * The undo lines that a copy with more history needs: those that keep the `away` lines undone, and those that undo an undo of
 * a kept line. Undo lines whose line is missing here came from a link as such guards, and stay. A line in effect needs no
 * guard while no undo of it is in effect.
 */
function guardsOf(
  journal: readonly Line[],
  inEffect: ReadonlySet<Line>,
  kept: Iterable<Line>,
  away: readonly Line[],
): ReadonlySet<UndoLine> {
  const undos = undosByLine(journal)
  const guards = new Set(undos.strangers.filter((undo) => inEffect.has(undo)))
  const wanted: Line[] = [...kept, ...guards]
  const unwanted: Line[] = [...away, ...undos.strangers]
  while (wanted.length > 0 || unwanted.length > 0) {
    const line = unwanted.pop()
    const guard = line && undos.of(line).find((undo) => inEffect.has(undo))
    if (guard !== undefined && !guards.has(guard)) {
      guards.add(guard)
      wanted.push(guard)
    }
    const next = wanted.pop()
    if (next !== undefined) unwanted.push(...undos.of(next))
  }
  return guards
}

/** The undo lines by the line they undo; `strangers` are those whose line is missing. */
function undosByLine(journal: readonly Line[]) {
  const here = new Set<string>()
  const byLine = new Map<string, UndoLine[]>()
  const strangers: UndoLine[] = []
  const all = new Set(journal.map(({ id }) => id))
  for (const line of journal) {
    if ('undo' in line) {
      if (!all.has(line.undo)) strangers.push(line)
      else if (here.has(line.undo) && byLine.get(line.undo)?.push(line) === undefined) byLine.set(line.undo, [line])
    }
    here.add(line.id)
  }
  return { strangers, of: ({ id }: Line): readonly UndoLine[] => byLine.get(id) ?? [] }
}

/** What a link carries of a pad with one sheet or one preset. */
export function toCurrentPad({ people, series, presets, sheets: [sheet] }: Pad): Pad {
  if (sheet === undefined) return { people: [], series: [], presets, sheets: [] }
  const condensed = toCurrentLines(sheet)
  const named = new Set(condensed.journal.map((line) => ('set' in line ? line.set.series : undefined)))
  return {
    people: peopleToTell(sheet, people),
    series: series.filter(({ id }) => named.has(id)),
    presets: [],
    sheets: [condensed],
  }
}

/** The people a link must list: those whose name differs from their column's, or who have several records. */
function peopleToTell({ players }: Sheet, people: readonly Person[]): readonly Person[] {
  const told = new Set<Person>()
  for (const { name, person } of players) {
    if (person === undefined) continue
    const records = recordsOf([person], people)
    const says = records.every((one) => one.name === name && one.mergedInto === undefined)
    if (!says) for (const one of records) told.add(one)
  }
  return people.filter((person) => told.has(person))
}
