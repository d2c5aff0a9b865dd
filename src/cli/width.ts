/** The width of text in a terminal. */
const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303E\uFF01-\uFF60\uFFE0-\uFFE6]/u
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]+$/u
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** In terminal cells: two for an emoji or an East Asian character, one for any other, with its accents. */
export function widthOf(text: string): number {
  return [...graphemes.segment(text)].reduce((sum, { segment }) => {
    if (NO_WIDTH.test(segment)) return sum
    return sum + (WIDE.test(segment) || segment.includes('\uFE0F') ? 2 : 1)
  }, 0)
}

/** The text in one line: control characters and line breaks become spaces. */
export function inOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
}

/** Lines of cells, aligned in columns: text to the left, numbers to the right. */
export function aligned(lines: readonly (readonly string[])[], isText: (column: number) => boolean): readonly string[] {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((cells) => widthOf(cells[column] ?? ''))))
  return lines.map((cells) => {
    const padded = cells.map((cell, column) => {
      const blank = ' '.repeat((widths[column] ?? 0) - widthOf(cell))
      return isText(column) ? cell + blank : blank + cell
    })
    return padded.join('  ').trimEnd()
  })
}
