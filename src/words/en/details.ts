import type { DetailsWords } from '../da/details.ts'

export const words: DetailsWords = {
  heading: 'Title and note',
  title: 'Title',
  titleHelp: 'Stands on top of the sheet, for example “Christmas Eve”.',
  note: 'Note',
  noteHelp: 'Stands at the foot of the sheet.',
  save: 'Save',
}
