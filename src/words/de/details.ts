import type { DetailsWords } from '../da/details.ts'

export const words: DetailsWords = {
  heading: 'Titel und Notiz',
  title: 'Titel',
  titleHelp: 'Steht oben auf dem Blatt, zum Beispiel „Heiligabend“.',
  note: 'Notiz',
  noteHelp: 'Steht unten auf dem Blatt.',
  save: 'Speichern',
}
