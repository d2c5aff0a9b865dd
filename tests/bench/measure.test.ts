import { expect, test } from 'vitest'
import { compare } from './measure.ts'

const burn = (steps: number) => () => {
  let sum = 0
  for (let step = 0; step < steps; step++) sum += Math.sqrt(step)
  return sum
}

test('twice the work takes about twice the time', async () => {
  const { name, ratio, limit } = await compare('twice', 1.5, burn(400_000), burn(200_000), { runs: 15 })
  expect([name, limit]).toEqual(['twice', 1.5])
  expect(ratio).toBeGreaterThan(1.3)
  expect(ratio).toBeLessThan(3)
})

test('after the warm-up, both sides run equally often', async () => {
  const calls: string[] = []
  await compare(
    'calls',
    1,
    () => calls.push('ours'),
    () => calls.push('theirs'),
    { runs: 4, warmUp: 1 },
  )
  expect(calls).toEqual(['ours', 'theirs', 'ours', 'theirs', 'theirs', 'ours', 'ours', 'theirs', 'theirs', 'ours'])
})
