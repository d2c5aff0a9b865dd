import { parseArgs } from 'node:util'
import { type Locale, LOCALES } from '../words/locale.ts'
import { cliWords } from './words/index.ts'

export const FORMS = ['json', 'table', 'csv', 'merge', 'help'] as const
export interface Wish {
  readonly form: (typeof FORMS)[number]
  readonly locale: Locale
  readonly files: readonly string[]
}
/** Why the arguments are not valid, as text. */
export interface Misunderstood {
  readonly locale: Locale
  readonly why: string
}

export function parseArguments(args: readonly string[]): Wish | Misunderstood {
  const locale = localeIn(args)
  const words = cliWords[locale]
  const given = split(args)
  if (given === undefined) return { locale, why: words.unknownFlag }
  const { values, positionals: files } = given
  if (values.lang !== undefined && !isLocale(values.lang)) return { locale, why: words.unknownLanguage(values.lang) }
  if (values.help) return { form: 'help', locale, files }
  const [form = 'json', ...others] = FORMS.filter((name) => name !== 'json' && values[name])
  if (others.length > 0) return { locale, why: words.oneForm }
  if (form === 'merge' && files.length !== 2) return { locale, why: words.twoFiles }
  if (form !== 'merge' && files.length !== 1) return { locale, why: words.oneFile }
  return { form, locale, files }
}

function split(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        lang: { type: 'string' },
        table: { type: 'boolean' },
        csv: { type: 'boolean' },
        merge: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch {
    return undefined
  }
}

/** The language asked for, even among invalid arguments; else Danish. */
export function localeIn(args: readonly string[]): Locale {
  const asked = args.map((arg, i) => (arg === '--lang' ? args[i + 1] : arg.replace(/^--lang=/, '')))
  return LOCALES.find((locale) => args.some((arg, i) => arg.startsWith('--lang') && asked[i] === locale)) ?? 'da'
}

function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text)
}
