import { useWords } from '../../words/index.ts'
import type { Game } from '../../kernel/contract.ts'

/** The questions and answers of a game's options, in words. */
export function useAnswers(game: () => Game) {
  const { words, wordOf, number } = useWords()

  function answer(key: string, value: unknown): string {
    if (typeof value === 'boolean') return value ? words.value.shell.yes : words.value.shell.no
    return typeof value === 'number' ? number(value) : wordOf(game(), `fields.${key}.${String(value)}`)
  }

  return {
    label: (key: string) => wordOf(game(), `fields.${key}`),
    help: (key: string) => wordOf(game(), `help.${key}`),
    answer,
  }
}
