/** The kinds of file, each with one or more pairs of extension and type; the most precise pair comes first. */
export const FILES = {
  pad: [
    { ending: '.whistblok.json', type: 'application/json' },
    // the same text, for share sheets that do not take JSON
    { ending: '.whistblok.json.txt', type: 'text/plain' },
  ],
  csv: [{ ending: '.csv', type: 'text/csv' }],
} as const
export type FileKind = keyof typeof FILES
export type FileForm = (typeof FILES)[FileKind][number]

/** The start of the name of a file with unreadable records: it is not a backup, and importing it says why. */
export const UNREAD = 'whistblok-unread'

/** The file's name: stem, local date, extension. */
export function fileNamed(stem: string, { ending }: FileForm, now: number): string {
  const day = new Date(now)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${stem}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}${ending}`
}

/** Downloads the text as a file; returns the file's name. */
export function saveFile(stem: string, text: string, now: number, kind: FileKind = 'pad'): string {
  const [form] = FILES[kind]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: form.type }))
  link.download = fileNamed(stem, form, now)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return link.download
}
