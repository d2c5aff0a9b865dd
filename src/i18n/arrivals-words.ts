/** The words of bringing sheets in, loaded with its screen. */
import { arrivals as da } from './da/arrivals.ts'
import { arrivals as de } from './de/arrivals.ts'
import { arrivals as en } from './en/arrivals.ts'

export const arrivalsWords = { da, de, en }
