/** Faults of a page that keep people from reading, pressing or finding something. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import { type Page } from 'playwright-core'

const AXE = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds wrong; empty when nothing is. The page's policy stays in force, as the script runs through the debugger. */
export async function violationsIn(page: Page): Promise<readonly string[]> {
  await page.evaluate(await AXE)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join('; ')}`),
    )
  })
}

/** Controls smaller than 44 × 44 px, and text smaller than 12 px. If the element around a link can be pressed, its size counts. */
export const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 160)
    const pressable = (element: Element): Element => {
      const around = element.parentElement
      return around && getComputedStyle(around).cursor === 'pointer' ? pressable(around) : element
    }
    const controls = [...document.querySelectorAll('button, a[href], summary, input')].flatMap((element) => {
      const area = element.matches('a') ? pressable(element) : (element.closest('label') ?? element)
      const { width, height } = area.getBoundingClientRect()
      const isSmall = element.checkVisibility() && Math.min(width, height) < 43.5
      return isSmall ? [`${Math.round(width)} × ${Math.round(height)} px: ${name(element)}`] : []
    })
    const words = [...document.querySelectorAll('body *')].flatMap((element) => {
      const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const size = parseFloat(getComputedStyle(element).fontSize)
      return says && element.checkVisibility() && size < 12 ? [`${size} px: ${name(element)}`] : []
    })
    return [...controls, ...words]
  })

/** Changes the theme of the phone, and waits until the page is painted in it. */
export async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

/** What sticks out of the page, or scrolls sideways within it. */
export const sideways = (page: Page, width: number): Promise<readonly string[]> =>
  page.evaluate((most) => {
    const name = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 160)
    const all = [...document.querySelectorAll('body, body *')].filter((element) => element.checkVisibility())
    const sticksOut = (element: Element): boolean => {
      const { left, right, width: wide } = element.getBoundingClientRect()
      return wide > 1 && (right > most + 1 || left < -1)
    }
    const out = all.filter((element) => sticksOut(element) && ![...element.children].some(sticksOut))
    const scrolling = all.filter((element) => {
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
      return scrolls && element.scrollWidth > element.clientWidth + 1
    })
    const page =
      document.documentElement.scrollWidth > most ? [`the page is ${document.documentElement.scrollWidth} px wide`] : []
    return [
      ...page,
      ...out.map((element) => `sticks out: ${name(element)}`),
      ...scrolling.map((element) => `scrolls: ${name(element)}`),
    ]
  }, width)
