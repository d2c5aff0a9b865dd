/** The ways to send a file or link from this device. Call each directly in a tap's handler, or the browser refuses. */
import { useWords } from '../../words/index.ts'
import { fileNamed, type FileForm, type FileKind, FILES, saveFile } from './saveFile.ts'

export type Way = 'share' | 'download' | 'clipboard'
/** `cancelled`: the user closed the share sheet, which is neither a save nor a failure. */
export type Outcome = 'saved' | 'cancelled' | 'failed'

export interface FileShare {
  /** The ways this device offers. */
  readonly ways: readonly Way[]
  readonly share: (stem: string, text: string) => Promise<Outcome>
  readonly download: (stem: string, text: string) => Outcome
  readonly copy: (stem: string, text: string) => Promise<Outcome>
}

export function useFileShare(kind: FileKind = 'pad'): FileShare {
  const { now } = useWords()
  const form = FILES[kind].find(canShare)
  return {
    ways: [...(form ? ['share' as const] : []), 'download', ...(canCopy() ? ['clipboard' as const] : [])],
    share: async (stem, text) =>
      form ? shared({ files: [new File([text], fileNamed(stem, form, now()), { type: form.type })] }) : 'failed',
    download: (stem, text) => {
      saveFile(stem, text, now(), kind)
      return 'saved'
    },
    copy: (_, text) => copied(text),
  }
}

export interface LinkShare {
  readonly ways: readonly Exclude<Way, 'download'>[]
  readonly share: (url: string) => Promise<Outcome>
  readonly copy: (url: string) => Promise<Outcome>
}

export function useLinkShare(): LinkShare {
  const canShareLink = 'share' in navigator
  return {
    ways: [...(canShareLink ? ['share' as const] : []), ...(canCopy() ? ['clipboard' as const] : [])],
    share: (url) => shared({ url }),
    copy: copied,
  }
}

/** Chromium's share sheet, for example, does not take `.json`. */
function canShare({ ending, type }: FileForm): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], `x${ending}`, { type })] })
}

/** The clipboard is only available over HTTPS. */
const canCopy = (): boolean => (navigator.clipboard as Clipboard | undefined) !== undefined

async function shared(data: ShareData): Promise<Outcome> {
  try {
    await navigator.share(data)
    return 'saved'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed'
  }
}

async function copied(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text)
    return 'saved'
  } catch {
    return 'failed'
  }
}
