/** What a file may be: each form a name's ending and a type, the one that says best what it is first. */
export const FILES = {
  pad: [
    { ending: '.whistblok.json', type: 'application/json' },
    // the same text, for share sheets that take no JSON
    { ending: '.whistblok.json.txt', type: 'text/plain' },
  ],
  csv: [{ ending: '.csv', type: 'text/csv' }],
} as const
export type FileKind = keyof typeof FILES
export type FileForm = (typeof FILES)[FileKind][number]

/** How a file begins that holds what cannot be read: it is no backup, and import says why. */
export const UNREAD = 'whistblok-unread'

/** The name carries the local date. */
export function fileNamed(stem: string, { ending }: FileForm, now: number): string {
  const day = new Date(now)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${stem}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}${ending}`
}

/** Hands a text to the browser as a file to keep. Returns the file's name. */
export function saveFile(stem: string, text: string, now: number, kind: FileKind = 'pad'): string {
  const [form] = FILES[kind]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: form.type }))
  link.download = fileNamed(stem, form, now)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return link.download
}
