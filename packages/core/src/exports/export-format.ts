import type { ExportColumn, ExportRow } from './export-kind.ts'

export const EXPORT_FORMATS = ['csv', 'jsonl', 'parquet'] as const
export type ExportFormatName = (typeof EXPORT_FORMATS)[number]

/** Turns rows into the bytes of a file. The bytes depend on the rows alone, so an export can be continued. */
export interface ExportFormat {
  contentType: string
  /** Whether a file can go on after a row; otherwise only after a byte. */
  continuesAfterRow: boolean
  encode(
    columns: readonly ExportColumn[],
    rows: AsyncIterable<readonly ExportRow[]>,
    options: { isContinued: boolean; about: Readonly<Record<string, string>> },
  ): AsyncIterable<Uint8Array>
}
