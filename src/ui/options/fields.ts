/** House rules as the forms show them: which are in sight, and which set of them is in force. */
import { differencesFromStandard, type Field, type Fields } from '../../kernel/options.ts'
import type { Options } from '../../document/model/sheet.ts'

/** A field is in sight while the one it hangs on is, and has the value it waits for. */
function isShown(fields: Fields, key: string, options: Options): boolean {
  const when = fields[key]?.when
  return when === undefined || (options[when[0]] === when[1] && isShown(fields, when[0], options))
}

export interface Shown {
  readonly key: string
  readonly field: Field
}

export function shownFields(fields: Fields, options: Options): readonly Shown[] {
  return Object.entries(fields).flatMap(([key, field]) => (isShown(fields, key, options) ? [{ key, field }] : []))
}

/** What is answered otherwise than the standard, of the fields in sight. */
export function shownDifferences(fields: Fields, options: Options): readonly Shown[] {
  return shownFields(fields, options).filter(({ key, field }) => options[key] !== field.standard)
}

/** Whether two sets of rules come to the same. */
export function sameOptions(fields: Fields, a: Options, b: Options): boolean {
  return JSON.stringify(differencesFromStandard(fields, a)) === JSON.stringify(differencesFromStandard(fields, b))
}

/** Every field answered: these, and the standard where they say nothing. */
export function fullOptions(fields: Fields, options: Options): Options {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, options[key] ?? field.standard]))
}

/** What two full sets of rules answer otherwise: the fields in sight of either, or any when those agree. */
export function differencesBetween(fields: Fields, a: Options, b: Options): readonly string[] {
  const differing = Object.keys(fields).filter((key) => a[key] !== b[key])
  const inSight = differing.filter((key) => isShown(fields, key, a) || isShown(fields, key, b))
  return inSight.length > 0 ? inSight : differing
}
