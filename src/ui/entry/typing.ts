/** Finds the choice a typed key means: digits spell a number, a letter begins a label. */
import { useTimeoutFn } from '@vueuse/core'

/** How long to wait for a second digit, in ms. */
const PATIENCE = 700

export interface Typing {
  readonly labels: () => readonly string[]
  /** The index of the present choice, −1 for none. */
  readonly chosen: () => number
  /** `sure`: no longer label begins this way, or no second digit was typed in time. */
  readonly choose: (index: number, sure: boolean) => void
}

export function useTyping({ labels, chosen, choose }: Typing): (key: string) => boolean {
  let spelt = ''
  const { start, stop } = useTimeoutFn(
    () => {
      spelt = ''
      if (chosen() >= 0) choose(chosen(), true)
    },
    PATIENCE,
    { immediate: false },
  )

  const digit = (key: string): boolean => {
    const index = [spelt + key, key].map((text) => labels().indexOf(text)).find((i) => i >= 0)
    if (index === undefined) return false
    stop()
    const label = labels()[index]!
    const mayGrow = labels().some((other) => other !== label && other.startsWith(label))
    spelt = mayGrow ? label : ''
    choose(index, !mayGrow)
    if (mayGrow) start()
    return true
  }

  const letter = (key: string): boolean => {
    const found = labels().flatMap((label, i) => (label.toLowerCase().startsWith(key.toLowerCase()) ? [i] : []))
    const next = found.find((i) => i > chosen()) ?? found[0]
    if (next === undefined) return false
    choose(next, found.length === 1)
    return true
  }

  return (key) => {
    if (/^\d$/.test(key)) return digit(key)
    return /^\p{L}$/u.test(key) && letter(key)
  }
}
