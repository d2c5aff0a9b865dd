/** Finds sheets by words, typed with or without accents, or spelt without special letters (ø as oe). */

const LETTERS = 'æøåäöüß'
const PLAIN: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o', ü: 'u', ß: 'ss' }
const SPELT: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
/** A word this short must match the beginning of a word: "Bo" does not match "Jacob". */
const SHORT = 2

/** Lower case, without accents; the letters above stay. */
function folded(text: string): string {
  const small = text.normalize('NFC').toLowerCase()
  return small.replaceAll(new RegExp(`[^${LETTERS}]+`, 'gu'), (run) => run.normalize('NFD').replaceAll(/\p{M}/gu, ''))
}

const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')

function inOther(letters: Readonly<Record<string, string>>, text: string): string {
  return text.replaceAll(new RegExp(`[${LETTERS}]`, 'gu'), (letter) => letters[letter]!)
}

/** The text to search in: every way the parts may be typed. */
export function searchable(parts: readonly string[]): string {
  const text = folded(parts.join(' '))
  const joined = text.replaceAll(/[-'’.]/g, '')
  const ways = [text, joined, inOther(PLAIN, text), inOther(SPELT, text)]
  return ways.map((way) => ` ${wordsIn(way).join(' ')}`).join('')
}

/** Returns a function that tells whether a searchable text contains every word of the query. */
export function makeSearch(query: string): (within: string) => boolean {
  const wanted = wordsIn(folded(query)).map((word) => (word.length <= SHORT ? ` ${word}` : word))
  return (within) => wanted.every((word) => within.includes(word))
}
