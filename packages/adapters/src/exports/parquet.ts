import type { ExportFormat } from '@veracite/core/exports/export-format'
import type { ColumnType, ExportColumn, ExportRow } from '@veracite/core/exports/export-kind'
import type { SchemaElement } from 'hyparquet'
import { ByteWriter, type ColumnSource, ParquetWriter } from 'hyparquet-writer'

/** A row group is kept until it is whole: this many rows, or characters of text, whichever comes first. */
const ROWS_OF_GROUP = 10_000
const CHARACTERS_OF_GROUP = 16_000_000

/** Row groups are written as soon as they are full, so that the file need not fit into memory. */
export const parquetFormat: ExportFormat = {
  contentType: 'application/vnd.apache.parquet',
  continuesAfterRow: false,
  async *encode(columns, rows, { about }) {
    const bytes = new ByteWriter()
    const writer = new ParquetWriter({
      writer: bytes,
      schema: schemaOf(columns),
      statistics: false,
      kvMetadata: Object.entries(about).map(([key, value]) => ({ key, value })),
      createdBy: 'veracite',
    })
    for await (const group of groupsOf(rows)) {
      await writer.write({ columnData: columnsOf(columns, group), rowGroupSize: group.length })
      yield taken(bytes)
    }
    await writer.finish()
    yield taken(bytes)
  },
}

/** The bytes written since the last call. */
function taken(writer: ByteWriter): Uint8Array {
  const bytes = writer.getBytes().slice()
  writer.index = 0
  return bytes
}

async function* groupsOf(parts: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<ExportRow[]> {
  let group: ExportRow[] = []
  let characters = 0
  for await (const part of parts)
    for (const row of part) {
      group.push(row)
      for (const value of Object.values(row)) if (typeof value === 'string') characters += value.length
      if (group.length < ROWS_OF_GROUP && characters < CHARACTERS_OF_GROUP) continue
      yield group
      group = []
      characters = 0
    }
  if (group.length > 0) yield group
}

type Physical = Pick<SchemaElement, 'type' | 'converted_type' | 'logical_type'>

const PHYSICAL: Record<ColumnType, Physical> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  time: { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' } },
}

const schemaOf = (columns: readonly ExportColumn[]): SchemaElement[] => [
  { name: 'root', num_children: columns.length },
  ...columns.map(
    ({ name, type, nullable }): SchemaElement => ({
      name,
      ...PHYSICAL[type],
      repetition_type: nullable ? 'OPTIONAL' : 'REQUIRED',
    }),
  ),
]

const columnsOf = (columns: readonly ExportColumn[], rows: readonly ExportRow[]): ColumnSource[] =>
  columns.map(({ name, type }) => ({
    name,
    data: rows.map((row) => cellOf(type, row[name] ?? null)),
    // Places of pages are kept until the end of the file: they would grow with it.
    offsetIndex: false,
  }))

function cellOf(type: ColumnType, value: unknown): unknown {
  if (value === null) return null
  if (type === 'integer') return BigInt(Number(value))
  if (type === 'time') return new Date(String(value))
  return value
}
