/** The words of presets, loaded with their screens. */
import { presets as da } from './da/presets.ts'
import { presets as de } from './de/presets.ts'
import { presets as en } from './en/presets.ts'

export const presetsWords = { da, de, en }
