import { useEventListener } from '@vueuse/core'
import { onMounted, type Ref, shallowRef } from 'vue'

interface LaunchQueue {
  readonly setConsumer: (
    consumer: (launch: { readonly files?: readonly { readonly getFile: () => Promise<File> }[] }) => void,
  ) => void
}

/**
 * Files that are dropped anywhere on the app, or that the system opens with it. Tells whether one hovers over the app.
 * One at a time: of several, the first.
 */
export function useIncomingFiles(take: (file: File) => void): Readonly<Ref<boolean>> {
  const hovering = shallowRef(false)
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

  useEventListener('dragover', (event: DragEvent) => {
    if (!hasFile(event)) return
    event.preventDefault()
    hovering.value = true
  })
  useEventListener('dragleave', ({ relatedTarget }: DragEvent) => {
    if (relatedTarget === null) hovering.value = false
  })
  useEventListener('drop', (event: DragEvent) => {
    hovering.value = false
    if (!hasFile(event)) return
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    if (file) take(file)
  })
  onMounted(() => {
    const { launchQueue } = window as { readonly launchQueue?: LaunchQueue }
    launchQueue?.setConsumer(({ files = [] }) => void files[0]?.getFile().then(take))
  })
  return hovering
}
