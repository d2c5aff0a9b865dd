import { afterEach, describe, expect, test, vi } from 'vitest'
import { gameOf } from '../../../src/games/index.ts'
import { readPad } from '../../../src/document/read/read.ts'
import type { Preset } from '../../../src/document/model/sheet.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { padOf } from '../../../src/storage/backup/export.ts'
import { copyPreset, putPreset, watchPresets } from '../../../src/storage/library/presets.ts'
import type { Shelf } from '../../../src/storage/db/storage-context.ts'
import { freshShelf } from '../storage.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
function fail(error: unknown): never {
  throw error
}
/** What a watch gave last. */
function presetsOf(shelf: Shelf): () => readonly Preset[] | undefined {
  let presets: readonly Preset[] | undefined
  stops.push(watchPresets(shelf, (found) => (presets = found), fail))
  return () => presets
}
const wednesday = (shelf: Shelf, more: Partial<Preset> = {}): Preset => ({
  id: shelf.uuid(),
  game: 'esmakker',
  name: 'Onsdag',
  options: { slam: 'double' },
  ...more,
})

describe('house rules by name', () => {
  test('are kept as what differs from the standard, under a trimmed name', async () => {
    const shelf = freshShelf()
    const put = await putPreset(shelf, wednesday(shelf, { name: '  Onsdag ', options: { slam: 'double', minBid: 7 } }))
    expect(put).toMatchObject({ game: 'esmakker', name: 'Onsdag', options: { slam: 'double' } })
    expect(await shelf.db.presets.toArray()).toEqual([put])
  })

  test('come by name, and again after every change', async () => {
    const shelf = freshShelf()
    const presets = presetsOf(shelf)
    await vi.waitFor(() => expect(presets()).toEqual([]))
    const first = await putPreset(shelf, wednesday(shelf, { name: 'Klub 10' }))
    await putPreset(shelf, wednesday(shelf, { name: 'Klub 9', game: 'classic', options: {} }))
    await vi.waitFor(() => expect(presets()?.map(({ name }) => name)).toEqual(['Klub 9', 'Klub 10']))
    await putPreset(shelf, { ...first, name: 'Alene' })
    await vi.waitFor(() => expect(presets()?.map(({ name }) => name)).toEqual(['Alene', 'Klub 9']))
  })

  test('are copied under another id', async () => {
    const shelf = freshShelf()
    const first = await putPreset(shelf, wednesday(shelf))
    const copy = await copyPreset(shelf, first, 'Onsdag, kopi')
    expect(copy).toEqual({ ...first, id: copy.id, name: 'Onsdag, kopi' })
    expect(copy.id).not.toBe(first.id)
    expect(await shelf.db.presets.count()).toBe(2)
  })

  test.each([
    ['no name', { name: '   ' }],
    ['a name of 61 characters', { name: 'x'.repeat(61) }],
    ['a game nobody knows', { game: 'bridge' }],
    ['a rule nobody knows', { options: { noSuch: true } }],
    ['an answer the game does not take', { options: { slam: 'often' } }],
  ])('with %s are not written', async (_, more) => {
    const shelf = freshShelf()
    await expect(putPreset(shelf, wednesday(shelf, more))).rejects.toThrow(TypeError)
    expect(await shelf.db.presets.count()).toBe(0)
  })

  test('with a name of 60 characters are', async () => {
    const shelf = freshShelf()
    const name = 'x'.repeat(60)
    expect(await putPreset(shelf, wednesday(shelf, { name }))).toMatchObject({ name })
  })

  test.each(['', ' Onsdag ', 'x'.repeat(200)])(
    'that came in with the name "%s" keep it until another is given',
    async (name) => {
      const shelf = freshShelf()
      const came = wednesday(shelf, { name })
      await shelf.db.presets.put(came)
      const answered = { ...came, options: { slam: 'both' } }
      expect(await putPreset(shelf, answered)).toEqual(answered)
      expect(await putPreset(shelf, { ...answered, name: 'Torsdag' })).toEqual({ ...answered, name: 'Torsdag' })
      await expect(putPreset(shelf, { ...answered, name: '' })).rejects.toThrow(TypeError)
    },
  )

  test('that no game reads stay where they are and are not shown', async () => {
    const shelf = freshShelf()
    await shelf.db.presets.put(wednesday(shelf, { game: 'bridge' }))
    const known = await putPreset(shelf, wednesday(shelf))
    const presets = presetsOf(shelf)
    await vi.waitFor(() => expect(presets()).toEqual([known]))
    expect(await shelf.db.presets.count()).toBe(2)
  })

  test('go into a backup and come out of it unchanged', async () => {
    const shelf = freshShelf()
    const first = await putPreset(shelf, wednesday(shelf, { name: 'Søren; "Åse"' }))
    const { pad } = await padOf(shelf)
    const reading = readPad(makePad(pad, gameOf), gameOf)
    expect(reading.ok && reading.pad.presets).toEqual([first])
  })
})
