/** Faults: where a value is malformed and why, from any Standard Schema validator. */
import { type Arg, type Message } from './message.ts'
import { plain } from './numbers.ts'

/** Why a value is malformed, and the path from the checked value to the faulty part. */
export interface Fault {
  readonly path: readonly (string | number)[]
  readonly why: Message
}

/** The part of Standard Schema we use; any valibot schema has it. */
export interface Schema<E> {
  readonly '~standard': {
    readonly validate: (input: unknown) => unknown
    readonly types?: { readonly output: E } | undefined
  }
}

export type FaultKey =
  | 'notAnObject'
  | 'notAList'
  | 'notText'
  | 'notABoolean'
  | 'notAnInteger'
  | 'outOfRange'
  | 'notAMultiple'
  | 'notOneOf'
  | 'unknownKey'
  | 'missingKey'
  | 'wrongLength'
  | 'seatTwice'
  | 'notAPlayer'
  | 'wrongNumberSeated'
  | 'dealerNotSeated'
  | 'sumNotZero'

export function fault(path: Fault['path'], key: FaultKey, ...args: readonly Arg[]): Fault {
  return { path, why: { key, args } }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function faultsOfInteger(value: unknown, min: number, max: number, path: Fault['path']): readonly Fault[] {
  if (!Number.isSafeInteger(value)) return [fault(path, 'notAnInteger')]
  const inRange = (value as number) >= min && (value as number) <= max
  return inRange ? [] : [fault(path, 'outOfRange', plain(min), plain(max))]
}

export function faultsOfChoice(value: unknown, of: readonly string[], path: Fault['path']): readonly Fault[] {
  return of.includes(value as string) ? [] : [fault(path, 'notOneOf', of.join(', '))]
}

/** Missing required keys, then unknown keys. */
export function faultsOfKeys(value: object, required: readonly string[], optional: readonly string[]) {
  const missing = required.filter((key) => !Object.hasOwn(value, key)).map((key) => fault([key], 'missingKey', key))
  const unknown = Object.keys(value)
    .filter((key) => !required.includes(key) && !optional.includes(key))
    .map((key) => fault([key], 'unknownKey', key))
  return [...missing, ...unknown]
}

/** The faults a schema finds in a value, and the output: the value with its keys in the schema's order. */
export function parsed<E>(
  schema: Schema<E>,
  value: unknown,
): { readonly faults: readonly Fault[]; readonly output: E } {
  const found = schema['~standard'].validate(value) as { readonly issues?: readonly Issue[]; readonly value: E }
  return { faults: (found.issues ?? []).map(faultOfIssue), output: found.value }
}

/** The faults a schema finds in a value; empty when it is valid. */
export function faultsOf(schema: Schema<unknown>, value: unknown): readonly Fault[] {
  return parsed(schema, value).faults
}

/** A valibot issue: more than the standard's message and path. */
interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[]
  readonly type?: string
  readonly expected?: string | null
  readonly received?: string
  readonly requirement?: unknown
}

function faultOfIssue(issue: Issue): Fault {
  const path = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part)) as (string | number)[]
  return { path, why: whyOf(issue, String(path.at(-1) ?? '')) }
}

function whyOf(issue: Issue, last: string): Message {
  const say = (key: FaultKey, ...args: Arg[]): Message => ({ key, args })
  switch (issue.type) {
    case 'strict_object':
    case 'object':
      if (issue.expected === 'never') return say('unknownKey', last)
      return issue.expected === 'Object' ? say('notAnObject') : say('missingKey', last)
    case 'picklist':
    case 'literal':
    case 'variant':
    case 'union':
      if (issue.expected === 'Object') return say('notAnObject')
      return say('notOneOf', (issue.expected ?? '').replace(/[()"]/g, '').replace(/ \| /g, ', '))
    case 'number':
      // a tuple that is too short; a missing key is reported by its object
      return say(issue.received === 'undefined' ? 'wrongLength' : 'notAnInteger')
    case 'integer':
    case 'safe_integer':
      return say('notAnInteger')
    case 'min_value':
      return say('outOfRange', String(issue.requirement), '')
    case 'max_value':
      return say('outOfRange', '', String(issue.requirement))
    case 'boolean':
      return say('notABoolean')
    case 'string':
      return say('notText')
    case 'array':
    case 'tuple':
    case 'strict_tuple':
      return say(issue.expected === 'Array' ? 'notAList' : 'wrongLength')
    case 'length':
    case 'min_length':
    case 'max_length':
      return say('wrongLength')
    default:
      // a custom check names its term: v.check(…, 'tricksNot13')
      return { key: issue.message, args: [] }
  }
}
