/** The words of sharing, loaded with its dialog. */
import { share as da } from './da/share.ts'
import { share as de } from './de/share.ts'
import { share as en } from './en/share.ts'

export const shareWords = { da, de, en }
