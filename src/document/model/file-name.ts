/** The longest stem, in bytes of UTF-8: with date and extension it fits any file system. */
const MOST_BYTES = 120

/** A file name's stem from any text: words of letters and digits, joined by hyphens; `whistblok` if none are left. */
export function stemOf(text: string): string {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const stem = shortened(words.join('-'))
  return stem === '' ? 'whistblok' : stem
}

/** Cut to `MOST_BYTES`, at a whole character. */
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
