/** Renders public/icon.svg to the PNGs beside it: `npm run icons`. */
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../chromium.mjs'

/** `scale` below 1 keeps the mark inside a maskable icon's safe zone; `ground` fills the area around the mark. */
const ICONS = [
  { name: 'icon-192.png', size: 192, scale: 1, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, scale: 1, ground: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, scale: 0.9, ground: '#1f4d3a' },
  { name: 'apple-touch-icon.png', size: 180, scale: 1, ground: '#1f4d3a' },
] as const

const folder = new URL('../../public/', import.meta.url)
const svg = await readFile(new URL('icon.svg', folder))
const executablePath = await findChromium()
const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...(executablePath && { executablePath }) })
const page = await browser.newPage()
for (const { name, size, scale, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}</style>` +
      `<img width="${size * scale}" height="${size * scale}" src="data:image/svg+xml;base64,${svg.toString('base64')}">`,
  )
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  await writeFile(new URL(name, folder), await page.screenshot({ omitBackground: true }))
}
await browser.close()
