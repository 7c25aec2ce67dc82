import { csvText } from '@veracite/terms/csv-text'

/** Rows as CSV (RFC 4180); texts come from outside. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')

const field = (value: string | number | null): string =>
  typeof value === 'string' ? csvText(value) : String(value ?? '')
