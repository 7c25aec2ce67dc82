// Plain SQL: corrections as a cut saw them are today's rows and the versions kept of those that changed since.
import type { ExportRow } from '@veracite/core/exports/export-kind'
import type { RowsAsked } from '@veracite/core/exports/export-store'
import { originBody } from '@veracite/terms/origins'
import type { Origin } from '@veracite/terms/vocabulary'
import type { Queryable } from '../../open-postgres.ts'
import { isUuid } from '../ids.ts'
import { and, pages, ROWS_AT_ONCE, type RowSource, utc, within } from './row-source.ts'

export const correctionRows: RowSource = {
  async findBrand(sql, rowId) {
    if (!isUuid(rowId)) return null
    const [found] = await sql<{ brandId: string }[]>`
      select brand_id as "brandId" from veracite.corrections where id = ${rowId}::uuid`
    return found?.brandId ?? null
  },
  read: (sql, asked) => pages(asked.after, (after) => readPage(sql, asked, after)),
}

interface CorrectionRow extends Record<string, unknown> {
  id: string
  origin: Origin
}

async function readPage(
  sql: Queryable,
  { brandId, cut, filter }: RowsAsked,
  after: string | null,
): Promise<ExportRow[]> {
  const rows = await sql<CorrectionRow[]>`
    select c.id, c.brand_id as "brandId", c.origin, c.kind, c.predicate, nullif(c.about, '') as about, c.truth,
      c.fact_id as "factId", c.state, ${utc(sql, sql`c.state_since`)} as "stateSince",
      ${utc(sql, sql`c.opened_at`)} as "openedAt", c.opened_by as "openedBy",
      ${utc(sql, sql`c.asked_at`)} as "askedAt", ${utc(sql, sql`c.closed_at`)} as "closedAt",
      ${utc(sql, sql`c.deadline`)} as deadline
    from (
      select * from veracite.corrections where brand_id = ${brandId}::uuid and after_cut < ${cut}
      union all
      select kept.* from veracite.correction_versions v
      cross join lateral jsonb_populate_record(null::veracite.corrections, v.correction) kept
      where v.brand_id = ${brandId}::uuid and v.after_cut < ${cut} and v.until_cut >= ${cut}
    ) c
    where ${after === null ? sql`true` : sql`c.id > ${after}::uuid`}
      ${and(sql, filter.origin === undefined ? null : sql`c.origin = ${filter.origin}`)}
      ${and(sql, filter.predicate === undefined ? null : sql`c.predicate = ${filter.predicate}`)}
      ${and(sql, filter.state === undefined ? null : sql`c.state = ${filter.state}`)}
      ${within(sql, sql`c.opened_at`, filter)}
    order by c.id limit ${ROWS_AT_ONCE}`
  return rows.map(({ origin, ...row }) => ({ ...row, ...originBody(origin) }))
}
