import type { AppWords } from '../da/index.ts'
import { entry } from './entry.ts'
import { home } from './home.ts'
import { settings } from './settings.ts'
import { sheet } from './sheet.ts'
import { shell } from './shell.ts'
import { start } from './start.ts'

export const de: AppWords = { shell, home, start, settings, entry, sheet }
