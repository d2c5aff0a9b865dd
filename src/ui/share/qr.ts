import { encode } from 'uqr'

/** Beyond this a phone's camera no longer reads it off another phone's screen. */
const MOST_VERSION = 25
/** What a code of that version holds at correction level L. */
const MOST_BYTES = 1273

export const fitsCode = (text: string): boolean => new TextEncoder().encode(text).length <= MOST_BYTES

/** Dark modules by row. As small as it gets, then as well corrected as that size allows. */
export function makeCode(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'L', boostEcc: true, maxVersion: MOST_VERSION, border: 0 }).data
}

/** The dark modules as the `d` of a path, a run of a row at a time. */
export function pathOf(modules: readonly (readonly boolean[])[]): string {
  const runs = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const light = row.indexOf(false, x)
      const length = (light < 0 ? row.length : light) - x
      return [`M${x} ${y}h${length}v1h-${length}z`]
    }),
  )
  return runs.join('')
}
