/** Makers of ids. Chance and the time are given, so that what they make can be told in advance. */
const BASE_32 = '0123456789abcdefghjkmnpqrstvwxyz'
const LINE_LENGTH = 10

export type Chance = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

/** UUID version 7 (RFC 9562): ids of one device sort by the time they were made. */
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

/** Ten random base-32 characters: the id of a line or a row, unique within its sheet. */
export function makeLineId(chance: Chance): string {
  return [...chance(new Uint8Array(LINE_LENGTH))].map((byte) => BASE_32[byte % 32]).join('')
}
