/** Code that must not compile: `vue-tsc` fails if one of the lines after `@ts-expect-error` has no error. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Game, GameSpec, SealedSituation } from '../../src/kernel/contract.ts'
import { defineGame } from '../../src/kernel/define-game.ts'
import { speaker } from '../../src/kernel/message.ts'
import type { SameWords } from '../../src/words/catalog.ts'
import type { OptionsOf } from '../../src/kernel/options.ts'
import { value } from '../../src/kernel/working.ts'
import { type fields, spec, toy } from './toy.ts'

const da = {
  ready: 'klar',
  wins: (who: string, points: number) => `${who} ${points}`,
  all: (...who: string[]) => who.join(),
}
const say = speaker<typeof da>()

test('a message has a known term with its arguments', () => {
  const messages = [
    say('ready'),
    say('wins', { seat: 1 }, 3),
    say('wins', say('ready'), 3),
    say('all', 'a', { side: 0 }),
    // @ts-expect-error unknown term
    say('gone'),
    // @ts-expect-error an argument is missing
    say('wins', 'Anna'),
    // @ts-expect-error the points must be a number
    say('wins', 'Anna', '3'),
    // @ts-expect-error a name must not be a number
    say('wins', 3, 3),
    // @ts-expect-error this term has no arguments
    say('ready', 'Anna'),
  ]
  expect(messages).toHaveLength(9)
})

test('every language has the same words with the same arguments', () => {
  const good: SameWords<typeof da> = {
    ready: 'fertig',
    wins: (who, points) => `${who} ${points}`,
    all: (...who) => who.join(),
  }
  // @ts-expect-error a term is missing
  const fewer: SameWords<typeof da> = { ready: 'fertig', all: () => '' }
  // @ts-expect-error a term too many
  const more: SameWords<typeof da> = { ...good, extra: 'zu viel' }
  // @ts-expect-error a term has an argument of another type
  const other: SameWords<typeof da> = { ...good, wins: (who: number) => String(who) }
  // @ts-expect-error a term is a function instead of a string
  const text: SameWords<typeof da> = { ...good, ready: () => 'fertig' }
  expect([good, fewer, more, other, text]).toHaveLength(5)
})

test('the type of the options is derived from the fields', () => {
  const good: OptionsOf<typeof fields> = { twice: true, pace: 'fast', most: 10, rounds: 0 }
  // @ts-expect-error unknown choice
  const choice: OptionsOf<typeof fields> = { ...good, pace: 'slower' }
  // @ts-expect-error a toggle must be a boolean
  const toggle: OptionsOf<typeof fields> = { ...good, twice: 'on' }
  // @ts-expect-error a number must not be a string
  const number: OptionsOf<typeof fields> = { ...good, most: '10' }
  // @ts-expect-error an option is missing
  const fewer: OptionsOf<typeof fields> = { twice: true, pace: 'fast', most: 10 }
  // @ts-expect-error options are readonly
  good.most = 20
  expect([good, choice, toggle, number, fewer]).toHaveLength(5)
})

type Spec = GameSpec<typeof fields, { readonly points: number[]; readonly again?: boolean }>

test('inside a game, entries and options are typed', () => {
  const games: readonly (() => Game)[] = [
    () => defineGame(spec),
    // @ts-expect-error a preset must consist of options
    () => defineGame<typeof fields, { points: number[] }>({ ...spec, presets: { quick: { pace: 'slower' } } }),
    // @ts-expect-error the schema must be that of the entry
    () => defineGame<typeof fields, { bid: string }>({ ...spec, entry: () => v.strictObject({ bid: v.number() }) }),
    // @ts-expect-error all three languages are needed
    () => defineGame({ ...spec, words: { da: {}, en: {} } }),
  ]
  // @ts-expect-error an entry has no such key
  const score: Spec['score'] = ({ bid }) => ({ working: [value(bid, say('ready'))] })
  // @ts-expect-error unknown option
  const hints: Spec['hints'] = ({ options }) => [options.slam]
  // @ts-expect-error a situation is readonly
  const check: Spec['check'] = (_entry, at) => (at.past.push(), [])
  expect([games, score, hints, check]).toHaveLength(4)
})

test('outside a game, entries and options are unknown', () => {
  const { next } = toy.tally({ players: 2, seated: [0, 1], dealer: 0, options: {}, rows: [] })
  const sealed: SealedSituation = next
  // @ts-expect-error the value of an option is unknown
  const option: number = sealed.options['rounds']
  // @ts-expect-error which options there are is unknown
  const options: { readonly rounds?: unknown } = sealed.options.rounds
  // @ts-expect-error entries are unknown
  const entries: readonly object[] = sealed.past.map(({ entry }) => entry)
  expect([option, options, entries]).toHaveLength(3)
})
