/** What an import that is undone leaves behind is told to the imports since, so that it goes with them. */
import type { Change, Touched, TouchedSheet } from './database.ts'
import { isSame, type ItemsUndone, samePerson } from './undo-items.ts'
import { sameHeader, type SheetsUndone } from './undo-sheets.ts'

export interface Undone {
  readonly sheets: SheetsUndone
  readonly people: ItemsUndone<unknown>
  readonly presets: ItemsUndone<unknown>
  readonly series: ItemsUndone<unknown>
}

/** `later`: what imports since then added, oldest first. */
export function handedOver(mine: Touched, undone: Undone, later: readonly Touched[]): readonly Touched[] {
  const sheets = sheetsHandedOver(mine.sheets, undone.sheets, later)
  const people = itemsHandedOver(
    mine.people,
    undone.people,
    later.map(({ people }) => people),
    samePerson,
  )
  const presets = itemsHandedOver(
    mine.presets,
    undone.presets,
    later.map(({ presets }) => presets),
    isSame,
  )
  const series = itemsHandedOver(
    mine.series,
    undone.series,
    later.map(({ series }) => series),
    isSame,
  )
  return later.map((_, i) => ({ sheets: sheets[i]!, people: people[i]!, presets: presets[i]!, series: series[i]! }))
}

/** Where there is none since, the one before is told of what somebody still needs: it may have brought who does. */
export function neededHandedOver(mine: Touched, { people, presets, series }: Undone, before: Touched): Touched {
  const added = <C extends Change<{ readonly id: string }>>(
    list: readonly C[],
    more: readonly C[],
    of: ItemsUndone<unknown>,
  ) => {
    const there = new Set(list.map(({ after }) => after.id))
    return [...list, ...more.filter(({ after: { id } }) => of.needed.has(id) && !there.has(id))]
  }
  return {
    sheets: before.sheets,
    people: added(before.people, mine.people, people),
    presets: added(before.presets, mine.presets, presets),
    series: added(before.series, mine.series, series),
  }
}

function sheetsHandedOver(
  mine: readonly TouchedSheet[],
  { stays }: SheetsUndone,
  later: readonly Touched[],
): readonly (readonly TouchedSheet[])[] {
  const waiting = new Set(stays.flatMap(({ id, why }) => (why === 'later' ? [id] : [])))
  const lists = later.map(({ sheets }) => new Map(sheets.map((sheet) => [sheet.id, sheet])))
  for (const one of mine) {
    const list = lists.find((sheets) => sheets.has(one.id))
    const next = list?.get(one.id)
    if (next?.from !== 'store') continue
    if (waiting.has(one.id)) list?.set(one.id, asOne(one, next))
    else if (one.header !== undefined) headerHandedOver(one, lists)
  }
  return lists.map((sheets) => [...sheets.values()])
}

/** The next that changed it began with what this one had made of it. */
function headerHandedOver({ id, header }: TouchedSheet, lists: readonly Map<string, TouchedSheet>[]): void {
  const list = lists.find((sheets) => sheets.get(id)?.header !== undefined)
  const next = list?.get(id)
  if (next?.header === undefined || header === undefined || !sameHeader(next.header.before, header.after)) return
  list?.set(id, { ...next, header: { before: header.before, after: next.header.after } })
}

/** Two imports of one sheet, as if they had come together. */
function asOne(one: TouchedSheet, { header: changed, ...next }: TouchedSheet): TouchedSheet {
  const lines = new Set(one.lines)
  const header = one.header && { before: one.header.before, after: changed?.after ?? one.header.after }
  const made = header ?? changed
  return {
    ...next,
    from: one.from,
    lines: [...one.lines, ...next.lines],
    there: next.there.filter((id) => !lines.has(id)),
    ...(one.from === 'store' && made && { header: made }),
    ...(one.binned && { binned: one.binned }),
  }
}

function itemsHandedOver<T extends { readonly id: string }, C extends Change<T>>(
  mine: readonly C[],
  { other, needed }: ItemsUndone<unknown>,
  later: readonly (readonly C[])[],
  same: (a: T, b: T) => boolean,
): readonly (readonly C[])[] {
  const lists = later.map((changes) => new Map(changes.map((change) => [change.after.id, change])))
  for (const change of mine) {
    const { id } = change.after
    const list = lists.find((changes) => changes.has(id))
    const next = list?.get(id)
    if (next === undefined && needed.has(id)) lists[0]?.set(id, change)
    const follows = next?.before !== undefined && same(next.before, change.after)
    if (follows && other.has(id)) list?.set(id, { ...change, after: next.after })
  }
  return lists.map((changes) => [...changes.values()])
}
