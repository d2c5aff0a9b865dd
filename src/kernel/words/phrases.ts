/** Phrases that words are made of. */

/** A list of names, the last joined by `word`. */
export function and(names: readonly string[], word: string): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)!}`
}

export function told(what: string, which: readonly string[]): string {
  return which.length === 0 ? what : `${what}: ${which.join('; ')}`
}

/** A range in words; an empty string is an open end. */
export function range(
  min: string,
  max: string,
  [least, most, and]: readonly [string, string, string],
  between: string,
) {
  if (min === '') return `${most} ${max}`
  return max === '' ? `${least} ${min}` : `${between} ${min} ${and} ${max}`
}

/** The text with a capital first letter. */
export function capital(text: string | number): string {
  return String(text).replace(/^./u, (first) => first.toUpperCase())
}
