import type { Game } from '../../kernel/contract.ts'
import { fault, isRecord, parsed } from '../../kernel/schema.ts'
import { migratedEntry } from './migrations.ts'
import { type Found, found, under } from './refusal.ts'
import { LINE_KINDS, type LineKind, lineSchemas, type LooseLine } from '../model/sheet.ts'

/** What is needed to check the entries of a sheet. */
export interface Table {
  readonly game: Game
  /** The revision of the game the entries were written in. */
  readonly revision: number
  readonly players: number
}

/** The lines in file order, entries migrated, up to the first line with faults. */
export interface ReadLines {
  readonly faults: readonly Found[]
  readonly lines: readonly LooseLine[]
}

/** Reads a journal. Without a table (game or players are invalid) the entries are not checked. */
export function readLines(journal: readonly unknown[], table: Table | undefined): ReadLines {
  const identified = journal.some((line) => isRecord(line) && WRITTEN.some((key) => Object.hasOwn(line, key)))
  const ids = new Set<string>()
  const lines: LooseLine[] = []
  for (const [i, raw] of journal.entries()) {
    const read = readLine(raw, table)
    const unnamed = identified && read.kind !== undefined ? faultsOfIds(raw, read.kind, ids) : []
    const faults = [...read.faults, ...unnamed]
    if (read.line === undefined || faults.length > 0) return { faults: faults.map(under(i)), lines }
    lines.push(read.line)
  }
  return { faults: [], lines }
}

const WRITTEN = ['id', 'at', 'row'] as const

/** Either all lines of a sheet have ids and instants or none has; ids must be unique. */
function faultsOfIds(line: unknown, kind: LineKind, ids: Set<string>): readonly Found[] {
  if (!isRecord(line)) return []
  const needed = kind === 'entry' ? WRITTEN : WRITTEN.slice(0, 2)
  const missing = needed.filter((key) => !Object.hasOwn(line, key)).map((key) => fault([key], 'missingKey', key))
  const { id } = line
  if (typeof id !== 'string') return missing
  const twice = ids.has(id) ? [found(['id'], 'idTwice', id)] : []
  ids.add(id)
  return [...missing, ...twice]
}

interface ReadLine {
  readonly faults: readonly Found[]
  readonly kind?: LineKind
  readonly line?: LooseLine
}

function readLine(raw: unknown, table: Table | undefined): ReadLine {
  if (!isRecord(raw)) return { faults: [fault([], 'notAnObject')] }
  const [kind, ...others] = LINE_KINDS.filter((key) => Object.hasOwn(raw, key))
  if (kind === undefined || others.length > 0) return { faults: [found([], 'oneOfThree')] }
  const { faults, output } = parsed<LooseLine>(lineSchemas[kind], raw)
  if (kind !== 'entry' || table === undefined || raw['entry'] === null) return { faults, kind, line: output }
  const entry = readEntry(raw['entry'], table)
  return { faults: [...faults, ...entry.faults.map(under('entry'))], kind, line: { ...output, entry: entry.entry } }
}

function readEntry(raw: unknown, { game, revision, players }: Table): { faults: readonly Found[]; entry: unknown } {
  try {
    const entry = migratedEntry(game, revision, raw)
    return { faults: game.faultsOfEntry(entry, players).map((inner) => ({ ...inner, game: game.id })), entry }
  } catch {
    return { faults: [found([], 'cannotMigrate')], entry: raw }
  }
}
