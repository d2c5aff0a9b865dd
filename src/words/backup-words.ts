/** The words of backups and hints, loaded with the components that show them. */
import { backup as da } from './da/backup.ts'
import { backup as de } from './de/backup.ts'
import { backup as en } from './en/backup.ts'

export const backupWords = { da, de, en }
