/** The people an arrival brings, and when and with whom they last sat down. */
import type { Plan } from '../../document/merge/import-plan.ts'
import { makeNaming } from '../../document/model/names.ts'
import { impliedIn } from '../../document/merge/namesakes.ts'
import { makeResolver } from '../../document/model/people.ts'
import type { Person, Sheet } from '../../document/model/sheet.ts'
import { isNews } from './import-plan.ts'
import type { PersonRecord } from '../db/database.ts'
import { readablePeople } from '../library/person-gate.ts'
import type { Shelf } from '../db/storage-context.ts'

/** The records of people that the arrival writes: those who come, and those whom only a column names. */
export async function peopleOf({ db }: Shelf, { people, sheets, result }: Plan): Promise<readonly PersonRecord[]> {
  const taken = sheets.filter(({ answer }) => answer !== 'leave').map(({ sheet }) => sheet)
  const listed = people.filter(isNews).map(({ item }) => item)
  const implied = impliedIn({ people: result.people, presets: [], series: [], sheets: taken })
  const known = readablePeople(await db.people.toArray())
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
