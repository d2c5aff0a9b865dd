/** The entry in hand on the open sheet: which form, about which row, how far it is. Kept in store at every change. */
import { type Component, computed, defineAsyncComponent } from 'vue'
import { correctionDrafting } from '../components/sheet/correction-draft.ts'
import { effectsOf } from '../components/sheet/effects.ts'
import type { RowDrafting } from '../components/sheet/row-draft.ts'
import { type RulesDraft, rulesDrafting } from '../components/sheet/rules-draft.ts'
import { seatingDrafting } from '../components/sheet/seating-draft.ts'
import { registrationOf } from '../games/index.ts'
import type { Tally } from '../rules/contract.ts'
import type { Drafting, Step } from '../rules/draft.ts'
import { isSheetRow } from '../rules/rows.ts'
import { rowsOf } from '../sheet/journal.ts'
import type { useSheetStore } from '../stores/sheet.ts'

type Store = ReturnType<typeof useSheetStore>
type Kept = NonNullable<Store['draft']>
export type Target = Kept['target']
export const FORMS = ['round', 'correction', 'seating', 'rules'] as const
export type FormName = (typeof FORMS)[number]

/** What is kept as a draft: the form's own, and the new round that was set aside for it. */
interface Wrapped {
  readonly value: unknown
  readonly parked?: Kept
}
interface InHand {
  readonly target: Target
  readonly form: FormName
  readonly draft: unknown
  readonly step: Step
}

const ROW_FORMS: Readonly<Record<Exclude<FormName, 'round'>, Component>> = {
  correction: defineAsyncComponent(() => import('../components/sheet/CorrectionForm.vue')),
  seating: defineAsyncComponent(() => import('../components/sheet/SeatingForm.vue')),
  rules: defineAsyncComponent(() => import('../components/sheet/RulesForm.vue')),
}

export function useEntry(store: Store) {
  const registration = computed(() => store.game && registrationOf(store.game.id))
  const roundForms = new Map<string, Component>()
  function roundForm(id: string, load: () => Promise<{ readonly default: Component }>): Component {
    const form = roundForms.get(id) ?? defineAsyncComponent(load)
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
        return rulesDrafting
    }
  }

  const inHand = computed<InHand>(() => {
    const kept = store.draft
    const form = FORMS.find((name) => name === kept?.form) ?? 'round'
    const { read, empty, firstStep = 'bid' } = registration.value?.drafting ?? {}
    if (kept === undefined) return { target: { kind: 'new' }, form, draft: empty, step: firstStep }
    const { value } = kept.draft as Wrapped
    return {
      target: kept.target,
      form,
      draft: form === 'round' ? read?.(value) : value,
      step: kept.step === 'result' ? 'result' : 'bid',
    }
  })
  const drafting = computed(() => draftingOf(inHand.value.form))
  const form = computed<Component | undefined>(() => {
    const name = inHand.value.form
    if (name !== 'round') return ROW_FORMS[name]
    return registration.value && roundForm(registration.value.game.id, registration.value.form)
  })
  /** Where the row finds the table. */
  const situation = computed(() => {
    const { tally } = store
    const { target } = inHand.value
    if (tally === undefined || target.kind === 'new') return tally?.next
    const at = target.kind === 'amend' ? target.row : target.after
    const i = tally.rows.findIndex(({ id }) => id === at)
    return tally.rows[target.kind === 'amend' ? i : i + 1]?.at ?? tally.next
  })
  const begun = computed(() => store.draft !== undefined)

  function keep(next: InHand): void {
    const parked = (store.draft?.draft as Wrapped | undefined)?.parked
    const untouched = next.target.kind === 'new' && next.form === 'round' && draftingOf('round')?.isEmpty(next.draft)
    if (untouched) return store.dropDraft()
    store.keepDraft({ ...next, draft: { value: next.draft, ...(parked && { parked }) } satisfies Wrapped })
  }

  /** Another form, or another row. A new round that was begun is set aside and comes back afterwards. */
  function begin(next: Pick<InHand, 'target' | 'form'> & { readonly draft: unknown; readonly step?: Step }): void {
    const current = store.draft
    const old = (current?.draft as Wrapped | undefined)?.parked
    const parked = current?.target.kind === 'new' && current.form === 'round' ? current : old
    if (current !== undefined) store.dropDraft()
    store.keepDraft({
      target: next.target,
      form: next.form,
      step: next.step ?? 'result',
      draft: { value: next.draft ?? draftingOf(next.form)?.empty, ...(parked && { parked }) } satisfies Wrapped,
    })
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

  /** The new round that was set aside, if any. */
  function bringBack(parked: Kept | undefined): void {
    if (parked !== undefined) store.keepDraft(parked)
  }

  function discard(): Kept | undefined {
    const current = store.draft
    store.dropDraft()
    bringBack((current?.draft as Wrapped | undefined)?.parked)
    return current
  }

  function changeWith(entry: unknown) {
    const { target, form: name, draft } = inHand.value
    if (target.kind === 'amend') return { kind: 'amend', row: target.row, entry } as const
    const fromStart = name === 'rules' && (draft as RulesDraft).from === 'start'
    const after = fromStart ? null : target.kind === 'insert' ? target.after : undefined
    return { kind: 'log', entry, ...(after !== undefined && { after }) } as const
  }

  function preview(entry: unknown) {
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

  /** `then`: rows that follow from it, logged behind it. */
  async function save(entry: unknown, then: readonly unknown[] = []): Promise<boolean> {
    const change = changeWith(entry)
    const parked = (store.draft?.draft as Wrapped | undefined)?.parked
    const saved =
      change.kind === 'amend'
        ? await store.amend(change.row, change.entry)
        : await store.log(change.entry, change.after === undefined ? {} : { after: change.after })
    if (!saved) return false
    for (const following of then) await store.log(following)
    bringBack(parked)
    return true
  }

  return {
    inHand,
    drafting,
    form,
    situation,
    begun,
    begin,
    amend,
    discard,
    bringBack,
    preview,
    save,
    setDraft: (draft: unknown) => keep({ ...inHand.value, draft }),
    setStep: (step: Step) => keep({ ...inHand.value, step }),
  }
}
