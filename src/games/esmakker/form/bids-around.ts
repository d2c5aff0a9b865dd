import type { EsmakkerWords } from '../words/da.ts'
import type { Draft } from './draft.ts'
import { type Bid, LADDER } from '../rules/ranking.ts'

const sameBid = (a: Bid, b: Bid): boolean =>
  'bid' in a ? 'bid' in b && a.bid === b.bid : !('bid' in b) && a.level === b.level && a.attachment === b.attachment

/** The rungs of the ranking just below and just above a bid. */
function bidsAround(bid: Bid, sans: boolean) {
  const ladder = LADDER.filter((rung) => sans || !rung.some((one) => 'attachment' in one && one.attachment === 'sans'))
  const i = ladder.findIndex((rung) => rung.some((one) => sameBid(one, bid)))
  return { below: ladder[i - 1], above: ladder[i + 1] }
}

/** The bids around the draft's bid: `slår sol, slås af 9 alm.`; undefined before there is a bid. */
export function bidsAroundInWords(
  { level, attachment = 'none', bid }: Draft,
  words: EsmakkerWords,
  sans = false,
): string | undefined {
  const chosen: Bid | undefined = bid !== undefined ? { bid } : level !== undefined ? { level, attachment } : undefined
  if (chosen === undefined) return undefined
  const { below, above } = bidsAround(chosen, sans || attachment === 'sans')
  const said = [
    below === undefined ? words.lowest : words.beats(inWords(below, words)),
    above === undefined ? words.highest : words.beatenBy(inWords(above, words)),
  ]
  return said.join(', ')
}

/** A rung of several bids is named by its level and a plus, as players call it. */
function inWords(rung: readonly Bid[], words: EsmakkerWords): string {
  const [first] = rung
  if (first === undefined) return ''
  if ('bid' in first) return words[`nolos.${first.bid}`]
  return rung.length > 1 ? words.withAny(first.level) : `${first.level} ${words[`attachments.${first.attachment}`]}`
}
