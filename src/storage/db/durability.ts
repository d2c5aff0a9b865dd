/** What the browser promises about the data, in plain facts. */
export interface Durability {
  /** Undefined where the browser does not tell. */
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

/** Asks the browser to keep the data; it may refuse, and may ask the user. */
export async function askToPersist(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false
}
