import { describe, expect, test } from 'vitest'
import { esmakker } from '../../../src/games/esmakker/index.ts'
import { fields, presets } from '../../../src/games/esmakker/rules/options.ts'
import { LOCALES } from '../../../src/kernel/message.ts'
import { words } from '../playing.ts'
import { lastRow } from './last-row.ts'
import { A, B, E, bid, bidWith, doubled, free, kvarte, nolo, pass } from './rounds.ts'

describe('the headline names who, what and how many tricks', () => {
  test.each([
    [
      bid(8, 'none', 10, { trump: 'spades' }),
      'A & B: 8 alm. ♠, 10 stik',
      'A & B: 8 alm. ♠, 10 Stiche',
      'A & B: 8 alm. ♠, 10 tricks',
    ],
    [
      bid(7, 'none', 1, { trump: 'hearts' }),
      'A & B: 7 alm. ♥, 1 stik',
      'A & B: 7 alm. ♥, 1 Stich',
      'A & B: 7 alm. ♥, 1 trick',
    ],
    [
      bid(9, 'halve', 9, { trump: 'diamonds' }),
      'A & B: 9 halve ♦, 9 stik',
      'A & B: 9 Halve ♦, 9 Stiche',
      'A & B: 9 halve ♦, 9 tricks',
    ],
    [
      bid(9, 'vip', 9, { trump: 'none' }),
      'A & B: 9 vip uden trumf, 9 stik',
      'A & B: 9 Vip ohne Trumpf, 9 Stiche',
      'A & B: 9 vip no trumps, 9 tricks',
    ],
    [
      bid(9, 'gode', 9, { trump: 'clubs' }),
      'A & B: 9 gode ♣, 9 stik',
      'A & B: 9 Gode ♣, 9 Stiche',
      'A & B: 9 gode ♣, 9 tricks',
    ],
    [
      bid(9, 'staerke', 9, { doubled: 2 }),
      'A & B: 9 stærke ×2, 9 stik',
      'A & B: 9 Stærke ×2, 9 Stiche',
      'A & B: 9 stærke ×2, 9 tricks',
    ],
    [
      bid(9, 'sans', 9, { trump: 'none', doubled: 4 }),
      'A & B: 9 sans ×4, 9 stik',
      'A & B: 9 Sans ×4, 9 Stiche',
      'A & B: 9 sans ×4, 9 tricks',
    ],
    [
      bid(9, 'sans', 9, { trump: 'spades', doubled: 1 }),
      'A & B: 9 sans ♠, 9 stik',
      'A & B: 9 Sans ♠, 9 Stiche',
      'A & B: 9 sans ♠, 9 tricks',
    ],
    [
      bidWith('self', 8, 'none', 9),
      'A selv: 8 alm., 9 stik',
      'A allein: 8 alm., 9 Stiche',
      'A alone: 8 alm., 9 tricks',
    ],
    [
      bidWith('none', 8, 'none', 9),
      'A selv: 8 alm., 9 stik',
      'A allein: 8 alm., 9 Stiche',
      'A alone: 8 alm., 9 tricks',
    ],
    [bidWith(A, 8, 'none', 9), 'A selv: 8 alm., 9 stik', 'A allein: 8 alm., 9 Stiche', 'A alone: 8 alm., 9 tricks'],
    [
      bidWith('cat', 8, 'none', 9),
      'A (es i katten): 8 alm., 9 stik',
      'A (Ass im Talon): 8 alm., 9 Stiche',
      'A (ace in the cat): 8 alm., 9 tricks',
    ],
    [
      bidWith(E, 8, 'none', 9),
      'A (es i katten): 8 alm., 9 stik',
      'A (Ass im Talon): 8 alm., 9 Stiche',
      'A (ace in the cat): 8 alm., 9 tricks',
    ],
    [kvarte(9, 8), 'A: 9 kvarte, 8 stik', 'A: 9 Kvarte, 8 Stiche', 'A: 9 kvarte, 8 tricks'],
    [bidWith(B, 9, 'kvarte', 8), 'A: 9 kvarte, 8 stik', 'A: 9 Kvarte, 8 Stiche', 'A: 9 kvarte, 8 tricks'],
    [nolo('sol', [A, 1]), 'A: sol, 1 stik', 'A: Sol, 1 Stich', 'A: sol, 1 trick'],
    [nolo('rensol', [A, 0], [A, 3]), 'A: ren sol, 0 stik', 'A: Ren sol, 0 Stiche', 'A: ren sol, 0 tricks'],
    [
      nolo('bord', [A, 1], [B, 1]),
      'A & B: bordlægger, 1 & 1 stik',
      'A & B: Bordlægger, 1 & 1 Stiche',
      'A & B: bordlægger, 1 & 1 tricks',
    ],
    [
      doubled(2, nolo('renbord', [A, 0])),
      'A: ren bordlægger ×2, 0 stik',
      'A: Ren bordlægger ×2, 0 Stiche',
      'A: ren bordlægger ×2, 0 tricks',
    ],
    [
      doubled(1, nolo('dobbelt', [A, 0])),
      'A: dobbelt bordlægger, 0 stik',
      'A: Dobbelt bordlægger, 0 Stiche',
      'A: dobbelt bordlægger, 0 tricks',
    ],
    [pass, 'Alle passer', 'Alle passen', 'All pass'],
    [free(1, -1), 'Egen melding', 'Eigene Ansage', 'Own bid'],
    [{ ...free(1, -1), note: '' }, 'Egen melding', 'Eigene Ansage', 'Own bid'],
    [
      { ...free(1, -1), note: 'grandissimo' },
      'Egen melding: grandissimo',
      'Eigene Ansage: grandissimo',
      'Own bid: grandissimo',
    ],
  ])('%j', (entry, da, de, en) => {
    const { headline } = lastRow({}, [entry], 5)
    expect(LOCALES.map((locale) => words(esmakker, headline, locale))).toEqual([da, de, en])
  })
})

describe('a problem names who or what it is about', () => {
  test.each([
    [bid(8, 'none', 8, { bidder: E }), {}, 'E er ikke med i runden; så får ingen point'],
    [bidWith(E, 8, 'none', 8), {}, 'E er ikke med i runden; det regnes som es i katten'],
    [bidWith(A, 8, 'none', 8), {}, 'A er selv melder; det regnes som selvmakker'],
    [bid(8, 'none', 8), { minBid: 9 }, 'laveste melding er 9'],
    [nolo('sol', [E, 0]), {}, 'E er ikke med i runden; så får ingen point'],
    [nolo('sol', [B, 0], [B, 0]), {}, 'B står der to gange; kun den første tæller'],
    [nolo('bord', [A, 0], [B, 0]), {}, 'ingen kan gå med på en bordlægger'],
    [nolo('sol', [A, 1], [B, 13]), { noloJoin: 'vsAll' }, '14 stik tilsammen; der er kun 13'],
    [free(1, 0, 0, 0, -1), {}, 'E er ikke med i runden'],
  ])('%j under %j', (entry, options, expected) => {
    expect(lastRow(options, [entry], 5).problems.map(({ why }) => words(esmakker, why))).toEqual([expected])
  })

  test('and after how many rounds the game is over', () => {
    const { problems } = lastRow({ rounds: 2 }, [free(), free(), pass])
    expect(problems.map(({ why }) => words(esmakker, why))).toEqual(['spillet er slut efter 2 runder'])
  })
})

describe.each(LOCALES)('the words in %s', (locale) => {
  const terms = esmakker.terms[locale]

  test('label every option, choice and preset', () => {
    const keys = Object.entries(fields).flatMap(([key, field]) => [
      `fields.${key}`,
      `help.${key}`,
      ...('of' in field ? field.of.map((choice) => `fields.${key}.${choice}`) : []),
    ])
    const wanted = [...keys, ...Object.keys(presets).map((name) => `presets.${name}`)]
    expect(wanted.filter((key) => typeof terms[key] !== 'string')).toEqual([])
  })

  test('are all there', () => {
    expect(Object.entries(terms).filter(([, term]) => term === '')).toEqual([])
  })

  test('hold what fills them', () => {
    for (const [key, term] of Object.entries(terms)) {
      if (typeof term === 'string' || key === 'share') continue
      const fillings = ['«1»', '«2»', '«3»'].slice(0, Math.max(1, term.length))
      const text = (term as (...args: string[]) => string)(...fillings)
      for (const filling of fillings) expect(text, key).toContain(filling)
    }
  })
})

test.each([
  ['hjerteres', 'HjerterEs', 'HjerterEs', 'HjerterEs'],
  ['klub', 'Klub', 'Klub', 'Klub'],
  ['enkelt', 'Enkelt understik', 'Einfache Unterstiche', 'Single undertricks'],
  ['jyde', 'Jyde', 'Jyde', 'Jyde'],
])('the preset %s has a name', (preset, ...expected) => {
  expect(LOCALES.map((locale) => esmakker.terms[locale][`presets.${preset}`])).toEqual(expected)
})
