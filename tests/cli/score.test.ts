import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { answer } from '../../src/cli/answer.ts'
import { score, top } from './score.ts'

const folder = mkdtempSync(join(tmpdir(), 'whistblok-score-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, content: string | Uint8Array | object): string => {
  const path = join(folder, name)
  const isPlain = typeof content === 'string' || content instanceof Uint8Array
  writeFileSync(path, isPlain ? content : JSON.stringify(content))
  return path
}

const players = [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Carl' }]
const at = (minute: number) => `2026-11-28T19:${minute}:00.000Z`
const header = {
  id: '0199aaaa',
  game: 'threehanded',
  revision: 1,
  players,
  seated: [0, 1, 2],
  dealer: 2,
  options: {},
  startedAt: at(10),
}
const lines = [
  { id: 'k1', at: at(12), row: 'r1', entry: { variant: 'spar', tricks: [9, 2, 2] } },
  { id: 'k2', at: at(13), row: 'r2', entry: { variant: 'farve', tricks: [0, 0, 13], trump: 'diamonds' } },
  { id: 'k3', at: at(14), row: 'r3', after: 'r1', entry: { variant: 'sol', tricks: [10, 1, 2] } },
  { id: 'k4', at: at(15), row: 'r2', entry: null },
  { id: 'k5', at: at(16), undo: 'k4' },
  { id: 'k6', at: at(17), set: { title: 'Jul', closedAt: at(18) } },
]
const padWith = (...sheets: readonly object[]) => ({ format: 'whistblok', version: 1, sheets })
const evening = file('evening.json', padWith({ ...header, journal: lines }))

const result = {
  id: '0199aaaa',
  game: 'threehanded',
  columns: ['Anna', 'Bo', 'Carl'],
  rounds: [
    {
      row: 'r1',
      kind: 'round',
      dealer: 2,
      active: [0, 1, 2],
      headline: 'Anna: spar',
      points: [2, -2, 0],
      totals: [2, -2, 0],
      working: ['9 − 7 = 2', '2 − 4 = −2', '2 − 2 = 0'],
      problems: [],
      game: null,
    },
    {
      row: 'r3',
      kind: 'round',
      dealer: 0,
      active: [0, 1, 2],
      headline: 'Bo: sol',
      points: [-3, 1, 2],
      totals: [-1, -1, 2],
      working: ['7 − 10 = −3', '2 − 1 = 1', '4 − 2 = 2'],
      problems: [],
      game: null,
    },
    {
      row: 'r2',
      kind: 'round',
      dealer: 1,
      active: [0, 1, 2],
      headline: 'Carl: farve i ruder',
      points: [-4, -2, 6],
      totals: [-5, -3, 8],
      working: ['0 − 4 = −4', '0 − 2 = −2', '13 − 7 = 6'],
      problems: [],
      game: null,
    },
  ],
  totals: [-5, -3, 8],
  games: [],
  next: { dealer: 2, active: [0, 1, 2], turn: 0, hints: ['Anna vælger: farve, sans, sol'] },
  over: false,
  result: null,
}

describe('score', { timeout: 60_000 }, () => {
  test('prints the result of a file, key for key', async () => {
    expect(await score([evening])).toEqual({
      code: 0,
      err: '',
      out: `${JSON.stringify({ sheets: [result] }, null, 2)}\n`,
    })
  })

  test('is run by npm, silently', async () => {
    const child = spawn('npm', ['run', '--silent', 'score', '--', '-'], { cwd: top })
    child.stdin.end(readFileSync(evening))
    let out = ''
    for await (const chunk of child.stdout) out += String(chunk)
    expect(JSON.parse(out)).toEqual({ sheets: [result] })
  })

  test('reads standard input, with a byte order mark or not, and speaks other languages', async () => {
    const { code, out } = await score(['-', '--lang', 'en'], `\uFEFF${readFileSync(evening, 'utf8')}`)
    expect(code).toBe(0)
    const { sheets } = JSON.parse(out) as { sheets: readonly (typeof result)[] }
    expect(sheets[0]?.rounds.map(({ headline }) => headline)[2]).toBe('Carl: farve in diamonds')
    expect(sheets[0]?.totals).toEqual([-5, -3, 8])
  })

  test('prints a table', async () => {
    expect(await score(['--table', evening])).toEqual({
      code: 0,
      err: '',
      out: [
        'Jul, 2026-11-28',
        'Runde  Giver  Tekst                Anna  Bo  Carl  Anna i alt  Bo i alt  Carl i alt',
        '    1  Carl   Anna: spar             +2  −2     0           2        −2           0',
        '    2  Anna   Bo: sol                −3  +1    +2          −1        −1           2',
        '    3  Bo     Carl: farve i ruder    −4  −2    +6          −5        −3           8',
        '              I alt                                        −5        −3           8',
        'Prøve: −5 − 3 + 8 = 0',
        'Næste giver: Carl',
        'Anna vælger: farve, sans, sol',
        '',
      ].join('\n'),
    })
  })

  test('prints CSV', async () => {
    const names = ['Søren; "Åse"', '=1+1', 'Carl'].map((name) => ({ name }))
    const path = file('names.json', padWith({ ...header, players: names, journal: lines.slice(0, 1) }))
    expect(await answer(['--csv', path, '--lang', 'en'])).toEqual({
      out: [
        `\uFEFFRound;Dealer;Text;"Søren; ""Åse""";'=1+1;Carl;"Søren; ""Åse"" total";'=1+1 total;Carl total`,
        '1;Carl;"Søren; ""Åse"": spar";2;-2;0;2;-2;0',
        ';;Total;;;;2;-2;0',
        '',
      ].join('\r\n'),
    })
  })

  test('merges two files to the same bytes in either order', async () => {
    const other = { id: 'k9', at: at(19), row: 'r9', entry: { tricks: [13, 0, 0], variant: 'sans' } }
    const [a, b] = [lines.slice(0, 3), [...lines.slice(0, 2), other]].map((journal, i) => {
      return file(`copy-${i}.json`, { ...padWith({ ...header, journal }), people: [{ id: `p${i}`, name: 'x' }] })
    }) as [string, string]
    const merged = await answer(['--merge', a, b])
    const journal = [...lines.slice(0, 3), { ...other, entry: { variant: 'sans', tricks: [13, 0, 0] } }]
    const people = [
      { id: 'p0', name: 'x' },
      { id: 'p1', name: 'x' },
    ]
    const { format, version, sheets } = padWith({ ...header, journal })
    const out = `${JSON.stringify({ format, version, people, sheets }, null, 2)}\n`
    expect(merged).toEqual({ out })
    expect(await answer(['--merge', b, a])).toEqual(merged)
    expect(await score(['--merge', '-', a], out)).toEqual({ code: 0, err: '', out })
  })

  test('refuses copies that cannot be merged', async () => {
    const dealt = file('dealt.json', padWith({ ...header, dealer: 0, journal: lines }))
    expect(await answer(['--merge', evening, dealt, '--lang', 'en'])).toEqual({
      error: '$.sheets[0].dealer: the two copies of the sheet have different first dealers\n',
    })
  })

  test.each([
    ['da', 'stikkene skal give 13 tilsammen'],
    ['de', 'die Stiche müssen zusammen 13 ergeben'],
    ['en', 'the tricks must add up to 13'],
  ])('refuses a file in words of %s, with the place', async (locale, why) => {
    const [first, second] = lines
    const bad = file(
      'bad.json',
      padWith({ ...header, journal: [first, { ...second, entry: { variant: 'sol', tricks: [9, 2, 1] } }] }),
    )
    const err = `${bad}: $.sheets[0].journal[1].entry.tricks: ${why}\n`
    expect(await answer([bad, '--lang', locale])).toEqual({ error: err })
    if (locale === 'da') expect(await score([bad])).toEqual({ code: 2, out: '', err })
  })

  test('says in one line why a file cannot be read', async () => {
    const unreadable: readonly (readonly [string, string])[] = [
      [join(folder, 'none.json'), '$: there is no such file'],
      [folder, '$: this is a directory, not a file'],
      [file('empty.json', ''), '$: the file is empty'],
      [file('cut.json', '{"format":'), '$: the content is not valid JSON'],
      [file('latin1.json', Uint8Array.of(0x7b, 0xe5, 0x7d)), '$: the file is not text in UTF-8'],
      [file('other.json', { format: 'other' }), '$.format: this is not a file from Whistblok'],
      [
        file('newer.json', { format: 'whistblok', version: 2 }),
        '$.version: the file was made by a newer version of Whistblok (format 2)',
      ],
      [file('key.json', { format: 'whistblok', version: 1, 'a\nb': 1 }), '$["a\\nb"]: unknown key "a b"'],
    ]
    const answers = await Promise.all(unreadable.map(([path]) => answer([path, '--lang', 'en'])))
    expect(answers).toEqual(unreadable.map(([path, why]) => ({ error: `${path}: ${why}\n` })))
  })

  test('prints help, and for invalid arguments one line that mentions it', async () => {
    const help = await answer(['--help', '--lang', 'en'])
    const usage = 'out' in help ? help.out : ''
    expect(usage).toMatch(/^Usage: npm run --silent score -- \[options\] FILE\n/)
    const err = 'an option is unknown or lacks its value (--help)\n'
    expect(await score(['--pretty', '--lang', 'en'])).toEqual({ code: 2, out: '', err })
  })

  test('reads a club of 600 sheets, and accepts a reader that stops early', async () => {
    const sheets = Array.from({ length: 600 }, (_, i) => ({ ...header, id: `s${i}`, journal: lines }))
    const club = file('club.json', padWith(...sheets))
    const { code, out } = await score([club])
    expect(code).toBe(0)
    expect((JSON.parse(out) as { sheets: readonly object[] }).sheets).toHaveLength(600)

    const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/cli/score.ts', club], { cwd: top })
    child.stdout.once('data', () => child.stdout.destroy())
    let err = ''
    child.stderr.on('data', (chunk) => (err += String(chunk)))
    expect(await new Promise((done) => child.on('close', done))).toBe(0)
    expect(err).toBe('')
  })
})
