/** The tables. Dexie's version is for their indexes only; documents are migrated on reading. */
import { Dexie, type EntityTable, type Table, type Transaction } from 'dexie'
import { makeInstant } from '../../document/model/instant.ts'
import type { Line, Options, Person, Player, Preset, Series, Sheet } from '../../document/model/sheet.ts'
import type { Summary } from '../sheets/summary.ts'

export type Header = Omit<Sheet, 'journal'>

export interface SheetRecord {
  readonly id: string
  /** The format version of header and lines. */
  readonly version: number
  /** As it was written; it is checked on reading. */
  readonly header: Header
  /** A cache for lists, rebuilt when it is out of date. */
  readonly summary: Summary
  /** The instant of the newest line. */
  readonly changedAt: string
  /** When it was last written on this device, by this device's clock; its lines may come from others. */
  readonly touchedAt?: string
  /** 1 while the sheet can be played on; a number, since booleans cannot be indexed. */
  readonly open: 0 | 1
  readonly people: readonly string[]
  /** Changed whenever lines may have been removed, so that cached journals are dropped. */
  readonly written?: string
}
export interface LineRecord {
  readonly sheet: string
  readonly id: string
  readonly line: Line
}
/** The ids the entry will have when it is saved, so that saving it twice writes it once. */
export interface Token {
  readonly line: string
  readonly row: string
}
/** Where the entry will go: a new row, a change of a row, or a row inserted after another. */
export type DraftTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'amend'; readonly row: string }
  | { readonly kind: 'insert'; readonly after: string | null }
/** An incomplete entry, as the form left it, as plain JSON. */
export interface SheetDraft {
  readonly target: DraftTarget
  /** The form it belongs to: the game's round, a correction, … */
  readonly form: string
  readonly draft: unknown
  readonly step: string | number
  /** Newcomers, who are added to the sheet when it is saved. */
  readonly guests?: readonly Player[]
}
export interface DraftRecord extends SheetDraft {
  readonly sheet: string
  readonly token: Token
}
export interface PersonRecord extends Person {
  /** When and with whom this person last played, to tell namesakes apart. */
  readonly playedAt: string
  readonly playedWith: readonly string[]
  /** Named only in columns of an imported sheet: suggested, but not exported. */
  readonly implied?: true
}
export interface LastOptions {
  /** The id of a game. */
  readonly key: string
  readonly options: Options
}

/** A deleted sheet or preset, until the user empties the bin. */
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
/** A safety copy: the whole pad before an import or its undoing. Its text is in a table of its own. */
export interface CopyRecord {
  readonly id: string
  /** Increases with each copy, whatever the clock says. */
  readonly order: number
  /** When it was made. */
  readonly at: string
  readonly why: 'import' | 'undoImport'
  readonly sheets: number
  /** Whether the import that followed can still be undone. */
  readonly undoable: boolean
}
export interface CopyText {
  readonly copy: string
  /** A pad file. */
  readonly text: string
  /** What the import that followed wrote. */
  readonly touched?: Touched
}
/** What an import wrote and what it replaced. The newest import can be undone from it while nothing has changed since. */
export interface Touched {
  readonly sheets: readonly TouchedSheet[]
  readonly people: readonly Change<PersonRecord>[]
  readonly presets: readonly (Change<Preset> & { readonly binned?: BinnedPreset })[]
  readonly series: readonly Change<Series>[]
  /** The pad was known to hold sheets before. */
  readonly marked?: boolean
}
/** The record before, if there was one, and the record written. */
export interface Change<T> {
  readonly before?: T
  readonly after: T
}
export interface TouchedSheet {
  readonly id: string
  /** Where the sheet was before the import. */
  readonly from: 'new' | 'store' | 'bin'
  /** Ids of the lines added, and of those already there. */
  readonly lines: readonly string[]
  readonly there: readonly string[]
  /** Only from `store`: the parts of the header that may change. */
  readonly header?: Required<Change<Pick<Header, 'players' | 'startedAt'>>>
  /** Only from `store`: when the sheet was last written, and its draft. */
  readonly touchedAt?: string
  readonly draft?: DraftRecord
  /** Only from `bin`: its record in the bin. */
  readonly binned?: BinnedSheet
}

/** Version of the tables and indexes. */
const SCHEMA_VERSION = 2
/** Dexie multiplies its versions by ten. */
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
    // otherwise Dexie would open the tables of a newer version
    this.on('ready', () => this.refuseNewer(), true)
  }

  private refuseNewer(): void {
    const found = Math.floor(this.backendDB().version / NATIVE)
    if (found > SCHEMA_VERSION) throw new DOMException(`data of version ${found}`, 'VersionError')
  }
}

/** Fills in `touchedAt` for sheets of version 1: the instant of the newest line, at most now. */
async function touch(upgrade: Transaction, now: string): Promise<void> {
  await upgrade
    .table<{ changedAt: string; touchedAt?: string }>('sheets')
    .toCollection()
    .modify((record) => {
      record.touchedAt = record.changedAt < now ? record.changedAt : now
    })
}
