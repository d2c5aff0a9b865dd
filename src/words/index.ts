/** The words in the chosen language: `words` as they are, `t` for the messages of a game. */
import {
  type AsyncComponentLoader,
  computed,
  type ComputedRef,
  defineAsyncComponent,
  inject,
  type InjectionKey,
} from 'vue'
import type { Component, Plugin, Ref } from 'vue'
import type { Game } from '../kernel/contract.ts'
import { type Message, type Names, type Words, render } from '../kernel/message.ts'
import { appWords } from './app-words.ts'
import { type Catalog, withWords } from './catalog.ts'
import type { AppWords } from './da/index.ts'
import { type Format, formatFor } from './format.ts'
import type { Locale } from './locale.ts'

const NOBODY: Names = { seat: (seat) => `${seat + 1}`, side: (side) => `${side + 1}` }

export interface Language {
  readonly locale: Readonly<Ref<Locale>>
  readonly format: ComputedRef<Format>
  /** A message of a game or of the kernel as text, with names for seats and columns. */
  readonly t: (message: Message, game: Game, names?: Names) => string
  /** A word of a game without arguments: its name, a label, a choice. */
  readonly wordOf: (game: Game, key: string) => string
  readonly wordsOf: (game: Game) => Words
  readonly signed: Format['signed']
  readonly number: Format['number']
  readonly list: Format['list']
  /** The app's clock, in milliseconds since 1970. */
  readonly now: () => number
  /** The day of an ISO instant in words, with the year when it is not this year. */
  readonly date: (instant: string, length?: 'long' | 'short') => string
}

const languageKey: InjectionKey<Language> = Symbol('language')

export function makeLanguage(locale: Readonly<Ref<Locale>>, now: () => number): Language {
  const format = computed(() => formatFor(locale.value))
  const wordsOf = (game: Game): Words => game.words[locale.value]
  const t: Language['t'] = (message, game, names = NOBODY) => render(message, wordsOf(game), names)
  return {
    locale,
    format,
    t,
    wordOf: (game, key) => t({ key, args: [] }, game),
    wordsOf,
    signed: (value) => format.value.signed(value),
    number: (value) => format.value.number(value),
    list: (items) => format.value.list(items),
    now,
    date: (instant, length = 'long') =>
      (length === 'long' ? format.value.day : format.value.shortDay)(new Date(instant), new Date(now())),
  }
}

/** A plugin that provides the language to every component: `app.use(languageIn(locale, now))`. */
export function languageIn(locale: Readonly<Ref<Locale>>, now: () => number): Plugin {
  return { install: (app) => void app.provide(languageKey, makeLanguage(locale, now)) }
}

/** The language, and the words of a catalog in it; by default the app's. */
export function useWords(): Language & { readonly words: ComputedRef<AppWords> }
export function useWords<W>(catalog: Catalog<W>): Language & { readonly words: ComputedRef<W> }
export function useWords(catalog: Catalog<unknown> = appWords) {
  const language = inject(languageKey)
  if (language === undefined) throw new Error('no language: app.use(languageIn(locale, now)) is missing')
  return { ...language, words: computed(() => catalog[language.locale.value]) }
}

/** A component that is loaded on demand, and shown once its words are loaded too. */
export function lazyComponent<C extends Component>(load: AsyncComponentLoader<C>): C {
  return defineAsyncComponent<C>(() => withWords(load()))
}
