/** What the cards of the start screen show of a sheet. */
import type { Game } from '../../kernel/contract.ts'
import type { Message } from '../../kernel/message.ts'
import type { Standing } from './standing.ts'

export interface SheetFacts {
  readonly id: string
  readonly game: Game
  readonly names: readonly string[]
  readonly startedAt: string
  /** Whether the sheet can be played on. */
  readonly open: boolean
  readonly summary: Standing & {
    readonly rounds: number
    readonly title: string | null
    readonly verdict: {
      readonly winners: readonly number[]
      readonly points: readonly number[]
      readonly why: Message
    } | null
  }
}
