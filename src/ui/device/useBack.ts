import { useRouter } from 'vue-router'

/** Back to the screen before; to the given one when the app was opened right here. */
export function useBack(otherwise = '/'): () => void {
  const router = useRouter()
  return () => {
    if (typeof history.state?.back === 'string') router.back()
    else void router.replace(otherwise)
  }
}
