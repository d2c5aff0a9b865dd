import { expect, test } from 'vitest'

test('the browser has the functions the app needs', () => {
  expect(indexedDB).toBeDefined()
  expect(new CompressionStream('deflate-raw').readable).toBeInstanceOf(ReadableStream)
  expect(document.createElement('dialog').showModal).toBeTypeOf('function')
  expect(document.createElement('div').showPopover).toBeTypeOf('function')
})
