/** The languages of the app. Danish comes first: its words are the shape of the others'. */
export const LOCALES = ['da', 'de', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** The first preferred language that the app has; Danish when it has none of them. */
export function preferredLocale(languages: readonly string[]): Locale {
  const spoken = languages.map((tag) => tag.toLowerCase().split('-')[0])
  return spoken.map((language) => LOCALES.find((locale) => locale === language)).find((locale) => locale) ?? 'da'
}
