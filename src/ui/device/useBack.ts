import { useRouter } from 'vue-router'

/** Goes back one screen, or to `otherwise` when the app was opened on this one. */
export function useBack(otherwise = '/'): () => void {
  const router = useRouter()
  return () => {
    if (typeof history.state?.back === 'string') router.back()
    else void router.replace(otherwise)
  }
}
