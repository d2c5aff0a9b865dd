import { type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type GameId, button, enterBid, enterThreeHanded, openBid, radio, save, share, startSheet } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

/** Counts taps in the page itself, each time a finger is lifted. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let taps = 0
    document.addEventListener('pointerup', ({ isTrusted }) => (taps += isTrusted ? 1 : 0), { capture: true })
    Object.assign(globalThis, { tapsSoFar: () => taps })
  })
  return () => page.evaluate(() => (globalThis as unknown as { tapsSoFar: () => number }).tapsSoFar())
}

const NAMES = {
  esmakker: ['Anna', 'Bo', 'Carl', 'Dorte'],
  classic: ['Anna', 'Bo', 'Carl', 'Dorte'],
  threehanded: ['Anna', 'Bo', 'Carl'],
}

const ROUNDS: readonly (readonly [what: string, game: GameId, most: number, enter: (page: Page) => Promise<void>])[] = [
  [
    'a bid with a partner',
    'esmakker',
    5,
    (page) => enterBid(page, { bidder: 'Bo', bid: '8', partner: 'Dorte', tricks: 9 }),
  ],
  [
    'a bid with an attachment',
    'esmakker',
    6,
    async (page) => {
      await openBid(page, 'Bo', '8')
      await radio(page, 'Påhæng', /^vip/).tap()
      await radio(page, 'Makker', 'Dorte').tap()
      await radio(page, 'Stik til Bo og Dorte', '9').tap()
    },
  ],
  ['a nolo', 'esmakker', 4, (page) => enterBid(page, { bidder: 'Bo', bid: /^sol/, tricks: 1 })],
  ['all pass', 'esmakker', 2, (page) => radio(page, 'Hvem fik meldingen?', 'Alle pas').tap()],
  [
    'a three-handed round',
    'threehanded',
    5,
    (page) => enterThreeHanded(page, { variant: 'spar', tricks: { Bo: 9, Carl: 2 } }),
  ],
  ['a classic round', 'classic', 3, (page) => radio(page, 'Stik til Anna & Carl', '9').tap()],
  [
    'a classic round of the other side',
    'classic',
    3,
    async (page) => {
      await share(page, 'Bo & Dorte').tap()
      await radio(page, 'Stik til Bo & Dorte', '9').tap()
    },
  ],
]

test.each(ROUNDS)('%s (%s) takes at most %i taps from the sheet back to the sheet', async (_, game, most, enter) => {
  const { page } = await visit()
  await startSheet(page, { game, names: NAMES[game] })
  const taps = await countTaps(page)
  await enter(page)
  await save(page, 1)
  await button(page, 'Gem runde 2').waitFor()
  expect(await page.getByRole('rowheader').count()).toBe(1)
  expect(await taps()).toBeGreaterThan(0)
  expect(await taps()).toBeLessThanOrEqual(most)
})
