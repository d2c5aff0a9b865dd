/** The words of the app in the chosen language: `t` for its own, `say` for the messages of a game. */
import { computed, type ComputedRef, inject, type InjectionKey, type Plugin, type Ref } from 'vue'
import type { Game } from '../kernel/contract.ts'
import { type Locale, type Message, type Names, type Terms, render } from '../kernel/message.ts'
import { da, type AppWords } from './da/index.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { type Format, formatFor } from './format.ts'

const WORDS: Readonly<Record<Locale, AppWords>> = { da, de, en }
const NOBODY: Names = { seat: (seat) => `${seat + 1}`, side: (side) => `${side + 1}` }

export interface Words {
  readonly locale: Readonly<Ref<Locale>>
  readonly t: ComputedRef<AppWords>
  readonly format: ComputedRef<Format>
  /** A message of a game or of the kernel as text, with names for seats and columns. */
  readonly say: (message: Message, game: Game, names?: Names) => string
  /** A term of a game without arguments: its name, a label, a choice. */
  readonly term: (game: Game, key: string) => string
  readonly termsOf: (game: Game) => Terms
  readonly signed: Format['signed']
  readonly number: Format['number']
  readonly list: Format['list']
  /** The app's clock, in milliseconds since 1970. */
  readonly now: () => number
  /** The day of an ISO instant in words, with the year when it is not this year. */
  readonly date: (instant: string, length?: 'long' | 'short') => string
}

const wordsKey: InjectionKey<Words> = Symbol('words')

export function makeWords(locale: Readonly<Ref<Locale>>, now: () => number): Words {
  const format = computed(() => formatFor(locale.value))
  const termsOf = (game: Game): Terms => game.terms[locale.value]
  const say: Words['say'] = (message, game, names = NOBODY) => render(message, termsOf(game), names)
  return {
    locale,
    t: computed(() => WORDS[locale.value]),
    format,
    say,
    term: (game, key) => say({ key, args: [] }, game),
    termsOf,
    signed: (value) => format.value.signed(value),
    number: (value) => format.value.number(value),
    list: (items) => format.value.list(items),
    now,
    date: (instant, length = 'long') =>
      (length === 'long' ? format.value.day : format.value.shortDay)(new Date(instant), new Date(now())),
  }
}

/** A plugin that provides the words to every component: `app.use(wordsIn(locale, now))`. */
export function wordsIn(locale: Readonly<Ref<Locale>>, now: () => number): Plugin {
  return { install: (app) => void app.provide(wordsKey, makeWords(locale, now)) }
}

export function useWords(): Words {
  const words = inject(wordsKey)
  if (words === undefined) throw new Error('no words: app.use(wordsIn(locale, now)) is missing')
  return words
}

/** The words of a screen that is loaded on demand, in the chosen language. */
export function useWordsOf<T>(words: Readonly<Record<Locale, T>>): ComputedRef<T> {
  const { locale } = useWords()
  return computed(() => words[locale.value])
}
