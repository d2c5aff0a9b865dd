import { computed, type ComputedRef } from 'vue'
import { type Speech, speechOf } from '../../../ui/sheet/names-in-words.ts'
import { useWords } from '../../../words/index.ts'
import { tableWords } from '../words/index.ts'
import type { useSheetStore } from '../state/sheet.ts'

/** The speech of the open sheet: its names, with the words of the game and of the rows of every game. */
export function useSpeech(store: ReturnType<typeof useSheetStore>): ComputedRef<Speech> {
  const { words, locale } = useWords(tableWords)
  return computed(() => speechOf({ ...words.value.rows, ...store.game?.words[locale.value] }, store.names))
}
