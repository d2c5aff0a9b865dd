import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

const SHOWN_FOR = 5_000

export interface NoticeAction {
  readonly label: string
  readonly main?: boolean
  readonly run: () => void
}
export interface Notice {
  readonly text: string
  readonly tone?: 'plain' | 'failed'
  readonly actions?: readonly NoticeAction[]
  /** Shown until it is answered or dismissed, not only for a while. */
  readonly stays?: boolean
  /** The action it offers to undo. It is removed when that is settled, and when a newer notice has an `about`. */
  readonly about?: string
}

/** What the app says outside its screens: notices, announcements to screen readers, and a crash. */
export const useNoticesStore = defineStore('notices', () => {
  const shown = shallowRef<readonly (Notice & { readonly key: number })[]>([])
  const saying = shallowRef<{ readonly text: string }>()
  const crash = shallowRef<Error>()
  let keys = 0

  function dismiss(key: number) {
    shown.value = shown.value.filter((notice) => notice.key !== key)
  }

  /** Removes the notices about this, or, without an argument, all that have an `about`. */
  function settle(what?: string) {
    shown.value = shown.value.filter(({ about }) => about === undefined || (what !== undefined && about !== what))
  }

  /** Shows a notice, in place of one with the same text. Returns the key for `dismiss`. */
  function show(notice: Notice): number {
    const key = ++keys
    if (notice.about !== undefined) settle()
    const actions = notice.actions?.map((action) => ({ ...action, run: () => answer(key, notice, action) })) ?? []
    shown.value = [...shown.value.filter(({ text }) => text !== notice.text), { ...notice, actions, key }]
    if (!notice.stays) setTimeout(() => dismiss(key), SHOWN_FOR)
    return key
  }

  function answer(key: number, { about }: Notice, { run }: NoticeAction) {
    if (about !== undefined) dismiss(key)
    run()
  }

  /** For screen readers only. */
  function announce(text: string) {
    saying.value = { text }
  }

  /** An unexpected error: the crash screen takes over. */
  function fail(error: unknown) {
    crash.value = error instanceof Error ? error : new Error(String(error))
  }

  return { shown, saying, crash, show, dismiss, settle, announce, fail }
})
