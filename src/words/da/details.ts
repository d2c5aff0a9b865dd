import type { SameWords } from '../catalog.ts'

/** The title and the note of a sheet. */
export const words = {
  heading: 'Titel og note',
  title: 'Titel',
  titleHelp: 'Står øverst på arket, for eksempel »Juleaften«.',
  note: 'Note',
  noteHelp: 'Står nederst på arket.',
  save: 'Gem',
}
export type DetailsWords = SameWords<typeof words>
