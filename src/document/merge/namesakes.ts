/** People who come under a name that is known here: the same, or another of that name. */
import { makeKnownResolver, makeResolver } from '../model/people.ts'
import type { Pad, Person } from '../model/sheet.ts'

export interface Namesake {
  /** Who comes. */
  readonly person: string
  readonly name: string
  /** Those of that name who are known here, by id. */
  readonly candidates: readonly string[]
  /** Which of them it is; `null`: another. Undefined while there are several and nobody has said which. */
  readonly answer: string | null | undefined
}

/** By person who comes: who that is here, or `null`. */
export type PeopleAnswers = Readonly<Record<string, string | null>>

/** Nobody knows more people of one name; a file that would claim so is not asked about at length. */
const MOST_CANDIDATES = 20

/** The same name, however it was typed. */
export function sameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b)
}

function nameKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}

/**
 * Who has to be asked about. Two who sit at one table are two: nobody is taken for somebody they sit with.
 * A single candidate is the answer until another is given.
 */
export function namesakesOf(known: readonly Person[], coming: Pad, answers: PeopleAnswers): readonly Namesake[] {
  const resolve = makeResolver([...known, ...coming.people])
  const resolveKnown = makeKnownResolver([...known, ...coming.people, ...impliedIn(coming)])
  const named = new Map<string, Person[]>()
  for (const person of known) {
    if (resolveKnown(person.id) !== person.id) continue
    const key = nameKey(person.name)
    if (named.get(key)?.push(person) === undefined) named.set(key, [person])
  }
  const merged = new Set(coming.people.flatMap(({ id, mergedInto }) => (mergedInto === undefined ? [] : [id])))
  const here = new Set(known.map(({ id }) => resolve(id)))
  const mates = tablesOf(coming, resolve)
  const strangers = [...coming.people, ...impliedIn(coming)]
  return strangers.flatMap(({ id, name }): readonly Namesake[] => {
    if (merged.has(id) || here.has(id) || resolve(id) !== id) return []
    const sitsWith = mates.get(id)
    const candidates = (named.get(nameKey(name)) ?? [])
      .slice(0, MOST_CANDIDATES)
      .map((person) => person.id)
      .filter((one) => !sitsWith?.has(one))
    if (candidates.length === 0) return []
    const answer = answerAmong(candidates, answers[id])
    if (typeof answer === 'string') for (const mate of sitsWith ?? []) mates.get(mate)?.add(answer)
    return [{ person: id, name, candidates, answer }]
  })
}

function answerAmong(candidates: readonly string[], given: string | null | undefined): string | null | undefined {
  if (given === null || candidates.some((one) => one === given)) return given
  return candidates.length === 1 ? candidates[0] : undefined
}

/** With whom each person sits on some sheet. */
function tablesOf({ sheets }: Pad, resolve: (id: string) => string): ReadonlyMap<string, Set<string>> {
  const mates = new Map<string, Set<string>>()
  for (const { players } of sheets) {
    const table = players.flatMap(({ person }) => (person === undefined ? [] : [resolve(person)]))
    for (const one of table) {
      const tablemates = mates.get(one) ?? new Set()
      mates.set(one, tablemates)
      for (const other of table) if (other !== one) tablemates.add(other)
    }
  }
  return mates
}

/** People whom only a column names, under the name it gives them. */
export function impliedIn({ people, sheets }: Pad): readonly Person[] {
  const listed = new Set(people.map(({ id }) => id))
  const implied = new Map<string, Person>()
  for (const { name, person } of sheets.flatMap(({ players }) => players)) {
    if (person !== undefined && !listed.has(person)) implied.set(person, { id: person, name })
  }
  return [...implied.values()]
}

/** The people who come, those known here merged into whom they are. */
export function identified(coming: Pad, namesakes: readonly Namesake[]): readonly Person[] {
  const same = new Map(
    namesakes.flatMap(({ person, name, answer }) =>
      typeof answer === 'string' ? [[person, { id: person, name, mergedInto: answer }]] : [],
    ),
  )
  const listed = coming.people.map((person) => {
    const known = same.get(person.id)
    same.delete(person.id)
    return known === undefined ? person : { ...person, mergedInto: known.mergedInto }
  })
  return [...listed, ...same.values()]
}
