import type { StoredVerification } from '@veracite/core/stores/evidence-rows'
import type {
  ClassCount,
  ConfabulatedRun,
  ReportFilter,
  ReportStore,
} from '@veracite/core/stores/report-store'
import { ENGINES, PROMPT_INTENTS } from '@veracite/core/vocabulary'
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../open-postgres.ts'
import { prompts } from '../schema/catalog.ts'
import { captures, classifications } from '../schema/evidence.ts'
import { classCountsDaily, classCountsTotal, runs } from '../schema/work.ts'
import { toStoredClassification } from './evidence-reads.ts'
import { hex, isUuid } from './ids.ts'
import type { Tx } from './job-rows.ts'

export function createReportStore({ db }: Pick<Database, 'db'>): ReportStore {
  return {
    read: (brandId, filter, { limit, cursor }) =>
      db.transaction(
        async (tx) => {
          const counts = await readCounts(tx, brandId, filter)
          const newest = await newestConfabulated(tx, brandId, filter, limit + 1, cursor)
          const page = newest.slice(0, limit)
          const nextCursor = newest.length > limit ? (page.at(-1) ?? null) : null
          return { counts, confabulated: await describe(tx, page), nextCursor }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
  }
}

/** From the counters: their number depends on days, engines and intents, never on how many runs there are. */
async function readCounts(tx: Tx, brandId: string, filter: ReportFilter): Promise<ClassCount[]> {
  const table = filter.sinceDay === null ? classCountsTotal : classCountsDaily
  return tx
    .select({
      engine: table.engine,
      intent: table.intent,
      citationClass: table.citationClass,
      runs: sql<number>`sum(${table.runs})::float8`,
      forReview: sql<number>`sum(${table.forReview})::float8`,
    })
    .from(table)
    .where(
      and(
        eq(table.brandId, brandId),
        filter.sinceDay === null ? undefined : gte(classCountsDaily.day, filter.sinceDay),
        filter.engine ? eq(table.engine, filter.engine) : undefined,
        filter.intent ? eq(table.intent, filter.intent) : undefined,
      ),
    )
    .groupBy(table.engine, table.intent, table.citationClass)
    .having(sql`sum(${table.runs}) > 0`)
}

/**
 * Newest first. Without a filter one index gives them in order; with one, each matching cell gives its own newest
 * from the index by cell, and the best of those are the answer: never more than cells x limit rows are touched.
 */
async function newestConfabulated(
  tx: Tx,
  brandId: string,
  filter: ReportFilter,
  limit: number,
  cursor: string | null,
): Promise<string[]> {
  const before = cursor === null ? sql`` : await olderThan(tx, brandId, cursor)
  if (before === null) return []
  const since: SQL =
    filter.sinceDay === null ? sql`` : sql`and captured_at >= ${`${filter.sinceDay}T00:00:00Z`}::timestamptz`
  const confabulated = sql`brand_id = ${brandId}::uuid and citation_class = 'CONFABULATED' ${since} ${before}`
  const rows =
    filter.engine === null && filter.intent === null
      ? await tx.execute<{ id: string }>(sql`
          select id from veracite.runs where ${confabulated} order by captured_at desc, id desc limit ${limit}`)
      : await tx.execute<{ id: string }>(sql`
          select newest.id
          from unnest(${sql.param(filter.engine ? [filter.engine] : [...ENGINES])}::text[]) as e,
               unnest(${sql.param(filter.intent ? [filter.intent] : [...PROMPT_INTENTS])}::text[]) as i,
               lateral (
                 select id, captured_at from veracite.runs
                 where ${confabulated} and engine = e and intent = i
                 order by captured_at desc, id desc limit ${limit}
               ) newest
          order by newest.captured_at desc, newest.id desc limit ${limit}`)
  return rows.map((row) => row.id)
}

/** As text: a JavaScript date would lose what PostgreSQL keeps below a millisecond, and skip or repeat a run. */
async function olderThan(tx: Tx, brandId: string, cursor: string): Promise<SQL | null> {
  if (!isUuid(cursor)) return null
  const [run] = await tx.execute<{ at: string }>(sql`
    select captured_at::text as at from veracite.runs
    where id = ${cursor}::uuid and brand_id = ${brandId}::uuid and captured_at is not null`)
  return run ? sql`and (captured_at, id) < (${run.at}::timestamptz, ${cursor}::uuid)` : null
}

interface Status {
  newestCapture: string
  verification: (Omit<StoredVerification, 'createdAt'> & { createdAt: string }) | null
  activeFactIds: string[]
}

async function describe(tx: Tx, runIds: string[]): Promise<ConfabulatedRun[]> {
  if (runIds.length === 0) return []
  const rows = await tx
    .select({
      run: runs,
      prompt: prompts.text,
      sha256: captures.sha256,
      accessKind: captures.accessKind,
      classification: classifications,
      status: sql<Status>`jsonb_build_object(
        'newestCapture', (select max(c.captured_at) from evidence.captures c where c.run_id = ${runs.id}),
        'verification', (
          select jsonb_build_object('id', v.id, 'outcome', v.outcome, 'captureIds', v.capture_ids,
            'citationClass', v.citation_class, 'compared', v.compared, 'reproduced', v.reproduced, 'originalModel', v.original_model, 'servedModel', v.served_model,
            'modelChanged', v.model_changed, 'createdAt', v.created_at)
          from evidence.verifications v where v.run_id = ${runs.id} and v.outcome <> 'inconclusive'
          order by v.created_at desc, v.id desc limit 1),
        'activeFactIds', (
          select coalesce(jsonb_agg(s.fact_id), '[]') from veracite.fact_states s
          where s.fact_id = any(${classifications.decidingFactIds}) and s.active))`,
    })
    .from(runs)
    .innerJoin(prompts, eq(prompts.id, runs.promptId))
    .innerJoin(captures, eq(captures.id, runs.captureId))
    .innerJoin(classifications, eq(classifications.id, runs.classificationId))
    .where(inArray(runs.id, runIds))
  const described = new Map(rows.map((row) => [row.run.id, row]))
  return runIds.flatMap((id) => {
    const row = described.get(id)
    if (!row) return []
    const { verification } = row.status
    return [
      {
        runId: row.run.id,
        scanId: row.run.scanId,
        engine: row.run.engine,
        intent: row.run.intent,
        prompt: row.prompt,
        capturedAt: row.run.capturedAt ?? row.classification.createdAt,
        sha256: hex(row.sha256),
        accessKind: row.accessKind,
        classification: toStoredClassification(row.classification),
        newestCaptureAt: new Date(row.status.newestCapture),
        newestVerification: verification && { ...verification, createdAt: new Date(verification.createdAt) },
        activeFactIds: row.status.activeFactIds,
      },
    ]
  })
}
