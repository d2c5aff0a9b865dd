import { personInOrder, presetInOrder, seriesInOrder, sheetInOrder } from './canonical.ts'
import { FORMAT } from '../read/envelope.ts'
import { formatSteps, versionOf } from '../read/migrations.ts'
import { compareIds } from './order.ts'
import type { GameOf } from '../read/refusal.ts'
import type { Pad } from './sheet.ts'

/** A pad as the text of a file. `readPad` reads the same pad back, and equal pads give equal bytes. */
export function makePad(pad: Pad, gameOf: GameOf): string {
  return `${JSON.stringify(documentOf(pad, gameOf), null, 2)}\n`
}

export interface PadDocument extends Partial<Omit<Pad, 'sheets'>>, Pick<Pad, 'sheets'> {
  readonly format: string
  readonly version: number
}

/** A pad as the JSON of a file: lists sorted by id, empty lists left out. */
export function documentOf(pad: Pad, gameOf: GameOf): PadDocument {
  const people = pad.people.toSorted(compareIds).map(personInOrder)
  const presets = pad.presets.toSorted(compareIds).map((preset) => presetInOrder(preset, gameOf))
  const series = pad.series.toSorted(compareIds).map(seriesInOrder)
  const sheets = pad.sheets.toSorted(compareIds).map((sheet) => sheetInOrder(sheet, gameOf))
  return {
    format: FORMAT,
    version: versionOf(formatSteps),
    ...(people.length > 0 && { people }),
    ...(presets.length > 0 && { presets }),
    ...(series.length > 0 && { series }),
    sheets,
  }
}
