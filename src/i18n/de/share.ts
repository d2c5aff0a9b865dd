import type { ShareWords } from '../da/share.ts'

export const share: ShareWords = {
  phone: 'Auf ein anderes Handy',
  sheetLink:
    'Der Link ist das Blatt selbst: die Runden, wie sie jetzt dastehen, ohne das, was unterwegs geändert wurde. Das andere Handy zeigt es zuerst und fragt, ob es behalten werden soll.',
  rulesLink:
    'Der Link ist die Hausregeln selbst. Das andere Handy zeigt sie zuerst und fragt, ob sie behalten werden sollen.',
  scan: 'Lass das andere Handy den Code mit der Kamera scannen.',
  code: 'QR-Code mit dem Link',
  tooLong:
    'Das Blatt ist zu lang geworden für einen Code, den eine Kamera lesen kann. Schick die Datei unten, oder schick den Link: Er ist lang, und manche Nachrichtendienste schneiden ihn ab.',
  noLink: 'Der Link ließ sich nicht machen. Nimm die Datei unten.',
  sendLink: 'Link schicken',
  copyLink: 'Link kopieren',
  private: 'Whistblok schickt nichts an einen Server. Wer den Link hat, kann es lesen.',

  file: 'Datei',
  sheetFile:
    'In der Datei ist alles, auch das, was unterwegs geändert wurde. Sie lässt sich hier oder auf einem anderen Handy wieder einlesen.',
  rulesFile: 'Die Datei lässt sich hier oder auf einem anderen Handy wieder einlesen.',
  sendFile: 'Datei schicken',
  saveFile: 'Datei sichern',
  copyFile: 'Als Text kopieren',
  noFile: 'Das lässt sich gerade nicht lesen, darum gibt es keine Datei.',

  sheet: 'Tabelle',
  csv: 'Die Tabelle für Excel, Numbers und andere Tabellenprogramme. In Whistblok lässt sie sich nicht wieder einlesen.',
  sendCsv: 'Tabelle schicken',
  saveCsv: 'Tabelle sichern',

  shared: 'Weitergegeben.',
  downloaded: 'Gesichert. Die Datei liegt bei deinen Downloads.',
  copied: 'Kopiert. Füge es ein, wo du es haben willst.',
  shareFailed: 'Es ließ sich von hier nicht verschicken. Versuche einen der anderen Wege.',
  copyFailed: 'Es ließ sich nicht kopieren. Versuche einen der anderen Wege.',
}
