/** The ways people take sheets from one phone to another. */
import { readFile } from 'node:fs/promises'
import { type Locator, type Page } from 'playwright-core'
import { button, openMenu, tap } from './table.ts'

export interface GivenFile {
  readonly name?: string
  readonly type?: string
  readonly text: string | Uint8Array
}

const bytes = ({ text }: GivenFile): Buffer => (typeof text === 'string' ? Buffer.from(text) : Buffer.from(text))

/** Chooses a file on the import screen. */
export async function chooseFile(page: Page, file: GivenFile): Promise<void> {
  const { name = 'ark.whistblok.json', type = 'application/json' } = file
  await page.getByLabel(/^Vælg en/).setInputFiles({ name, mimeType: type, buffer: bytes(file) })
}

/** Drags a file over the page and drops it. */
export async function dropFile(page: Page, { name = 'ark.whistblok.json', text }: GivenFile): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([called, contents]) => {
      const data = new DataTransfer()
      data.items.add(new File([contents!], called!, { type: 'application/json' }))
      return data
    },
    [name, String(text)],
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer })
  await page.getByText('Slip filen, og se, hvad der er i den').waitFor()
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
}

async function openSharing(page: Page): Promise<Locator> {
  await (await openMenu(page)).getByRole('button', { name: 'Del eller gem' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Del eller gem' })
  await dialog.getByRole('heading', { name: 'Fil', exact: true }).waitFor()
  return dialog
}

async function closeSharing(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** The file of the open sheet. */
export async function fileOf(page: Page): Promise<string> {
  const dialog = await openSharing(page)
  const [file] = await Promise.all([page.waitForEvent('download'), tap(button(page, 'Gem filen'))])
  await closeSharing(page, dialog)
  return readFile(await file.path(), 'utf8')
}

/** The link of the open sheet. */
export async function linkOf(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = await openSharing(page)
  await dialog.getByRole('button', { name: 'Kopiér linket' }).tap()
  await dialog.getByText(/^Kopieret/).waitFor()
  await closeSharing(page, dialog)
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Opens a link as another app would. */
export async function follow(page: Page, url: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(url)
}

/** How many sheets, lines and people are stored. */
export const inStore = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    () =>
      new Promise<readonly number[]>((resolve, reject) => {
        const opening = indexedDB.open('whistblok')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const db = opening.result
          const reading = db.transaction(['sheets', 'lines', 'people'])
          const counts = ['sheets', 'lines', 'people'].map((name) => reading.objectStore(name).count())
          reading.addEventListener('complete', () => {
            db.close()
            resolve(counts.map(({ result }) => result))
          })
        })
      }),
  )
