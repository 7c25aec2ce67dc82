// Plain SQL: corrections as a cut saw them are today's rows and the versions kept of those that changed since.
import type { ExportRow } from '@veracite/core/exports/export-kind'
import type { RowsAsked } from '@veracite/core/exports/export-store'
import { originBody } from '@veracite/terms/origins'
import type { Origin } from '@veracite/terms/vocabulary'
import type { Queryable } from '../../open-postgres.ts'
import { asOf, brandOfRow, equal, pages, ROWS_AT_ONCE, type RowSource, utc, within } from './row-source.ts'

export const correctionRows: RowSource = {
  findBrand: (sql, rowId) => brandOfRow(sql, 'veracite.corrections', rowId),
  read: (sql, asked) => pages(asked.after, (after) => readPage(sql, asked, after)),
}

const CORRECTIONS = {
  table: 'veracite.corrections',
  versions: 'veracite.correction_versions',
  kept: 'correction',
}

interface CorrectionRow extends Record<string, unknown> {
  id: string
  origin: Origin
}

async function readPage(sql: Queryable, asked: RowsAsked, after: string | null): Promise<ExportRow[]> {
  const { filter } = asked
  const rows = await sql<CorrectionRow[]>`
    select c.id, c.brand_id as "brandId", c.origin, c.kind, c.predicate, nullif(c.about, '') as about, c.truth,
      c.fact_id as "factId", c.state, ${utc(sql, sql`c.state_since`)} as "stateSince",
      ${utc(sql, sql`c.opened_at`)} as "openedAt", c.opened_by as "openedBy",
      ${utc(sql, sql`c.asked_at`)} as "askedAt", ${utc(sql, sql`c.closed_at`)} as "closedAt",
      ${utc(sql, sql`c.deadline`)} as deadline
    from (${asOf(sql, CORRECTIONS, asked)}) c
    where ${after === null ? sql`true` : sql`c.id > ${after}::uuid`}
      ${equal(sql, { 'c.origin': filter.origin, 'c.predicate': filter.predicate, 'c.state': filter.state })}
      ${within(sql, sql`c.opened_at`, filter)}
    order by c.id limit ${ROWS_AT_ONCE}`
  return rows.map(({ origin, ...row }) => ({ ...row, ...originBody(origin) }))
}
