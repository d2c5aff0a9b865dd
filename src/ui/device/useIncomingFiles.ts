import { useEventListener } from '@vueuse/core'
import { onMounted, type Ref, shallowRef } from 'vue'

interface LaunchQueue {
  readonly setConsumer: (
    consumer: (launch: { readonly files?: readonly { readonly getFile: () => Promise<File> }[] }) => void,
  ) => void
}

/** Takes files dropped on the app or opened with it. Returns whether a file is being dragged over the app. */
export function useIncomingFiles(take: (files: readonly File[]) => void): Readonly<Ref<boolean>> {
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
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length > 0) take(files)
  })
  onMounted(() => {
    const { launchQueue } = window as { readonly launchQueue?: LaunchQueue }
    launchQueue?.setConsumer(({ files = [] }) => {
      if (files.length > 0) void Promise.all(files.map((file) => file.getFile())).then(take)
    })
  })
  return hovering
}
