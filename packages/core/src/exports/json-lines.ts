import type { ExportFormat } from './export-format.ts'

/** One JSON object a line, with every column, in their order. */
export const jsonLinesFormat: ExportFormat = {
  contentType: 'application/x-ndjson; charset=utf-8',
  continuesAfterRow: true,
  async *encode(columns, rows) {
    const encoder = new TextEncoder()
    const names = columns.map(({ name }) => name)
    for await (const part of rows) {
      let lines = ''
      for (const row of part) {
        const members = names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(row[name] ?? null)}`)
        lines += `{${members.join(',')}}\n`
      }
      if (lines !== '') yield encoder.encode(lines)
    }
  },
}
