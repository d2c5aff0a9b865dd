import { describe, expect, test } from 'vitest'
import { esmakker } from '../../../src/games/esmakker/index.ts'
import { type Working, equationsOf } from '../../../src/kernel/working.ts'
import { words, workingsOf } from '../playing.ts'
import { lastRow } from './last-row.ts'
import * as r from './rounds.ts'
import { A, B, C, D, E, bid, bidWith, free, nolo, pass } from './rounds.ts'
import { esmakkerVectors } from './vectors.ts'

describe('the working', () => {
  test.each([
    ['da', '8 alm. = 20; 20 + 2 × 20 = 60; −60', 'sol = 50; 2 × 50 = 100; −3 × 100 = −300'],
    ['de', '8 alm. = 20; 20 + 2 × 20 = 60; −60', 'Sol = 50; 2 × 50 = 100; −3 × 100 = −300'],
    ['en', '8 alm. = 20; 20 + 2 × 20 = 60; −60', 'sol = 50; 2 × 50 = 100; −3 × 100 = −300'],
  ] as const)('reads the same way in %s', (locale, pays, lost) => {
    expect(workingsOf(esmakker, lastRow({}, [bid(8, 'none', 10)]), locale)[3]).toBe(pays)
    expect(workingsOf(esmakker, lastRow({}, [nolo('sol', [A, 2])]), locale)[0]).toBe(lost)
  })

  /** Why each equation of the first and of the last column holds. */
  const whys = (entry: object, options: object = {}, past: readonly object[] = []) => {
    const { working } = lastRow(options, [...past, entry])
    return [working[0]!, working.at(-1)!].map((column) =>
      equationsOf(column)
        .map(({ why }) => words(esmakker, why))
        .join(', '),
    )
  }
  test.each([
    ['made', bid(8, 'none', 9), {}, ['8 alm., hjem', '8 alm., hjem, betaler']],
    ['made exactly', bid(8, 'none', 8), {}, ['8 alm.', '8 alm., betaler']],
    [
      'from six',
      bid(8, 'vip', 9),
      r.FROM_SIX,
      ['8 vip, påhæng, stik over seks, hjem', '8 vip, påhæng, stik over seks, hjem, betaler'],
    ],
    ['all tricks', bid(8, 'vip', 9), r.ALL_TRICKS, ['8 vip, påhæng, hjem', '8 vip, påhæng, hjem, betaler']],
    ['slam', bid(12, 'sans', 13), r.SLAM, ['12 sans, påhæng, hjem, slem', '12 sans, påhæng, hjem, slem, betaler']],
    ['failed', bid(8, 'none', 7), {}, ['8 alm., tabt, betaler', '8 alm., tabt']],
    ['failed, single', bid(8, 'none', 7), r.SINGLE, ['8 alm., tabt, betaler', '8 alm., tabt']],
    ['failed, basePlus', bid(8, 'none', 7), r.BASE_PLUS, ['8 alm., tabt, betaler', '8 alm., tabt']],
    ['alone', bidWith('self', 8, 'none', 9), {}, ['8 alm., hjem, alene mod tre', '8 alm., hjem, betaler']],
    ['alone, failed', bidWith('cat', 8, 'none', 7), {}, ['8 alm., tabt, alene mod tre', '8 alm., tabt']],
    [
      'triple',
      bidWith('self', 8, 'none', 9),
      r.TRIPLE,
      ['8 alm., hjem, tredobbelt fra hver, alene mod tre', '8 alm., hjem, tredobbelt fra hver, betaler'],
    ],
    ['sol won', nolo('sol', [A, 1]), {}, ['sol, sol', 'sol, betaler']],
    [
      'sol won without a trick',
      nolo('sol', [A, 0]),
      r.NOLO_OVER,
      ['sol, vundet nolo, vundet nolo', 'sol, vundet nolo, betaler'],
    ],
    ['sol lost', nolo('sol', [A, 2]), {}, ['sol, tabt nolo, tabt nolo', 'sol, tabt nolo']],
    [
      'several',
      nolo('sol', [A, 1], [B, 2]),
      r.VS_ALL,
      ['sol, tabt nolo, flere om noloen', 'sol, tabt nolo, flere om noloen'],
    ],
    [
      'nobody outside',
      nolo('sol', [A, 1], [B, 2], [C, 1], [D, 1]),
      r.VS_OUTSIDERS,
      ['giver ingen point', 'giver ingen point'],
    ],
    ['pass', pass, {}, ['giver ingen point', 'giver ingen point']],
    ['free', free(1, -1), {}, ['skrevet ned', 'skrevet ned']],
  ])('says why: %s', (_title, entry, options, expected) => {
    expect(whys(entry, options)).toEqual(expected)
  })

  test('says why a bid is worth more than its rate, factor by factor', () => {
    const options = { ...r.DOUBLE_NEXT, ...r.LINEAR, ...r.BANKET }
    const trick = bid(8, 'vip', 8, { flips: 2, doubled: 4 })
    expect(whys(trick, options, [pass])[0]).toBe('8 vip, påhæng, vendte kort, banket, alle passede')
    expect(whys(nolo('sol', [A, 1]), r.DOUBLE_NEXT, [pass])[1]).toBe('sol, alle passede, betaler')
  })

  test('says why nobody gets points, and who sits out', () => {
    const said = (entry: object) => lastRow({}, [entry], 5).working.map(({ why }) => words(esmakker, why))
    expect(said(bid(8, 'none', 8, { bidder: E }))).toEqual([
      ...Array.from({ length: 4 }, () => 'melderen er ikke med i runden'),
      'sidder over',
    ])
    expect(said(nolo('sol', [A, 1], [E, 1]))).toEqual([
      ...Array.from({ length: 4 }, () => 'en nolospiller er ikke med i runden'),
      'sidder over',
    ])
    expect(said(free(1, 0, 0, -1))).toEqual([...Array.from({ length: 4 }, () => 'skrevet ned'), 'sidder over'])
  })

  /** The reason of each number in the working of the first column. */
  const partsOf = (entry: object, options: object, past: readonly object[] = []): readonly string[] => {
    const parts: string[] = []
    const walk = (working: Working): void => {
      if (working.kind === 'value') parts.push(`${working.value} ${words(esmakker, working.why)}`)
      else if (working.kind === 'sum' || working.kind === 'product') working.of.forEach(walk)
      else if (working.kind === 'step' || working.kind === 'minus') walk(working.of)
    }
    walk(lastRow(options, [...past, entry]).working[0]!)
    return parts
  }
  test.each([
    ['made', bid(8, 'none', 10), {}, [], ['20 8 alm.', '2 overstik', '20 8 alm.']],
    ['from six', bid(8, 'none', 10), r.FROM_SIX, [], ['20 8 alm.', '10 stik', '6 seks']],
    ['all tricks', bid(8, 'none', 10), r.ALL_TRICKS, [], ['20 8 alm.', '10 stik']],
    ['failed', bid(8, 'none', 6), {}, [], ['2 dobbelt takst', '20 8 alm.', '2 understik']],
    ['slam', bid(13, 'none', 13), r.SLAM, [], ['2 slem', '640 13 alm.']],
    ['both slams', bid(13, 'none', 13), r.SLAMS, [], ['4 slem', '640 13 alm.']],
    ['triple', bidWith('self', 8, 'none', 8), r.TRIPLE, [], ['3 alene mod tre', '3 tredobbelt fra hver', '20 8 alm.']],
    [
      'every factor',
      bid(8, 'vip', 8, { flips: 2, doubled: 4 }),
      { ...r.DOUBLE_NEXT, ...r.LINEAR, ...r.BANKET },
      [pass],
      ['20 8 vip', '2 påhæng', '2 vendte kort', '4 banket', '2 alle passede'],
    ],
    ['sol without a trick', nolo('sol', [A, 0]), r.NOLO_OVER, [], ['3 afregner med', '50 sol', '2 uden stik']],
    [
      'sol per trick',
      nolo('sol', [A, 4]),
      r.PER_TRICK,
      [],
      ['3 afregner med', '2 tabt nolo', '50 sol', '3 stik for meget'],
    ],
  ])('says what each number is: %s', (_title, entry, options, past, expected) => {
    expect(partsOf(entry, options, past)).toEqual(expected)
  })

  test('opponents in the same position share one working', () => {
    for (const [, , options, past, entry, points] of esmakkerVectors.points) {
      if ((entry as { kind: string }).kind !== 'tricks') continue
      expect(new Set(lastRow(options, [...past, entry], points.length).working).size).toBeLessThanOrEqual(3)
    }
  })
})
