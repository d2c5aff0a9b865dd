import type { ShareWords } from '../da/share.ts'

export const words: ShareWords = {
  phone: 'To another phone',
  sheetLink:
    'The link contains the sheet: the rounds as they stand now, without what was changed along the way. The other phone shows it first and asks whether to keep it.',
  rulesLink: 'The link contains the house rules. The other phone shows them first and asks whether to keep them.',
  half: 'What you are entering just now is not included. It stays here.',
  scan: 'Let the other phone scan the code with its camera.',
  code: 'QR code with the link',
  tooLong:
    'The sheet has become too long for a code that a camera can read. Send the file below, or send the link: it is long, and some messaging services cut it off.',
  noLink: 'The link could not be made. Use the file below.',
  sendLink: 'Send the link',
  copyLink: 'Copy the link',
  private: 'Whistblok sends nothing to any server. Whoever has the link can read it.',

  file: 'File',
  sheetFile:
    'The file has everything, including what was changed along the way. It can be opened again, here or on another phone.',
  rulesFile: 'The file can be opened again, here or on another phone.',
  sendFile: 'Send the file',
  saveFile: 'Save the file',
  copyFile: 'Copy as text',
  noFile: 'It cannot be read just now, so there is no file.',

  sheet: 'Spreadsheet',
  csv: 'The table for Excel, Numbers and other spreadsheets. Whistblok cannot open it again.',
  sendCsv: 'Send the table',
  saveCsv: 'Save the table',

  shared: 'Shared.',
  downloaded: 'Saved. The file is among your downloads.',
  copied: 'Copied. Paste it wherever you want it.',
  shareFailed: 'It could not be sent from here. Try one of the other ways.',
  copyFailed: 'It could not be copied. Try one of the other ways.',
}
