import { afterEach, expect, test } from 'vitest'
import { gameOf } from '../../src/games/index.ts'
import { rowsOf } from '../../src/document/journal/journal.ts'
import { amend, log, set } from '../../src/document/journal/lines.ts'
import { readLink } from '../../src/document/link/link.ts'
import { readPad } from '../../src/document/read/read.ts'
import { keepDraft } from '../../src/storage/sheets/drafts.ts'
import { padOf } from '../../src/storage/backup/export.ts'
import { append } from '../../src/storage/sheets/sheets.ts'
import { useSettingsStore } from '../../src/shared/settings.ts'
import { useSharingStore } from '../../src/shared/sharing.ts'
import { read } from '../document/toy.ts'
import { freshStorage, SOL, SPAR, threeHanded } from '../storage/storage.ts'
import { appWith } from './app.ts'

afterEach(() => localStorage.clear())

async function sharing() {
  const storage = freshStorage()
  const id = await threeHanded(storage)
  await append(storage, id, (sheet, writer) => log(sheet, SPAR, writer))
  const amended = await append(storage, id, (sheet, writer) => amend(sheet, rowsOf(sheet.journal)[0]!.id, SOL, writer))
  const within = appWith(storage)
  return { storage, id, amended, store: within(useSharingStore), settings: within(useSettingsStore) }
}

test('the file of a sheet has all of it, and is named by its title, else by its people', async () => {
  const { storage, id, amended, store } = await sharing()
  const file = await store.fileOf(id)
  expect(file.stem).toBe('Anna-Bo-Carl')
  expect(read(readPad(file.text, gameOf))).toEqual((await padOf(storage, [id])).pad)
  expect(read(readPad(file.text, gameOf)).sheets).toEqual([amended])
  await append(storage, id, (sheet, writer) => set(sheet, { title: 'Jul hos Bo' }, writer))
  expect((await store.fileOf(id)).stem).toBe('Jul-hos-Bo')
})

test('the link is a URL of this app, and has the sheet as it reads now', async () => {
  const { id, amended, store } = await sharing()
  const url = new URL(await store.linkOf(id))
  expect(url.href.startsWith(`${location.origin}${location.pathname}#/import/1.`)).toBe(true)
  const [sheet] = read(await readLink(url.hash.replace('#/import/', ''), gameOf)).sheets
  expect(rowsOf(sheet!.journal)).toEqual(rowsOf(amended.journal))
  expect(JSON.stringify(sheet)).not.toContain(SPAR.variant)
})

test('the table is for spreadsheets of the chosen language', async () => {
  const { id, store, settings } = await sharing()
  settings.locale = 'da'
  expect(await store.csvOf(id)).toMatch(/^\uFEFFRunde;Giver;Tekst;Anna;Bo;Carl;/)
  settings.locale = 'en'
  expect(await store.csvOf(id)).toMatch(/^\uFEFFRound,Dealer,Text,Anna,Bo,Carl,/)
})

test('a draft is reported', async () => {
  const { storage, id, store } = await sharing()
  expect(await store.isHalfWritten(id)).toBe(false)
  const draft = { target: { kind: 'new' }, form: 'round', draft: undefined, step: 'bid' } as const
  await keepDraft(storage, { sheet: id, token: { row: 'r', line: 'l' }, ...draft })
  expect(await store.isHalfWritten(id)).toBe(false)
  await keepDraft(storage, { sheet: id, token: { row: 'r', line: 'l' }, ...draft, draft: { bidder: 1 } })
  expect(await store.isHalfWritten(id)).toBe(true)
})

test('presets have a file and a link', async () => {
  const { storage, store } = await sharing()
  const preset = { id: 'h1', game: 'threehanded', name: 'Onsdag', options: { rounds: 9 } }
  await storage.db.presets.put(preset)
  const file = await store.fileOfPreset('h1')
  expect(file.stem).toBe('Onsdag')
  expect(read(readPad(file.text, gameOf)).presets).toEqual([preset])
  const url = await store.linkOfPreset('h1')
  expect(read(await readLink(url.slice(url.indexOf('1.')), gameOf)).presets).toEqual([preset])
})

test('a missing sheet cannot be shared', async () => {
  const { store } = await sharing()
  for (const ask of [store.fileOf, store.csvOf, store.linkOf, store.fileOfPreset, store.linkOfPreset]) {
    await expect(ask('x')).rejects.toThrow('x')
  }
})
