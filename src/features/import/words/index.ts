/** The words of importing, loaded with its screen. */
import { imports as da } from './da.ts'
import { imports as de } from './de.ts'
import { imports as en } from './en.ts'

export const importWords = { da, de, en }
