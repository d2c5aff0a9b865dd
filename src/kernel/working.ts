import { type Message, type Names, type Words, render } from './message.ts'
import { plain } from './numbers.ts'

/**
 * How a number is calculated; `amount(working)` is the score itself.
 * A `step` is an intermediate result: shown once as an equation of its own, then as a number.
 */
export type Working =
  | { readonly kind: 'value'; readonly value: number; readonly why: Message }
  | { readonly kind: 'sum' | 'product'; readonly of: readonly Working[]; readonly why: Message }
  | { readonly kind: 'minus' | 'step'; readonly of: Working; readonly why: Message }

export const value = (value: number, why: Message): Working => ({ kind: 'value', value, why })
export const sum = (why: Message, ...of: readonly Working[]): Working => ({ kind: 'sum', of, why })
export const product = (why: Message, ...of: readonly Working[]): Working => ({ kind: 'product', of, why })
export const minus = (of: Working, why: Message): Working => ({ kind: 'minus', of, why })
export const step = (of: Working, why: Message): Working => ({ kind: 'step', of, why })

/** The result of the calculation. Never −0. */
export function amount(working: Working): number {
  switch (working.kind) {
    case 'value':
      return working.value + 0
    case 'step':
      return amount(working.of)
    case 'minus':
      return 0 - amount(working.of)
    case 'sum': {
      let total = 0
      for (const part of working.of) total += amount(part)
      return total
    }
    case 'product': {
      let total = 1
      for (const part of working.of) total *= amount(part)
      return total + 0
    }
  }
}

/** One line of a calculation: `text` = `result`, because of `why`. For a bare number `text` is the number. */
export interface Equation {
  readonly text: string
  readonly result: number
  readonly why: Message
}

/** The calculation as equations: each step once, the final one last. */
export function equationsOf(working: Working): readonly Equation[] {
  const steps = new Map<Working, Equation>()
  const last = working.kind === 'step' ? working.of : working
  const text = write(last, steps)
  return [...steps.values(), { text, result: amount(last), why: working.why }]
}

/** The calculation in one line: `8 alm. = 20; 20 + 2 × 20 = 60`. A step alone keeps its name: `8 alm. = 20`. */
export function explain(working: Working, words: Words, names: Names): string {
  const equations = equationsOf(working)
  return equations
    .map(({ text, result, why }, i) => {
      if (text !== plain(result)) return `${text} = ${plain(result)}`
      const bare = i === equations.length - 1 && working.kind !== 'step'
      return bare ? text : `${render(why, words, names)} = ${text}`
    })
    .join('; ')
}

function write(working: Working, steps: Map<Working, Equation>): string {
  switch (working.kind) {
    case 'value':
      return plain(working.value)
    case 'step':
      if (!steps.has(working)) {
        const text = write(working.of, steps)
        steps.set(working, { text, result: amount(working), why: working.why })
      }
      return plain(amount(working))
    case 'minus':
      return minusOf(working.of, steps)
    case 'sum':
      return working.of.map((part, i) => (i === 0 ? write(part, steps) : term(part, steps))).join('')
    case 'product':
      return working.of.map((part, i) => factor(part, i, steps)).join(' × ')
  }
}

function minusOf(of: Working, steps: Map<Working, Equation>): string {
  const text = write(of, steps)
  if (of.kind === 'sum' || of.kind === 'minus' || text.startsWith('−')) return `−(${text})`
  return text === '0' ? '0' : `−${text}`
}

/** A later part of a sum, with its sign. */
function term(part: Working, steps: Map<Working, Equation>): string {
  const text = write(part, steps)
  if (part.kind === 'sum') return ` + (${text})`
  return text.startsWith('−') ? ` − ${text.slice(1)}` : ` + ${text}`
}

function factor(part: Working, index: number, steps: Map<Working, Equation>): string {
  const text = write(part, steps)
  const bare = part.kind !== 'sum' && (index === 0 || !text.startsWith('−'))
  return bare ? text : `(${text})`
}
