import { beforeEach, describe, expect, test, vi } from 'vitest'
import { gameOf } from '../../../src/games/index.ts'
import { makeLinkText } from '../../../src/document/link/link.ts'
import { log } from '../../../src/document/journal/lines.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { padOf } from '../../../src/storage/backup/export.ts'
import { putPreset } from '../../../src/storage/library/presets.ts'
import { append } from '../../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../../src/storage/db/storage-context.ts'
import { useImportStore } from '../../../src/features/import/import.ts'
import { useNoticesStore } from '../../../src/shared/notices.ts'
import { freshStorage, SPAR, threeHanded } from '../../storage/storage.ts'
import { appWith } from '../../shared/app.ts'

let storage: StorageContext
let phone: StorageContext
let store: ReturnType<typeof useImportStore>
beforeEach(() => {
  storage = freshStorage()
  phone = freshStorage()
  store = appWith(storage)(useImportStore)
})

async function padOnPhone() {
  const id = await threeHanded(phone)
  await append(phone, id, (sheet) => log(sheet, SPAR, phone.writer))
  const { pad } = await padOf(phone)
  return { id, pad, text: makePad(pad, gameOf) }
}
const fileOf = (text: BlobPart, name = 'ark.whistblok.json', type = 'application/json') =>
  new File([text], name, { type })

describe('an input', () => {
  test('as a file, a text, a pad or a link is previewed', async () => {
    const { id, pad, text } = await padOnPhone()
    const link = await makeLinkText(pad, gameOf)
    const ways = [
      () => store.offerFiles([fileOf(text)]),
      () => store.offer(text),
      () => store.offer(pad),
      () => store.offerLink(link),
      () => store.offer(` https://example.org/blok/#/import/${link}\n`),
      () => store.offer(link),
      () => store.offer(`Se: https://example.org/blok/#/import/${link}`),
      () => store.offer(`Hej Anna\n\n[arket](<https://example.org/#/import/${link}>), god fornøjelse.\n2.5 kr`),
      () => store.offer(`https://example.org/blok/?a=1#/import/${link}. Husk: #/import/1.abc`),
    ]
    for (const way of ways) {
      store.drop()
      expect(store.offered).toBeUndefined()
      await way()
      expect(store.offered).toMatchObject({
        kind: 'ready',
        preview: { plan: { sheets: [{ kind: 'new', sheet: { id } }] } },
      })
    }
    expect(await storage.db.sheets.count()).toBe(0)
  })

  test('as a file with a link in a note is the file', async () => {
    const { id, text } = await padOnPhone()
    const noted = text.replace('"name": "Anna"', '"name": "https://example.org/#/import/1.abc"')
    expect(noted).not.toBe(text)
    for (const given of [noted, `\uFEFF\n${noted}`]) {
      await store.offer(given)
      expect(store.offered).toMatchObject({ kind: 'ready', preview: { plan: { sheets: [{ sheet: { id } }] } } })
    }
  })

  test('has the name of its file', async () => {
    await store.offerFiles([fileOf('{}', 'torsdag.json')])
    expect(store.offered).toEqual({ kind: 'noPad', why: 'notOurs', name: 'torsdag.json' })
  })

  test.each([
    ['picture', fileOf('', 'a.png', 'image/png')],
    ['picture', fileOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]))],
    ['picture', fileOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))],
    ['picture', fileOf(new TextEncoder().encode('\0\0\0\x18ftypheic'))],
    ['notText', fileOf(new Uint8Array([0xff, 0xfe, 0x41]))],
    ['notText', fileOf(new Uint8Array([0xc3, 0x28]))],
    ['notText', fileOf('a\0b')],
    ['table', fileOf('Runde;Giver', 'ARK.CSV')],
    ['broken', fileOf('Runde;Giver')],
    ['notOurs', fileOf('[1, 2]')],
    ['notOurs', fileOf('{"format":"other"}')],
  ])('is %s', async (why, file) => {
    await store.offerFiles([file])
    expect(store.offered).toMatchObject({ kind: 'noPad', why })
  })

  test('that is too large is refused before it is read', async () => {
    const file = fileOf('{}')
    Object.defineProperty(file, 'size', { value: 4 * 100 * 2 ** 20 })
    const read = vi.spyOn(file, 'arrayBuffer')
    await store.offerFiles([file])
    expect(store.offered).toMatchObject({ kind: 'noPad', why: 'tooLarge' })
    expect(read).not.toHaveBeenCalled()
  })

  test('may begin with a byte order mark', async () => {
    const { text } = await padOnPhone()
    await store.offerFiles([fileOf(`\uFEFF${text}`)])
    expect(store.offered?.kind).toBe('ready')
  })

  test.each([
    ['little', true],
    ['big', false],
  ])('may be UTF-16, %s end first, as some editors write it', async (_, littleEndian) => {
    const { text } = await padOnPhone()
    const bytes = new DataView(new ArrayBuffer(2 * text.length + 2))
    for (const [i, code] of [...`\uFEFF${text}`].map((char) => char.charCodeAt(0)).entries()) {
      bytes.setUint16(2 * i, code, littleEndian)
    }
    await store.offerFiles([fileOf(bytes)])
    expect(store.offered?.kind).toBe('ready')
  })

  test('removes the notices about an earlier one', async () => {
    const notices = useNoticesStore()
    notices.show({ text: 'fortrudt', about: 'planned 1' })
    notices.show({ text: 'gemt' })
    await store.offer('{}')
    expect(notices.shown).toMatchObject([{ text: 'gemt' }])
  })

  test('is refused with a path', async () => {
    await store.offer('{"format":"whistblok","version":1,"sheets":[{}]}')
    expect(store.offered).toMatchObject({ kind: 'refused', refusal: { path: '$.sheets[0].game' } })
    await store.offerLink('1.!!')
    expect(store.offered).toMatchObject({ kind: 'refused', refusal: { why: { key: 'linkDamaged' } } })
  })

  test('given last is shown, however long the first takes', async () => {
    const { text } = await padOnPhone()
    const slow = fileOf('{}')
    let go = () => {}
    vi.spyOn(slow, 'arrayBuffer').mockImplementation(
      () => new Promise((resolve) => (go = () => resolve(new ArrayBuffer(0)))),
    )
    const first = store.offerFiles([slow])
    expect(store.offered).toMatchObject({ kind: 'reading' })
    await store.offerFiles([fileOf(text)])
    go()
    await first
    expect(store.offered?.kind).toBe('ready')
  })

  test('says when it cannot be read at all', async () => {
    const file = fileOf('{}')
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new Error('gone'))
    await store.offerFiles([file])
    expect(store.offered).toMatchObject({ kind: 'noPad', why: 'cannotRead' })
  })
})

describe('running the import', () => {
  test('uses every answer that was given', async () => {
    await threeHanded(storage)
    const { id, pad } = await padOnPhone()
    await store.offer(pad)
    const asked = () => (store.offered?.kind === 'ready' ? store.offered.preview.plan.namesakes : [])
    expect(asked()).toHaveLength(3)
    const [anna, bo] = asked()
    await store.answer({ people: { [anna!.person]: null } })
    await store.answer({ people: { [bo!.person]: null } })
    expect(asked().map(({ answer }) => answer === null)).toEqual([true, true, false])
    expect(await store.take()).toMatchObject({ kind: 'taken', sheets: [id] })
    const merged = (await storage.db.people.toArray()).filter(({ mergedInto }) => mergedInto !== undefined)
    expect(merged.map(({ name }) => name)).toEqual([asked()[2]!.name])
  })

  test('reports a failure to write, and can be tried again', async () => {
    const { pad } = await padOnPhone()
    await store.offer(pad)
    const spy = vi.spyOn(storage.db.series, 'bulkPut').mockRejectedValue(new Error('full'))
    expect(await store.take()).toBeUndefined()
    expect(store.failed).toBe(true)
    expect(await storage.db.sheets.count()).toBe(0)
    spy.mockRestore()
    expect(await store.take()).toMatchObject({ kind: 'taken' })
    expect(store.failed).toBe(false)
  })

  test.each(['dropped', 'replaced by another'])(
    'that fails once it is %s says nothing of the next one',
    async (how) => {
      const { pad } = await padOnPhone()
      await store.offer(pad)
      let fail: (error: Error) => void = () => {}
      const writing = new Promise<void>((begun) => {
        vi.spyOn(storage.db, 'transaction').mockImplementationOnce((() => {
          begun()
          return new Promise((_, reject) => (fail = reject))
        }) as never)
      })
      const taking = store.take()
      await writing
      if (how === 'dropped') store.drop()
      else await store.offer(pad)
      fail(new Error('full'))
      expect(await taking).toBeUndefined()
      expect(store.failed).toBe(false)
      await store.offer(pad)
      expect(store.failed).toBe(false)
    },
  )

  test('that failed is forgotten when another input is offered', async () => {
    const { pad } = await padOnPhone()
    await store.offer(pad)
    const spy = vi.spyOn(storage.db.series, 'bulkPut').mockRejectedValue(new Error('full'))
    await store.take()
    spy.mockRestore()
    expect(store.failed).toBe(true)
    await store.offer(pad)
    expect(store.failed).toBe(false)
  })

  test('does nothing without an input', async () => {
    expect(await store.take()).toBeUndefined()
    await store.answer({ people: { a: null } })
    expect(store.offered).toBeUndefined()
  })

  test('of only some sheets of a copy leaves its presets out', async () => {
    const [one, other] = [await threeHanded(storage), await threeHanded(storage)]
    await putPreset(storage, { id: 'h1', game: 'threehanded', name: 'Onsdag', options: {} })
    const { pad } = await padOnPhone()
    await store.offer(pad)
    const taken = await store.take()
    await putPreset(storage, { id: 'h1', game: 'threehanded', name: 'Torsdag', options: {} })
    for (const id of [one, other]) await append(storage, id, (sheet) => log(sheet, SPAR, storage.writer))
    await store.offerCopy(taken?.kind === 'taken' ? taken.copy : '', 'Kopi')
    const { offered } = store
    const plans = offered?.kind === 'ready' ? offered.preview.plan.sheets : []
    const [first] = plans.filter(({ kind }) => kind === 'new')
    await store.answer({ sheets: { [first!.coming.id]: 'leave' } })
    expect(await store.take()).toMatchObject({ kind: 'taken', sheets: [expect.any(String)] })
    expect((await storage.db.presets.toArray()).map(({ name }) => name)).toEqual(['Torsdag'])
    expect(await store.offerCopy('none', 'Kopi')).toBe(false)
  })

  test('is undone once', async () => {
    const { pad } = await padOnPhone()
    await store.offer(pad)
    const taken = await store.take()
    const copy = taken?.kind === 'taken' ? taken.copy : ''
    expect(await store.undo(copy)).toMatchObject({ kind: 'undone' })
    expect(await store.undo(copy)).toEqual({ kind: 'refused', why: 'gone' })
    expect(await storage.db.sheets.count()).toBe(0)
    expect(JSON.parse((await store.textOf(copy))!)).toMatchObject({ sheets: [] })
  })
})
