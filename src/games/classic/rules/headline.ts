import type { Situation } from '../../../kernel/contract.ts'
import type { Message } from '../../../kernel/message.ts'
import type { Entry } from './entry.ts'
import type { Options } from './options.ts'
import { say } from '../words/index.ts'
import { trumpOf } from './trump.ts'

export function headline(entry: Entry, at: Situation<Options, Entry>): Message {
  const { tricks, honours, revoke } = entry
  const trump = trumpOf(at, entry)
  return say(
    'headline',
    say('headline.tricks', ...tricks),
    ...(trump === undefined ? [] : [say(`suits.${trump}`)]),
    ...(honours === undefined ? [] : [say('headline.honours', { side: honours.side }, honours.count)]),
    ...(revoke === undefined ? [] : [say('headline.revoke', { side: revoke.side })]),
  )
}
