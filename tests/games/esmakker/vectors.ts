/** Golden rounds of es-makker whist. Each row cites the clause of RULES.md it proves. */
import { nolos } from './vectors/nolos.ts'
import { others } from './vectors/others.ts'
import { presets } from './vectors/presets.ts'
import { rates } from './vectors/rates.ts'
import { results } from './vectors/results.ts'
import { settlements } from './vectors/settlements.ts'

export { overruled } from './vectors/overruled.ts'
export { problems } from './vectors/problems.ts'
export { workings } from './vectors/workings.ts'

/** As many sit as there are points; the last of them deals the first round. */
export type Vector = readonly [
  clause: string,
  title: string,
  options: object,
  past: readonly object[],
  entry: object,
  points: readonly number[],
]
/** `field: key` of each problem; four sit unless more are named, and the last of them deals the first round. */
export type ProblemVector = readonly [
  clause: string,
  title: string,
  options: object,
  past: readonly object[],
  entry: object,
  problems: readonly string[],
  seats?: number,
]
/** The different workings of the last round in Danish, in the order of the columns. */
export type WorkingVector = readonly [
  clause: string,
  options: object,
  rounds: readonly object[],
  texts: readonly string[],
]

/** Rounds that break no rule. */
export const vectors: readonly Vector[] = [...rates, ...results, ...settlements, ...nolos, ...others, ...presets]
