/** The registry of games. */
import type { Component } from 'vue'
import type { Game } from '../kernel/contract.ts'
import type { Drafting } from '../kernel/draft.ts'
import { drafting as classicDrafting } from './classic/form/draft.ts'
import { classic } from './classic/index.ts'
import { drafting as esmakkerDrafting } from './esmakker/form/draft.ts'
import { esmakker } from './esmakker/index.ts'
import { drafting as threehandedDrafting } from './threehanded/form/draft.ts'
import { threehanded } from './threehanded/index.ts'

/** A game, its drafting and its entry form. */
export interface Registration {
  readonly game: Game
  readonly drafting: Drafting
  readonly form: () => Promise<{ readonly default: Component }>
  /** What the game shows beside the sheet. */
  readonly sidePanel?: () => Promise<{ readonly default: Component }>
}

export const registry: readonly Registration[] = [
  { game: esmakker, drafting: esmakkerDrafting, form: () => import('./esmakker/form/EntryForm.vue') },
  {
    game: threehanded,
    drafting: threehandedDrafting,
    form: () => import('./threehanded/form/EntryForm.vue'),
    sidePanel: () => import('./threehanded/form/SidePanel.vue'),
  },
  { game: classic, drafting: classicDrafting, form: () => import('./classic/form/EntryForm.vue') },
]

export const games: readonly Game[] = registry.map(({ game }) => game)

export function gameOf(id: string): Game | undefined {
  return games.find((game) => game.id === id)
}

export function registrationOf(id: string): Registration | undefined {
  return registry.find(({ game }) => game.id === id)
}
