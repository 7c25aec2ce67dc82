// Plain SQL: the sources of rows are statements over sets, and share this connection.
import type { ExportKindName } from '@veracite/core/exports/all-kinds'
import type { ExportStore } from '@veracite/core/exports/export-store'
import type { Pool } from '../../connection.ts'
import { isUuid } from '../ids.ts'
import { answerRows } from './answer-rows.ts'
import { claimRows } from './claim-rows.ts'
import { correctionRows } from './correction-rows.ts'
import { createExportCuts } from './export-cuts.ts'
import { findingRows } from './finding-rows.ts'
import { rateRows } from './rate-rows.ts'
import type { RowSource } from './row-source.ts'

const SOURCES: Record<ExportKindName, RowSource> = {
  answers: answerRows,
  claims: claimRows,
  findings: findingRows,
  rates: rateRows,
  corrections: correctionRows,
}

export const createExportStore = (pool: Pool): ExportStore => ({
  ...createExportCuts(pool),

  async listBrands(accounts, brandId) {
    const { sql } = pool
    if (brandId !== null && !isUuid(brandId)) return []
    const rows = await sql<{ id: string }[]>`
      select id from veracite.brands
      where ${accounts === null ? sql`true` : sql`account_id = any(${[...accounts]}::uuid[])`}
        and ${brandId === null ? sql`true` : sql`id = ${brandId}::uuid`}
      order by id`
    return rows.map(({ id }) => id)
  },

  findBrandOf: (kind, rowId) => SOURCES[kind].findBrand(pool.sql, rowId),
  readRows: (kind, asked) => SOURCES[kind].read(pool.sql, asked),
})
