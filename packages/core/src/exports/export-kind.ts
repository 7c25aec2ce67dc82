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

/**
 * One kind of export: a file in `kinds/`, a line in `all-kinds.ts`, and the source of its rows in the store. Every column
 * must be as of the cut: what can change without a new row does not belong here.
 */
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

type Described = (name: string, description: string) => ExportColumn

const column =
  (type: ColumnType, nullable: boolean): Described =>
  (name, description) => ({ name, type, nullable, description })

export const text = column('text', false)
export const integer = column('integer', false)
export const boolean = column('boolean', false)
export const time = column('time', false)
export const json = column('json', false)
export const maybe = {
  text: column('text', true),
  integer: column('integer', true),
  number: column('number', true),
  boolean: column('boolean', true),
  time: column('time', true),
} as const

/** In every row of every kind: a table that is passed on still says whose answers it is about. */
export const ofAnswers: readonly ExportColumn[] = [
  text('origin', 'Who answered: `engine`, `stand_in` (a server in place of it) or `demo` (invented).'),
  boolean('demo', 'Invented by this software for demonstration: no engine said it.'),
]
