import { computed, type ComputedRef } from 'vue'
import { type Speech, speechOf } from '../components/sheet/speech.ts'
import { rowTerms } from '../components/sheet/row-terms.ts'
import { registrationOf } from '../games/index.ts'
import { useWords } from '../i18n/index.ts'
import type { useSheetStore } from '../stores/sheet.ts'

/** What the open sheet can say: the words of its game, of its form, and of the rows every sheet takes. */
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
