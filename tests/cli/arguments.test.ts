import { expect, test } from 'vitest'
import { parseArguments } from '../../src/cli/arguments.ts'

test.each([
  [['a.json'], { form: 'json', locale: 'da', files: ['a.json'] }],
  [['-'], { form: 'json', locale: 'da', files: ['-'] }],
  [['--lang', 'de', 'a.json'], { form: 'json', locale: 'de', files: ['a.json'] }],
  [['a.json', '--lang=en'], { form: 'json', locale: 'en', files: ['a.json'] }],
  [['--table', 'a.json'], { form: 'table', locale: 'da', files: ['a.json'] }],
  [['a.json', '--csv'], { form: 'csv', locale: 'da', files: ['a.json'] }],
  [['--merge', 'a.json', 'b.json'], { form: 'merge', locale: 'da', files: ['a.json', 'b.json'] }],
  [['--', '--table'], { form: 'json', locale: 'da', files: ['--table'] }],
  [['--help'], { form: 'help', locale: 'da', files: [] }],
  [['-h', '--lang', 'en', 'a.json'], { form: 'help', locale: 'en', files: ['a.json'] }],
])('%j is understood', (args, wish) => {
  expect(parseArguments(args)).toEqual(wish)
})

test.each([
  [[], 'da', 'der skal stå netop én fil'],
  [['a', 'b'], 'da', 'der skal stå netop én fil'],
  [['--table', '--lang', 'en'], 'en', 'exactly one file is needed'],
  [['--merge', 'a', '--lang=de'], 'de', '--merge nimmt genau zwei Dateien'],
  [['--merge', 'a', 'b', 'c'], 'da', '--merge tager netop to filer'],
  [['--pretty', 'a', '--lang', 'en'], 'en', 'an option is unknown or lacks its value'],
  [['--table=yes', 'a'], 'da', 'et valg er ukendt eller mangler sin værdi'],
  [['a', '--lang'], 'da', 'et valg er ukendt eller mangler sin værdi'],
  [['a', '--lang', 'fr'], 'da', 'sproget "fr" findes ikke her; vælg da, de eller en'],
  [['a', '--lang', 'constructor'], 'da', 'sproget "constructor" findes ikke her; vælg da, de eller en'],
  [['--table', '--csv', 'a'], 'da', 'kun et af valgene --table, --csv og --merge kan bruges ad gangen'],
  [
    ['--merge', '--csv', 'a', 'b', '--lang', 'en'],
    'en',
    'only one of --table, --csv and --merge can be used at a time',
  ],
])('%j is not: %s, %s', (args, locale, why) => {
  expect(parseArguments(args)).toEqual({ locale, why })
})
