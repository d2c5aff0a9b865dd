/** The words of the history and the bin, loaded with their screens. */
import { history as da } from './da/history.ts'
import { history as de } from './de/history.ts'
import { history as en } from './en/history.ts'

export const historyWords = { da, de, en }
