import { afterEach, describe, expect, test } from 'vitest'
import '../../../src/ui/styles/tokens.css'

const TEXT = [
  ['ink', ['paper', 'card']],
  ['ink-soft', ['paper', 'card']],
  ['gain', ['paper', 'card']],
  ['loss', ['paper', 'card']],
  ['red-suit', ['paper', 'card']],
  ['black-suit', ['paper', 'card']],
  ['paper', ['ink', 'gain']],
  ['on-ground', ['ground', 'ground-2']],
  ['on-ground-soft', ['ground', 'ground-2']],
  ['on-accent', ['accent']],
] as const
const LINES = [
  ['edge', ['paper', 'card']],
  ['ground-line', ['ground', 'ground-2']],
  ...[1, 2, 3, 4, 5, 6].map((n) => [`line-${n}`, ['paper']] as const),
] as const

afterEach(() => delete document.documentElement.dataset['theme'])

describe.each(['light', 'dark', 'black'])('in the %s theme', (theme) => {
  test.each(TEXT)('%s reads on %j', (ink, grounds) => {
    for (const ground of grounds) expect(contrast(theme, ink, ground), ground).toBeGreaterThanOrEqual(4.5)
  })

  test.each(LINES)('%s shows on %j', (line, grounds) => {
    for (const ground of grounds) expect(contrast(theme, line, ground), ground).toBeGreaterThanOrEqual(3)
  })
})

function contrast(theme: string, ink: string, ground: string): number {
  document.documentElement.dataset['theme'] = theme
  const [light, dark] = [luminance(ink), luminance(ground)].toSorted((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

/** The relative luminance of a token's colour, as WCAG 2 defines it. */
function luminance(token: string): number {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = `var(--${token})`
  const [r, g, b] = getComputedStyle(probe)
    .color.match(/[\d.]+/g)!
    .map((part) => linear(Number(part) / 255))
  probe.remove()
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
