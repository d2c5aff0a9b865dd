/** Imported people whose name is known here: are they the same person, or another of that name? */
import { makeKnownResolver, makeResolver } from '../model/people.ts'
import type { Pad, Person } from '../model/sheet.ts'

export interface Namesake {
  /** Id of the imported person. */
  readonly person: string
  readonly name: string
  /** Ids of the people here with that name. */
  readonly candidates: readonly string[]
  /** Which candidate it is; `null`: none of them. Undefined while there are several and the user has not answered. */
  readonly answer: string | null | undefined
}

/** By id of the imported person: the id of the same person here, or `null` for none. */
export type PeopleAnswers = Readonly<Record<string, string | null>>

/** Limits the question for a file with absurdly many people of one name. */
const MOST_CANDIDATES = 20

/** Whether two names are equal, ignoring case, outer spaces and Unicode form. */
export function sameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b)
}

function nameKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}

/**
 * The imported people to ask about. People who sit on the same sheet are never the same person, so they are no candidates.
 * A single candidate is the answer unless the user gives another.
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

/** By person: everyone they share a sheet with. */
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

/** The people that only columns name, with the name given there. */
export function impliedIn({ people, sheets }: Pad): readonly Person[] {
  const listed = new Set(people.map(({ id }) => id))
  const implied = new Map<string, Person>()
  for (const { name, person } of sheets.flatMap(({ players }) => players)) {
    if (person !== undefined && !listed.has(person)) implied.set(person, { id: person, name })
  }
  return [...implied.values()]
}

/** The imported people, each merged into the person here that the answers say they are. */
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
