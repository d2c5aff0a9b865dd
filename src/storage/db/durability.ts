/** What the browser says about the stored data. */
export interface Durability {
  /** Undefined when the browser does not say. */
  readonly persisted: boolean | undefined
  readonly usedBytes: number | undefined
}

export async function durability(): Promise<Durability> {
  const [persisted, estimate] = await Promise.all([
    navigator.storage?.persisted?.().catch(() => undefined),
    navigator.storage?.estimate?.().catch(() => undefined),
  ])
  return { persisted, usedBytes: estimate?.usage }
}

/** Asks the browser to keep the data, which may ask the user; returns whether it will. */
export async function askToPersist(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false
}
