import { compareText } from './order.ts'

/** An ISO instant in UTC, to the second or finer: `2026-11-28T19:04:11.120Z`. */
const WRITTEN =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.(?<decimals>\d{1,9}))?Z$/
const LAST = '9999-12-31T23:59:59.999Z'

/** The instant in canonical form: at least three decimals, without zeros after those. Undefined when it is not a real instant. */
export function parseInstant(text: string): string | undefined {
  const { day = '', decimals = '' } = WRITTEN.exec(text)?.groups ?? {}
  if (day === '' || (day > '28' && !isInMonth(text.slice(0, 10)))) return undefined
  if (decimals.length === 3) return text
  const finer = decimals.slice(3).replace(/0+$/, '')
  return `${text.slice(0, 19)}.${decimals.slice(0, 3).padEnd(3, '0')}${finer}Z`
}

/** Earlier first. Of instants equal as far as they go, the one with fewer decimals comes first. */
export function compareInstants(a: string, b: string): number {
  return a.length === b.length ? compareText(a, b) : compareText(a.slice(0, -1), b.slice(0, -1))
}

/** Whether the day exists: 30 February would roll over into March. */
function isInMonth(date: string): boolean {
  const ms = Date.parse(`${date}T00:00:00.000Z`)
  return !Number.isNaN(ms) && makeInstant(ms).startsWith(date)
}

/** The instant for milliseconds since 1970, at most the last one of the year 9999. */
export function makeInstant(ms: number): string {
  return new Date(Math.min(ms, Date.parse(LAST))).toISOString()
}

/** The instant so many milliseconds later; finer decimals are dropped. */
export function laterBy(ms: number, instant: string): string {
  return makeInstant(Date.parse(instant) + ms)
}

/** Orders the lines of a journal: by instant, then by id. */
export function compareLines(a: { at: string; id: string }, b: { at: string; id: string }): number {
  return compareInstants(a.at, b.at) || compareText(a.id, b.id)
}
