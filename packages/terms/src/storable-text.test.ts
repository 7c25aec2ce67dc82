import { expect, test } from 'vitest'
import { storableText } from './storable-text.ts'

test('NUL and halves of surrogate pairs become U+FFFD, one for one; everything else stays', () => {
  const at = new Date(0)
  const bytes = new Uint8Array([0])
  expect(storableText({ a: 'x\u0000y', b: ['\ud800', 'ok 🚀'], c: null, d: 1, at, bytes })).toEqual({
    a: 'x\uFFFDy',
    b: ['\uFFFD', 'ok 🚀'],
    c: null,
    d: 1,
    at,
    bytes,
  })
})
