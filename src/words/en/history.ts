import type { HistoryWords } from '../da/history.ts'
import { counted } from '../plural.ts'

const sheets = (n: number) => counted(n, 'sheet', 'sheets')

export const words: HistoryWords = {
  title: 'All sheets',
  search: 'Search',
  searchHelp: 'Name, game, title, month or year',
  all: sheets,
  found: (n, of) => `${n} of ${sheets(of)}`,
  reading: 'Reading the sheets …',
  nothing: (query) => `No sheet matches “${query}”.`,
  clear: 'Show all sheets',
  none: 'There are no sheets here yet.',
  begin: 'Begin a game',
  list: 'Sheets, newest first',
  more: (what) => `More: ${what}`,
  goOn: 'Continue',
  open: 'Open the sheet',
  details: 'Title and note',
  remove: 'Delete',
  removed: 'The sheet is deleted.',
  undo: 'Undo',
  failed: 'That could not be saved. Nothing has changed. Please try again.',
  gone: 'It is no longer here.',
  apart: (why) =>
    `There is already a copy of the sheet, and the two cannot be merged: ${why} Both stay where they are.`,
  toBin: (n) => `Bin (${n})`,
  bin: 'Bin',
  binHelp: 'What you delete stays here until you empty the bin.',
  binEmpty: 'The bin is empty.',
  binned: (when) => `deleted ${when}`,
  preset: (game) => `House rules for ${game}`,
  unreadable: 'Something that cannot be read',
  unreadableHelp: 'It cannot be put back.',
  unnamed: 'Unnamed',
  putBack: 'Put back',
  putBackNamed: (what) => `Put back: ${what}`,
  isBack: 'It is back in its place.',
  empty: 'Empty the bin',
  emptyTitle: 'Delete for good?',
  emptyWhat: (sheets, presets, unreadable) =>
    [
      ...(sheets > 0 ? [`${counted(sheets, 'sheet is', 'sheets are')} gone for good.`] : []),
      ...(presets > 0
        ? [`${counted(presets, 'set of house rules is', 'sets of house rules are')} gone for good.`]
        : []),
      ...(unreadable > 0
        ? [`${counted(unreadable, 'thing that cannot be read is', 'things that cannot be read are')} gone for good.`]
        : []),
      'This cannot be undone.',
    ].join(' '),
  emptySure: 'Delete for good',
  emptyCopies: 'The copies on this phone, from before you brought something in, may still hold what was deleted.',
  seeCopies: 'See the copies',
  keep: 'Keep',
  emptied: 'The bin is empty now.',
  liesInBin: 'This sheet is in the bin.',
}
