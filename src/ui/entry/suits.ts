/** The symbols of the four suits. */
export const SUIT_SIGNS: Readonly<Record<string, string>> = {
  spades: '♠',
  hearts: '♥',
  diamonds: '♦',
  clubs: '♣',
  none: '–',
}
