/** The words of the title and the note, loaded with their dialog. */
import { details as da } from './da/details.ts'
import { details as de } from './de/details.ts'
import { details as en } from './en/details.ts'

export const detailsWords = { da, de, en }
