import { computed, type ComputedRef } from 'vue'
import { type Speech, speechOf } from '../../../ui/sheet/names-in-words.ts'
import { rowTerms } from '../entry/row-terms.ts'
import { registrationOf } from '../../../games/index.ts'
import { useWords } from '../../../words/index.ts'
import type { useSheetStore } from '../state/sheet.ts'

/** The speech of the open sheet: its names, with the terms of the kernel, the game and the form. */
export function useSpeech(store: ReturnType<typeof useSheetStore>): ComputedRef<Speech> {
  const { locale } = useWords()
  return computed(() => {
    const registration = store.game && registrationOf(store.game.id)
    const terms = {
      ...rowTerms[locale.value],
      ...registration?.game.terms[locale.value],
      ...registration?.drafting.terms[locale.value],
    }
    return speechOf(terms, store.names)
  })
}
