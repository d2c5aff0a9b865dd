/** The tables. Dexie's version changes only when an index does; what a document means is migrated by the gate, on reading. */
import { Dexie, type EntityTable, type Table, type Transaction } from 'dexie'
import { makeInstant } from '../../document/model/instant.ts'
import type { Line, Options, Person, Player, Preset, Series, Sheet } from '../../document/model/sheet.ts'
import type { Summary } from '../sheets/summary.ts'

export type Header = Omit<Sheet, 'journal'>

export interface SheetRecord {
  readonly id: string
  /** Of the format of header and lines. */
  readonly version: number
  /** As it was written: it passes the gate before anybody believes it. */
  readonly header: Header
  /** A cache for lists, rebuilt when it no longer belongs to the journal. */
  readonly summary: Summary
  /** When its newest line was written. */
  readonly changedAt: string
  /** When it was last written to in this store, by the clock of this device: lines may be of any other. */
  readonly touchedAt?: string
  /** 1 while it can be played on; booleans cannot be indexed. */
  readonly open: 0 | 1
  readonly people: readonly string[]
  /** Another each time lines may have been taken away: what was read of it before is then void. */
  readonly written?: string
}
export interface LineRecord {
  readonly sheet: string
  readonly id: string
  readonly line: Line
}
/** The row it will be if it is logged, and the line if it amends one: saved twice, it is still one round. */
export interface Token {
  readonly line: string
  readonly row: string
}
/** What is being written about. */
export type DraftTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'amend'; readonly row: string }
  | { readonly kind: 'insert'; readonly after: string | null }
/** An entry that is not complete, as the form left it. Plain JSON. */
export interface SheetDraft {
  readonly target: DraftTarget
  /** Which form: the game's round, a correction, … */
  readonly form: string
  readonly draft: unknown
  readonly step: string | number
  /** Those who come with it, once it is saved. */
  readonly guests?: readonly Player[]
}
export interface DraftRecord extends SheetDraft {
  readonly sheet: string
  readonly token: Token
}
export interface PersonRecord extends Person {
  /** When this person last sat down, and with whom: tells two of one name apart. */
  readonly playedAt: string
  readonly playedWith: readonly string[]
  /** Known only from the columns of a sheet that came in: suggested, but not written into a file. */
  readonly implied?: true
}
export interface LastOptions {
  /** The id of a game. */
  readonly key: string
  readonly options: Options
}

/** What was deleted: it stays until the user empties the bin. */
export type BinRecord = BinnedSheet | BinnedPreset
export interface BinnedSheet {
  readonly kind: 'sheet'
  readonly id: string
  /** When it was deleted. */
  readonly at: string
  readonly record: SheetRecord
  readonly lines: readonly LineRecord[]
  readonly draft?: DraftRecord
}
export interface BinnedPreset {
  readonly kind: 'preset'
  readonly id: string
  readonly at: string
  readonly preset: Preset
}
/** A safety copy: the whole pad as it was before something changed much of it. What it holds lies in a table of its own. */
export interface CopyRecord {
  readonly id: string
  /** Counts up: whatever the clock says, the newer copy has the greater one. */
  readonly order: number
  /** When it was made. */
  readonly at: string
  readonly why: 'import' | 'undoImport'
  readonly sheets: number
  /** What was done next can be undone. */
  readonly undoable: boolean
}
export interface CopyText {
  readonly copy: string
  /** A pad file. */
  readonly text: string
  /** What the import that followed wrote. */
  readonly touched?: Touched
}
/** What an import wrote, and what was there before: by it the newest is undone, as long as all is as it left it. */
export interface Touched {
  readonly sheets: readonly TouchedSheet[]
  readonly people: readonly Change<PersonRecord>[]
  readonly presets: readonly (Change<Preset> & { readonly binned?: BinnedPreset })[]
  readonly series: readonly Change<Series>[]
  /** The pad was known to hold sheets before. */
  readonly marked?: boolean
}
/** What was there before, if anything, and what was written. */
export interface Change<T> {
  readonly before?: T
  readonly after: T
}
export interface TouchedSheet {
  readonly id: string
  /** New here, in store before, or in the bin. */
  readonly from: 'new' | 'store' | 'bin'
  /** Ids of the lines that came, and of those that were there. */
  readonly lines: readonly string[]
  readonly there: readonly string[]
  /** Of one that was in store: its columns and beginning. */
  readonly header?: Required<Change<Pick<Header, 'players' | 'startedAt'>>>
  /** Of one that was in store: when it was written to, and the round that was half entered on it. */
  readonly touchedAt?: string
  readonly draft?: DraftRecord
  /** As it lay in the bin. */
  readonly binned?: BinnedSheet
}

/** Of the tables and their indexes. */
const SCHEMA_VERSION = 2
/** Dexie writes its versions tenfold. */
const NATIVE = 10

export class PadDatabase extends Dexie {
  declare readonly sheets: EntityTable<SheetRecord, 'id'>
  declare readonly lines: Table<LineRecord, [sheet: string, id: string]>
  declare readonly drafts: EntityTable<DraftRecord, 'sheet'>
  declare readonly people: EntityTable<PersonRecord, 'id'>
  declare readonly presets: EntityTable<Preset, 'id'>
  declare readonly series: EntityTable<Series, 'id'>
  declare readonly meta: Table<LastOptions, string>
  declare readonly bin: Table<BinRecord, [kind: string, id: string]>
  declare readonly copies: EntityTable<CopyRecord, 'id'>
  declare readonly copyTexts: EntityTable<CopyText, 'copy'>

  constructor(name: string, now: () => number) {
    super(name, { chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      sheets: 'id, changedAt, [open+changedAt], *people',
      lines: '[sheet+id], sheet',
      drafts: 'sheet',
      people: 'id, playedAt',
      presets: 'id, game',
      meta: 'key',
    })
    this.version(SCHEMA_VERSION)
      .stores({
        sheets: 'id, changedAt, [open+changedAt], *people, header.startedAt, touchedAt',
        people: 'id, playedAt, mergedInto',
        series: 'id',
        bin: '[kind+id], at',
        copies: 'id, order',
        copyTexts: 'copy',
      })
      .upgrade((upgrade) => touch(upgrade, makeInstant(now())))
    // Dexie would open tables of a newer version as if they were ours
    this.on('ready', () => this.refuseNewer(), true)
  }

  private refuseNewer(): void {
    const found = Math.floor(this.backendDB().version / NATIVE)
    if (found > SCHEMA_VERSION) throw new DOMException(`data of version ${found}`, 'VersionError')
  }
}

/** Sheets of the first version were written to here when their newest line says; never later than now. */
async function touch(upgrade: Transaction, now: string): Promise<void> {
  await upgrade
    .table<{ changedAt: string; touchedAt?: string }>('sheets')
    .toCollection()
    .modify((record) => {
      record.touchedAt = record.changedAt < now ? record.changedAt : now
    })
}
