import * as fc from 'fast-check'
import type { Field, Fields } from '../../../src/kernel/options.ts'

/** Some of a game's options, each with any value it accepts. */
export function optionsOf(fields: Fields): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const values = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueOf(field)]))
  return fc.record(values, { requiredKeys: [] })
}

function valueOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'toggle':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...field.of)
    case 'number': {
      const step = field.step ?? 1
      return fc.integer({ min: Math.ceil(field.min / step), max: Math.floor(field.max / step) }).map((n) => n * step)
    }
  }
}
