import { expect, test } from 'vitest'
import { svgText, toCsv } from '../widgets/shapes.tsx'
import { linePlan } from './line-drawing.ts'

test('CSV: quotes, line breaks, and no formula for a spreadsheet', () => {
  expect(
    toCsv([
      ['a', 1, null],
      ['say "hi", now', '=HYPERLINK("x")', 'two\nlines'],
    ]),
  ).toBe('a,1,\r\n"say ""hi"", now","\'=HYPERLINK(""x"")","two\nlines"\r\n')
})

test('a picture says text as text', () => {
  const text = svgText({
    width: 1,
    height: 1,
    shapes: [{ tag: 'text', attributes: { x: 0, fill: '"><script>' }, text: '<b>&' }],
  })
  expect(text).toContain('fill="&#34;&#62;&#60;script&#62;">&#60;b&#62;&#38;</text>')
})

test('a scan without answers is a gap in the line, not a zero', () => {
  const rate = (value: number) => ({
    ...{ seen: 1, asked: 2, rate: value, low: 0, high: 1, method: 'clopper_pearson' as const },
    ...{ wide: false, words: '', likeThese: null },
  })
  const points = [rate(0.5), rate(0.2), null, rate(0.9)].map((one, day) => ({
    scanId: String(day),
    at: `2026-11-1${day}T08:00:00Z`,
    rate: one,
  }))
  const { shapes, places } = linePlan(points, 600)
  expect(places.map(({ y }) => y === null)).toEqual([false, false, true, false])
  const lines = shapes.filter(({ tag, attributes }) => tag === 'path' && attributes.class === 'd-line')
  expect(lines.map(({ attributes }) => String(attributes.d).split('L').length)).toEqual([2, 1])
  expect(shapes.filter(({ tag }) => tag === 'circle')).toHaveLength(3)
})
