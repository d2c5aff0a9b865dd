import { useWords } from '../../words/index.ts'
import type { Game } from '../../kernel/contract.ts'

/** The questions and answers of a game's options, in words. */
export function useAnswers(game: () => Game) {
  const { t, term, number } = useWords()

  function answer(key: string, value: unknown): string {
    if (typeof value === 'boolean') return value ? t.value.shell.yes : t.value.shell.no
    return typeof value === 'number' ? number(value) : term(game(), `fields.${key}.${String(value)}`)
  }

  return {
    label: (key: string) => term(game(), `fields.${key}`),
    help: (key: string) => term(game(), `help.${key}`),
    answer,
  }
}
