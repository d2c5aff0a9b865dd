import { computed } from 'vue'
import { importWords } from './words/index.ts'
import { useWords } from '../../words/index.ts'
import type { Plan } from '../../document/merge/import-plan.ts'

/** The texts of an import: its title, its button, and the notice after it. */
export function useImportWords(plan: () => Plan | undefined) {
  const { words } = useWords(importWords)

  const shape = computed(() => {
    const now = plan()
    if (now === undefined) return undefined
    if (now.sheets.length === 1 && now.presets.length === 0) return 'sheet'
    return now.sheets.length === 0 && now.presets.length === 1 ? 'preset' : 'many'
  })
  /** The kind of the only sheet, unless it is left out. */
  const kind = computed(() => {
    const one = shape.value === 'sheet' ? plan()?.sheets[0] : undefined
    return one?.answer === 'leave' ? undefined : one?.kind
  })
  /** The choice for the only preset. */
  const which = computed(() => {
    const one = plan()?.presets[0]
    return one?.kind === 'changed' ? (one.choice?.answer ?? 'new') : 'new'
  })
  const title = computed(() => {
    if (shape.value === undefined) return words.value.title
    return { sheet: words.value.oneSheet, preset: words.value.onePreset, many: words.value.fromFile }[shape.value]
  })
  const take = computed(() => {
    if (shape.value === 'preset')
      return { ours: words.value.keepOurRules, theirs: words.value.useTheirRules, new: words.value.keepPreset }[
        which.value
      ]
    if (kind.value === 'grown') return words.value.merge
    if (kind.value === 'binned') return words.value.takeOut
    return kind.value === undefined || kind.value === 'known' ? words.value.takeAll : words.value.keep
  })
  /** Returns the notice's text for the present plan, which may be gone by then; `taken`: how many sheets were written. */
  const done = computed((): ((taken: number) => string) => {
    const { tookPreset, merged, tookSheet, tookOther, tookAll } = words.value
    if (shape.value === 'preset') return () => tookPreset
    if (kind.value === 'grown') return () => merged
    if (kind.value !== undefined && kind.value !== 'known') return () => tookSheet
    return (taken) => (taken === 0 ? tookOther : tookAll(taken))
  })
  /** The route to show afterwards. */
  const whereTo = computed(() => {
    if (shape.value === 'preset') return '/rules'
    return kind.value !== undefined ? `/sheet/${plan()!.sheets[0]!.sheet.id}` : '/'
  })
  return { words, shape, title, take, done, whereTo }
}
