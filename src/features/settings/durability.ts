import { onMounted, shallowRef } from 'vue'
import { askToPersist, type Durability, durability } from '../../storage/db/durability.ts'

/** What the browser says about the stored data; asked again whenever a screen opens. */
export function useDurability() {
  const state = shallowRef<Durability>()
  const look = async () => (state.value = await durability())
  onMounted(look)

  async function ask(): Promise<boolean> {
    const granted = await askToPersist()
    await look()
    return granted
  }
  return { state, ask }
}
