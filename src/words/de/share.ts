import type { ShareWords } from '../da/share.ts'

export const words: ShareWords = {
  phone: 'Auf ein anderes Telefon',
  sheetLink:
    'Der Link enthält das Blatt: die Runden, wie sie jetzt dastehen, ohne das, was unterwegs geändert wurde. Das andere Telefon zeigt es zuerst und fragt, ob es behalten werden soll.',
  rulesLink:
    'Der Link enthält die Hausregeln. Das andere Telefon zeigt sie zuerst und fragt, ob sie behalten werden sollen.',
  half: 'Was du gerade einträgst, ist nicht dabei. Es bleibt hier.',
  scan: 'Lass das andere Telefon den Code mit der Kamera scannen.',
  code: 'QR-Code mit dem Link',
  tooLong:
    'Das Blatt ist zu lang geworden für einen Code, den eine Kamera lesen kann. Schick die Datei unten, oder schick den Link: Er ist lang, und manche Nachrichtendienste schneiden ihn ab.',
  noLink: 'Der Link ließ sich nicht erstellen. Nimm die Datei unten.',
  sendLink: 'Link schicken',
  copyLink: 'Link kopieren',
  private: 'Whistblok schickt nichts an einen Server. Wer den Link hat, kann alles lesen, was darin ist.',

  file: 'Datei',
  sheetFile:
    'In der Datei ist alles, auch das, was unterwegs geändert wurde. Sie lässt sich hier oder auf einem anderen Telefon wieder einlesen.',
  rulesFile: 'Die Datei lässt sich hier oder auf einem anderen Telefon wieder einlesen.',
  sendFile: 'Datei schicken',
  saveFile: 'Datei speichern',
  copyFile: 'Als Text kopieren',
  noFile: 'Das lässt sich gerade nicht lesen, darum gibt es keine Datei.',

  sheet: 'Tabelle',
  csv: 'Die Tabelle für Excel, Numbers und andere Tabellenprogramme. In Whistblok lässt sie sich nicht wieder einlesen.',
  sendCsv: 'Tabelle schicken',
  saveCsv: 'Tabelle speichern',

  shared: 'Weitergegeben.',
  downloaded: 'Gespeichert. Die Datei liegt bei deinen Downloads.',
  copied: 'Kopiert. Füge es ein, wo du es haben willst.',
  shareFailed: 'Es ließ sich von hier nicht verschicken. Versuche einen der anderen Wege.',
  copyFailed: 'Es ließ sich nicht kopieren. Versuche einen der anderen Wege.',
}
