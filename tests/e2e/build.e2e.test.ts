import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, DIST, startApp } from './app.ts'
import { complaints, hostsAsked, isControlled } from './complaints.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const isShown = (page: Page) => page.waitForSelector('#app[data-v-app]', { state: 'attached' })

describe('the page', () => {
  test('has the strict content security policy and no inline scripts or styles', async () => {
    const html = await readFile(join(DIST, 'index.html'), 'utf8')
    expect(/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1]?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ])
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/)
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/)
    expect(html.match(/(?:src|href)="(?!\.\/)[^"]*"/g)).toBeNull()
  })

  test('runs under its policy, in a folder, without errors', async () => {
    const context = await app.visitor()
    const page = await context.newPage()
    const said = complaints(page)
    const hosts = hostsAsked(context)
    await page.goto(app.url)
    await isControlled(page)
    await page.reload()
    await isShown(page)
    expect(said).toEqual([])
    expect([...hosts]).toEqual([new URL(app.url).host])
    await context.close()
  })
})

describe('the installed app', () => {
  test('has a manifest whose addresses are all in its folder', async () => {
    const address = `${app.url}manifest.webmanifest`
    const manifest = await (await fetch(address)).json()
    expect(manifest).toMatchObject({ name: 'Whistblok', lang: 'da', display: 'standalone' })
    expect(new URL(manifest.start_url, address).href).toBe(app.url)
    expect(new URL(manifest.scope, address).href).toBe(app.url)
    expect(manifest.file_handlers).toMatchObject([{ accept: { 'application/json': ['.whistblok.json', '.json'] } }])
    expect(new URL(manifest.file_handlers[0].action, address).href).toBe(app.url)
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(new URL(src, address))
      expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type])
    }
  })

  test('opens offline, also with a query and at the address of a screen', async () => {
    const context = await app.visitor()
    const page = await context.newPage()
    await page.goto(app.url)
    await isControlled(page)
    await context.setOffline(true)
    for (const deep of ['', '?utm_source=home', '#/settings']) {
      await page.goto('about:blank')
      await page.goto(`${app.url}${deep}`)
      expect(await isShown(page)).toBeTruthy()
    }
    await context.close()
  })
})
