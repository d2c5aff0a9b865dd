/**
 * The dependency rule, from the top down. A file is in the first layer whose `files` match it. It may import from its own
 * layer and from the layers and packages it names, and from nothing else; `without` are globals that it must not use.
 *
 * In a path `*` is any name, `**` any folders, `{a,b}` one of these, and `<game>` a name that both ends of an import share.
 */

/** @typedef {Readonly<Record<'name' | 'files', string> & Partial<Record<'imports' | 'packages' | 'types' | 'without', readonly string[]>>>} Layer */

/** No browser, no Node, no random numbers. */
const OUTSIDE = [
  ...'Buffer console crypto document global globalThis history localStorage location navigator performance'.split(' '),
  ...'process self sessionStorage setInterval setTimeout window Math.random'.split(' '),
]
/** No clock either. */
const PURE = [...OUTSIDE, 'Date', 'queueMicrotask']

const DOCUMENT = ['model', 'compression', 'document', 'kernel', 'catalog']
const PARTS = ['share', 'parts', 'entry', 'base', 'device', 'words', 'catalog']
const VUE = ['vue', 'vue-router', '@vueuse/core']
const STORES = [...VUE, 'pinia', 'valibot', '@vueuse/integrations/*']

/** @type {readonly Layer[]} */
export const LAYERS = [
  {
    name: 'frame',
    files: 'src/*.{ts,vue}',
    imports: ['view', 'store', 'shared view', 'shared', 'styles', ...PARTS],
    packages: [...VUE, 'pinia'],
  },
  {
    name: 'feature words',
    files: 'src/features/<feature>/words/**/*.ts',
    imports: ['words', 'danish', 'catalog', 'kernel'],
    without: PURE,
  },
  {
    name: 'view',
    files: 'src/features/<feature>/**/*.vue',
    imports: ['store', 'feature words', 'shared view', 'shared', 'registry', ...PARTS, ...DOCUMENT],
    packages: [...VUE, 'pinia', '@vueuse/integrations/*', '@tanstack/vue-virtual'],
  },
  {
    name: 'store',
    files: 'src/features/<feature>/**/*.ts',
    imports: ['view', 'shared view', 'shared', 'registry', 'storage', 'feature words', 'danish', ...PARTS, ...DOCUMENT],
    packages: STORES,
  },
  {
    name: 'shared view',
    files: 'src/shared/*.vue',
    imports: ['shared', 'registry', ...PARTS, ...DOCUMENT],
    packages: [...VUE, 'pinia'],
  },
  {
    name: 'shared',
    files: 'src/shared/*.ts',
    imports: ['registry', 'storage', ...PARTS, ...DOCUMENT],
    packages: STORES,
  },
  // the games, each sealed
  { name: 'registry', files: 'src/games/index.ts', imports: ['form', 'draft', 'game', 'kernel'], types: ['vue'] },
  {
    name: 'form',
    files: 'src/games/<game>/form/*.vue',
    imports: ['draft', 'game', 'game rules', 'game words', 'kernel', 'entry', 'base', 'words'],
    packages: ['vue'],
  },
  {
    name: 'draft',
    files: 'src/games/<game>/form/*.ts',
    imports: ['game', 'game rules', 'game words', 'kernel'],
    packages: ['valibot'],
    without: PURE,
  },
  { name: 'game', files: 'src/games/<game>/index.ts', imports: ['game rules', 'game words', 'kernel'], without: PURE },
  {
    name: 'game rules',
    files: 'src/games/<game>/rules/*.ts',
    imports: ['game words', 'kernel'],
    packages: ['valibot'],
    without: PURE,
  },
  { name: 'game words', files: 'src/games/<game>/words/**/*.ts', imports: ['kernel', 'catalog'], without: PURE },
  // components: props in, events out
  {
    name: 'share',
    files: 'src/ui/share/*.{ts,vue}',
    imports: ['base', 'device', 'words', 'model', 'kernel'],
    packages: [...VUE, 'uqr'],
  },
  {
    name: 'parts',
    files: 'src/ui/{options,people,sheet}/*.{ts,vue}',
    imports: ['share', 'entry', 'base', 'device', 'words', 'model', 'kernel'],
    packages: VUE,
  },
  {
    name: 'entry',
    files: 'src/ui/entry/*.{ts,vue}',
    imports: ['base', 'device', 'words', 'kernel'],
    packages: ['vue', '@vueuse/core'],
  },
  { name: 'base', files: 'src/ui/base/*.{ts,vue}', imports: ['device', 'words'], packages: VUE },
  { name: 'device', files: 'src/ui/device/*.ts', imports: ['words'], packages: VUE },
  { name: 'styles', files: 'src/ui/styles/*.css' },
  { name: 'catalog', files: 'src/words/{locale,catalog,plural}.ts', without: PURE },
  { name: 'words', files: 'src/words/*.ts', imports: ['language', 'danish', 'catalog', 'kernel'], packages: ['vue'] },
  // every language has the shape of the Danish words
  { name: 'danish', files: 'src/words/da/*.ts', imports: ['catalog'] },
  { name: 'language', files: 'src/words/<language>/*.ts', imports: ['danish', 'catalog'] },
  // stored data
  {
    name: 'storage',
    files: 'src/storage/{db,sheets,library,backup,import}/*.ts',
    imports: DOCUMENT,
    packages: ['dexie', 'valibot'],
    without: ['document'],
  },
  // the document contains instants and may format them
  {
    name: 'compression',
    files: 'src/document/link/link.ts',
    imports: DOCUMENT,
    without: [...OUTSIDE, 'Date'],
  },
  {
    name: 'model',
    files: 'src/document/model/*.ts',
    imports: DOCUMENT,
    packages: ['valibot'],
    without: OUTSIDE,
  },
  {
    name: 'document',
    files: 'src/document/{,journal/,read/,merge/,link/,words/}*.ts',
    imports: DOCUMENT,
    packages: ['valibot', '@noble/hashes/*'],
    without: OUTSIDE,
  },
  { name: 'kernel', files: 'src/kernel/{,words/}*.ts', imports: ['catalog'], without: PURE },
  // the command line and the build run in Node
  {
    name: 'command',
    files: 'src/cli/{,words/}*.ts',
    imports: ['registry', ...DOCUMENT],
    packages: ['node:**'],
  },
  { name: 'server', files: 'src/cli/*.mjs', packages: ['node:**', 'sirv', 'open', 'vite'] },
  { name: 'build', files: 'src/cli/build/*.ts', packages: ['node:**', 'vite', 'vite-plugin-pwa'] },
]

const NOWHERE = ''
const CLOCK = 'src/storage/db/storage-context.ts'
const COMPRESSION = 'src/document/link/link.ts'

/**
 * Globals and packages that only these files in `src` may use.
 * @type {Readonly<Record<string, string>>}
 */
export const RESERVED = {
  // nothing leaves the phone
  fetch: NOWHERE,
  XMLHttpRequest: NOWHERE,
  WebSocket: NOWHERE,
  EventSource: NOWHERE,
  'navigator.sendBeacon': NOWHERE,
  // only storage opens the database
  indexedDB: 'src/storage/*/*.ts',
  CompressionStream: COMPRESSION,
  DecompressionStream: COMPRESSION,
  // one clock; all other code is given the time
  'Date.now': CLOCK,
  'new Date()': CLOCK,
  'Temporal.Now': CLOCK,
  '@tanstack/vue-virtual': 'src/features/history/*.vue',
}
