/** Prints the time and the zone that Node and Chromium have, a line each. */
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../chromium.mjs'

const look = () => `${new Date().toISOString()} ${Intl.DateTimeFormat().resolvedOptions().timeZone}`

const executablePath = await findChromium()
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) })
const page = await browser.newPage()
console.log(`Node ${look()}`)
console.log(`Chromium ${await page.evaluate(look)}`)
await browser.close()
