import { encode } from 'uqr'

/** The largest QR version that a phone's camera reads off another phone's screen. */
const MOST_VERSION = 25
/** The capacity of that version at error correction level L, in bytes. */
const MOST_BYTES = 1273

export const fitsCode = (text: string): boolean => new TextEncoder().encode(text).length <= MOST_BYTES

/** The modules by row, true for dark: the smallest version that fits, with the best error correction it allows. */
export function makeCode(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'L', boostEcc: true, maxVersion: MOST_VERSION, border: 0 }).data
}

/** The dark modules as the `d` of a path. */
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
