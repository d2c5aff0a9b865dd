/** Plans imported people, presets and series: which are new, which differ from ours, and which of the two is kept. */
import type { Answers, Choice, Here, ItemPlan } from './import-plan.ts'

export function itemsOf<T extends { readonly id: string }>(
  { binned }: Here,
  coming: readonly T[],
  ours: readonly T[],
  merged: readonly T[],
  inOrder: (item: T) => object,
): readonly ItemPlan<T>[] {
  const before = new Map(ours.map((item) => [item.id, item]))
  const after = new Map(merged.map((item) => [item.id, item]))
  return coming.map((given): ItemPlan<T> => {
    const old = before.get(given.id)
    const item = after.get(given.id) ?? given
    if (binned?.has(given.id)) return { kind: 'binned', item }
    if (old === undefined) return { kind: 'new', item }
    const same = JSON.stringify(inOrder(old)) === JSON.stringify(inOrder(item))
    return { kind: same ? 'known' : 'changed', item }
  })
}

/** The items that differ from ours, by id, with the answer. */
export function choicesOf<T extends { readonly id: string }>(
  ours: readonly T[],
  coming: readonly T[],
  inOrder: (item: T) => object,
  answers: Answers['presets'] = {},
): ReadonlyMap<string, Choice<T>> {
  const here = new Map(ours.map((item) => [item.id, item]))
  const choices = coming.flatMap((given): readonly Choice<T>[] => {
    const old = here.get(given.id)
    if (old === undefined || JSON.stringify(inOrder(old)) === JSON.stringify(inOrder(given))) return []
    return [{ ours: old, coming: given, answer: answers[given.id] === 'theirs' ? 'theirs' : 'ours' }]
  })
  return new Map(choices.map((choice) => [choice.ours.id, choice]))
}

export function asChosen<T extends { readonly id: string }>(
  merged: readonly T[],
  choices: ReadonlyMap<string, Choice<T>>,
): readonly T[] {
  return merged.map((item) => {
    const choice = choices.get(item.id)
    if (choice === undefined) return item
    return choice.answer === 'ours' ? choice.ours : choice.coming
  })
}

export function withChoices<T extends { readonly id: string }>(
  items: readonly ItemPlan<T>[],
  choices: ReadonlyMap<string, Choice<T>>,
): readonly ItemPlan<T>[] {
  return items.map((plan) => {
    const choice = choices.get(plan.item.id)
    if (choice === undefined) return plan
    return { ...plan, kind: plan.kind === 'binned' ? 'binned' : 'changed', choice }
  })
}
