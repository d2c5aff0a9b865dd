/** Evening 37: however a pad is imported, the same people and sheets are one. */
import { expect, test } from 'vitest'
import { planImport } from '../../../src/document/merge/plan-import.ts'
import { makeLinkText, readLink } from '../../../src/document/link/link.ts'
import { mergePads } from '../../../src/document/merge/merge-pads.ts'
import { readPad } from '../../../src/document/read/read.ts'
import type { Pad } from '../../../src/document/model/sheet.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { log } from '../../../src/document/journal/lines.ts'
import { blank, padOf, writer, read, toys, win } from '../toy.ts'

/** The first player has several records, which the two phones have merged differently. */
const evening = (person: string, row: string): Pad['sheets'][number] => {
  const sheet = log(blank, win(0, 2), writer(row))
  return { ...sheet, players: sheet.players.map((player, seat) => (seat === 0 ? { ...player, person } : player)) }
}
const here: Pad = { ...padOf(evening('p1', 'a')), people: [{ id: 'p1', name: 'Ann', mergedInto: 'p3' }] }
const there: Pad = { ...padOf(evening('p2', 'b')), people: [{ id: 'p1', name: 'Anna', mergedInto: 'p2' }] }

type Door = (ours: Pad, coming: Pad) => Promise<Pad> | Pad
const taken: Door = (ours, coming) => planImport({ pad: ours }, coming, toys).result
const DOORS: Readonly<Record<string, Door>> = {
  'the command line': (ours, coming) => read(mergePads(ours, coming, toys)),
  'the command line, the other way round': (ours, coming) => read(mergePads(coming, ours, toys)),
  'an import': taken,
  'a file handed over': (ours, coming) => taken(ours, read(readPad(makePad(coming, toys), toys))),
  'a link': async (ours, coming) => taken(ours, read(await readLink(await makeLinkText(coming, toys), toys))),
}

test.each(Object.entries(DOORS))('one person merged into two others is one, by %s', async (_, door) => {
  for (const [ours, coming] of [
    [here, there],
    [there, here],
  ] as const) {
    const { people, sheets } = await door(ours, coming)
    expect(people.find(({ id }) => id === 'p1')).toEqual({ id: 'p1', name: 'Anna', mergedInto: 'p2' })
    expect(sheets.map(({ id, journal }) => [id, journal.length])).toEqual([[blank.id, 2]])
  }
})
