/** Hints, headlines and problems in words. */
import type { HeadlineRow, HintRow } from '../../golden-rows.ts'
import { DEALS, H, honours, revoke, rules, stand, took } from '../rounds.ts'

export const hints: readonly HintRow[] = [
  ['C4', 'with the last card as trump there is no hint', {}, [], []],
  ['C4', 'a cycle begins with hearts', { trump: 'cycle' }, [], ['Trumf: hjerter']],
  ['C4', 'then diamonds', { trump: 'cycle' }, [took(7)], ['Trumf: ruder']],
  ['C4', 'then spades', { trump: 'cycle' }, [took(7), took(6)], ['Trumf: spar']],
  ['C4', 'then clubs', { trump: 'cycle' }, [took(7), took(6), took(7)], ['Trumf: klør']],
  ['C4', 'then hearts again', { trump: 'cycle' }, [took(7), took(6), took(7), took(6)], ['Trumf: hjerter']],
  ['C4', 'or no trump', { trump: 'cycleNoTrump' }, [took(7), took(6), took(7), took(6)], ['Trumf: uden trumf']],
  [
    'C4',
    'and after no trump hearts again',
    { trump: 'cycleNoTrump', target: '10' },
    [took(7), took(6), took(7), took(6), took(7)],
    ['Trumf: hjerter'],
  ],
  [
    'C4',
    'a cycle agreed later counts all rounds, but not corrections',
    {},
    [took(7), stand(0, 1), took(6), rules({ trump: 'cycle' })],
    ['Trumf: spar'],
  ],
  ['C11', 'a side that cannot score honours is named', H, [stand(4, 3)], ['S står på 4 og får ingen honnører']],
  [
    'C11',
    'both are named',
    { ...H, trump: 'cycle' },
    [stand(4, 5)],
    ['Trumf: hjerter', 'S står på 4 og får ingen honnører', 'T står på 5 og får ingen honnører'],
  ],
  ['C11', 'nobody is named while `honours` is off', {}, [stand(4, 4)], []],
  ['C16', 'nobody is named when deals are counted', { ...DEALS, ...H }, [stand(40, 40)], []],
  ['C27', 'there is no hint after the end', { rubber: true, trump: 'cycle' }, [took(13), took(13)], []],
]

export const headlines: readonly HeadlineRow[] = [
  [took(9), {}, '9 mod 4', '9 zu 4', '9 to 4'],
  [took(4, { trump: 'hearts' }), {}, '4 mod 9, hjerter', '4 zu 9, Herz', '4 to 9, hearts'],
  [took(4, { trump: 'none' }), {}, '4 mod 9, uden trumf', '4 zu 9, ohne Trumpf', '4 to 9, no trumps'],
  [took(13), { trump: 'cycle' }, '13 mod 0, hjerter', '13 zu 0, Herz', '13 to 0, hearts'],
  [took(9, { trump: 'clubs' }), { trump: 'cycle' }, '9 mod 4, klør', '9 zu 4, Kreuz', '9 to 4, clubs'],
  [
    took(9, { ...honours(0, 4), ...revoke(1, 'add') }),
    {},
    '9 mod 4, S 4 honnører, T svigtede kulør',
    '9 zu 4, S 4 Honneurs, T haben nicht bedient',
    '9 to 4, S 4 honours, T revoked',
  ],
]
