/** Makes ids. Time and randomness are arguments, so that tests can predict the ids. */
const BASE_32 = '0123456789abcdefghjkmnpqrstvwxyz'
const LINE_LENGTH = 10

export type Chance = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

/** A UUID of version 7 (RFC 9562) for `ms` since 1970: ids from one device sort by time. */
export function makeUuid(ms: number, chance: Chance): string {
  const bytes = chance(new Uint8Array(16))
  const time = ms.toString(16).padStart(12, '0')
  const hex = Array.from(bytes.slice(6), (byte, i) => {
    if (i === 0) return 0x70 | (byte & 0x0f)
    if (i === 2) return 0x80 | (byte & 0x3f)
    return byte
  })
  const text = time + hex.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}

/** The id of a line or row: ten random base-32 characters, unique within the sheet. */
export function makeLineId(chance: Chance): string {
  return [...chance(new Uint8Array(LINE_LENGTH))].map((byte) => BASE_32[byte % 32]).join('')
}
