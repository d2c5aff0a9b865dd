import type { BackupWords } from '../da/backup.ts'
import { counted, enumerated } from '../plural.ts'

export const words: BackupWords = {
  title: 'Sicherungskopie',
  nothing: 'Hier sind noch keine Blätter.',
  noSheets: (presets, names) =>
    `Hier sind keine Blätter, aber ${enumerated('und', [presets, 'Satz Hausregeln', 'Sätze Hausregeln'], [names, 'Name', 'Namen'])}.`,
  never: 'Es gibt noch keine Kopie.',
  onlyHere: (n) => `${counted(n, 'Blatt liegt', 'Blätter liegen')} nur hier.`,
  last: (day) => `Letzte Kopie: ${day}.`,
  since: (n) => `Seitdem wurde in ${counted(n, 'Blatt', 'Blättern')} geschrieben.`,
  complete: 'Alle Blätter sind darin.',
  help: 'Die Kopie ist eine Datei mit allen Blättern, Personen und Hausregeln. Bewahre sie woanders auf als auf dem Telefon.',
  ways: { share: 'Kopie teilen', download: 'Als Datei speichern', clipboard: 'Als Text kopieren' },
  saved: {
    share: 'Die Kopie ist geteilt.',
    download: 'Die Kopie ist als Datei gespeichert.',
    clipboard: 'Die Kopie kann jetzt an einem sicheren Ort eingefügt werden, etwa in einer Mail an dich selbst.',
  },
  making: 'Die Kopie wird gemacht …',
  cancelled: 'Abgebrochen. Es gibt keine neue Kopie.',
  failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  left: ({ sheets, presets, names }) => {
    const what = enumerated(
      'und',
      [sheets, 'Blatt', 'Blätter'],
      [presets, 'Satz Hausregeln', 'Sätze Hausregeln'],
      [names, 'Name', 'Namen'],
    )
    return sheets + presets + names === 1
      ? `${what} kann nicht gelesen werden und fehlt in der Kopie. Hier ist noch alles da.`
      : `${what} können nicht gelesen werden und fehlen in der Kopie. Hier ist noch alles da.`
  },
  raw: 'Unverändert herunterladen',
  reminder: 'Eine Kopie der Blätter machen',
  lost: (n) => `${n === 1 ? 'Es geht' : 'Sie gehen'} verloren, wenn du das Telefon verlierst.`,
  notNow: 'Jetzt nicht',
  hint: 'Die Blätter mit auf den Home-Bildschirm nehmen',
  hintWhy:
    'Auf dem Home-Bildschirm sind die Blätter besser aufgehoben. Die App dort sieht aber die Blätter in Safari nicht: Speichere sie erst in einer Datei, und wähle in der App „Meine Blätter holen“.',
  hintFile: 'Datei mit den Blättern speichern',
  hintDone:
    'Die Datei ist gespeichert. Lege Whistblok jetzt auf den Home-Bildschirm, öffne es dort, und wähle „Meine Blätter holen“.',
  hintClose: 'Nicht mehr zeigen',
  bring: 'Hast du Blätter in Safari?',
  bringWhy: 'Diese App sieht sie nicht. Speichere sie in Safari in einer Datei, und hole die Datei hier herein.',
  safari:
    'Safari löscht die Blätter, wenn es sieben Tage benutzt wurde, ohne dass Whistblok geöffnet wurde. Das geschieht nicht, wenn Whistblok auf dem Home-Bildschirm liegt.',
  onApple: 'Auf iPhone, iPad und in Safari',
  ownStorageThere:
    'Eine App auf dem Home-Bildschirm hat dort ihren eigenen Speicher und sieht die Blätter in Safari nicht. Nimm sie in einer Datei mit.',
  ownStorage:
    'Die App auf dem Home-Bildschirm hat einen eigenen Speicher und sieht die Blätter hier nicht. Nimm sie in einer Datei mit.',
  inApp:
    'Diese App hat einen eigenen Speicher und sieht keine Blätter, die in Safari geschrieben wurden. Hole sie mit einer Datei herein.',
}
