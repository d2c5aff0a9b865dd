import { describe, expect, test } from 'vitest'
import { type Names, render, speaker } from '../../src/kernel/message.ts'
import { LOCALES } from '../../src/words/locale.ts'
import { kernelWords, say as sayKernel } from '../../src/kernel/words/index.ts'

const terms = {
  plain: 'kun ord',
  deals: (who: string) => `${who} giver`,
  wins: (who: string, points: number) => `${who} får ${points}`,
  quotes: (inner: string) => `(${inner})`,
  lists: (...parts: string[]) => parts.join('+'),
}
const say = speaker<typeof terms>()
const names: Names = { seat: (seat) => `spiller ${seat}`, side: (side) => `par ${side}` }
const words = (message: ReturnType<typeof say>) => render(message, terms, names)

describe('a message as text', () => {
  test.each([
    [say('plain'), 'kun ord'],
    [say('deals', 'Anna'), 'Anna giver'],
    [say('deals', { seat: 2 }), 'spiller 2 giver'],
    [say('wins', { side: 1 }, 40), 'par 1 får 40'],
    [say('quotes', say('deals', { seat: 0 })), '(spiller 0 giver)'],
    [say('quotes', say('quotes', say('plain'))), '((kun ord))'],
    [say('lists', 'a', { seat: 1 }, say('plain')), 'a+spiller 1+kun ord'],
    [say('lists'), ''],
  ])('%j', (message, text) => {
    expect(words(message)).toBe(text)
  })

  test('shows the key of a missing term', () => {
    expect(render({ key: 'gone', args: [] }, terms, names)).toBe('gone')
  })

  test('is data: a key and its arguments', () => {
    expect(say('wins', { side: 1 }, 40)).toEqual({ key: 'wins', args: [{ side: 1 }, 40] })
  })
})

describe('the kernel’s terms', () => {
  const inAll = (message: ReturnType<typeof sayKernel>) =>
    LOCALES.map((locale) => render(message, kernelWords[locale], names))

  test('are in Danish, German and English', () => {
    expect(LOCALES).toEqual(['da', 'de', 'en'])
    expect(inAll(sayKernel('correction'))).toEqual(['Rettelse', 'Korrektur', 'Correction'])
  })

  test.each([
    [sayKernel('correctionNoted', 'bøde'), ['Rettelse: bøde', 'Korrektur: bøde', 'Correction: bøde']],
    [
      sayKernel('newSeating', { seat: 0 }, { seat: 2 }),
      ['Nu sidder: spiller 0, spiller 2', 'Jetzt sitzen: spiller 0, spiller 2', 'Now seated: spiller 0, spiller 2'],
    ],
    [sayKernel('newDealer', 'Bo'), ['Bo giver', 'Bo gibt', 'Bo deals']],
    [
      sayKernel('dealerLeft', 'Bo', 'Carl'),
      [
        'Bo skulle give, men sidder ikke med; så giver Carl',
        'Bo sollte geben, sitzt aber nicht mehr; dann gibt Carl',
        'Bo was due to deal but is not seated; so Carl deals',
      ],
    ],
    [sayKernel('wins', 'Bo', 8), ['Bo vinder med +8', 'Bo gewinnt mit +8', 'Bo wins with +8']],
    [
      sayKernel('share', -8, 'Bo'),
      ['Bo deler sejren med −8', 'Bo teilen sich den Sieg mit −8', 'Bo share the win with −8'],
    ],
    [
      sayKernel('share', 0, 'Anna', 'Bo'),
      ['Anna og Bo deler sejren med 0', 'Anna und Bo teilen sich den Sieg mit 0', 'Anna and Bo share the win with 0'],
    ],
    [
      sayKernel('share', 3, 'Anna', 'Bo', 'Carl'),
      [
        'Anna, Bo og Carl deler sejren med +3',
        'Anna, Bo und Carl teilen sich den Sieg mit +3',
        'Anna, Bo and Carl share the win with +3',
      ],
    ],
    [
      sayKernel('outOfRange', '0', '13'),
      [
        'tallet skal være mellem 0 og 13',
        'die Zahl muss zwischen 0 und 13 sein',
        'the number must be between 0 and 13',
      ],
    ],
    [
      sayKernel('outOfRange', '0', ''),
      ['tallet skal være mindst 0', 'die Zahl muss mindestens 0 sein', 'the number must be at least 0'],
    ],
    [
      sayKernel('outOfRange', '', '13'),
      ['tallet skal være højst 13', 'die Zahl muss höchstens 13 sein', 'the number must be at most 13'],
    ],
    [
      sayKernel('notAMultiple', 3),
      ['tallet skal kunne deles med 3', 'die Zahl muss durch 3 teilbar sein', 'the number must be a multiple of 3'],
    ],
    [
      sayKernel('notOneOf', 'a, b'),
      ['her skal stå en af: a, b', 'hier muss eines davon stehen: a, b', 'one of these is needed here: a, b'],
    ],
    [sayKernel('unknownKey', 'x'), ['ukendt nøgle "x"', 'unbekannter Schlüssel "x"', 'unknown key "x"']],
    [sayKernel('missingKey', 'x'), ['"x" mangler', '"x" fehlt', '"x" is missing']],
    [
      sayKernel('wrongNumberSeated', '4, 5'),
      [
        'så mange kan ikke sidde til bords; spillet tager 4, 5',
        'so viele können nicht am Tisch sitzen; das Spiel nimmt 4, 5',
        'that many cannot sit at the table; the game takes 4, 5',
      ],
    ],
  ])('%j', (message, texts) => {
    expect(inAll(message)).toEqual(texts)
  })

  test('have the same keys in every language, and no text is empty', () => {
    for (const locale of LOCALES) {
      expect(Object.keys(kernelWords[locale])).toEqual(Object.keys(kernelWords.da))
      expect(Object.values(kernelWords[locale]).filter((term) => term === '')).toEqual([])
    }
  })
})
