import { afterEach, expect, test } from 'vitest'
import ColumnHead from '../../../src/features/table/paper/ColumnHead.vue'
import { measureIn } from '../../../src/ui/sheet/fit.ts'
import { mount } from '../mount.ts'

const COLUMN = {
  side: 0,
  name: 'Annekirstine',
  total: -13550,
  leads: false,
  dealer: undefined,
  sitsOut: false,
  left: false,
}

afterEach(() => document.documentElement.style.removeProperty('font-size'))

/** The width of the text of an element as it is on the page, in px. */
function printed(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().width
}

test.each(['16px', '32px'])('a name and a total are measured as they are printed, at %s', (size) => {
  document.documentElement.style.fontSize = size
  const { host } = mount(ColumnHead, { column: COLUMN })
  const measure = measureIn(host)
  const [name, total] = ['.name', '.total'].map((of) => host.querySelector(of)!) as [Element, Element]
  expect(measure(name.textContent, 'name') / printed(name)).toBeCloseTo(1, 2)
  // printed figures are a little closer together
  expect(measure(total.textContent, 'total') / printed(total)).toBeCloseTo(1, 1)
})
