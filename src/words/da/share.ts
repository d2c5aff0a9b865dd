import type { SameWords } from '../catalog.ts'

/** Sharing a sheet or preset as a link, a QR code or a file. */
export const words = {
  phone: 'Til en anden telefon',
  sheetLink:
    'Linket er selve arket: runderne, som de står nu, uden det, der er rettet undervejs. Den anden telefon viser det først og spørger, om det skal gemmes.',
  rulesLink: 'Linket er selve husreglerne. Den anden telefon viser dem først og spørger, om de skal gemmes.',
  half: 'Det, du er ved at skrive ind, er ikke med. Det bliver her.',
  scan: 'Lad den anden telefon scanne koden med sit kamera.',
  code: 'QR-kode med linket',
  tooLong:
    'Arket er blevet for langt til en kode, som et kamera kan læse. Send filen herunder, eller send linket: det er langt, og nogle beskedtjenester klipper det over.',
  noLink: 'Linket kunne ikke laves. Brug filen herunder.',
  sendLink: 'Send linket',
  copyLink: 'Kopiér linket',
  private: 'Whistblok sender intet til nogen server. Den, der har linket, kan læse det.',

  file: 'Fil',
  sheetFile:
    'Filen har det hele med, også det, der er rettet undervejs. Den kan læses ind igen her eller på en anden telefon.',
  rulesFile: 'Filen kan læses ind igen her eller på en anden telefon.',
  sendFile: 'Send filen',
  saveFile: 'Gem filen',
  copyFile: 'Kopiér som tekst',
  noFile: 'Det kan ikke læses lige nu, så der er ingen fil.',

  sheet: 'Regneark',
  csv: 'Tabellen til Excel, Numbers og andre regneark. Den kan ikke læses ind i Whistblok igen.',
  sendCsv: 'Send tabellen',
  saveCsv: 'Gem tabellen',

  shared: 'Sendt videre.',
  downloaded: 'Gemt. Filen ligger blandt dine overførsler.',
  copied: 'Kopieret. Sæt det ind, hvor du vil have det.',
  shareFailed: 'Det kunne ikke sendes herfra. Prøv en af de andre veje.',
  copyFailed: 'Det kunne ikke kopieres. Prøv en af de andre veje.',
}
export type ShareWords = SameWords<typeof words>
