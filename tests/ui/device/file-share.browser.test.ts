import { afterEach, describe, expect, test } from 'vitest'
import { createApp, ref } from 'vue'
import { type FileKind, fileNamed, FILES } from '../../../src/ui/device/saveFile.ts'
import { languageIn } from '../../../src/words/index.ts'
import { useFileShare, useLinkShare } from '../../../src/ui/device/useFileShare.ts'

/** Half past midnight, in the local time zone. */
const NOW = new Date(2026, 0, 2, 0, 30).getTime()
const app = createApp({}).use(languageIn(ref('da'), () => NOW))
const fileShare = (kind?: FileKind) => app.runWithContext(() => useFileShare(kind))

/** Makes a device that can share the files `takes` accepts, and returns a list of what was shared. */
function device(takes: (file: File) => boolean, share: (data: ShareData) => Promise<void> = async () => {}) {
  const shared: ShareData[] = []
  define('canShare', ({ files = [] }: ShareData) => files.every(takes))
  define('share', async (data: ShareData) => {
    shared.push(data)
    await share(data)
  })
  return shared
}
const touched: string[] = []
function define(name: string, value: unknown): void {
  touched.push(name)
  Object.defineProperty(navigator, name, { configurable: true, value })
}
const clipboard = (writeText: (text: string) => Promise<void>) => define('clipboard', { writeText })
const refuse = (name: string) => async () => {
  throw new DOMException('no', name)
}

afterEach(() => {
  for (const name of touched.splice(0)) Reflect.deleteProperty(navigator, name)
})

describe('sharing a file', () => {
  test('sends JSON where that is accepted', async () => {
    const shared = device(() => true)
    const { ways, share } = fileShare()
    expect(ways).toContain('share')
    expect(await share('jul', '{}')).toBe('saved')
    const [file] = shared[0]!.files!
    expect(file).toMatchObject({ type: 'application/json' })
    expect(file!.name).toBe('jul-2026-01-02.whistblok.json')
    expect(await file!.text()).toBe('{}')
  })

  test('sends text where JSON is not accepted, as in Chromium', async () => {
    const shared = device(({ type }) => type === 'text/plain')
    expect(await fileShare().share('jul', '{}')).toBe('saved')
    const [file] = shared[0]!.files!
    expect(file!.type).toBe('text/plain')
    expect(file!.name).toBe('jul-2026-01-02.whistblok.json.txt')
  })

  test('is not offered where neither is accepted', () => {
    device(() => false)
    expect(fileShare().ways).not.toContain('share')
    expect(fileShare('csv').ways).toEqual(['download', 'clipboard'])
  })

  test('a cancelled share is neither a save nor a failure; anything else is a failure', async () => {
    device(() => true, refuse('AbortError'))
    expect(await fileShare().share('jul', '{}')).toBe('cancelled')
    device(() => true, refuse('NotAllowedError'))
    expect(await fileShare().share('jul', '{}')).toBe('failed')
  })
})

describe('the clipboard', () => {
  test('takes the text of the file', async () => {
    const copied: string[] = []
    clipboard(async (text) => void copied.push(text))
    expect(await fileShare().copy('jul', '{}')).toBe('saved')
    expect(copied).toEqual(['{}'])
  })
  test('may refuse', async () => {
    clipboard(refuse('NotAllowedError'))
    expect(await fileShare().copy('jul', '{}')).toBe('failed')
    expect(await useLinkShare().copy('https://x')).toBe('failed')
  })
})

test('a link is shared as a URL', async () => {
  const shared = device(() => true)
  expect(useLinkShare().ways).toEqual(['share', 'clipboard'])
  expect(await useLinkShare().share('https://x')).toBe('saved')
  expect(shared).toEqual([{ url: 'https://x' }])
})

test('the name has the local date', () => {
  expect(fileNamed('jul', FILES.csv[0], NOW)).toBe('jul-2026-01-02.csv')
})
