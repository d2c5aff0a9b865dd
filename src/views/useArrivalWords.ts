import { computed } from 'vue'
import { arrivalsWords } from '../i18n/arrivals-words.ts'
import { useWordsOf } from '../i18n/index.ts'
import type { Plan } from '../sheet/arrivals.ts'

/** What the one button of an arrival says, and what is said when it was pressed. */
export function useArrivalWords(plan: () => Plan | undefined) {
  const words = useWordsOf(arrivalsWords)

  const shape = computed(() => {
    const now = plan()
    if (now === undefined) return undefined
    if (now.sheets.length === 1 && now.presets.length === 0) return 'sheet'
    return now.sheets.length === 0 && now.presets.length === 1 ? 'preset' : 'many'
  })
  const title = computed(() => {
    if (shape.value === undefined) return words.value.title
    return { sheet: words.value.oneSheet, preset: words.value.onePreset, many: words.value.fromFile }[shape.value]
  })
  const take = computed(() => {
    if (shape.value === 'preset') return words.value.keepPreset
    const kind = shape.value === 'sheet' ? plan()?.sheets[0]?.kind : undefined
    if (kind === 'grown') return words.value.merge
    if (kind === 'binned') return words.value.takeOut
    return kind === undefined || kind === 'known' ? words.value.takeAll : words.value.keep
  })
  /** `taken`: how many sheets were written to. */
  function done(taken: number): string {
    if (shape.value === 'preset') return words.value.tookPreset
    const kind = shape.value === 'sheet' ? plan()?.sheets[0]?.kind : undefined
    if (kind === 'grown') return words.value.merged
    if (kind !== undefined && kind !== 'known') return words.value.tookSheet
    return taken === 0 ? words.value.tookOther : words.value.tookAll(taken)
  }
  /** Where it is to be seen then. */
  const whereTo = computed(() => {
    if (shape.value === 'preset') return '/rules'
    return shape.value === 'sheet' ? `/sheet/${plan()!.sheets[0]!.sheet.id}` : '/'
  })
  return { words, shape, title, take, done, whereTo }
}
