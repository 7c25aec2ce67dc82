// Plain SQL: findings as a cut saw them are today's rows and the versions kept of those that changed since.

import { upTo } from '@veracite/core/exports/all-kinds'
import type { ExportRow } from '@veracite/core/exports/export-kind'
import type { RowsAsked } from '@veracite/core/exports/export-store'
import { originBody } from '@veracite/terms/origins'
import type { FindingState, Origin } from '@veracite/terms/vocabulary'
import { leadingReason } from '@veracite/verdicts/questions/leading'
import type { Queryable } from '../../open-postgres.ts'
import { isUuid } from '../ids.ts'
import { asOf, equal, pages, ROWS_AT_ONCE, type RowSource, utc, within } from './row-source.ts'

export const findingRows: RowSource = {
  async findBrand(sql, rowId) {
    if (!isUuid(rowId)) return null
    const [found] = await sql<{ brandId: string }[]>`
      select brand_id as "brandId" from veracite.findings where id = ${rowId}::uuid
      union
      select brand_id from veracite.finding_versions where finding_id = ${rowId}::uuid`
    return found?.brandId ?? null
  },
  read: (sql, asked) => pages(asked.after, (after) => readPage(sql, asked, after)),
}

const FINDINGS = { table: 'veracite.findings', versions: 'veracite.finding_versions', kept: 'finding' }

interface FindingRow extends Record<string, unknown> {
  id: string
  origin: Origin
  state: FindingState
  askedSince: number
  occurrences: number
  stated: string
  truth: string | null
  about: string | null
  question: string
  names: string[]
}

async function readPage(sql: Queryable, asked: RowsAsked, after: string | null): Promise<ExportRow[]> {
  const { filter } = asked
  const rows = await sql<FindingRow[]>`
    select f.id, f.brand_id as "brandId", f.engine, f.origin, f.predicate, nullif(f.about, '') as about, f.stated, f.truth,
      f.fact_id as "factId", ${utc(sql, sql`f.first_said_at`)} as "firstSaidAt",
      ${utc(sql, sql`f.last_said_at`)} as "lastSaidAt", f.last_prompt_id as "lastPromptId", f.last_run_id as "lastRunId",
      f.occurrences, f.state, ${utc(sql, sql`f.state_since`)} as "stateSince", f.asked_since as "askedSince",
      f.settled_by as "settledBy", ${utc(sql, sql`f.operator_settled_at`)} as "settledAt",
      f.operator_name as "settlementBy", f.operator_note as "settlementNote",
      (select text from veracite.prompts where id = f.last_prompt_id) as question,
      (select aliases || name from veracite.brands where id = f.brand_id) as names
    from (${asOf(sql, FINDINGS, asked)}) f
    where ${after === null ? sql`true` : sql`f.id > ${after}::uuid`}
      ${equal(sql, {
        'f.engine': filter.engine,
        'f.origin': filter.origin,
        'f.predicate': filter.predicate,
        'f.state': filter.state,
      })}
      ${within(sql, sql`f.last_said_at`, filter)}
    order by f.id limit ${ROWS_AT_ONCE}`
  return rows.map(({ origin, question, names, ...row }) => ({
    ...row,
    lastLeading: leadingReason(question, { stated: row.stated, known: [row.truth, row.about, ...names] }),
    ...originBody(origin),
    upTo: upTo(row.state, row.askedSince, row.occurrences),
  }))
}
