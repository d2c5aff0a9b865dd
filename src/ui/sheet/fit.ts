/** Whether one column for each player is wide enough for its total and its name, measured as printed. */

/** In px, at a root font size of 16 px. */
const ROUND = 86
const NARROWEST = 52
const PADDING = 12
/** The fonts of a column head; `size` is a token of tokens.css. */
const FONTS = {
  total: { weight: 750, size: '--figure-total' },
  name: { weight: 600, size: '--text-small' },
} as const

interface Head {
  readonly name: string
  readonly total: string
}
/** Returns the width of a text in px. */
type Measure = (text: string, font: keyof typeof FONTS) => number

/** `rootFontSize` is in px; `measure` must be for the same size. */
export function columnsFit(width: number, heads: readonly Head[], measure: Measure, rootFontSize = 16): boolean {
  const available = (width - (ROUND * rootFontSize) / 16) / heads.length
  return heads.every((head) => available >= Math.max(NARROWEST, neededBy(head, measure)))
}

function neededBy({ name, total }: Head, measure: Measure): number {
  const words = name.split(/\s+/).map((word) => measure(word, 'name'))
  return PADDING + Math.max(measure(total, 'total'), ...words)
}

/** Returns a measure for the font family of this element and the current root font size. */
export function measureIn(element: Element): Measure {
  const style = getComputedStyle(element)
  const context = document.createElement('canvas').getContext('2d')
  return (text, font) => {
    const { weight, size } = FONTS[font]
    const px = Number.parseFloat(style.getPropertyValue(size)) * rootFontSize()
    if (context === null) return text.length * px * 0.6
    context.font = `${weight} ${px}px ${style.fontFamily}`
    return context.measureText(text).width
  }
}

/** The least height of a screen, in rem, that fits totals, a few rounds and an entry. */
export const ROOM = 34

export function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
