import { type InjectionKey, type Ref, inject, ref } from 'vue'

/** A note at a field: that it is missing, or which rule it breaks. */
export interface FieldNote {
  readonly tone: 'missing' | 'problem'
  readonly text: string
}
export type FieldNotes = Readonly<Record<string, readonly FieldNote[]>>

/** By key of the entry. */
export const fieldNotesKey: InjectionKey<Readonly<Ref<FieldNotes>>> = Symbol('field notes')

export function useFieldNotes(): Readonly<Ref<FieldNotes>> {
  return inject(fieldNotesKey, ref({}))
}
