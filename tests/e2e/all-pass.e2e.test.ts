import { test } from 'vitest'
import { button, enterBid, expectTotals, openRound, radio, save, startSheet, text } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()
const ONCE = { Anna: 60, Bo: 60, Carl: -60, Dorte: -60 }
const TWICE = { Anna: 120, Bo: 120, Carl: -120, Dorte: -120 }

test('evening 21: striking or inserting a pass changes the points of the next round, and the app says why', async () => {
  const { page } = await visit()
  await startSheet(page, {
    game: 'esmakker',
    names: ['Anna', 'Bo', 'Carl', 'Dorte'],
    dealer: 'Dorte',
    rules: (rules) => rules.getByRole('radio', { name: /næste runde tæller dobbelt/ }).check(),
  })
  await radio(page, 'Hvem fik meldingen?', 'Alle pas').tap()
  await save(page, 1)
  await text(page, 'Næste melding tæller dobbelt, fordi alle passede').waitFor()
  await enterBid(page, { bidder: 'Anna', bid: '8', partner: 'Bo', tricks: 10 })
  await save(page, 2)
  await expectTotals(page, TWICE)
  await openRound(page, 2)
  await text(page, /alle passede/)
    .first()
    .waitFor()
  await button(page, 'Tilbage').tap()

  await openRound(page, 1)
  await button(page, 'Slet runden').tap()
  await text(page, /Anna \+120 → \+60/).waitFor()
  await button(page, 'Slet').tap()
  await expectTotals(page, ONCE)

  await openRound(page, 1)
  await button(page, 'Indsæt en runde før').tap()
  await radio(page, 'Hvem fik meldingen?', 'Alle pas').tap()
  await text(page, /Anna \+60 → \+120/).waitFor()
  await button(page, 'Indsæt runden').tap()
  await expectTotals(page, TWICE)
  await openRound(page, 2)
  await text(page, /alle passede/)
    .first()
    .waitFor()
})
