/** Finding sheets by words: as they are typed, with and without accents, and as they are spelt where a letter is missing. */

const LETTERS = 'æøåäöüß'
const PLAIN: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o', ü: 'u', ß: 'ss' }
const SPELT: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
/** A word as short as this is only looked for where a word begins: "Bo" is not found in "Jacob". */
const SHORT = 2

/** Small letters; accents fall, but not those that make another letter. */
function folded(text: string): string {
  const small = text.normalize('NFC').toLowerCase()
  return small.replaceAll(new RegExp(`[^${LETTERS}]+`, 'gu'), (run) => run.normalize('NFD').replaceAll(/\p{M}/gu, ''))
}

const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')

function inOther(letters: Readonly<Record<string, string>>, text: string): string {
  return text.replaceAll(new RegExp(`[${LETTERS}]`, 'gu'), (letter) => letters[letter]!)
}

/** What is searched in: every way in which one may type it. */
export function searchable(parts: readonly string[]): string {
  const text = folded(parts.join(' '))
  const joined = text.replaceAll(/[-'’.]/g, '')
  const ways = [text, joined, inOther(PLAIN, text), inOther(SPELT, text)]
  return ways.map((way) => ` ${wordsIn(way).join(' ')}`).join('')
}

/** Whether every word of the query is found. */
export function makeSearch(query: string): (within: string) => boolean {
  const wanted = wordsIn(folded(query)).map((word) => (word.length <= SHORT ? ` ${word}` : word))
  return (within) => wanted.every((word) => within.includes(word))
}
