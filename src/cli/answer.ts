/** What the `score` command prints. It uses the app's own reading, checks and rules, without a browser. */
import { gameOf } from '../games/index.ts'
import type { Locale } from '../words/locale.ts'
import { knownGame } from '../document/model/canonical.ts'
import { factsOf } from '../document/journal/journal.ts'
import { mergePads } from '../document/merge/merge-pads.ts'
import { makeNaming } from '../document/model/names.ts'
import { refusalText } from '../document/read/refusal.ts'
import type { Pad } from '../document/model/sheet.ts'
import { makeCsv, tableOf } from '../document/csv.ts'
import { makePad } from '../document/model/write.ts'
import { localeIn, parseArguments, type Wish } from './arguments.ts'
import { readInput } from './input.ts'
import { resultOf, type Scored } from './result.ts'
import { loadWords } from '../words/catalog.ts'
import { cliWords } from './words/index.ts'
import { textTable } from './text-table.ts'
import { inOneLine } from './width.ts'

/** The text for standard output, or for standard error with exit code 2. */
export type Outcome = { readonly out: string } | { readonly error: string }

export async function answer(args: readonly string[]): Promise<Outcome> {
  await loadWords(localeIn(args))
  const wish = parseArguments(args)
  if ('why' in wish) return refused(`${wish.why} (--help)`)
  if (wish.form === 'help') return { out: cliWords[wish.locale].usage }
  const pads: Pad[] = []
  for (const file of wish.files) {
    const input = await readInput(file, wish.locale)
    if ('why' in input) return refused(input.why)
    pads.push(input.pad)
  }
  const [first, second = first] = pads
  if (first === undefined || second === undefined) return { out: '' }
  return wish.form === 'merge' ? merged(first, second, wish.locale) : { out: printed(first, wish) }
}

const refused = (why: string): Outcome => ({ error: `${inOneLine(why)}\n` })

function merged(a: Pad, b: Pad, locale: Locale): Outcome {
  const merge = mergePads(a, b, gameOf)
  if (merge.ok) return { out: makePad(merge.pad, gameOf) }
  return refused(`${merge.refusal.path}: ${refusalText(merge.refusal, locale, gameOf)}`)
}

/** Scores one sheet at a time, so that memory holds the workings of only one. */
function printed(pad: Pad, { form, locale }: Wish): string {
  const nameOf = makeNaming(pad.people)
  const each = <T>(of: (scored: Scored) => T): readonly T[] =>
    pad.sheets.map((sheet) => {
      const game = knownGame(sheet.game, gameOf)
      return of({ sheet, game, tally: game.tally(factsOf(sheet)), names: sheet.players.map(nameOf) })
    })
  if (form === 'table') return each((scored) => textTable(scored, locale)).join('\n')
  if (form === 'csv')
    return makeCsv(each(({ sheet, game, tally, names }) => tableOf(sheet, game, tally, names, locale)))
  return `${JSON.stringify({ sheets: each((scored) => resultOf(scored, locale)) }, null, 2)}\n`
}
