/** The standing as a list: best first, without those who left. */
import type { BySide, Seat, Side } from '../../kernel/contract.ts'
import { placesOf } from '../../kernel/ranking.ts'

export interface Standing {
  readonly sides: readonly Side[]
  readonly seated: readonly Seat[]
  readonly standing: BySide<number>
}
export interface Place {
  readonly side: number
  readonly place: number
  readonly name: string
  readonly points: number
}

export function placesIn({ sides, seated, standing }: Standing, names: readonly string[]): readonly Place[] {
  const playing = sides.flatMap(({ seats }, side) => (seats.some((seat) => seated.includes(seat)) ? [side] : []))
  const places = placesOf(playing.map((side) => standing[side] ?? 0))
  return playing
    .map((side, i) => ({
      side,
      place: places[i]!,
      name: sideName(sides[side]!, names),
      points: standing[side] ?? 0,
    }))
    .toSorted((a, b) => a.place - b.place)
}

export function sideName({ seats }: Side, names: readonly string[]): string {
  return seats.map((seat) => names[seat] ?? '').join(' & ')
}
