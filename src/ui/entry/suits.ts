/** The four suits as they are printed, red ones red. */
export const SUIT_SIGNS: Readonly<Record<string, string>> = {
  spades: '♠',
  hearts: '♥',
  diamonds: '♦',
  clubs: '♣',
  none: '–',
}
