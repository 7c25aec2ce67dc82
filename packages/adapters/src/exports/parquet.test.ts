import { columnOf } from '@veracite/core/exports/all-kinds'
import type { ExportColumn, ExportRow } from '@veracite/core/exports/export-kind'
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { expect, test } from 'vitest'
import { parquetFormat } from './parquet.ts'

const COLUMNS: readonly ExportColumn[] = [
  columnOf(['id', 'text']),
  columnOf(['words', 'text?']),
  columnOf(['count', 'integer']),
  columnOf(['rate', 'number?']),
  columnOf(['truth', 'boolean?']),
  columnOf(['at', 'time']),
  columnOf(['later', 'time?']),
  columnOf(['list', 'json']),
]

const row = (n: number): ExportRow => ({
  id: `row-${n}`,
  words: n % 3 === 0 ? null : `Ünïcödé 🦊 ${n}`,
  count: n,
  rate: n % 2 === 0 ? null : n / 7,
  truth: n % 5 === 0 ? null : n % 2 === 0,
  at: new Date(1_700_000_000_000 + n).toISOString(),
  later: n % 4 === 0 ? null : new Date(n).toISOString(),
  list: [`a${n}`, '"b"'],
})

async function file(rows: ExportRow[], partSize: number) {
  async function* parts() {
    for (let at = 0; at < rows.length; at += partSize) yield rows.slice(at, at + partSize)
  }
  const chunks: Uint8Array[] = []
  const about = { 'veracite.kind': 'answers', 'veracite.asOf': '7' }
  for await (const chunk of parquetFormat.encode(COLUMNS, parts(), { isContinued: false, about }))
    chunks.push(chunk)
  return { chunks, bytes: new Uint8Array(Buffer.concat(chunks)) }
}

const opened = (bytes: Uint8Array) => ({
  byteLength: bytes.length,
  slice: async (start: number, end?: number) => bytes.slice(start, end).buffer,
})

test('rows are read back as written, over several row groups', async () => {
  const rows = Array.from({ length: 21_000 }, (_, n) => row(n))
  const { chunks, bytes } = await file(rows, 1_999)
  expect(chunks.length).toBeGreaterThan(3)
  const read = await parquetReadObjects({ file: opened(bytes) })
  expect(read).toHaveLength(rows.length)
  for (const at of [0, 1, 4, 9_999, 10_000, 15_015, 20_999]) {
    const wanted = rows[at]
    expect(read[at]).toEqual({
      ...wanted,
      count: BigInt(at),
      at: new Date(String(wanted?.at)),
      later: wanted?.later === null ? null : new Date(String(wanted?.later)),
    })
  }
  const metadata = await parquetMetadataAsync(opened(bytes))
  expect(metadata.row_groups.map(({ num_rows }) => Number(num_rows))).toEqual([10_000, 10_000, 1_000])
  expect(metadata.key_value_metadata).toContainEqual({ key: 'veracite.asOf', value: '7' })
})

test('the bytes do not depend on the parts; a file without rows is a file', async () => {
  const rows = Array.from({ length: 300 }, (_, n) => row(n))
  expect((await file(rows, 7)).bytes).toEqual((await file(rows, 300)).bytes)
  expect(await parquetReadObjects({ file: opened((await file([], 1)).bytes) })).toEqual([])
})
