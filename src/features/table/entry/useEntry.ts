/** The entry on the open sheet: its form, its row, its draft and its step. Stored at every change. */
import { type Component, computed } from 'vue'
import { lazyComponent } from '../../../words/index.ts'
import { correctionDrafting } from './correction-draft.ts'
import { effectsOf } from '../../../ui/sheet/effects.ts'
import type { EntryInHand, Preview } from './entry-in-hand.ts'
import { givesPoints } from '../paper/row-model.ts'
import type { RowDrafting } from './row-draft.ts'
import { afterFrom, type RulesDraft, rulesDrafting, startsAt } from './rules-draft.ts'
import { seatingDrafting } from './seating-draft.ts'
import { registrationOf } from '../../../games/index.ts'
import type { Tally } from '../../../kernel/contract.ts'
import type { Drafting, Step } from '../../../kernel/draft.ts'
import { isSheetRow } from '../../../kernel/rows.ts'
import { rowsOf } from '../../../document/journal/journal.ts'
import type { Newcomers } from '../state/change.ts'
import { broughtBack, changed, opening, setAsideFor, valueOf } from '../state/draft-in-hand.ts'
import type { useSheetStore } from '../state/sheet.ts'

type Store = ReturnType<typeof useSheetStore>
type Kept = NonNullable<Store['draft']>
export type Target = Kept['target']
export const FORMS = ['round', 'correction', 'seating', 'rules'] as const
export type FormName = (typeof FORMS)[number]

interface InHand {
  readonly target: Target
  readonly form: FormName
  readonly draft: unknown
  readonly step: Step
}

const ROW_FORMS: Readonly<Record<Exclude<FormName, 'round'>, Component>> = {
  correction: lazyComponent(() => import('./CorrectionForm.vue')),
  seating: lazyComponent(() => import('./SeatingForm.vue')),
  rules: lazyComponent(() => import('./RulesFormOfSheet.vue')),
}

export function useEntry(store: Store) {
  const registration = computed(() => store.game && registrationOf(store.game.id))
  const roundForms = new Map<string, Component>()
  function roundForm(id: string, load: () => Promise<{ readonly default: Component }>): Component {
    const form = roundForms.get(id) ?? lazyComponent(load)
    roundForms.set(id, form)
    return form
  }

  function draftingOf(form: FormName): Drafting | RowDrafting | undefined {
    const { game } = store
    if (game === undefined) return undefined
    switch (form) {
      case 'round':
        return registration.value?.drafting
      case 'correction':
        return correctionDrafting(game.zeroSum)
      case 'seating':
        return seatingDrafting(game.seatCounts)
      case 'rules':
        return rulesDrafting(store.rows, (options) => game.faultsOfOptions(options).length === 0)
    }
  }

  const inHand = computed<InHand>(() => {
    const kept = store.draft
    const form = FORMS.find((name) => name === kept?.form) ?? 'round'
    const { empty, firstStep = 'bid' } = registration.value?.drafting ?? {}
    if (kept === undefined) return { target: { kind: 'new' }, form, draft: empty, step: firstStep }
    return {
      target: kept.target,
      form,
      draft: draftingOf(form)?.read(valueOf(kept), store.sheet?.players.length),
      step: kept.step === 'result' ? 'result' : 'bid',
    }
  })
  const drafting = computed(() => draftingOf(inHand.value.form))
  const form = computed<Component | undefined>(() => {
    const name = inHand.value.form
    if (name !== 'round') return ROW_FORMS[name]
    return registration.value && roundForm(registration.value.game.id, registration.value.form)
  })
  /** The situation before the row. */
  const situation = computed(() => {
    const { tally } = store
    const { target, form: name, draft } = inHand.value
    if (tally === undefined) return undefined
    if (target.kind === 'new') {
      const start = name === 'rules' ? startsAt((draft as RulesDraft).from, tally.rows) : tally.rows.length
      return tally.rows[start]?.at ?? tally.next
    }
    const at = target.kind === 'amend' ? target.row : target.after
    const i = tally.rows.findIndex(({ id }) => id === at)
    return tally.rows[target.kind === 'amend' ? i : i + 1]?.at ?? tally.next
  })
  const begun = computed(() => store.draft !== undefined)

  function keep(next: InHand, guests = store.draft?.guests): void {
    const untouched = next.target.kind === 'new' && next.form === 'round' && draftingOf('round')?.isEmpty(next.draft)
    if (untouched) return void discard()
    store.keepDraft(changed(store.draft, { ...next, value: next.draft }, guests))
  }

  /** Opens another form, or one for another row. The current entry is set aside and comes back afterwards. */
  function begin(next: Pick<InHand, 'target' | 'form'> & { readonly draft: unknown; readonly step?: Step }): void {
    const { target, form, step = 'result' } = next
    const value = next.draft ?? draftingOf(form)?.empty
    replace(opening(store.draft, { target, form, step, value }))
  }

  /** Replaces the current entry. */
  function replace(next: Kept): void {
    if (store.draft !== undefined) store.dropDraft()
    store.keepDraft(next)
  }

  function amend(row: string): void {
    const tallied = store.tally?.rows.find(({ id }) => id === row)
    const entry = entryOf(row)
    if (tallied === undefined || entry === undefined) return
    const form: FormName = isSheetRow(entry) ? entry.kind : 'round'
    const draft = draftingOf(form)?.draftOf(entry, tallied.at)
    begin({ target: { kind: 'amend', row }, form, draft, step: 'result' })
  }

  function entryOf(row: string): unknown {
    return rowsOf(store.sheet?.journal ?? []).find(({ id }) => id === row)?.entry
  }

  function bringBack(thrown: Kept | undefined): void {
    if (thrown !== undefined) replace(broughtBack(thrown, store.draft))
  }

  /** Discards the current entry and returns it; what was set aside for it comes back. */
  function discard(): Kept | undefined {
    const current = store.draft
    const next = setAsideFor(current)
    store.dropDraft()
    if (next !== undefined) store.keepDraft(next)
    return current
  }

  function changeWith(entry: unknown) {
    const { target, form: name, draft } = inHand.value
    const guests = store.draft?.guests ?? []
    if (target.kind === 'amend') return { kind: 'amend', row: target.row, entry, guests } as const
    const from = name === 'rules' ? afterFrom((draft as RulesDraft).from, store.rows) : undefined
    const after = target.kind === 'insert' ? target.after : from
    return { kind: 'log', entry, guests, ...(after !== undefined && { after }) } as const
  }

  function preview(entry: unknown): Preview | undefined {
    const before = store.tally
    const change = changeWith(entry)
    const after: Tally | undefined = store.tallyWith(change)
    if (before === undefined || after === undefined) return undefined
    const known = new Set(before.rows.map(({ id }) => id))
    const row = after.rows.find(({ id }) => (change.kind === 'amend' ? id === change.row : !known.has(id)))
    if (row === undefined) return undefined
    const atTheEnd = change.kind === 'log' && change.after === undefined
    return { row, effects: atTheEnd ? undefined : effectsOf(before, after) }
  }

  /** All that the panel needs; undefined while there is no form for it. */
  const shown = computed<EntryInHand | undefined>(() => {
    const { target, form: name, draft, step } = inHand.value
    if (form.value === undefined || drafting.value === undefined || situation.value === undefined) return undefined
    return {
      form: form.value,
      drafting: drafting.value,
      situation: situation.value,
      draft,
      step,
      scores: givesPoints({ kind: name }),
      amending: target.kind !== 'new',
      preview,
    }
  })

  /** `then`: rows that follow from this one and are saved with it. */
  function save(entry: unknown, then?: Newcomers['along']): Promise<boolean> {
    const { entry: said, ...change } = changeWith(entry)
    const more = {
      leave: setAsideFor(store.draft),
      guests: change.guests,
      ...(then && { along: then }),
    }
    if (change.kind === 'amend') return store.amend(change.row, said, more)
    return store.log(said, { ...more, ...(change.after !== undefined && { after: change.after }) })
  }

  return {
    inHand,
    drafting,
    situation,
    shown,
    begun,
    begin,
    amend,
    discard,
    bringBack,
    preview,
    save,
    /** `guests`: the newcomers of this entry. */
    setDraft: (draft: unknown, guests?: Kept['guests']) => keep({ ...inHand.value, draft }, guests),
    setStep: (step: Step) => keep({ ...inHand.value, step }),
  }
}
