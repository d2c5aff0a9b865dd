/** The words of backups and hints. */
import { defineFeatureWords } from './app-words.ts'
import type { BackupWords } from './da/backup.ts'

export const backupWords = defineFeatureWords<BackupWords>({
  da: () => import('./da/backup.ts'),
  de: () => import('./de/backup.ts'),
  en: () => import('./en/backup.ts'),
})
