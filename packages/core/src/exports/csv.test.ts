import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnOf } from './all-kinds.ts'
import type { ExportFormat } from './export-format.ts'
import type { ExportColumn, ExportRow } from './export-kind.ts'
import { csvCell, csvFormat, jsonLinesFormat } from './open-export.ts'

const COLUMNS: readonly ExportColumn[] = [
  columnOf(['id', 'text']),
  columnOf(['words', 'text?']),
  columnOf(['number', 'number?']),
  columnOf(['truth', 'boolean?']),
  columnOf(['list', 'json']),
]

const rows = fc.array(
  fc.record({
    id: fc.uuid(),
    words: fc.option(fc.string({ unit: 'binary' })),
    number: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    truth: fc.option(fc.boolean()),
    list: fc.array(fc.string()),
  }),
)

async function written(format: ExportFormat, given: ExportRow[], partSize: number, isContinued = false) {
  async function* parts() {
    for (let at = 0; at < given.length; at += partSize) yield given.slice(at, at + partSize)
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of format.encode(COLUMNS, parts(), { isContinued, about: {} })) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** What a reader does who was told of the apostrophe. */
const restored = (cell: string) => (cell.startsWith("'") ? cell.slice(1) : cell)

test('a reader of RFC 4180 reads back the written values', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const read = parse(await written(csvFormat, given, 3), {
        columns: true,
        relax_quotes: false,
      }) as Record<string, string>[]
      expect(read).toHaveLength(given.length)
      for (const [at, row] of given.entries()) {
        expect(read[at]?.id).toBe(row.id)
        expect(restored(read[at]?.words ?? '')).toBe(row.words ?? '')
        expect(JSON.parse(restored(read[at]?.list ?? ''))).toEqual(row.list)
        expect(read[at]?.number).toBe(row.number === null ? '' : String(row.number))
      }
    }),
  )
})

test('no cell of text begins a formula', () => {
  for (const evil of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', "'=1"])
    expect(csvCell({ type: 'text' }, evil).replace(/^"/, '')).toBe(
      `'${evil}${/[\r\n]/.test(evil) ? '"' : ''}`,
    )
  expect(csvCell({ type: 'number' }, -0.5)).toBe('-0.5')
  expect(csvCell({ type: 'text' }, 'a=b')).toBe('a=b')
  expect(csvCell({ type: 'text' }, '@x\ny')).toBe(`"'@x\ny"`)
})

test('nothing and an empty text are told apart, and a quote is doubled', () => {
  expect(csvCell({ type: 'text' }, null)).toBe('')
  expect(csvCell({ type: 'text' }, '')).toBe('""')
  expect(csvCell({ type: 'text' }, 'say "no", twice')).toBe('"say ""no"", twice"')
})

test.each([
  ['csv', csvFormat],
  ['json lines', jsonLinesFormat],
])('%s: the bytes do not depend on the parts, nor on where it went on', async (_, format) => {
  await fc.assert(
    fc.asyncProperty(rows, fc.nat(20), fc.nat(20), async (given, size, at) => {
      const whole = await written(format, given, 1_000)
      expect(await written(format, given, size + 1)).toBe(whole)
      const rest = await written(format, given.slice(at), 1_000, true)
      expect((await written(format, given.slice(0, at), 1_000)) + rest).toBe(whole)
    }),
  )
})

test('a line of JSON has every column in order, and what is missing is null', async () => {
  expect(await written(jsonLinesFormat, [{ id: 'a', list: ['x\n'] }], 1)).toBe(
    '{"id":"a","words":null,"number":null,"truth":null,"list":["x\\n"]}\n',
  )
})
