/** Why a document is refused or two copies cannot be merged: a path and a message. */
import type { Game } from '../../kernel/contract.ts'
import { type Message, type Names, render } from '../../kernel/message.ts'
import type { Locale } from '../../words/locale.ts'
import { type Fault, isRecord } from '../../kernel/schema.ts'
import { kernelWords } from '../../kernel/words/index.ts'
import type { SheetWords } from '../words/da.ts'
import { sheetWords } from '../words/index.ts'

/** The game with this id; undefined when there is none. */
export type GameOf = (id: string) => Game | undefined

/** A fault, and the id of the game whose words its message uses; none for our own. */
export interface Found extends Fault {
  readonly game?: string
}

export interface Refusal {
  /** JSON path: `$.sheets[0].journal[3].entry.tricks`. */
  readonly path: string
  readonly why: Message
  readonly game?: string
}

export function found(path: Fault['path'], key: keyof SheetWords, ...args: readonly (string | number)[]): Found {
  return { path, why: { key, args } }
}

export function under<F extends Fault>(...outer: Fault['path']): (inner: F) => F {
  return (inner) => ({ ...inner, path: [...outer, ...inner.path] })
}

export function refusalOf({ path, ...rest }: Found): Refusal {
  return { path: pathText(path), ...rest }
}

function pathText(path: Fault['path']): string {
  const parts = path.map((part) => {
    if (typeof part === 'number') return `[${part}]`
    return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`
  })
  return `$${parts.join('')}`
}

export function refusalText({ why, game }: Refusal, locale: Locale, gameOf: GameOf): string {
  const own = { ...kernelWords[locale], ...sheetWords[locale] }
  const numbered: Names = { seat: String, side: String }
  return render(why, gameOf(game ?? '')?.words[locale] ?? own, numbered)
}

/** The fault that comes first in the document. A missing key counts as the beginning of its object. */
export function firstInDocument(faults: readonly Found[], document: unknown): Found | undefined {
  let container = document
  let left = faults
  for (let depth = 0; left.length > 0; depth++) {
    const here = left.find(({ path }) => path.length === depth)
    if (here !== undefined) return here
    const part = firstPart(
      left.map(({ path }) => path[depth] ?? 0),
      container,
    )
    left = left.filter(({ path }) => path[depth] === part)
    container = inside(container, part)
  }
  return undefined
}

type Part = string | number

function firstPart(parts: readonly Part[], container: unknown): Part {
  const places = new Map(isRecord(container) ? Object.keys(container).map((key, place) => [key, place]) : [])
  const placeOf = (part: Part): number => (typeof part === 'number' ? part : (places.get(part) ?? -1))
  return parts.reduce((first, part) => (placeOf(part) < placeOf(first) ? part : first))
}

function inside(container: unknown, part: Part): unknown {
  if (Array.isArray(container)) return container[Number(part)] as unknown
  return isRecord(container) ? container[part] : undefined
}
