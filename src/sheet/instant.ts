/** Instants as a sheet writes them: UTC, milliseconds, `2026-11-28T19:04:11.120Z`. So written, they sort as text. */
const WRITTEN =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.(?<decimals>\d{1,9}))?Z$/
const LAST = '9999-12-31T23:59:59.999Z'

/** A real instant cut to milliseconds, or undefined. Takes up to nine decimals of a second. */
export function parseInstant(text: string): string | undefined {
  const { day = '', decimals = '' } = WRITTEN.exec(text)?.groups ?? {}
  if (day === '' || (day > '28' && !isInMonth(text.slice(0, 10)))) return undefined
  return decimals.length === 3 ? text : `${text.slice(0, 19)}.${decimals.slice(0, 3).padEnd(3, '0')}Z`
}

/** 30 February would roll over into March. */
function isInMonth(date: string): boolean {
  const ms = Date.parse(`${date}T00:00:00.000Z`)
  return !Number.isNaN(ms) && makeInstant(ms).startsWith(date)
}

/** Never later than the last instant that four digits of a year can write. */
export function makeInstant(ms: number): string {
  return new Date(Math.min(ms, Date.parse(LAST))).toISOString()
}

export function laterBy(ms: number, instant: string): string {
  return makeInstant(Date.parse(instant) + ms)
}
