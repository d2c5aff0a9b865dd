import { FORMAT_VERSION, passGate } from '../../src/storage/gate.ts'
import { load } from '../../src/storage/load.ts'
import { factsOf } from '../../src/sheet/journal.ts'
import { test } from 'vitest'
import { log } from '../../src/sheet/lines.ts'
import { create } from '../../src/storage/create.ts'
import { append } from '../../src/storage/sheets.ts'
import { freshShelf } from './shelf.ts'
import { useSheetStore } from '../../src/stores/sheet.ts'
import { appWith } from '../stores/app.ts'
test('bench', async () => {
  const shelf = freshShelf()
  const id = await create(shelf, { game: 'esmakker', guests: ['A','B','C','D'].map((name) => ({ name })), dealer: 0, options: {} })
  const entry = { kind: 'tricks', bidder: 0, bid: 8, partner: 1, tricks: 9 }
  const one = { kind: 'tricks', bidder: 0, level: 8, attachment: 'none', partner: 1, tricks: 9 }
  let e: unknown = one
  const game = shelf.games[0]!
  console.log(JSON.stringify(game.faultsOfEntry(entry, 4)), JSON.stringify(game.faultsOfEntry(one, 4)))
  console.log(JSON.stringify(e))
  await append(shelf, id, (s) => { for (let i = 0; i < 499; i++) s = log(s, e, shelf.pen); return s })
  const store = appWith(shelf)(useSheetStore)
  await store.open(id); while (store.status !== 'ready') await new Promise((r) => setTimeout(r, 10))
  const times: number[] = []
  for (let i = 0; i < 30; i++) { const t = performance.now(); await store.log(e); times.push(performance.now() - t) }
  const sheet = store.sheet!
  const time = (name: string, f: () => unknown) => { const ts: number[] = []; for (let i = 0; i < 15; i++) { const t = performance.now(); f(); ts.push(performance.now() - t) } ts.sort((a,b)=>a-b); console.log(name, ts[7]) }
  time('gate', () => passGate(shelf.games, FORMAT_VERSION, sheet))
  time('tally', () => game.tally(factsOf(sheet)))
  time('gate empty', () => passGate(shelf.games, FORMAT_VERSION, { ...sheet, journal: [] }))
  for (let k = 0; k < 3; k++) { const t = performance.now(); await load(shelf, id); console.log('load', performance.now() - t) }
  for (let k = 0; k < 3; k++) { const t = performance.now(); await shelf.db.lines.where('sheet').equals(id).primaryKeys(); console.log('keys', performance.now() - t) }
  for (let k = 0; k < 3; k++) { const t = performance.now(); await shelf.db.drafts.put({ sheet: 'x' } as never); console.log('put', performance.now() - t) }
  times.sort((a, b) => a - b); console.log('rounds', store.rows.length, 'median', times[15], 'p95', times[28])
})
