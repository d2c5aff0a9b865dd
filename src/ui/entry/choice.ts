/** One of several choices. */
export interface Choice<V> {
  readonly value: V
  readonly label: string
  /** The accessible name, if it is not the label. */
  readonly says?: string | undefined
  /** Small text below the label. */
  readonly sub?: string | undefined
  readonly tone?: 'gain' | 'loss' | 'red' | 'black' | undefined
  /** Struck through, but can still be chosen. */
  readonly off?: boolean | undefined
}
