/** Runs writes one at a time, in the order requested; a failed one does not stop the next. */
export function makeTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    inTurn<T>(work: () => Promise<T>): Promise<T> {
      const done = last.then(work)
      last = done.catch(() => {})
      return done
    },
    /** Resolves when all writes requested so far are done. */
    settled: () => last,
  }
}
export type Turns = ReturnType<typeof makeTurns>
