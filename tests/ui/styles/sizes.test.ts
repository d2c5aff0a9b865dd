/** Text and corners get their sizes from the tokens, and each kind of box is styled in one place. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const TOKENS = 'src/ui/styles/tokens.css'
const LETTERS = /^var\(--(?:text|figure)[a-z-]*\)$/
/** One corner or four, of which some may be square. */
const CORNERS = /^(?:(?:0|var\(--radius[a-z-]*\))(?: |$))+$/
const SHORTHAND = /^(?:inherit|var\(--text\) \/ .*)$/

const stylesOf = (path: string) => {
  const text = readFileSync(path, 'utf8')
  const css = path.endsWith('.css')
    ? [text]
    : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style)
  return css.join('\n').replaceAll(/\/\*.*?\*\//gs, '')
}
const styled = readdirSync('src', { encoding: 'utf8', recursive: true })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.(?:css|vue)$/.test(path))
  .toSorted()
  .map((path) => ({ path, css: stylesOf(path) }))
const declared = styled.flatMap(({ path, css }) =>
  [...css.matchAll(/([\w-]+):\s+([^;{}]+);/g)].map(([, what, value]) => ({
    path,
    what: what!,
    value: value!.replaceAll(/\s+/g, ' '),
  })),
)
const tokens = declared.filter(({ path, what }) => path === TOKENS && what.startsWith('--'))
const elsewhere = declared.filter(({ path }) => path !== TOKENS)

const named = (name: RegExp) => [...new Set(tokens.map(({ what }) => what).filter((what) => name.test(what)))]
/** The declarations of these properties with a value that is not allowed, as `path: property: value`. */
const wrong = (what: RegExp, may: RegExp) =>
  elsewhere
    .filter((one) => what.test(one.what) && !may.test(one.value))
    .map((one) => `${one.path}: ${one.what}: ${one.value}`)

describe('the sizes', () => {
  test('are four for texts, two for the figures of the table and three for corners', () => {
    expect(named(/^--text/)).toEqual(['--text-small', '--text', '--text-large', '--text-title'])
    expect(named(/^--figure/)).toEqual(['--figure-total', '--figure-small'])
    expect(named(/^--radius/)).toEqual(['--radius-small', '--radius', '--radius-large'])
  })

  test('are tokens wherever text or corners have a size', () => {
    expect(elsewhere.filter(({ what }) => what === 'font-size').length).toBeGreaterThan(40)
    expect(wrong(/^font-size$/, LETTERS)).toEqual([])
    expect(wrong(/^font$/, SHORTHAND)).toEqual([])
    expect(wrong(/^border-(?:[a-z]+-)*radius$/, CORNERS)).toEqual([])
  })

  test('of figures are used only in the score table', () => {
    const figures = elsewhere.filter(({ value }) => value.includes('--figure'))
    expect(figures.map(({ path }) => path).filter((path) => !path.startsWith('src/features/table/paper/'))).toEqual([])
  })

  test('exist and are used, every one', () => {
    const used = elsewhere.flatMap(({ value }) => value.match(/--(?:text|figure|radius)[a-z-]*/g) ?? [])
    expect([...new Set(used)].toSorted()).toEqual(named(/^--(?:text|figure|radius)/).toSorted())
  })

  test('of text are at least 12 px', () => {
    const letters = tokens.filter(({ what }) => /^--(?:text|figure)/.test(what))
    for (const { what, value } of letters)
      expect(Number.parseFloat(value.match(/[\d.]+(?=rem)/)![0]) * 16, what).toBeGreaterThanOrEqual(12)
  })
})

/** The files with a rule that contains all of this. */
const drawn = (...all: readonly string[]) =>
  styled.flatMap(({ path, css }) =>
    (css.match(/\{[^{}]*\}/g) ?? []).filter((rule) => all.every((line) => rule.includes(line))).map(() => path),
  )

describe('is styled in one place:', () => {
  test.each([
    ['a field or a button', ['border: 1.5px solid var(--edge)', 'border-radius: var(--radius-small)']],
    ['a card', ['border-radius: var(--radius);', 'background: var(--paper)']],
    ['a panel that comes up from below', ['border-radius: var(--radius-large) var(--radius-large) 0 0']],
  ])('%s', (_, all) => {
    expect(drawn(...all)).toEqual(['src/ui/styles/parts.css'])
  })
})
