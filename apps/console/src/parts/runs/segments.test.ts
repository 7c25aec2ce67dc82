import { expect, test } from 'vitest'
import { hexRows } from './raw-bytes.tsx'
import { segmentsOf, segmentsWithin } from './segments.ts'

test('spans may touch, overlap and repeat; the pieces are the text', () => {
  const text = 'The V200 costs €2,235 today'
  const spans = [
    { start: 4, end: 8, id: 'product' },
    { start: 4, end: 21, id: 'price' },
    { start: 15, end: 21, id: 'amount' },
  ]
  const segments = segmentsOf(text, spans)
  expect(segments.map((segment) => segment.text).join('')).toBe(text)
  expect(segments.map((segment) => [segment.text, segment.of.map(({ id }) => id)])).toEqual([
    ['The ', []],
    ['V200', ['product', 'price']],
    [' costs ', ['price']],
    ['€2,235', ['price', 'amount']],
    [' today', []],
  ])
})

test('a span outside the text is left out', () => {
  const wrong = [
    { start: -1, end: 2 },
    { start: 2, end: 2 },
    { start: 3, end: 99 },
    { start: Number.NaN, end: 2 },
  ]
  expect(segmentsOf('text', wrong)).toEqual([{ text: 'text', of: [] }])
  expect(segmentsOf('', [])).toEqual([])
})

test('bytes as rows of sixteen, with what can be printed beside them', () => {
  const bytes = new TextEncoder().encode('{"a":"é\u202e"} and more')
  expect(hexRows(bytes)).toEqual([
    '00000000  7b 22 61 22 3a 22 c3 a9 e2 80 ae 22 7d 20 61 6e  {"a":"·····"} an',
    '00000010  64 20 6d 6f 72 65                                d more',
  ])
})

test('a stretch of a text is cut by the spans that reach into it, and by no others', () => {
  const spans = [
    { start: 0, end: 3, name: 'before' },
    { start: 2, end: 6, name: 'into' },
    { start: 8, end: 10, name: 'after' },
  ]
  expect(
    segmentsWithin('0123456789', { start: 4, end: 8 }, spans).map(({ text, of }) => [
      text,
      of.map(({ name }) => name),
    ]),
  ).toEqual([
    ['45', ['into']],
    ['67', []],
  ])
})
