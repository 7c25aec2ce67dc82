/**
 * Rows as CSV (RFC 4180). Cells that a spreadsheet would take for a formula get a leading apostrophe: prompts
 * and names come from outside.
 */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')

function field(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
