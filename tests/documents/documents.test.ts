/** Sheets as released versions saved them. The files are never edited: every later version must read them and score them the same. */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../../src/games/index.ts'
import { detailsOf, factsOf } from '../../src/document/journal/journal.ts'
import { readLink } from '../../src/document/link/link.ts'
import { readPad } from '../../src/document/read/read.ts'
import { makePad } from '../../src/document/model/write.ts'
import { read } from '../document/toy.ts'

const folder = new URL('./', import.meta.url)
const files = readdirSync(folder).filter((name) => /-\d+\.json$/.test(name))
const padIn = (file: string) => read(readPad(readFileSync(new URL(file, folder), 'utf8'), gameOf))

interface Scores {
  readonly points: readonly (readonly number[])[]
  readonly totals: readonly number[]
}
/** By file: the points of every row, and the totals at the end, of each sheet. */
const scores = JSON.parse(readFileSync(new URL('scores.json', folder), 'utf8')) as Readonly<Record<string, readonly Scores[]>>

describe.each(files)('%s', (file) => {
  test('still scores as it did', () => {
    const tallies = padIn(file).sheets.map((sheet) => gameOf(sheet.game)?.tally(factsOf(sheet)))
    expect(
      tallies.map((tally) => ({ points: tally?.rows.map((row) => row.points), totals: tally?.next.totals })),
    ).toEqual(scores[file])
  })

  test('is the same pad when it is written and read again', () => {
    const pad = padIn(file)
    const sheets = pad.sheets.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(read(readPad(makePad(pad, gameOf), gameOf))).toEqual({ ...pad, sheets })
  })
})

test('every file has its scores, and all scores a file', () => {
  expect(Object.keys(scores).toSorted()).toEqual(files.toSorted())
})

test('every game of a released version has a sheet that it saved', () => {
  const changelog = readFileSync(new URL('../../CHANGELOG.md', folder), 'utf8').toLowerCase()
  const [, ...versions] = changelog.split(/^## /m)
  const released = versions.filter((version) => /^\d+\.\d+\.\d+ \(/.test(version)).join('')
  const inIt = games.filter(({ words }) => released.includes(String(words.en['name']).toLowerCase()))
  const kept = files.flatMap((file) => padIn(file).sheets.map(({ game }) => game))
  expect(inIt).not.toEqual([])
  expect(inIt.map(({ id }) => id).filter((id) => !kept.includes(id))).toEqual([])
})

test('the details, the players and the rules are still there', () => {
  const { people, presets, series, sheets } = padIn('esmakker-1.json')
  const [sheet] = sheets
  expect(people.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Anna H.', 'Bo', 'Carl', 'Dorte', 'Erik'])
  expect(people.find(({ mergedInto }) => mergedInto !== undefined)?.name).toBe('Anna H.')
  expect(presets).toMatchObject([{ name: 'Onsdag', options: { sans: true, slam: 'double', noloJoin: 'vsAll' } }])
  expect(series).toMatchObject([{ name: 'Torsdagsklubben 2026' }])
  expect(sheet && detailsOf(sheet.journal)).toEqual({
    title: 'Jul hos Carl',
    note: 'God aften',
    stake: { amount: 25, points: 10, currency: 'DKK' },
    series: series[0]?.id,
    closedAt: '2026-11-28T19:26:00.935Z',
  })
})

/** The links made from the files by the version that saved them: of a sheet as it read, and of the house rules. */
const links = readFileSync(new URL('links.txt', folder), 'utf8').trim().split('\n').map((line) => line.split(' '))
const linksTo = (what: string) => links.flatMap(([to = '', link = '']) => (to === what ? [link] : []))

describe.each(files)('the link to %s', (file) => {
  test('still has the same content', async () => {
    const [whole] = padIn(file).sheets
    const found = await Promise.all(linksTo(file).map(async (link) => read(await readLink(link, gameOf)).sheets[0]!))
    expect(found).not.toEqual([])
    for (const sheet of found) {
      const tally = gameOf(sheet.game)?.tally(factsOf(sheet))
      expect({ points: tally?.rows.map((row) => row.points), totals: tally?.next.totals }).toEqual(scores[file]![0])
      expect(detailsOf(sheet.journal)).toEqual(detailsOf(whole!.journal))
      expect({ ...sheet, journal: [] }).toEqual({ ...whole, journal: [] })
    }
  })
})

test('the link to house rules still has the same content', async () => {
  const [link = ''] = linksTo('esmakker-1.json#preset')
  expect(read(await readLink(link, gameOf)).presets).toEqual(padIn('esmakker-1.json').presets)
})

test('hand-written sheets still get the ids they always had', () => {
  const [first, second] = padIn('hand-written-1.json').sheets
  expect(first?.id).toBe('7c23fe44-a936-8211-a3a5-5bb710b8eacf')
  expect(first?.journal.map(({ id, at }) => `${id} ${at}`)).toEqual([
    'l0001 2000-01-01T00:00:00.001Z',
    'l0002 2000-01-01T00:00:00.002Z',
    'l0003 2000-01-01T00:00:00.003Z',
  ])
  expect(second?.id).toBe('4c4adb28-d30d-809d-a824-a6da95e5bee1')
})
