/**
 * The JSON inside a link: a document with short keys, without anything that can be derived. Codec version 1.
 *
 * | key | meaning |
 * |---|---|
 * | `v` | version of the document's format |
 * | `s` | the sheet: `i` id, `g` game, `r` revision, `p` players as `[name, person?]`, `c` who sits down at first (unless everybody, in order), `d` dealer, `o` options (unless standard), `t` startedAt, `j` journal |
 * | `h` | or a preset: `i` id, `g` game, `n` name, `o` options (unless standard) |
 * | `p` | people as `[id, name, mergedInto?]` |
 * | `x` | series as `[id, name]` |
 *
 * Lines, in line order: an entry line is `[row, when, entry]`, followed by `{ i: id, a: after }` where needed: `i` unless the
 * id is the usual one of the row's first line (for a `null` entry, of its place holder), `a` where there is an `after`. Any
 * other line is `{ i: id, w: when }` with `u` (the line it undoes) or `s` (what it sets). `when` is in milliseconds since the
 * line before (for the first: since `t`), or the instant as text where milliseconds are not exact.
 */
import * as v from 'valibot'
import { FORMAT } from '../read/envelope.ts'
import { laterBy, parseInstant } from '../model/instant.ts'
import { firstLineOf, placeOf } from '../journal/line-ids.ts'
import type { GameOf } from '../read/refusal.ts'
import type { Line, Pad, Preset, Sheet } from '../model/sheet.ts'
import { documentOf } from '../model/write.ts'

const when = v.union([v.number(), v.string()])
const moreSchema = v.strictObject({ i: v.exactOptional(v.string()), a: v.exactOptional(v.nullable(v.string())) })
const rowSchema = v.union([
  v.strictTuple([v.string(), when, v.unknown()]),
  v.strictTuple([v.string(), when, v.unknown(), moreSchema]),
])
const lineSchema = v.union([
  rowSchema,
  v.strictObject({ i: v.string(), w: when, u: v.string() }),
  v.strictObject({ i: v.string(), w: when, s: v.unknown() }),
])
const sheetSchema = v.strictObject({
  i: v.string(),
  g: v.string(),
  r: v.number(),
  p: v.array(v.union([v.strictTuple([v.string()]), v.strictTuple([v.string(), v.string()])])),
  c: v.exactOptional(v.array(v.number())),
  d: v.number(),
  o: v.exactOptional(v.unknown()),
  t: v.string(),
  j: v.array(lineSchema),
})
const presetSchema = v.strictObject({ i: v.string(), g: v.string(), n: v.string(), o: v.exactOptional(v.unknown()) })
const packedSchema = v.strictObject({
  v: v.number(),
  s: v.exactOptional(sheetSchema),
  h: v.exactOptional(presetSchema),
  p: v.exactOptional(
    v.array(v.union([v.strictTuple([v.string(), v.string()]), v.strictTuple([v.string(), v.string(), v.string()])])),
  ),
  x: v.exactOptional(v.array(v.strictTuple([v.string(), v.string()]))),
})
type Packed = v.InferOutput<typeof packedSchema>
type PackedSheet = v.InferOutput<typeof sheetSchema>
type PackedLine = v.InferOutput<typeof lineSchema>
type PackedRow = v.InferOutput<typeof rowSchema>

/** Packs a pad with one sheet or one preset. */
export function pack(pad: Pad, gameOf: GameOf): Packed {
  const { version, people, series, presets, sheets } = documentOf(pad, gameOf)
  const [sheet] = sheets
  const [preset] = presets ?? []
  return {
    v: version,
    ...(sheet && { s: packSheet(sheet) }),
    ...(preset && { h: packPreset(preset) }),
    ...(people && { p: people.map(({ id, name, mergedInto }) => (mergedInto ? [id, name, mergedInto] : [id, name])) }),
    ...(series && { x: series.map(({ id, name }) => [id, name]) }),
  }
}

function packPreset({ id, game, name, options }: Preset): v.InferOutput<typeof presetSchema> {
  return { i: id, g: game, n: name, ...(Object.keys(options).length > 0 && { o: options }) }
}

function packSheet(sheet: Sheet): PackedSheet {
  const { id, game, revision, players, seated, dealer, options, startedAt, journal } = sheet
  return {
    i: id,
    g: game,
    r: revision,
    p: players.map(({ name, person }) => (person === undefined ? [name] : [name, person])),
    ...(!isEverybody(seated, players.length) && { c: [...seated] }),
    d: dealer,
    ...(Object.keys(options).length > 0 && { o: options }),
    t: startedAt,
    j: journal.map((line, i) => packLine(line, whenOf(line.at, journal[i - 1]?.at ?? startedAt))),
  }
}

const isEverybody = (seated: readonly number[], players: number): boolean =>
  seated.length === players && seated.every((seat, i) => seat === i)

function packLine(line: Line, w: number | string): PackedLine {
  if ('undo' in line) return { i: line.id, w, u: line.undo }
  if ('set' in line) return { i: line.id, w, s: line.set }
  const { id, row, after, entry } = line
  const more = { ...(id !== usualId(row, entry) && { i: id }), ...(after !== undefined && { a: after }) }
  return Object.keys(more).length > 0 ? [row, w, entry, more] : [row, w, entry]
}

function usualId(row: string, entry: unknown): string {
  const first = firstLineOf(row)
  return entry === null ? (placeOf(first) ?? first) : first
}

function whenOf(at: string, before: string): number | string {
  const ms = Date.parse(at) - Date.parse(before)
  return laterBy(ms, before) === at ? ms : at
}

/** The packed document, not yet checked; undefined when the value was not made by `pack`. */
export function unpack(value: unknown): object | undefined {
  const parsed = v.safeParse(packedSchema, value, { abortEarly: true })
  if (!parsed.success) return undefined
  const { v: version, s, h, p, x } = parsed.output
  const sheet = s && unpackSheet(s)
  if ((s === undefined) === (h === undefined) || (s !== undefined && sheet === undefined)) return undefined
  return {
    format: FORMAT,
    version,
    ...(p && {
      people: p.map(([id, name, mergedInto]) => ({ id, name, ...(mergedInto !== undefined && { mergedInto }) })),
    }),
    ...(h && { presets: [{ id: h.i, game: h.g, name: h.n, options: h.o ?? {} }] }),
    ...(x && { series: x.map(([id, name]) => ({ id, name })) }),
    sheets: sheet === undefined ? [] : [sheet],
  }
}

function unpackSheet({ i, g, r, p, c, d, o, t, j }: PackedSheet): object | undefined {
  const journal: object[] = []
  let at = t
  for (const line of j) {
    const next = instantOf(Array.isArray(line) ? line[1] : line.w, at)
    if (next === undefined) return undefined
    journal.push(unpackLine(line, next))
    at = next
  }
  return {
    id: i,
    game: g,
    revision: r,
    players: p.map(([name, person]) => ({ name, ...(person !== undefined && { person }) })),
    ...(c && { seated: c }),
    dealer: d,
    options: o ?? {},
    startedAt: t,
    journal,
  }
}

function unpackLine(line: PackedLine, at: string): object {
  if (Array.isArray(line)) return unpackRow(line, at)
  if ('u' in line) return { id: line.i, at, undo: line.u }
  return { id: line.i, at, set: line.s }
}

function unpackRow([row, , entry, more]: PackedRow, at: string): object {
  const { i, a }: v.InferOutput<typeof moreSchema> = more ?? {}
  return { id: i ?? usualId(row, entry), at, row, ...(a !== undefined && { after: a }), entry }
}

/** Undefined when it is not an instant. */
function instantOf(when: number | string, before: string): string | undefined {
  if (typeof when === 'string') return parseInstant(when)
  const date = new Date(Date.parse(before) + when)
  return Number.isInteger(when) && Number.isFinite(date.getTime()) ? parseInstant(date.toISOString()) : undefined
}
