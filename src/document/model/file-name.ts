/** How long a stem may be: with the date and the ending it fits any file system, in bytes of UTF-8. */
const MOST_BYTES = 120

/** A text as the beginning of a file's name, on any file system: words of letters and digits with hyphens between them. */
export function stemOf(text: string): string {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const stem = shortened(words.join('-'))
  return stem === '' ? 'whistblok' : stem
}

/** Whole characters only. */
function shortened(text: string): string {
  let bytes = 0
  let end = 0
  for (const character of text) {
    bytes += new TextEncoder().encode(character).length
    if (bytes > MOST_BYTES) break
    end += character.length
  }
  return text.slice(0, end).replace(/-$/, '')
}
