/** Why a document is not read, or two copies not merged: a place and a sentence. */
import type { Game } from '../rules/contract.ts'
import { type Locale, type Message, type Names, render } from '../rules/message.ts'
import { type Fault, isRecord } from '../rules/schema.ts'
import { kernelTerms } from '../rules/terms.ts'
import { type SheetKey, sheetTerms } from './terms.ts'

/** The games that are known, by id. */
export type GameOf = (id: string) => Game | undefined

/** A fault, and the game whose words it is said in, when it is a game's. */
export interface Found extends Fault {
  readonly game?: string
}

export interface Refusal {
  /** JSON path: `$.sheets[0].journal[3].entry.tricks`. */
  readonly path: string
  readonly why: Message
  readonly game?: string
}

export function found(path: Fault['path'], key: SheetKey, ...args: readonly (string | number)[]): Found {
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
  const own = { ...kernelTerms[locale], ...sheetTerms[locale] }
  const numbered: Names = { seat: String, side: String }
  return render(why, gameOf(game ?? '')?.terms[locale] ?? own, numbered)
}

/** The fault that stands first in the document. What is missing stands where its container begins. */
export function firstInDocument(faults: readonly Found[], document: unknown): Found | undefined {
  return faults.reduce<Found | undefined>((first, fault) => {
    return first === undefined || standsBefore(fault.path, first.path, document) ? fault : first
  }, undefined)
}

function standsBefore(a: Fault['path'], b: Fault['path'], document: unknown): boolean {
  let container = document
  for (const [depth, part] of a.entries()) {
    const other = b[depth]
    if (other === undefined) return false
    if (part !== other) return placeIn(container, part) < placeIn(container, other)
    container = inside(container, part)
  }
  return a.length < b.length
}

function placeIn(container: unknown, part: string | number): number {
  return typeof part === 'number' ? part : Object.keys(Object(container) as object).indexOf(part)
}

function inside(container: unknown, part: string | number): unknown {
  if (Array.isArray(container)) return container[Number(part)] as unknown
  return isRecord(container) ? container[part] : undefined
}
