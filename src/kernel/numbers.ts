/** The number as text with a real minus sign (U+2212), never "−0", no grouping: `−5`, `0`, `8`. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** As `plain`, with a plus before a positive number: `+8`, `−5`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : plain(value)
}

/** Whether the integers sum to exactly zero, even beyond the safe integers. */
export function sumsToZero(values: readonly number[]): boolean {
  const sum = values.reduce((total, value) => total + value, 0)
  const size = values.reduce((total, value) => total + Math.abs(value), 0)
  if (Number.isSafeInteger(size)) return sum === 0
  return values.reduce((total, value) => total + BigInt(value), 0n) === 0n
}
