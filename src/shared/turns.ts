/** One write at a time, in the order they were asked for; one that fails holds up none. */
export function makeTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    inTurn<T>(work: () => Promise<T>): Promise<T> {
      const done = last.then(work)
      last = done.catch(() => {})
      return done
    },
    /** Resolves when everything that was asked for is done. */
    settled: () => last,
  }
}
export type Turns = ReturnType<typeof makeTurns>
