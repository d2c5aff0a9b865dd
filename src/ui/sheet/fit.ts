/** Whether one column for each player is wide enough for its total and its name, measured as printed. */

/** In px, at a root font size of 16 px. */
const ROUND = 86
const NARROWEST = 52
const PADDING = 12
const TOTAL = { weight: 750, size: 23 }
const NAME = { weight: 600, size: 13 }

interface Head {
  readonly name: string
  readonly total: string
}
/** Returns the width of a text in px. */
type Measure = (text: string, font: { readonly weight: number; readonly size: number }) => number

export function columnsFit(width: number, heads: readonly Head[], measure: Measure, rootFontSize = 16): boolean {
  const scale = rootFontSize / 16
  const available = (width - ROUND * scale) / heads.length
  return heads.every((head) => available >= Math.max(NARROWEST, neededBy(head, scale, measure)))
}

function neededBy({ name, total }: Head, scale: number, measure: Measure): number {
  const words = name.split(/\s+/).map((word) => measure(word, { ...NAME, size: NAME.size * scale }))
  const figures = measure(total, { ...TOTAL, size: TOTAL.size * scale })
  return PADDING + Math.max(figures, ...words)
}

/** Returns a measure for the font of this element. */
export function measureIn(element: Element): Measure {
  const { fontFamily } = getComputedStyle(element)
  const context = document.createElement('canvas').getContext('2d')
  return (text, { weight, size }) => {
    if (context === null) return text.length * size * 0.6
    context.font = `${weight} ${size}px ${fontFamily}`
    return context.measureText(text).width
  }
}

/** The least height of a screen, in rem, that fits totals, a few rounds and an entry. */
export const ROOM = 34

export function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
