import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyOf, isSameContent } from './same-content.ts'

test('a copy has the same content and shares no part', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isSameContent(value, copyOf(value))).toBe(true)
    }),
  )
  const original = { names: ['Acme'] }
  const copy = copyOf(original)
  original.names.push('Acme Lite')
  expect(copy).toEqual({ names: ['Acme'] })
})

test.each([
  [1, 2],
  [null, {}],
  [[], {}],
  [undefined, null],
  [['a'], ['a', 'b']],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }],
])('%j is not %j', (left, right) => {
  expect(isSameContent(left, right)).toBe(false)
})
