import * as v from 'valibot'
import { type RowSummary, type Completed, type Missing, defineDrafting } from '../../../kernel/draft.ts'
import { type Given, filledIn } from '../../../kernel/split.ts'
import type { Situation } from '../../../kernel/contract.ts'
import { type Entry, HONOUR_COUNTS, PENALTIES, TRICKS, TRUMPS } from '../rules/entry.ts'
import { say } from '../words/index.ts'
import type { Options } from '../rules/options.ts'
import { trumpOf } from '../rules/trump.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(TRICKS))
const side = v.picklist([0, 1])
const schema = v.strictObject({
  /** The tricks typed, by side; null where nothing was. */
  given: v.pipe(v.array(v.nullable(count)), v.length(2)),
  trump: v.exactOptional(v.picklist(TRUMPS)),
  honours: v.exactOptional(v.strictObject({ side, count: v.picklist(HONOUR_COUNTS) })),
  revoke: v.exactOptional(v.strictObject({ side, penalty: v.exactOptional(v.picklist(PENALTIES)) })),
})
type Parsed = v.InferOutput<typeof schema>
export type Draft = Readonly<Omit<Parsed, 'given'>> & { readonly given: Given }
export type At = Situation<Options, Entry>

function complete({ given, trump, honours, revoke }: Draft): Completed<Entry> {
  const [first, second] = filledIn(given, TRICKS)
  const missing: Missing[] = []
  if (first === null || second === null) missing.push({ field: 'tricks', why: say('missingTricks') })
  if (revoke !== undefined && revoke.penalty === undefined)
    missing.push({ field: 'revoke', why: say('missingPenalty') })
  if (missing.length > 0) return { missing }
  return {
    entry: {
      tricks: [first!, second!],
      ...(trump !== undefined && { trump }),
      ...(honours !== undefined && { honours }),
      ...(revoke?.penalty !== undefined && { revoke: { side: revoke.side, penalty: revoke.penalty } }),
    },
  }
}

function rowSummary(entry: Entry, at: At): RowSummary {
  const trump = trumpOf(at, entry)
  const sign = trump === undefined ? '' : { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣', none: '–' }[trump]
  const [first, second] = entry.tricks
  return {
    title: say('row', first, second, sign),
    bySide: entry.tricks.map((tricks) => say('took', tricks)),
    proof: say('proof'),
  }
}

export const drafting = defineDrafting<Options, Entry, Draft>({
  schema,
  empty: { given: [null, null] },
  bidFields: [],
  isBid: () => false,
  inPlay: () => undefined,
  draftOf: ({ tricks: [first], ...rest }) => ({ given: [first, null], ...rest }),
  complete,
  rowSummary,
})
