/** What forms need to know of options: which fields are shown, and whether options are equal. */
import { differencesFromStandard, type Field, type Fields } from '../../kernel/options.ts'
import type { Options } from '../../document/model/sheet.ts'

/** Whether the field is shown: its `when` is met by a field that is itself shown. */
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

/** The fields shown whose option differs from the standard. */
export function shownDifferences(fields: Fields, options: Options): readonly Shown[] {
  return shownFields(fields, options).filter(({ key, field }) => options[key] !== field.standard)
}

/** Whether two sets of options are equal, with missing ones at their standard. */
export function sameOptions(fields: Fields, a: Options, b: Options): boolean {
  return JSON.stringify(differencesFromStandard(fields, a)) === JSON.stringify(differencesFromStandard(fields, b))
}

/** The options with all missing ones at their standard. */
export function fullOptions(fields: Fields, options: Options): Options {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, options[key] ?? field.standard]))
}

/** The keys in which two full sets of options differ: those shown in either set, or else all. */
export function differencesBetween(fields: Fields, a: Options, b: Options): readonly string[] {
  const differing = Object.keys(fields).filter((key) => a[key] !== b[key])
  const inSight = differing.filter((key) => isShown(fields, key, a) || isShown(fields, key, b))
  return inSight.length > 0 ? inSight : differing
}
