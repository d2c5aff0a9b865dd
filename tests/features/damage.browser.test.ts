/** However one record is damaged, every screen still shows the rest, and nothing crashes. */
import { createPinia } from 'pinia'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Plugin } from 'vue'
import { useNoticesStore } from '../../src/shared/notices.ts'
import { storageIn } from '../../src/shared/storage.ts'
import { usePadStore } from '../../src/shared/pad.ts'
import BinView from '../../src/features/history/BinView.vue'
import HistoryView from '../../src/features/history/HistoryView.vue'
import ImportView from '../../src/features/import/ImportView.vue'
import NewSheetView from '../../src/features/start/NewSheetView.vue'
import HomeView from '../../src/features/home/HomeView.vue'
import PresetsView from '../../src/features/presets/PresetsView.vue'
import SettingsView from '../../src/features/settings/SettingsView.vue'
import SheetView from '../../src/features/table/SheetView.vue'
import { mount } from '../ui/mount.ts'
import { DAMAGES, furnished } from '../storage/damaged.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe.each(DAMAGES)('$what', ({ spoil, named, behind }) => {
  test('crashes no screen', async () => {
    const on = await furnished()
    await spoil(on)
    const wrong: unknown[] = []
    const watchful: Plugin = { install: (app) => void (app.config.errorHandler = (error) => wrong.push(error)) }
    const pinia = createPinia()
    const open = (view: object, props = {}) => mount(view, props, { plugins: [pinia, storageIn(on.storage), watchful] })

    const pad = open(HomeView)
    const history = open(HistoryView)
    const people = open(NewSheetView, { game: 'threehanded' })
    const rules = open(NewSheetView, { game: 'threehanded' })
    const bin = open(BinView)
    const presets = open(PresetsView)
    const settings = open(SettingsView)
    const imports = open(ImportView)
    const said = ({ host }: { readonly host: Element }) => host.textContent ?? ''

    await vi.waitFor(() => expect(said(pad)).toContain('Carl'))
    await vi.waitFor(() => expect(said(history)).toContain('Carl'))
    await vi.waitFor(() => expect(said(people)).toContain('Carl'))
    await vi.waitFor(() => expect(bin.host.querySelectorAll('li').length).toBeGreaterThanOrEqual(2))
    await vi.waitFor(() => expect(said(presets)).toContain(named === 'presets' ? 'Kan ikke læses' : 'Onsdag'))
    await vi.waitFor(() => expect(settings.host.querySelector('h1')).not.toBeNull())
    await vi.waitFor(() => expect(imports.host.querySelector('#copies')).not.toBeNull())
    await vi.waitFor(() => expect(usePadStore(pinia).people.length).toBeGreaterThan(0))
    await rules.router.push('/?step=rules')
    if (named === 'sheets' && !behind) {
      expect(said(pad)).toContain('Et ark kan ikke læses')
      expect(said(history)).toContain('Et ark kan ikke læses')
    }
    for (const id of [on.good, on.bad]) {
      const sheet = open(SheetView, { sheet: id })
      const unreadable = named === 'sheets' && id === on.bad
      await vi.waitFor(() => expect(said(sheet)).toContain(unreadable ? 'Det ligger her endnu' : 'Carl'))
      sheet.unmount()
    }
    for (const { host } of [pad, history, people, bin, presets, settings, imports]) {
      expect(said({ host })).not.toMatch(/undefined|\[object|Invalid Date|NaN/)
    }
    expect(wrong).toEqual([])
    expect(useNoticesStore(pinia).crash).toBeUndefined()
  })
})
