import type { SameWords } from '../catalog.ts'
import { entry } from './entry.ts'
import { options } from './options.ts'
import { people } from './people.ts'
import { sheets } from './sheets.ts'
import { shell } from './shell.ts'

/** What several screens say. */
export const words = { shell, sheets, people, options, entry }
export type AppWords = SameWords<typeof words>
