/** A draft that cannot be read: the sheet opens and reports it, and it stays until another takes its place. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DraftRecord } from '../../../../src/storage/db/database.ts'
import { discardSheet, putBack } from '../../../../src/storage/library/bin.ts'
import { dropDraft, readDraft } from '../../../../src/storage/sheets/drafts.ts'
import { append } from '../../../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../../../src/storage/db/storage-context.ts'
import { log } from '../../../../src/document/journal/lines.ts'
import { useNoticesStore } from '../../../../src/shared/notices.ts'
import { useSettingsStore } from '../../../../src/shared/settings.ts'
import { useSharingStore } from '../../../../src/shared/sharing.ts'
import { useSheetStore } from '../../../../src/features/table/state/sheet.ts'
import { freshStorage, SPAR, threeHanded } from '../../../storage/storage.ts'
import { appWith } from '../../../shared/app.ts'

const GOOD = {
  token: { line: 'l', row: 'r' },
  target: { kind: 'new' },
  form: 'round',
  draft: { value: {} },
  step: 'bid',
}
const DAMAGE: readonly (readonly [string, object])[] = [
  ['no target', { target: null }],
  ['a target of no kind', { target: { kind: 'erase' } }],
  ['a row to amend that is none', { target: { kind: 'amend' } }],
  ['a row to stand behind that is none', { target: { kind: 'insert', after: 7 } }],
  ['no token', { token: undefined }],
  ['half a token', { token: { line: 'l' } }],
  ['guests that are none', { guests: [{ name: 7 }] }],
  ['guests that are no list', { guests: null }],
  ['a step that is none', { step: null }],
  ['a form that is none', { form: 7 }],
]
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.restoreAllMocks()
})

async function opened(storage: StorageContext, id: string) {
  const run = appWith(storage)
  run(useSettingsStore).locale = 'en'
  const sheet = run(useSheetStore)
  await sheet.open(id)
  await vi.waitFor(() => expect(sheet.status).toBe('ready'))
  return { sheet, notices: run(useNoticesStore), sharing: run(useSharingStore) }
}
const spoil = async (storage: StorageContext, damage: object) => {
  const sheet = await threeHanded(storage)
  await storage.db.drafts.put({ sheet, ...GOOD, ...damage } as unknown as DraftRecord)
  return sheet
}
const SAID = [{ text: 'A half-entered round cannot be read. It stays here until you begin another.', stays: true }]

describe.each(DAMAGE)('a draft with %s', (_, damage) => {
  test('is reported, can be copied, and stays until another replaces it', async () => {
    const storage = freshStorage()
    const id = await spoil(storage, damage)
    const there = await storage.db.drafts.get(id)
    const { sheet, notices, sharing } = await opened(storage, id)
    expect(sheet.draft).toBeUndefined()
    expect(notices.shown).toMatchObject(SAID)
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    notices.shown[0]!.actions![0]!.run()
    expect(JSON.parse(copied.mock.lastCall![0])).toEqual(JSON.parse(JSON.stringify(there)))
    expect(await sharing.isHalfWritten(id)).toBe(false)
    expect(await sheet.log(SPAR)).toBe(true)
    await dropDraft(storage, id, 'l')
    expect(await storage.db.drafts.get(id)).toEqual(there)
    sheet.close()
    expect(notices.shown).toEqual([])
    await sheet.open(id)
    sheet.keepDraft({ target: { kind: 'new' }, form: 'round', draft: { value: {} }, step: 'bid' })
    await sheet.settled()
    expect(await readDraft(storage, id)).toMatchObject({ form: 'round' })
  })

  test('goes into the bin with its sheet and is restored unchanged', async () => {
    const storage = freshStorage()
    const id = await spoil(storage, damage)
    const there = await storage.db.drafts.get(id)
    await append(storage, id, (one) => log(one, SPAR, storage.writer), { clears: 'l' })
    expect(await discardSheet(storage, id)).toMatchObject({ kind: 'moved' })
    expect(await putBack(storage, 'sheet', id)).toMatchObject({ kind: 'moved' })
    expect(await storage.db.drafts.get(id)).toEqual(there)
  })

  test('in this tab does not hide the stored one, and is not used', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    sessionStorage.setItem('whistblok.draft', JSON.stringify({ sheet: id, ...GOOD, ...damage }))
    const first = await opened(storage, id)
    expect(first.sheet.draft).toBeUndefined()
    expect(first.notices.shown).toMatchObject(SAID)
    await storage.db.drafts.put({ sheet: id, ...GOOD } as DraftRecord)
    const { sheet, notices } = await opened(storage, id)
    expect(sheet.draft).toMatchObject({ form: 'round' })
    expect(notices.shown).toEqual([])
  })
})

test.each(['', 'null', '7', '[]', '{}', '{"sheet":7}', '{'])('%j waiting in this tab is no draft', async (waiting) => {
  const storage = freshStorage()
  sessionStorage.setItem('whistblok.draft', waiting)
  const { sheet, notices } = await opened(storage, await threeHanded(storage))
  expect(sheet.draft).toBeUndefined()
  expect(notices.shown).toEqual([])
})
