import { computed, type ComputedRef } from 'vue'
import { useWords } from '../../words/index.ts'
import { leadersOf } from '../../kernel/ranking.ts'
import type { SheetFacts } from './sheet-facts.ts'
import { sideName } from './standing.ts'

/** The result or the standing of a sheet, in a sentence. */
export function useResult(sheet: () => SheetFacts): ComputedRef<string> {
  const { words, list, t, signed } = useWords()
  return computed(() => {
    const { game, names, open, summary } = sheet()
    const { sides, standing, verdict, rounds } = summary
    if (rounds === 0) return words.value.sheets.noRounds
    const side = (at: number) => sideName(sides[at]!, names)
    if (verdict !== null) return t(verdict.why, game, { side, seat: (seat) => names[seat] ?? '' })
    const winners = leadersOf(standing)
    const points = signed(standing[winners[0] ?? 0] ?? 0)
    const who = list(winners.map(side))
    if (open) return words.value.sheets.leads(who, points)
    return winners.length > 1 ? words.value.sheets.shared(who, points) : words.value.sheets.won(who, points)
  })
}
