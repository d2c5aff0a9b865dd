import { LAYERS, RESERVED } from './layers.mjs'

/** @typedef {{ readonly layer: import('./layers.mjs').Layer, readonly names: Readonly<Record<string, string>> }} Place */

/** @param {string} pattern */
const compile = (pattern) => {
  const text = pattern.replace(/\*\*\/|\*\*|\*|\{[^}]*\}|<\w+>|[^\w/]/g, (part) => {
    if (part === '**/') return '(?:[^/]+/)*'
    if (part === '**') return '.+'
    if (part === '*') return '[^/]+'
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).replaceAll(',', '|')})`
    return part.startsWith('<') ? `(?${part}[^/]+)` : `\\${part}`
  })
  return new RegExp(`^${text}$`)
}

/** @type {Map<string, RegExp>} */
const compiled = new Map()

/**
 * Whether a path or the name of a package matches a pattern.
 * @param {string} pattern
 * @param {string} path
 */
export const fits = (pattern, path) => {
  const known = compiled.get(pattern) ?? compile(pattern)
  compiled.set(pattern, known)
  return known.exec(path)
}

/**
 * The layer of a file, and the values of the names in < > in its pattern.
 * @param {string} path
 * @returns {Place | undefined}
 */
export const placeOf = (path) => {
  for (const layer of LAYERS) {
    const match = fits(layer.files, path)
    if (match) return { layer, names: match.groups ?? {} }
  }
  return undefined
}

/**
 * @param {Place} from
 * @param {Place} to
 */
export const mayImport = (from, to) =>
  (from.layer === to.layer || from.layer.imports?.includes(to.layer.name) === true) &&
  Object.entries(from.names).every(([name, value]) => (to.names[name] ?? value) === value)

/**
 * Whether something is reserved for files other than this one.
 * @param {string} what
 * @param {string} path
 */
export const isReserved = (what, path) => Object.hasOwn(RESERVED, what) && !fits(RESERVED[what] ?? '', path)
