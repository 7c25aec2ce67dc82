import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { widthOf } from './lines.ts'
import { createPaint } from './paint.ts'
import { table } from './table.ts'

const rows = [
  { name: 'Halden Instruments', text: 'Which companies make reliable vibration sensors for wind turbines?' },
  { name: '日本計測器株式会社', text: 'short' },
]
const columns = [
  { title: 'NAME', cell: (row: (typeof rows)[number]) => row.name },
  { title: 'TEXT', cell: (row: (typeof rows)[number]) => row.text, least: 10 },
  { title: 'N', cell: () => '7', align: 'right' as const },
]

test.each([40, 60, 80, 200])(
  'a table fits into %i columns, wide characters and colours included',
  (width) => {
    const lines = table(rows, columns, {
      tableWidth: width,
      paint: createPaint(true),
      say: sayIn('en'),
    }).split('\n')
    const words = (text: string) => text.replaceAll(/\s+/g, '')
    const texts = lines.map((line) => line.slice(0, -1)).join('')
    expect(words(texts)).toContain('turbines')
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width)
  },
)

test('columns stand under each other, and line breaks in a cell do not break the table', () => {
  const text = table([{ name: 'a', text: 'x\ny' }, ...rows], columns, {
    tableWidth: 60,
    paint: createPaint(false),
    say: sayIn('en'),
  })
  expect(text).toMatchInlineSnapshot(`
    "NAME                TEXT                                   N
    a                   x y                                    7
    Halden Instruments  Which companies make reliable          7
                        vibration sensors for wind turbines?
    日本計測器株式会社  short                                  7"
  `)
})
