/** Formats numbers, dates and lists in the language of the app, by Intl. */
import type { Locale } from './locale.ts'

const REGIONS: Readonly<Record<Locale, string>> = { da: 'da-DK', de: 'de-DE', en: 'en-GB' }
const MINUS = '−'
/** Digits are grouped by a narrow no-break space in every language, never by a sign that could be a decimal mark. */
const GROUP = '\u202f'

export interface Format {
  /** `−13 510`, `0`, `8`; never "−0". */
  readonly number: (value: number) => string
  /** `+8`, `−5`, `0`. */
  readonly signed: (value: number) => string
  /** `lørdag 28. november`, with the year when it is not this one. */
  readonly day: (instant: Date, now: Date) => string
  /** `28. nov.`, with the year when it is not this one. */
  readonly shortDay: (instant: Date, now: Date) => string
  /** `november 2026` */
  readonly month: (instant: Date) => string
  readonly time: (instant: Date) => string
  /** `4, 5 eller 6` */
  readonly either: (items: readonly string[]) => string
  /** `Anna, Bo og Carl` */
  readonly list: (items: readonly string[]) => string
  /** Minor units (øre, cents) in a currency. */
  readonly money: (minorUnits: number, currency: string) => string
  /** `84 kB`, `1,2 MB` */
  readonly size: (bytes: number) => string
}

export function formatFor(locale: Locale): Format {
  const region = REGIONS[locale]
  const digits = new Intl.NumberFormat(region, { useGrouping: true, maximumFractionDigits: 20 })
  const lists = new Intl.ListFormat(region, { type: 'conjunction' })
  const alternatives = new Intl.ListFormat(region, { type: 'disjunction' })
  const kilobytes = new Intl.NumberFormat(region, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  const megabytes = new Intl.NumberFormat(region, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const months = new Intl.DateTimeFormat(region, { month: 'long', year: 'numeric' })
  const times = new Intl.DateTimeFormat(region, { hour: '2-digit', minute: '2-digit' })

  const number = (value: number): string =>
    digits
      .formatToParts(value + 0)
      .map(({ type, value: part }) => (type === 'group' ? GROUP : type === 'minusSign' ? MINUS : part))
      .join('')
  const day = (options: Intl.DateTimeFormatOptions) => {
    const thisYear = new Intl.DateTimeFormat(region, options)
    const anyYear = new Intl.DateTimeFormat(region, { ...options, year: 'numeric' })
    return (instant: Date, now: Date) =>
      (instant.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(instant)
  }

  return {
    number,
    signed: (value) => (value > 0 ? `+${number(value)}` : number(value)),
    day: day({ weekday: 'long', day: 'numeric', month: 'long' }),
    shortDay: day({ weekday: 'short', day: 'numeric', month: 'short' }),
    month: (instant) => months.format(instant),
    time: (instant) => times.format(instant),
    either: (items) => alternatives.format(items),
    list: (items) => lists.format(items),
    money: (minorUnits, currency) => moneyIn(region, currency, minorUnits),
    size: (bytes) => (bytes < 1_000_000 ? kilobytes.format(bytes / 1000) : megabytes.format(bytes / 1_000_000)),
  }
}

function moneyIn(region: string, currency: string, minorUnits: number): string {
  const format = new Intl.NumberFormat(region, { style: 'currency', currency })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(minorUnits / 10 ** decimals).replace('-', MINUS)
}
