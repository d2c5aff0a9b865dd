import { afterEach, expect, test } from 'vitest'
import type { SheetDraft } from '../../../../src/storage/db/database.ts'
import { makeDraftKeeper } from '../../../../src/features/table/state/draft.ts'
import { makeTurns } from '../../../../src/shared/turns.ts'
import { freshStorage } from '../../../storage/storage.ts'

const half: SheetDraft = { target: { kind: 'new' }, form: 'round', draft: { variant: 'sol' }, step: 'result' }
afterEach(() => sessionStorage.clear())

test('the newest draft is restored even if the page was closed before it was written', async () => {
  const storage = freshStorage()
  const never = { inTurn: () => new Promise<never>(() => {}), settled: () => Promise.resolve() }
  const gone = makeDraftKeeper(storage, never)
  void gone.keep('s1', half)
  const { row } = gone.token()

  const turns = makeTurns()
  const other = makeDraftKeeper(storage, turns)
  await other.restore('s2')
  expect(other.draft.value).toBeUndefined()
  const again = makeDraftKeeper(storage, turns)
  await again.restore('s1')
  expect(again.draft.value).toEqual(half)
  expect(again.token().row).toBe(row)
  await turns.settled()
  expect(await storage.db.drafts.get('s1')).toMatchObject(half)
  expect(sessionStorage).toHaveLength(0)
})

test('a discarded draft does not come back', async () => {
  const storage = freshStorage()
  const turns = makeTurns()
  const keeper = makeDraftKeeper(storage, turns)
  void keeper.keep('s1', half)
  await keeper.drop('s1')
  const again = makeDraftKeeper(storage, turns)
  await again.restore('s1')
  expect(again.draft.value).toBeUndefined()
})

test('the newest draft is written even if the sheet was left before it was its turn', async () => {
  const storage = freshStorage()
  const turns = makeTurns()
  const keeper = makeDraftKeeper(storage, turns)
  let write = () => {}
  const busy = new Promise<void>((resolve) => (write = resolve))
  void turns.inTurn(() => busy)
  void keeper.keep('s1', half)
  keeper.renew()
  void keeper.keep('s2', half)
  write()
  await turns.settled()
  expect(await storage.db.drafts.toCollection().primaryKeys()).toEqual(['s1', 's2'])
  expect(sessionStorage).toHaveLength(0)
})
