import { afterEach, describe, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { usePresetsStore } from '../../src/shared/presets.ts'
import { useSettingsStore } from '../../src/shared/settings.ts'
import { freshStorage } from '../storage/storage.ts'
import { appWith } from './app.ts'

afterEach(() => localStorage.clear())

async function opened() {
  const storage = freshStorage()
  const use = appWith(storage)
  const presets = use(usePresetsStore)
  const stop = presets.open()
  await vi.waitFor(() => expect(presets.all).toEqual([]))
  return { storage, presets, stop, settings: use(useSettingsStore) }
}

describe('presets', () => {
  test('are unknown until they are read, and then those of each game', async () => {
    const { presets } = await opened()
    const one = await presets.add('esmakker', 'Onsdag', { slam: 'both' })
    const two = await presets.add('classic', 'Onsdag', {})
    await vi.waitFor(() => expect(presets.all).toHaveLength(2))
    expect([presets.of('esmakker'), presets.of('classic'), presets.of('threehanded')]).toEqual([[one], [two], []])
    expect(presets.find(one.id)).toEqual(one)
  })

  test('one of a game may be the usual one, until another is chosen or it is gone', async () => {
    const { presets, settings, storage } = await opened()
    const one = await presets.add('esmakker', 'Onsdag', { slam: 'both' })
    const two = await presets.copy(one, 'Torsdag')
    await vi.waitFor(() => expect(presets.all).toHaveLength(2))
    presets.setUsual(one, true)
    expect(presets.usualOf('esmakker')).toEqual(one)
    expect(presets.usualOf('classic')).toBeUndefined()
    presets.setUsual(two, true)
    presets.setUsual(one, false)
    expect(presets.usualOf('esmakker')).toEqual(two)
    await nextTick()
    expect(JSON.parse(localStorage.getItem('whistblok.settings')!)).toMatchObject({ usual: { esmakker: two.id } })

    await storage.db.presets.delete(two.id)
    await vi.waitFor(() => expect(presets.usualOf('esmakker')).toBeUndefined())
    expect(settings.usual).toEqual({ esmakker: two.id })
    presets.setUsual(two, false)
    expect(settings.usual).toEqual({})
  })

  test('a usual one that belongs to another game is ignored', async () => {
    const { presets, settings } = await opened()
    const one = await presets.add('esmakker', 'Onsdag', {})
    await vi.waitFor(() => expect(presets.all).toHaveLength(1))
    settings.usual = { classic: one.id }
    expect(presets.usualOf('classic')).toBeUndefined()
  })

  test('are watched while anything needs them', async () => {
    const { presets, stop } = await opened()
    const stopAgain = presets.open()
    stop()
    await presets.add('esmakker', 'Onsdag', {})
    await vi.waitFor(() => expect(presets.all).toHaveLength(1))
    stopAgain()
    await presets.add('esmakker', 'Torsdag', {})
    expect(presets.all).toHaveLength(1)
  })
})
