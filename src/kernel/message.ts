/** Text as data: rules know no language, they name a term and its arguments. */
export const LOCALES = ['da', 'de', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** `seat` and `side` become names when the message is rendered. */
export type Arg = string | number | Message | { readonly seat: number } | { readonly side: number }
export interface Message {
  readonly key: string
  readonly args: readonly Arg[]
}

/** A string, or a function from arguments to a string. */
export type Term = string | ((...args: never[]) => string)
export type Terms = Readonly<Record<string, Term>>

/** The type of the other languages' terms, from those of the first: same keys, same arguments. */
export type SameTerms<T extends Terms> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => string ? (...args: A) => string : string
}

/** The names of a seat (by index of player) and of a side (by column). */
export interface Names {
  readonly seat: (seat: number) => string
  readonly side: (side: number) => string
}

type Filling<P> = P extends number ? number : Exclude<Arg, number>
type Fillings<A extends readonly unknown[]> = { readonly [I in keyof A]: Filling<A[I]> }
type ArgsOf<T> = T extends (...args: infer A) => string ? Fillings<A> : readonly []

/** Returns a `say` for these terms: a wrong key or a missing argument is a compile error. */
export function speaker<T extends Terms>() {
  return <K extends keyof T & string>(key: K, ...args: ArgsOf<T[K]>): Message => ({ key, args })
}

/** The message as text. A key without a term is returned as it is, so that the mistake shows. */
export function render(message: Message, terms: Terms, names: Names): string {
  const term = terms[message.key]
  if (term === undefined) return message.key
  if (typeof term === 'string') return term
  return (term as (...args: (string | number)[]) => string)(...message.args.map((arg) => fill(arg, terms, names)))
}

function fill(arg: Arg, terms: Terms, names: Names): string | number {
  if (typeof arg !== 'object') return arg
  if ('seat' in arg) return names.seat(arg.seat)
  if ('side' in arg) return names.side(arg.side)
  return render(arg, terms, names)
}
