import type { CliWords } from './da.ts'

export const words: CliWords = {
  usage: `Usage: npm run --silent score -- [options] FILE
       npm run --silent score -- --merge A B

Reads a pad file (or - for standard input) and prints the result as JSON.

  --table          a table for people instead of JSON
  --csv            CSV for spreadsheets instead of JSON
  --merge          prints two files merged into one pad file
  --lang LANGUAGE  da, de or en; da if left out
  --help           this help
`,
  unknownFlag: 'an option is unknown or lacks its value',
  unknownLanguage: (language) => `there is no language "${language}" here; choose da, de or en`,
  oneFile: 'exactly one file is needed',
  twoFiles: '--merge takes exactly two files',
  oneForm: 'only one of --table, --csv and --merge can be used at a time',
  noFile: 'there is no such file',
  directory: 'this is a directory, not a file',
  notAllowed: 'the file may not be read',
  unreadable: 'the file cannot be read',
  notUtf8: 'the file is not text in UTF-8',
  proof: (sum) => `Proof: ${sum}`,
  won: (name, score) => `Game to ${name}: ${score}`,
  deals: (name) => `Next dealer: ${name}`,
}
