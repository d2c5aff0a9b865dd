import { afterEach, describe, expect, test, vi } from 'vitest'
import { gameOf } from '../../../src/games/index.ts'
import { readPad } from '../../../src/document/read/read.ts'
import type { Preset } from '../../../src/document/model/sheet.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { padOf } from '../../../src/storage/backup/export.ts'
import { copyPreset, putPreset, watchPresets } from '../../../src/storage/library/presets.ts'
import type { StorageContext } from '../../../src/storage/db/storage-context.ts'
import { freshStorage } from '../storage.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
function fail(error: unknown): never {
  throw error
}
/** The newest result of a watch. */
function presetsOf(storage: StorageContext): () => readonly Preset[] | undefined {
  let presets: readonly Preset[] | undefined
  stops.push(watchPresets(storage, (found) => (presets = found), fail))
  return () => presets
}
const wednesday = (storage: StorageContext, more: Partial<Preset> = {}): Preset => ({
  id: storage.uuid(),
  game: 'esmakker',
  name: 'Onsdag',
  options: { slam: 'double' },
  ...more,
})

describe('presets', () => {
  test('are stored as differences from the standard, under a trimmed name', async () => {
    const storage = freshStorage()
    const put = await putPreset(
      storage,
      wednesday(storage, { name: '  Onsdag ', options: { slam: 'double', minBid: 7 } }),
    )
    expect(put).toMatchObject({ game: 'esmakker', name: 'Onsdag', options: { slam: 'double' } })
    expect(await storage.db.presets.toArray()).toEqual([put])
  })

  test('are sorted by name, and watched', async () => {
    const storage = freshStorage()
    const presets = presetsOf(storage)
    await vi.waitFor(() => expect(presets()).toEqual([]))
    const first = await putPreset(storage, wednesday(storage, { name: 'Klub 10' }))
    await putPreset(storage, wednesday(storage, { name: 'Klub 9', game: 'classic', options: {} }))
    await vi.waitFor(() => expect(presets()?.map(({ name }) => name)).toEqual(['Klub 9', 'Klub 10']))
    await putPreset(storage, { ...first, name: 'Alene' })
    await vi.waitFor(() => expect(presets()?.map(({ name }) => name)).toEqual(['Alene', 'Klub 9']))
  })

  test('are copied under another id', async () => {
    const storage = freshStorage()
    const first = await putPreset(storage, wednesday(storage))
    const copy = await copyPreset(storage, first, 'Onsdag, kopi')
    expect(copy).toEqual({ ...first, id: copy.id, name: 'Onsdag, kopi' })
    expect(copy.id).not.toBe(first.id)
    expect(await storage.db.presets.count()).toBe(2)
  })

  test.each([
    ['no name', { name: '   ' }],
    ['a name of 61 characters', { name: 'x'.repeat(61) }],
    ['a game nobody knows', { game: 'bridge' }],
    ['a rule nobody knows', { options: { noSuch: true } }],
    ['an answer the game does not take', { options: { slam: 'often' } }],
  ])('with %s are not written', async (_, more) => {
    const storage = freshStorage()
    await expect(putPreset(storage, wednesday(storage, more))).rejects.toThrow(TypeError)
    expect(await storage.db.presets.count()).toBe(0)
  })

  test('may have a name of 60 characters', async () => {
    const storage = freshStorage()
    const name = 'x'.repeat(60)
    expect(await putPreset(storage, wednesday(storage, { name }))).toMatchObject({ name })
  })

  test.each(['', ' Onsdag ', 'x'.repeat(200)])(
    'that came in with the name "%s" keep it until another is given',
    async (name) => {
      const storage = freshStorage()
      const came = wednesday(storage, { name })
      await storage.db.presets.put(came)
      const answered = { ...came, options: { slam: 'both' } }
      expect(await putPreset(storage, answered)).toEqual(answered)
      expect(await putPreset(storage, { ...answered, name: 'Torsdag' })).toEqual({ ...answered, name: 'Torsdag' })
      await expect(putPreset(storage, { ...answered, name: '' })).rejects.toThrow(TypeError)
    },
  )

  test('that are unreadable are kept and not shown', async () => {
    const storage = freshStorage()
    await storage.db.presets.put(wednesday(storage, { game: 'bridge' }))
    const known = await putPreset(storage, wednesday(storage))
    const presets = presetsOf(storage)
    await vi.waitFor(() => expect(presets()).toEqual([known]))
    expect(await storage.db.presets.count()).toBe(2)
  })

  test('go through a backup unchanged', async () => {
    const storage = freshStorage()
    const first = await putPreset(storage, wednesday(storage, { name: 'Søren; "Åse"' }))
    const { pad } = await padOf(storage)
    const reading = readPad(makePad(pad, gameOf), gameOf)
    expect(reading.ok && reading.pad.presets).toEqual([first])
  })
})
