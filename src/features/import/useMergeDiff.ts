import { importWords } from './words/index.ts'
import { useWords } from '../../words/index.ts'
import type { SheetPlan } from '../../document/merge/import-plan.ts'
import { type Details, detailsOf } from '../../document/journal/journal.ts'
import type { Sheet } from '../../document/model/sheet.ts'

/** How many characters of a note are shown. */
const MOST_LETTERS = 60

/** What merging changes, in a few words: `3 runder mere, 1 rettet`, `Titel: Jul → Nytår`. */
export function useMergeDiff() {
  const { words, format } = useWords(importWords)

  function said({ diff, ours, sheet }: SheetPlan): string {
    const { added, addedRounds, changed, struck, details } = diff
    const w = words.value
    const parts = [
      ...(addedRounds > 0 ? [w.more(addedRounds)] : []),
      ...(added.length > addedRounds ? [w.moreRows(added.length - addedRounds)] : []),
      ...(changed.length > 0 ? [w.changed(changed.length)] : []),
      ...(struck.length > 0 ? [w.struck(struck.length)] : []),
      ...(details && ours !== undefined && unnamedOf(ours) !== unnamedOf(sheet) ? [w.details] : []),
    ]
    if (parts.length > 0) return parts.join(', ')
    return details ? '' : w.small
  }

  function stakeOf({ stake }: Details): string | undefined {
    return stake && words.value.sheets.stakeSays(format.value.money(stake.amount, stake.currency), stake.points)
  }

  function named({ ours, sheet }: SheetPlan): readonly string[] {
    if (ours === undefined) return []
    const w = words.value
    const [before, after] = [detailsOf(ours.journal), detailsOf(sheet.journal)]
    const lines: readonly (readonly [string, string | undefined, string | undefined])[] = [
      [w.detail.title, before.title, after.title],
      [w.detail.note, before.note, after.note],
      [w.detail.stake, stakeOf(before), stakeOf(after)],
    ]
    const short = (text = '') => (text.trim() === '' ? w.detail.none : shortened(text.trim()))
    return lines.flatMap(([label, from, to]) => (from === to ? [] : [`${label}: ${short(from)} → ${short(to)}`]))
  }

  return { said, named }
}

function shortened(text: string): string {
  const letters = Array.from(text)
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')} …` : text
}

/** The details for which there is no text of their own. */
function unnamedOf({ players, journal }: Sheet): string {
  const { series, closedAt } = detailsOf(journal)
  return JSON.stringify([players.map(({ name }) => name), series, closedAt])
}
