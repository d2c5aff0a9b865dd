import type { Message, Names, Terms } from '../../kernel/message.ts'
import { render } from '../../kernel/message.ts'
import { type Working, explain } from '../../kernel/working.ts'

/** Turns the messages and workings of a sheet into text, with its names. */
export interface Speech {
  readonly names: Names
  readonly say: (message: Message) => string
  readonly explain: (working: Working) => string
}

export function speechOf(terms: Terms, names: Names): Speech {
  return {
    names,
    say: (message) => render(message, terms, names),
    explain: (working) => explain(working, terms, names),
  }
}
