/** Text as data: rules know no language, they name a word and its arguments. */
/** `seat` and `side` become names when the message is rendered. */
export type Arg = string | number | Message | { readonly seat: number } | { readonly side: number }
export interface Message {
  readonly key: string
  readonly args: readonly Arg[]
}

/** A string, or a function from arguments to a string. */
export type Word = string | ((...args: never[]) => string)
/** The words of a game by key. */
export type Words = Readonly<Record<string, Word>>

/** The names of a seat (by index of player) and of a side (by column). */
export interface Names {
  readonly seat: (seat: number) => string
  readonly side: (side: number) => string
}

type Filling<P> = P extends number ? number : Exclude<Arg, number>
type Fillings<A extends readonly unknown[]> = { readonly [I in keyof A]: Filling<A[I]> }
type ArgsOf<T> = T extends (...args: infer A) => string ? Fillings<A> : readonly []

/** Returns a `say` for these words: a wrong key or a missing argument is a compile error. */
export function speaker<W extends Words>() {
  return <K extends keyof W & string>(key: K, ...args: ArgsOf<W[K]>): Message => ({ key, args })
}

/** The message as text. A key without a word is returned as it is, so that the mistake shows. */
export function render(message: Message, words: Words, names: Names): string {
  const word = words[message.key]
  if (word === undefined) return message.key
  if (typeof word === 'string') return word
  return (word as (...args: (string | number)[]) => string)(...message.args.map((arg) => fill(arg, words, names)))
}

function fill(arg: Arg, words: Words, names: Names): string | number {
  if (typeof arg !== 'object') return arg
  if ('seat' in arg) return names.seat(arg.seat)
  if ('side' in arg) return names.side(arg.side)
  return render(arg, words, names)
}
