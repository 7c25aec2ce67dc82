// Plain SQL: claims are read out of the newest classification that a cut sees, in the order of answers.
import type { ExportFilter, ExportRow } from '@veracite/core/exports/export-kind'
import type { RowsAsked } from '@veracite/core/exports/export-store'
import { originBody } from '@veracite/terms/origins'
import type { Origin } from '@veracite/terms/vocabulary'
import { leadingReason } from '@veracite/verdicts/questions/leading'
import type { Queryable } from '../../open-postgres.ts'
import { originOfCapture } from '../findings/finding-rows.ts'
import { behind, capturesAsOf, findBrandOfCapture } from './answer-rows.ts'
import { type RowSource, utc } from './row-source.ts'

/** Answers of a part: each has a handful of claims, and rarely hundreds. */
const ANSWERS_AT_ONCE = 500

/** `<captureId>.<place>` */
const CLAIM_ID = /^([0-9a-f-]{36})\.(0|[1-9]\d{0,5})$/i

export const claimRows: RowSource = {
  async findBrand(sql, rowId) {
    const [, captureId] = CLAIM_ID.exec(rowId) ?? []
    return captureId === undefined ? null : findBrandOfCapture(sql, captureId)
  },

  async *read(sql, asked) {
    const [, captureId = null, place = '-1'] = CLAIM_ID.exec(asked.after ?? '') ?? []
    if (captureId !== null) {
      // The rest of the answer in whose midst it stopped.
      const [answer] = await readAnswers(sql, asked, { only: captureId })
      const rest = answer ? claimsOf(answer, asked.filter).filter((row) => row.place > Number(place)) : []
      if (rest.length > 0) yield rest
    }
    let after = captureId
    for (;;) {
      const answers = await readAnswers(sql, asked, { after })
      const last = answers.at(-1)
      if (last === undefined) return
      const rows = answers.flatMap((answer) => claimsOf(answer, asked.filter))
      if (rows.length > 0) yield rows
      after = last.captureId
    }
  },
}

interface AnswerWithClaims extends Record<string, unknown> {
  captureId: string
  origin: Origin
  claims: Record<string, unknown>[]
  question: string
  names: string[]
}

function readAnswers(
  sql: Queryable,
  asked: RowsAsked,
  { after = null, only = null }: { after?: string | null; only?: string | null },
): Promise<AnswerWithClaims[]> {
  return sql<AnswerWithClaims[]>`
    select c.id as "captureId", k.id as "classificationId", r.id as "runId", r.scan_id as "scanId",
      r.brand_id as "brandId", r.prompt_id as "promptId", r.intent, r.engine, ${originOfCapture(sql)} as origin, c.grade,
      c.kind as asked, ${utc(sql, sql`c.captured_at`)} as "capturedAt", k.citation_class as class,
      k.verdict -> 'claims' as claims, (select text from veracite.prompts where id = r.prompt_id) as question,
      (select aliases || name from veracite.brands where id = r.brand_id) as names
    ${capturesAsOf(sql, asked)} ${behind(sql, after)}
      ${only === null ? sql`` : sql`and c.id = ${only}::uuid`}
      and jsonb_array_length(k.verdict -> 'claims') > 0
    order by r.id, c.id limit ${ANSWERS_AT_ONCE}`
}

function claimsOf(
  { claims, origin, question, names, ...answer }: AnswerWithClaims,
  { predicate, verdict }: ExportFilter,
): (ExportRow & { place: number })[] {
  return claims
    .map((claim, place) => ({
      id: `${answer.captureId}.${place}`,
      ...answer,
      ...originBody(origin),
      place,
      predicate: claim.predicate,
      stated: claim.stated,
      stance: claim.stance ?? null,
      verdict: claim.verdict,
      certainty: claim.certainty ?? null,
      factId: claim.factId ?? null,
      truth: claim.truth ?? null,
      reason: claim.reason ?? null,
      leading: leadingReason(question, {
        stated: String(claim.stated),
        known: [textOf(claim.truth), ...names],
      }),
      ...spanOf(claim.span),
    }))
    .filter((row) => predicate === undefined || row.predicate === predicate)
    .filter((row) => verdict === undefined || row.verdict === verdict)
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function spanOf(span: unknown) {
  const { quote, start, end } = Object(span) as { quote?: unknown; start?: unknown; end?: unknown }
  return { quote: quote ?? null, start: start ?? null, end: end ?? null }
}
