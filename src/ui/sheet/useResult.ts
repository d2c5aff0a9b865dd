import { computed, type ComputedRef } from 'vue'
import { useWords } from '../../words/index.ts'
import { leadersOf } from '../../kernel/ranking.ts'
import type { SheetFacts } from './sheet-facts.ts'
import { sideName } from './standing.ts'

/** The result or the standing of a sheet, in a sentence. */
export function useResult(sheet: () => SheetFacts): ComputedRef<string> {
  const { t, list, say, signed } = useWords()
  return computed(() => {
    const { game, names, open, summary } = sheet()
    const { sides, standing, verdict, rounds } = summary
    if (rounds === 0) return t.value.home.noRounds
    const side = (at: number) => sideName(sides[at]!, names)
    if (verdict !== null) return say(verdict.why, game, { side, seat: (seat) => names[seat] ?? '' })
    const winners = leadersOf(standing)
    const points = signed(standing[winners[0] ?? 0] ?? 0)
    const who = list(winners.map(side))
    if (open) return t.value.home.leads(who, points)
    return winners.length > 1 ? t.value.home.shared(who, points) : t.value.home.won(who, points)
  })
}
