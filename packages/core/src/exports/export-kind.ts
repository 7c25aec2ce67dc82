/** Types of columns. `json`: lists and objects, as JSON text in formats without them. */
export const COLUMN_TYPES = ['text', 'integer', 'number', 'boolean', 'time', 'json'] as const
export type ColumnType = (typeof COLUMN_TYPES)[number]

export interface ExportColumn {
  name: string
  type: ColumnType
  nullable: boolean
  description: string
}

/** By the names of the columns. Times are ISO 8601 in UTC; the first column is always `id`. */
export type ExportRow = { id: string } & Record<string, unknown>

/** Filters of rows. Each kind of export names those that it supports. */
export const EXPORT_FILTERS = [
  'scan',
  'engine',
  'intent',
  'origin',
  'class',
  'asked',
  'predicate',
  'verdict',
  'state',
  'level',
  'measure',
  'from',
  'to',
] as const
export type ExportFilterName = (typeof EXPORT_FILTERS)[number]
export type ExportFilter = Partial<Record<ExportFilterName, string>>

/** An entry in `kinds.json`. A value that can change without a new row must not be a column. */
export interface ExportKind {
  name: string
  /** `Every answer that was captured.` */
  summary: string
  /** One row, in a word, for the schema of the document: `ExportedAnswer`. */
  rowName: string
  columns: readonly ExportColumn[]
  filters: readonly ExportFilterName[]
  /** Which time `from` and `to` are about. */
  period: string
}
