/** What a link carries of a sheet: what it reads now, without its history. */
import { compareLines } from '../model/instant.ts'
import { linesInEffect } from '../journal/journal.ts'
import { placeOf } from '../journal/line-ids.ts'
import { oldestLines } from '../journal/place-holders.ts'
import { recordsOf } from '../model/people.ts'
import type { EntryLine, Line, Pad, Person, SetLine, Sheet, UndoLine } from '../model/sheet.ts'

/**
 * The same sheet with the fewest lines that show it. They are lines of the sheet, word for word, so that whatever is done
 * to them on another phone is done to the same line here; all but one kind: where the line a row was first written by no
 * longer counts, a place holder of the same instant stands for it. What was amended away is left out, and so are undone
 * rows; of the undos only those that keep away what an older copy may still have.
 * Laws: condensing twice is condensing once; merged into the sheet as it was, as it is or as it becomes, it shows what the
 * newest of them shows.
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

/** The lines that write one thing, oldest first: a row, or what is set under one key. The newest that counts is what it reads. */
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

/** For each row that is kept, and each that another stands behind, the line that says where it stands. */
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
 * The undos that a copy must know of which has more of the history: those that keep `away` lines away, and those that let
 * the kept ones be. Undos of lines that are not here came as such guards themselves. A line in effect needs no guard:
 * no undo of it is in effect.
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

/** The undos of each line; `strangers` are those whose line is not there. */
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

/** Of a pad with one sheet, or one preset, what a link to it carries. */
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

/** Those who are called otherwise than their column says, or have several records: then all of these are told. */
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
