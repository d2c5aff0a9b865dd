import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import CrashScreen from '../../src/ui/sheet/CrashScreen.vue'
import { gameOf } from '../../src/games/index.ts'
import { readPad } from '../../src/document/read/read.ts'
import { takeIn } from '../../src/storage/import/import.ts'
import { usePadStore } from '../../src/shared/pad.ts'
import { mount } from '../ui/mount.ts'
import { freshStorage, threeHanded } from '../storage/storage.ts'
import { appWith } from './app.ts'

test('a rescued pad can be imported, and unreadable records are kept apart', async () => {
  const storage = freshStorage()
  const id = await threeHanded(storage)
  const pad = appWith(storage)(usePadStore)
  expect(await pad.rescue()).toMatchObject({ raw: undefined })
  const bad = { id: 'q', name: 5, playedAt: '', playedWith: [] } as never
  await storage.db.people.put(bad)
  const { text, raw } = await pad.rescue()
  const reading = readPad(text, gameOf)
  expect(reading.ok && (await takeIn(freshStorage(), reading.pad))).toMatchObject({ kind: 'taken', sheets: [id] })
  expect(JSON.parse(raw!)).toMatchObject({ people: [{ id: 'q', name: 5 }], presets: [], series: [], sheets: [] })
})

test('when reading fails, everything is exported raw', async () => {
  const storage = freshStorage()
  const id = await threeHanded(storage)
  vi.spyOn(storage.db.presets, 'toArray').mockRejectedValueOnce(new Error('a fault of ours'))
  const { text, raw } = await appWith(storage)(usePadStore).rescue()
  expect(text).toBeUndefined()
  expect(JSON.parse(raw!)).toMatchObject({ sheets: [{ id }], people: [{}, {}, {}] })
})

test('a crash offers unreadable records only when there are some', async () => {
  const exportAll = vi.fn<() => Promise<'all' | 'some' | 'raw'>>().mockResolvedValueOnce('all')
  const onExportRest = vi.fn<() => void>()
  mount(CrashScreen, { error: new Error('x'), exportAll, onExportRest })
  const all = page.getByRole('button', { name: 'Hent alle ark i en fil' })
  const rest = page.getByRole('button', { name: 'Hent det, som det ligger' })
  await all.click()
  await vi.waitFor(() => expect(exportAll).toHaveBeenCalledTimes(1))
  await expect.element(rest).not.toBeInTheDocument()
  exportAll.mockResolvedValueOnce('some')
  await all.click()
  await rest.click()
  expect(onExportRest).toHaveBeenCalledTimes(1)
  exportAll.mockResolvedValueOnce('raw')
  await all.click()
  await expect.element(page.getByText('Arkene kunne ikke læses. De er i filen, som de ligger her.')).toBeVisible()
  exportAll.mockRejectedValueOnce(new Error('closed'))
  await all.click()
  await expect.element(page.getByText('Arkene kunne ikke læses. De er ikke slettet.')).toBeVisible()
})
