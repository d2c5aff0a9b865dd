import { type Locale, LOCALES } from '../kernel/message.ts'

/** The first preferred language that the app has; Danish when it has none of them. */
export function preferredLocale(languages: readonly string[]): Locale {
  const spoken = languages.map((tag) => tag.toLowerCase().split('-')[0])
  return spoken.map((language) => LOCALES.find((locale) => locale === language)).find((locale) => locale) ?? 'da'
}
