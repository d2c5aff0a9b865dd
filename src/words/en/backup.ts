import type { BackupWords } from '../da/backup.ts'
import { counted, enumerated } from '../plural.ts'

export const words: BackupWords = {
  title: 'Backup',
  nothing: 'There are no sheets here yet.',
  noSheets: (presets, names) =>
    `There are no sheets here, but ${enumerated('and', [presets, 'set of house rules', 'sets of house rules'], [names, 'name', 'names'])}.`,
  never: 'There is no backup yet.',
  onlyHere: (n) => `${counted(n, 'sheet is', 'sheets are')} only here.`,
  last: (day) => `Last backup: ${day}.`,
  since: (n) => `${counted(n, 'sheet has', 'sheets have')} been written to since.`,
  complete: 'All sheets are in it.',
  help: 'A backup is a file with all sheets, people and house rules. Keep it somewhere other than the phone.',
  ways: { share: 'Share the backup', download: 'Save as a file', clipboard: 'Copy as text' },
  saved: {
    share: 'The backup is shared.',
    download: 'The backup is saved as a file.',
    clipboard: 'The backup is ready to be pasted somewhere safe, such as a mail to yourself.',
  },
  making: 'The backup is being made …',
  cancelled: 'Cancelled. No backup was made.',
  failed: 'That did not work. Please try again.',
  left: ({ sheets, presets, names }) => {
    const what = enumerated(
      'and',
      [sheets, 'sheet', 'sheets'],
      [presets, 'set of house rules', 'sets of house rules'],
      [names, 'name', 'names'],
    )
    return sheets + presets + names === 1
      ? `${what} cannot be read and is not in the backup. It is still here.`
      : `${what} cannot be read and are not in the backup. They are still here.`
  },
  raw: 'Download as it is',
  reminder: 'Back up the sheets',
  lost: (n) => `${n === 1 ? 'It is' : 'They are'} lost if you lose the phone.`,
  notNow: 'Not now',
  hint: 'Take the sheets along to the home screen',
  hintWhy:
    'On the home screen the sheets are safer. But the app there cannot see the sheets in Safari: save them in a file first, and choose “Bring my sheets” in the app.',
  hintFile: 'Save a file with the sheets',
  hintDone: 'The file is saved. Now add Whistblok to the home screen, open it there, and choose “Bring my sheets”.',
  hintClose: 'Do not show this again',
  bring: 'Do you have sheets in Safari?',
  bringWhy: 'This app cannot see them. Save them in a file in Safari, and bring the file in here.',
  safari:
    'Safari deletes the sheets once it has been used for seven days without Whistblok being opened. That does not happen when Whistblok is on the home screen.',
  onApple: 'On iPhone, iPad and in Safari',
  ownStorageThere:
    'An app on the home screen has a storage of its own there and cannot see the sheets in Safari. Take them along in a file.',
  ownStorage:
    'The app on the home screen has a storage of its own and cannot see the sheets here. Take them along in a file.',
  inApp:
    'This app has a storage of its own and cannot see sheets that were written in Safari. Bring them in with a file.',
}
