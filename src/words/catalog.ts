/** Words in every language, each language loaded alone. */
import { type Locale, LOCALES } from './locale.ts'

/** The type of the other languages' words, from the Danish ones: the same keys, and functions of the same arguments. */
export type SameWords<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : T[K] extends string
      ? string
      : SameWords<T[K]>
}

/** Words by language. Throws when a language is read that is not loaded. */
export type Catalog<W> = Readonly<Record<Locale, W>>

/** A module of words in one language. */
type Load<W> = () => Promise<{ readonly words: W }>

const catalogs: ((locale: Locale) => Promise<void>)[] = []
const wanted = new Set<Locale>()

/** Each language by its dynamic import, so that it becomes a chunk of its own. */
export function defineWords<W extends object>(load: Readonly<Record<Locale, Load<W>>>): Catalog<W> {
  const loaded = new Map<Locale, W>()
  catalogs.push(async (locale) => {
    if (!loaded.has(locale)) loaded.set(locale, (await load[locale]()).words)
  })
  return byLocale((locale) => {
    const words = loaded.get(locale)
    if (words === undefined) throw new Error(`the words in ${locale} are not loaded`)
    return words
  })
}

/** Both catalogs as one; of a key in both, the second one's word holds. */
export function mergeWords<A extends object, B extends object>(first: Catalog<A>, second: Catalog<B>): Catalog<A & B> {
  const merged = new Map<Locale, A & B>()
  return byLocale((locale) => {
    const words = merged.get(locale) ?? { ...first[locale], ...second[locale] }
    merged.set(locale, words)
    return words
  })
}

/** Loads this language for every catalog defined so far. Without one: for those defined since, the languages loaded before. */
export async function loadWords(locale?: Locale): Promise<void> {
  if (locale !== undefined) wanted.add(locale)
  await Promise.all(catalogs.flatMap((load) => [...wanted].map(load)))
}

/** A module that is loaded on demand, together with the words it defines. */
export async function withWords<M>(module: Promise<M>): Promise<M> {
  const loaded = await module
  await loadWords()
  return loaded
}

function byLocale<W>(wordsIn: (locale: Locale) => W): Catalog<W> {
  const getters = LOCALES.map((locale) => [locale, { get: () => wordsIn(locale), enumerable: true }] as const)
  return Object.defineProperties({}, Object.fromEntries(getters)) as Catalog<W>
}
