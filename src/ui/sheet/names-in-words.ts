import type { Message, Names, Words } from '../../kernel/message.ts'
import { render } from '../../kernel/message.ts'
import { type Working, explain } from '../../kernel/working.ts'

/** Turns the messages and workings of a sheet into text, with its names. */
export interface Speech {
  readonly names: Names
  readonly say: (message: Message) => string
  readonly explain: (working: Working) => string
}

export function speechOf(words: Words, names: Names): Speech {
  return {
    names,
    say: (message) => render(message, words, names),
    explain: (working) => explain(working, words, names),
  }
}
