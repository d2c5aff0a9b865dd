import type { AppWords } from '../da/index.ts'

export const settings: AppWords['settings'] = {
  language: 'Sprache',
  theme: 'Aussehen',
  themes: { auto: 'Wie das Telefon', light: 'Hell', dark: 'Dunkel', black: 'Schwarz' },
  table: 'Am Tisch',
  keepAwake: 'Bildschirm anlassen',
  keepAwakeHelp: 'Solange ein Blatt offen ist.',
  keepAwakeMissing: 'Dieser Browser kann den Bildschirm nicht anlassen.',
  newestFirst: 'Neueste Runde oben',
  newestFirstHelp: 'Sonst stehen die Runden wie auf Papier, die erste oben.',
  runningTotals: 'Laufender Stand in den Runden',
  runningTotalsHelp: 'Zeigt den Stand nach jeder Runde statt der Punkte der Runde.',
  storage: 'Wo die Blätter liegen',
  storageWhere: 'Nur auf diesem Telefon, in diesem Browser. Nichts wird irgendwohin geschickt.',
  persisted: 'Der Browser hat versprochen, sie nicht von selbst zu löschen.',
  notPersisted: 'Der Browser hat nicht versprochen, sie zu behalten, wenn der Platz knapp wird.',
  persistUnknown: 'Der Browser sagt nicht, ob er sie behalten wird.',
  askPersist: 'Den Browser bitten, sie zu behalten',
  persistRefused: 'Der Browser hat abgelehnt. Oft hilft es, Whistblok auf den Startbildschirm zu legen.',
  used: (size) => `Sie brauchen ${size}.`,
  toBin: (n) => `Papierkorb (${n})`,
  about: 'Über Whistblok',
  aboutText:
    'Ein Block für dänischen Whist: Esmakker, Whist zu dritt und klassisch. Ohne Netz, ohne Konto, ohne Werbung.',
  version: (version) => `Version ${version}`,
  bringIn: 'Blätter holen',
}
