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
  /** Stays until it is answered or taken back. */
  readonly stays?: boolean
  /** What it offers to undo, or says was undone: it goes when that is settled, and when there is newer of its kind. */
  readonly about?: string
}

/** What the app has to say outside its screens: notices to see, sentences to hear, and the crash that ends it all. */
export const useNoticesStore = defineStore('notices', () => {
  const shown = shallowRef<readonly (Notice & { readonly key: number })[]>([])
  const saying = shallowRef<{ readonly text: string }>()
  const crash = shallowRef<Error>()
  let keys = 0

  function dismiss(key: number) {
    shown.value = shown.value.filter((notice) => notice.key !== key)
  }

  /** Takes back what is said about this; or about anything at all, when something new comes up. */
  function settle(what?: string) {
    shown.value = shown.value.filter(({ about }) => about === undefined || (what !== undefined && about !== what))
  }

  /** A notice with the words of one that is shown takes its place. Returns the key to `dismiss` it by. */
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

  /** A fault nobody foresaw. */
  function fail(error: unknown) {
    crash.value = error instanceof Error ? error : new Error(String(error))
  }

  return { shown, saying, crash, show, dismiss, settle, announce, fail }
})
