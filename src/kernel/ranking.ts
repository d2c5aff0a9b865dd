/** Who leads, and who has won. */
import type { Verdict } from './contract.ts'
import { say } from './words/index.ts'

/** The place of each number, from 1: the highest is first, equal numbers share a place. */
export function placesOf(standing: readonly number[]): readonly number[] {
  return standing.map((points) => 1 + standing.filter((other) => other > points).length)
}

/** The indices of the highest number; several when it occurs more than once. */
export function leadersOf(standing: readonly number[]): readonly number[] {
  const highest = Math.max(...standing)
  return standing.flatMap((points, side) => (points === highest ? [side] : []))
}

/** The verdict by points alone: the highest column wins, equal columns share the win. */
export function verdictOf(points: readonly number[]): Verdict {
  const winners = leadersOf(points)
  const names = winners.map((side) => ({ side }))
  const highest = points[winners[0]!]!
  const why = names.length === 1 ? say('wins', names[0]!, highest) : say('share', highest, ...names)
  return { winners, points, why }
}
