/** The words of bringing sheets in, loaded with its screen. */
import { arrivals as da } from './da.ts'
import { arrivals as de } from './de.ts'
import { arrivals as en } from './en.ts'

export const arrivalsWords = { da, de, en }
