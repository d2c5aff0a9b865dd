/** One of a row of choices. */
export interface Choice<V> {
  readonly value: V
  readonly label: string
  /** The accessible name, where the label alone would not do. */
  readonly says?: string | undefined
  /** In small letters below the label. */
  readonly sub?: string | undefined
  readonly tone?: 'gain' | 'loss' | 'red' | 'black' | undefined
  /** Struck through, and still to be chosen by those who insist. */
  readonly off?: boolean | undefined
}
