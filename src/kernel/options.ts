/** House rules as flat data, so that one form and one link codec serve every game. */
import { type Fault, faultsOfChoice, faultsOfInteger, fault, isRecord } from './schema.ts'

/** `agree`: often disputed, so shown with its answer before the first round. `when`: shown only while another field has this value. */
export type Field = {
  readonly agree?: true
  readonly when?: readonly [key: string, value: string | boolean]
} & (
  | { readonly kind: 'toggle'; readonly standard: boolean }
  | { readonly kind: 'choice'; readonly standard: string; readonly of: readonly string[] }
  | {
      readonly kind: 'number'
      readonly standard: number
      readonly min: number
      readonly max: number
      /** The value must be a multiple of this. */
      readonly step?: number
    }
)
export type Fields = Readonly<Record<string, Field>>

/** The type of a game's options, derived from its fields. */
export type OptionsOf<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends { kind: 'toggle' }
    ? boolean
    : F[K] extends { kind: 'choice'; of: readonly (infer C)[] }
      ? C
      : number
}
/** The options of some game, by name. */
export type AnyOptions = Readonly<Record<string, unknown>>

export function standardOptions<F extends Fields>(fields: F): OptionsOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.standard])) as OptionsOf<F>
}

/** The options in force after a change; keys not in `options` stay as they are. */
export function laidOver<O extends object>(inForce: O, options: Partial<O>): O {
  return { ...inForce, ...options }
}

/** An option answered otherwise than it was. */
export interface OptionChange {
  readonly key: string
  readonly before: unknown
  readonly now: unknown
}

/** Which of these options are not in force yet. */
export function changesOf(inForce: AnyOptions, options: AnyOptions): readonly OptionChange[] {
  return Object.entries(options)
    .filter(([key, now]) => now !== inForce[key])
    .map(([key, now]) => ({ key, before: inForce[key], now }))
}

/** What differs from the standard, in the order of the fields. */
export function differencesFromStandard(fields: Fields, options: AnyOptions): AnyOptions {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([key, field]) => Object.hasOwn(options, key) && options[key] !== field.standard)
      .map(([key]) => [key, options[key]]),
  )
}

/** Why these are not options of these fields: unknown key, wrong type or out of range. Keys may be missing. */
export function faultsOfOptions(fields: Fields, options: unknown): readonly Fault[] {
  if (!isRecord(options)) return [fault([], 'notAnObject')]
  return Object.entries(options).flatMap(([key, value]) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    return field === undefined ? [fault([key], 'unknownKey', key)] : faultsOfField(field, value, [key])
  })
}

function faultsOfField(field: Field, value: unknown, path: readonly string[]): readonly Fault[] {
  switch (field.kind) {
    case 'toggle':
      return typeof value === 'boolean' ? [] : [fault(path, 'notABoolean')]
    case 'choice':
      return faultsOfChoice(value, field.of, path)
    case 'number': {
      const faults = faultsOfInteger(value, field.min, field.max, path)
      if (faults.length > 0 || field.step === undefined || (value as number) % field.step === 0) return faults
      return [fault(path, 'notAMultiple', field.step)]
    }
  }
}
