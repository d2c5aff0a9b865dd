import type { AppWords } from '../da/index.ts'
import { entry } from './entry.ts'
import { options } from './options.ts'
import { people } from './people.ts'
import { sheets } from './sheets.ts'
import { shell } from './shell.ts'

export const words: AppWords = { shell, sheets, people, options, entry }
