import { afterEach, describe, expect, test, vi } from 'vitest'
import { discardSheet, putBack } from '../../../../src/storage/library/bin.ts'
import { readDraft } from '../../../../src/storage/sheets/drafts.ts'
import { append } from '../../../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../../../src/storage/db/storage-context.ts'
import { makeInstant } from '../../../../src/document/model/instant.ts'
import { detailsOf } from '../../../../src/document/journal/journal.ts'
import { log } from '../../../../src/document/journal/lines.ts'
import { useNoticesStore } from '../../../../src/shared/notices.ts'
import { useSettingsStore } from '../../../../src/shared/settings.ts'
import { useSheetStore } from '../../../../src/features/table/state/sheet.ts'
import { freshStorage, secondStorage, SOL, SPAR, threeHanded } from '../../../storage/storage.ts'
import { appWith } from '../../../shared/app.ts'

const DRAFT = { target: { kind: 'new' }, form: 'round', draft: { variant: 'spar' }, step: 1 } as const

async function opened(storage: StorageContext = freshStorage(), id?: string) {
  const run = appWith(storage)
  const sheet = run(useSheetStore)
  const notices = run(useNoticesStore)
  run(useSettingsStore).locale = 'da'
  await sheet.open(id ?? (await threeHanded(storage)))
  await vi.waitFor(() => expect(sheet.status).toBe('ready'))
  return { storage, sheet, notices }
}
const entries = ({ sheet }: { sheet: ReturnType<typeof useSheetStore> }) => sheet.rows.map(({ points }) => points)

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the open sheet', () => {
  test('is loading, then ready, or missing', async () => {
    const storage = freshStorage()
    const sheet = appWith(storage)(useSheetStore)
    expect(sheet.status).toBe('loading')
    await sheet.open('none')
    await vi.waitFor(() => expect(sheet.status).toBe('missing'))
  })

  test('logs, amends and strikes, and its totals follow', async () => {
    const { sheet } = await opened()
    expect(await sheet.log(SPAR)).toBe(true)
    expect(await sheet.log(SOL)).toBe(true)
    expect(entries({ sheet })).toEqual([
      [2, -2, 0],
      [-3, 1, 2],
    ])
    const [first, second] = sheet.rows.map(({ id }) => id)
    await sheet.amend(first!, { ...SPAR, tricks: [10, 1, 2] })
    expect(sheet.tally?.standing).toEqual([0, -2, 2])
    await sheet.strike(second!)
    expect(sheet.tally?.standing).toEqual([3, -3, 0])
    await sheet.log(SOL, { after: null })
    expect(entries({ sheet })[0]).not.toEqual([3, -3, 0])
    expect(sheet.rows).toHaveLength(2)
  })

  test('undoes and redoes, and says what that would do', async () => {
    const { sheet } = await opened()
    expect(sheet.undoable).toBeUndefined()
    await sheet.log(SPAR)
    expect(sheet.undoable).toMatchObject({ wrote: 'row', line: { entry: SPAR } })
    await sheet.amend(sheet.rows[0]!.id, SOL)
    expect(sheet.undoable).toMatchObject({ wrote: 'amendment' })
    await sheet.undo()
    expect(entries({ sheet })).toEqual([[2, -2, 0]])
    expect(sheet.redoable).toMatchObject({ wrote: 'amendment' })
    await sheet.undo()
    expect(sheet.rows).toEqual([])
    await sheet.redo()
    await sheet.redo()
    expect(entries({ sheet })).toEqual([[-8, 3, 5]])
    expect(sheet.redoable).toBeUndefined()
    await sheet.strike(sheet.rows[0]!.id)
    expect(sheet.undoable).toMatchObject({ wrote: 'strike' })
    await sheet.set({ title: 'Jul' })
    expect(sheet.undoable).toMatchObject({ wrote: 'details' })
  })

  test('is closed at the time of its own clock, until someone plays on', async () => {
    const { sheet, storage } = await opened()
    const closedAt = () => detailsOf(sheet.sheet!.journal).closedAt
    const before = makeInstant(storage.writer.now())
    expect(await sheet.closeNow()).toBe(true)
    const after = makeInstant(storage.writer.now())
    expect(closedAt()! > before && closedAt()! < after).toBe(true)
    expect(await sheet.reopen()).toBe(true)
    expect(closedAt()).toBeUndefined()
  })

  test('saved twice at once is saved once', async () => {
    const { sheet } = await opened()
    sheet.keepDraft(DRAFT)
    await Promise.all([sheet.log(SPAR), sheet.log(SPAR)])
    expect(sheet.rows).toHaveLength(1)
    await sheet.log(SOL)
    expect(sheet.rows).toHaveLength(2)
  })

  test('shows what another tab logged', async () => {
    const { storage, sheet } = await opened()
    const other = secondStorage(storage)
    await append(other, sheet.id!, (now) => log(now, SPAR, other.writer))
    await vi.waitFor(() => expect(entries({ sheet })).toEqual([[2, -2, 0]]))
  })

  test('previews a change without making it', async () => {
    const { sheet } = await opened()
    await sheet.log(SPAR)
    expect(sheet.tallyWith({ kind: 'log', entry: SOL })?.standing).toEqual([-1, -1, 2])
    expect(sheet.tallyWith({ kind: 'strike', row: sheet.rows[0]!.id })?.standing).toEqual([0, 0, 0])
    expect(sheet.rows).toHaveLength(1)
  })

  test('names the columns, including those of newcomers', async () => {
    const { storage, sheet } = await opened()
    expect(sheet.names.seat(1)).toBe('Bo')
    const guests = [sheet.guest({ name: ' Erik ' })]
    await sheet.log({ kind: 'seating', order: [0, 1, -1] }, { guests })
    expect(sheet.names.side(3)).toBe('Erik')
    const { person } = guests[0]!
    expect(await storage.db.people.get(person!)).toMatchObject({ name: 'Erik' })
    expect(sheet.tally?.next.seated).toEqual([0, 1, 3])
  })

  test('writes no newcomers before they sit down', async () => {
    const { storage, sheet } = await opened()
    const people = await storage.db.people.count()
    const guests = [sheet.guest({ name: 'Erik' })]
    const draft = { ...DRAFT, form: 'seating', guests }
    sheet.keepDraft(draft)
    expect(sheet.names.seat(-1)).toBe('Erik')
    const change = { kind: 'log', entry: { kind: 'seating', order: [0, 1, -1] }, guests } as const
    expect(sheet.tallyWith(change)?.next.seated).toEqual([0, 1, 3])
    sheet.dropDraft()
    await sheet.settled()
    expect(sheet.sheet?.players).toHaveLength(3)
    expect(await storage.db.people.count()).toBe(people)
  })

  test('undoes the rows that follow from a row with it, in one step', async () => {
    const { sheet } = await opened()
    await sheet.log(SPAR)
    const along = (columnOf: (seat: number) => number) => {
      const points = [0, 2, 0, 0]
      points[columnOf(-1)] = -2
      return [{ kind: 'correction', points }]
    }
    await sheet.log({ kind: 'seating', order: [0, 2, -1] }, { guests: [sheet.guest({ name: 'Erik' })], along })
    expect(sheet.tally?.standing).toEqual([2, 0, 0, -2])
    expect(sheet.undoable).toMatchObject({ line: { entry: { kind: 'seating' } } })
    await sheet.undo()
    expect([sheet.rows.length, sheet.tally?.standing.slice(0, 3)]).toEqual([1, [2, -2, 0]])
    await sheet.redo()
    expect(sheet.tally?.standing).toEqual([2, 0, 0, -2])
  })

  test('announces each saved round with its points', async () => {
    const { sheet, notices } = await opened()
    await sheet.log(SPAR)
    expect(notices.saying?.text).toBe('Gemt: Anna: spar. Anna +2, Bo −2, Carl 0')
  })
})

describe('a draft', () => {
  test('survives closing and opening, and is gone once its round is saved', async () => {
    const { storage, sheet } = await opened()
    const id = sheet.id!
    sheet.keepDraft({ ...DRAFT, step: 0 })
    sheet.keepDraft(DRAFT)
    await sheet.settled()
    sheet.close()
    expect(sheet.draft).toBeUndefined()
    await sheet.open(id)
    expect(sheet.draft).toEqual(DRAFT)
    await vi.waitFor(() => expect(sheet.status).toBe('ready'))
    await sheet.log(SPAR)
    expect(sheet.draft).toBeUndefined()
    expect(await readDraft(storage, id)).toBeUndefined()
  })

  test('that was saved in another tab is not saved again', async () => {
    const first = await opened()
    first.sheet.keepDraft(DRAFT)
    await first.sheet.settled()
    const second = await opened(secondStorage(first.storage), first.sheet.id)
    await first.sheet.log(SPAR)
    await second.sheet.log(SPAR)
    expect(second.sheet.rows).toHaveLength(1)
  })

  test('whose ids another tab used for something else is saved as well, and announced', async () => {
    const first = await opened()
    first.sheet.keepDraft(DRAFT)
    await first.sheet.settled()
    const second = await opened(secondStorage(first.storage), first.sheet.id)
    await first.sheet.log(SPAR)
    await second.sheet.log(SOL)
    expect(entries(second)).toEqual([
      [2, -2, 0],
      [-3, 1, 2],
    ])
    expect(second.notices.saying?.text).toContain('sol')
    expect(second.notices.saying?.text).toContain('Anna −3')
    expect(second.sheet.draft).toBeUndefined()
  })

  test('is not cleared by what another tab saves', async () => {
    const first = await opened()
    const second = await opened(secondStorage(first.storage), first.sheet.id)
    first.sheet.keepDraft(DRAFT)
    await first.sheet.settled()
    await second.sheet.log(SOL)
    expect(await readDraft(first.storage, first.sheet.id!)).toMatchObject(DRAFT)
  })

  test('that was put aside for another is continued and stored once that is saved', async () => {
    const { storage, sheet } = await opened()
    sheet.keepDraft({ ...DRAFT, form: 'correction' })
    await sheet.log({ kind: 'correction', points: [1, -1] }, { leave: DRAFT })
    expect(sheet.draft).toEqual(DRAFT)
    await sheet.settled()
    expect(await readDraft(storage, sheet.id!)).toMatchObject(DRAFT)
  })

  test('is restored from the bin with its sheet, even while that is open', async () => {
    const { storage, sheet } = await opened()
    const id = sheet.id!
    sheet.keepDraft(DRAFT)
    await sheet.settled()
    sheet.close()
    await discardSheet(storage, id)
    await sheet.open(id)
    await vi.waitFor(() => expect(sheet.status).toBe('missing'))
    expect(sheet.draft).toBeUndefined()
    await putBack(storage, 'sheet', id)
    await vi.waitFor(() => expect(sheet.status).toBe('ready'))
    await vi.waitFor(() => expect(sheet.draft).toEqual(DRAFT))
    await sheet.log(SPAR)
    expect(await readDraft(storage, id)).toBeUndefined()
  })

  test('can be dropped', async () => {
    const { storage, sheet } = await opened()
    sheet.keepDraft(DRAFT)
    sheet.dropDraft()
    await sheet.settled()
    expect(sheet.draft).toBeUndefined()
    expect(await readDraft(storage, sheet.id!)).toBeUndefined()
  })
})

describe('a round that cannot be written', () => {
  test('stays as a draft, is offered again and as text, and is then one round', async () => {
    const { storage, sheet, notices } = await opened()
    sheet.keepDraft(DRAFT)
    await sheet.settled()
    const broken = vi.spyOn(storage.db.lines, 'bulkPut').mockRejectedValue(new Error('disk full'))
    expect(await sheet.log(SPAR)).toBe(false)
    expect(sheet.draft).toEqual(DRAFT)
    expect(sheet.rows).toEqual([])
    expect(notices.shown).toMatchObject([{ tone: 'failed', stays: true }])
    broken.mockRestore()

    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const [again, copy] = notices.shown[0]!.actions!
    copy!.run()
    expect(written).toHaveBeenCalledWith(expect.stringContaining('Anna +2, Bo −2, Carl 0'))
    again!.run()
    await vi.waitFor(() => expect(sheet.rows).toHaveLength(1))
    expect(notices.shown).toEqual([])
    expect(sheet.draft).toBeUndefined()
  })
})
