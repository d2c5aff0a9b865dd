/** Measures the time of two pieces of work in turn, so that a slow machine slows both. */

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

type Work = () => unknown

const timed = async (work: Work): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export interface Ratio {
  readonly name: string
  /** The work measured, and the one it is compared with: medians, in `unit`. */
  readonly ours: number
  readonly theirs: number
  /** The median of `ours / theirs`, pair by pair. */
  readonly ratio: number
  readonly limit: number
  readonly unit: string
}

/** After a warm-up, runs both in turn, `runs` times, and compares them pair by pair. */
export const compare = async (
  name: string,
  limit: number,
  ours: Work,
  theirs: Work,
  { runs = 31, warmUp = 5 } = {},
): Promise<Ratio> => {
  for (let run = 0; run < warmUp; run++) {
    await ours()
    await theirs()
  }
  const pairs: (readonly [number, number])[] = []
  for (let run = 0; run < runs; run++) {
    if (run % 2 === 0) {
      const first = await timed(ours)
      pairs.push([first, await timed(theirs)])
    } else {
      const first = await timed(theirs)
      pairs.push([await timed(ours), first])
    }
  }
  return {
    name,
    limit,
    unit: 'ms',
    ours: median(pairs.map(([mine]) => mine)),
    theirs: median(pairs.map(([, other]) => other)),
    ratio: median(pairs.map(([mine, other]) => mine / other)),
  }
}
