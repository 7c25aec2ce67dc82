// Plain SQL: answers as of a cut, with the newest classification that the cut sees, in parts of bounded size.
import type { ExportRow } from '@veracite/core/exports/export-kind'
import type { RowsAsked } from '@veracite/core/exports/export-store'
import { originBody } from '@veracite/terms/origins'
import { textOfBytes } from '@veracite/terms/text-of-bytes'
import { type Origin, surfaceOf } from '@veracite/terms/vocabulary'
import type { Fragment } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'
import { originOfCapture } from '../findings/finding-rows.ts'
import { isUuid } from '../ids.ts'
import { BYTES_AT_ONCE, equal, pages, ROWS_AT_ONCE, type RowSource, utc, within } from './row-source.ts'

export const answerRows: RowSource = {
  findBrand: findBrandOfCapture,
  read: (sql, asked) => pages(asked.after, (after) => readPage(sql, asked, after)),
}

/** The captures of a brand's runs, in the order of runs; a position is a capture. */
export async function findBrandOfCapture(sql: Queryable, captureId: string): Promise<string | null> {
  if (!isUuid(captureId)) return null
  const [found] = await sql<{ brandId: string }[]>`
    select r.brand_id as "brandId" from evidence.captures c join veracite.runs r on r.id = c.run_id
    where c.id = ${captureId}::uuid`
  return found?.brandId ?? null
}

/**
 * Captures of a brand as of a cut, `r` and `c`, with `k`, their newest classification then. Runs are asked for one brand
 * at a time and by their order, so that a page costs what it shows; `offset 0` has captures looked up run by run, where the
 * planner would sometimes read all of them.
 */
export function capturesAsOf(
  sql: Queryable,
  { brandId, cut, filter }: RowsAsked,
  joined: Fragment = sql``,
): Fragment {
  return sql`
    from veracite.runs r
    cross join lateral (
      select * from evidence.captures where run_id = r.id and after_cut < ${cut} offset 0
    ) c
    left join lateral (
      select * from evidence.classifications
      where capture_id = c.id and after_cut < ${cut} order by created_at desc, id desc limit 1
    ) k on true
    ${joined}
    where r.brand_id = ${brandId}::uuid
      ${equal(sql, {
        'r.scan_id': filter.scan,
        'r.engine': filter.engine,
        'r.intent': filter.intent,
        'k.citation_class': filter.class,
        'c.kind': filter.asked,
      })}
      ${filter.origin === undefined ? sql`` : sql`and ${originOfCapture(sql)} = ${filter.origin}`}
      ${within(sql, sql`c.captured_at`, filter)}`
}

/**
 * Behind the capture where the last page ended. The first condition says less than the second; but the index of runs can
 * begin there, and without it every page would read all pages before it.
 */
export const behind = (sql: Queryable, captureId: string | null): Fragment =>
  captureId === null
    ? sql``
    : sql`and r.id >= (select run_id from evidence.captures where id = ${captureId}::uuid)
          and (r.id, c.id) > (select run_id, id from evidence.captures where id = ${captureId}::uuid)`

interface AnswerRow extends Record<string, unknown> {
  id: string
  origin: Origin
  access: string
  bytes: Uint8Array | null
  cited: { url?: unknown }[] | null
  read: { url?: unknown }[] | null
  queries: unknown[] | null
  needsReview: { reason?: unknown }[] | null
  class: string | null
}

async function readPage(sql: Queryable, asked: RowsAsked, after: string | null): Promise<ExportRow[]> {
  // The bytes of an answer are fetched where they are shown: the inner rows only know how many there are.
  const rows = await sql<AnswerRow[]>`
    select * from (
      select *, sum(length) over (order by "runId", id) - length as before
      from (
        select ${columns(sql)}, a.bytes, coalesce(octet_length(a.bytes), 0) as length
        ${capturesAsOf(
          sql,
          asked,
          sql`
          join veracite.prompts p on p.id = r.prompt_id
          left join evidence.capture_bytes a
            on a.capture_id = c.id and a.captured_at = c.captured_at and a.part = 'answer'`,
        )}
        ${behind(sql, after)}
        order by r.id, c.id limit ${ROWS_AT_ONCE}
      ) page
    ) page
    where before < ${BYTES_AT_ONCE} order by "runId", id`
  return rows.map(toRow)
}

const columns = (sql: Queryable): Fragment => sql`
  c.id, r.id as "runId", r.scan_id as "scanId", r.brand_id as "brandId", r.prompt_id as "promptId", p.text as prompt, r.intent, c.locale,
  r.engine, ${originOfCapture(sql)} as origin, r.sample, c.kind as asked, c.access_kind as access, c.grade, c.provider,
  c.requested_model as "requestedModel", c.served_model as "servedModel", c.search_used as "searchUsed",
  ${utc(sql, sql`c.asked_at`)} as "askedAt", ${utc(sql, sql`c.captured_at`)} as "capturedAt",
  c.no_answer_reason as "noAnswerReason", c.extracted -> 'cited' as cited,
  c.extracted -> 'queries' as queries, c.extracted -> 'retrieved' as read, p.origin ->> 'sha256' as "promptFile",
  coalesce(p.origin ->> 'kind', case when p.sample_id is null then 'not_recorded' else 'catalogue' end) as "promptOrigin", encode(c.sha256, 'hex') as sha256,
  encode(c.answer_sha256, 'hex') as "answerSha256", c.cost_usd::text as "costUsd", k.citation_class as class, k.rule,
  k.id as "classificationId", k.classifier_version as "classifierVersion",
  ${utc(sql, sql`k.created_at`)} as "classifiedAt", k.verdict -> 'needsReview' as "needsReview"`

const addressesOf = (pages: { url?: unknown }[] | null): string[] =>
  (pages ?? []).flatMap(({ url }) => (typeof url === 'string' ? [url] : []))

const toRow = ({
  origin,
  bytes,
  cited,
  read,
  queries,
  needsReview,
  length: _,
  before: __,
  ...row
}: AnswerRow): ExportRow => ({
  ...row,
  ...originBody(origin),
  surface: surfaceOf(row.access),
  answer: bytes === null ? null : textOfBytes(bytes),
  cited: addressesOf(cited),
  read: addressesOf(read),
  queries: queries ?? [],
  needsReview: (needsReview ?? []).flatMap(({ reason }) => (typeof reason === 'string' ? [reason] : [])),
  mentioned: row.class === null ? null : row.class !== 'ABSENT',
})
