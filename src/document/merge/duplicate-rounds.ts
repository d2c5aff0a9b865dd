/** Finds rounds that may have been written down on both phones. */
import { isSheetRow } from '../../kernel/rows.ts'
import { rowsOf } from '../journal/journal.ts'
import type { Sheet } from '../model/sheet.ts'

/** Pairs of round numbers in `merged`, from 1: neighbours with equal entries, each known to only one of the two copies. */
export function duplicatesIn(ours: Sheet, coming: Sheet, merged: Sheet): readonly (readonly [number, number])[] {
  const [here, there] = [rowIdsIn(ours), rowIdsIn(coming)]
  const rounds = rowsOf(merged.journal)
    .filter(({ entry }) => !isSheetRow(entry))
    .map(({ id, entry }) => ({ from: originOf(here.has(id), there.has(id)), entry: JSON.stringify(entry) }))
  return rounds.flatMap(({ from, entry }, i): readonly (readonly [number, number])[] => {
    const next = rounds[i + 1]
    const apart = from !== 'both' && next?.from !== 'both' && from !== next?.from
    return apart && next?.entry === entry ? [[i + 1, i + 2]] : []
  })
}

/** Struck rows count too: a copy that has struck a row knows it. */
function rowIdsIn({ journal }: Sheet): ReadonlySet<string> {
  return new Set(journal.flatMap((line) => ('entry' in line ? [line.row] : [])))
}

function originOf(here: boolean, there: boolean): 'ours' | 'theirs' | 'both' {
  if (here && there) return 'both'
  return here ? 'ours' : 'theirs'
}
