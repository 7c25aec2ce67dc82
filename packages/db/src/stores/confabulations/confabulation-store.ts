import type {
  ClassCount,
  ConfabulatedRun,
  ConfabulationStore,
  ReportFilter,
} from '@veracite/core/confabulations/confabulation-store'
import type { StoredVerification } from '@veracite/evidence/records/evidence-rows'
import { countsByOrigin, type OfOrigin } from '@veracite/terms/origins'
import { pick } from '@veracite/terms/pick'
import type { Origin } from '@veracite/terms/vocabulary'
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { inTransaction, type Pool, SNAPSHOT, type Tx } from '../../connection.ts'
import {
  captures,
  classCountsDaily,
  classCountsTotal,
  classifications,
  prompts,
  runs,
} from '../../generated/tables.ts'
import { toStoredClassification } from '../evidence/evidence-reads.ts'
import { hex } from '../ids.ts'
import { newestConfabulated } from './confabulated-rows.ts'

export function createConfabulationStore(pool: Pool): ConfabulationStore {
  return {
    read: (brandId, filter, { limit, cursor }, leading) =>
      inTransaction(
        pool,
        async (tx) => {
          const { origin, apart } = await readOrigins(tx, { brandId, ...filter })
          const asked = { brandId, ...filter, origin }
          const counts = await readCounts(tx, asked)
          const ofLeading = inArray(runs.promptId, [...leading])
          const leadingCounts = leading.length === 0 ? [] : await countRuns(tx, asked, ofLeading)
          const newest = await newestConfabulated(tx, brandId, asked, limit + 1, cursor)
          const page = newest.slice(0, limit)
          const nextCursor = newest.length > limit ? (page.at(-1) ?? null) : null
          return { origin, apart, counts, leadingCounts, confabulated: await describe(tx, page), nextCursor }
        },
        SNAPSHOT,
      ),
  }
}

/**
 * Origins that ever answered: answers of demos or stand-ins are shown only until a better origin
 * has answered. `apart` is in the window.
 */
type Asked = ReportFilter & { brandId: string }
type Counters = typeof classCountsTotal | typeof classCountsDaily

async function readOrigins(tx: Tx, filter: Asked) {
  const ever = await countsBy(tx, { ...filter, sinceDay: null }, classCountsTotal)
  const origin = filter.origin ?? countsByOrigin(ever).origin
  const now = filter.sinceDay === null ? ever : await countsBy(tx, filter, classCountsDaily)
  return { origin, apart: countsByOrigin(now, origin).apart }
}

const countsBy = async (tx: Tx, filter: Asked, table: Counters): Promise<OfOrigin[]> =>
  await tx.db
    .select({ origin: table.origin, count: sql<number>`sum(${table.runs})::float8` })
    .from(table)
    .where(matching(table, filter))
    .groupBy(table.origin)

const matching = (table: Counters, filter: Asked) =>
  and(
    eq(table.brandId, filter.brandId),
    filter.sinceDay === null ? undefined : gte(classCountsDaily.day, filter.sinceDay),
    filter.engine ? eq(table.engine, filter.engine) : undefined,
    filter.intent ? eq(table.intent, filter.intent) : undefined,
  )

/** From the counters, whose number depends on days, engines and intents, never on the number of runs. */
async function readCounts(tx: Tx, filter: Asked & { origin: Origin }): Promise<ClassCount[]> {
  // There are no counters per scan.
  if (filter.scanId !== null) return countRuns(tx, filter)
  const table = filter.sinceDay === null ? classCountsTotal : classCountsDaily
  return tx.db
    .select({
      ...pick(table, 'engine', 'intent', 'citationClass'),
      runs: sql<number>`sum(${table.runs})::float8`,
      forReview: sql<number>`sum(${table.forReview})::float8`,
      provisional: sql<number>`sum(${table.provisional})::float8`,
    })
    .from(table)
    .where(and(matching(table, filter), eq(table.origin, filter.origin)))
    .groupBy(table.engine, table.intent, table.citationClass)
    .having(sql`sum(${table.runs}) > 0`)
}

/** Counted from the rows of a scan, or of some prompts. */
const countRuns = (
  tx: Tx,
  { brandId, engine, intent, scanId, sinceDay, origin }: Asked & { origin: Origin },
  some?: SQL,
): Promise<ClassCount[]> =>
  tx.db
    .select({
      engine: runs.engine,
      intent: runs.intent,
      citationClass: sql<ClassCount['citationClass']>`${runs.citationClass}`,
      runs: sql<number>`count(*)::float8`,
      forReview: sql<number>`count(*) filter (where ${runs.reviewReasons} <> '{}')::float8`,
      provisional: sql<number>`count(*) filter (where ${runs.provisional})::float8`,
    })
    .from(runs)
    .where(
      and(
        some,
        scanId === null ? undefined : eq(runs.scanId, scanId),
        eq(runs.brandId, brandId),
        eq(runs.origin, origin),
        // Every run with a class has this status, which the indexes name.
        eq(runs.status, 'CLASSIFIED'),
        sinceDay === null ? undefined : gte(runs.capturedAt, new Date(`${sinceDay}T00:00:00Z`)),
        engine ? eq(runs.engine, engine) : undefined,
        intent ? eq(runs.intent, intent) : undefined,
      ),
    )
    .groupBy(runs.engine, runs.intent, runs.citationClass)

interface Status {
  newestCapture: string
  verification: (Omit<StoredVerification, 'createdAt'> & { createdAt: string }) | null
  activeFactIds: string[]
}

async function describe(tx: Tx, runIds: string[]): Promise<ConfabulatedRun[]> {
  if (runIds.length === 0) return []
  const rows = await tx.db
    .select({
      run: runs,
      prompt: prompts.text,
      ...pick(captures, 'sha256', 'accessKind', 'grade'),
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
        ...pick(row.run, 'scanId', 'engine', 'intent'),
        prompt: row.prompt,
        capturedAt: row.run.capturedAt ?? row.classification.createdAt,
        sha256: hex(row.sha256),
        accessKind: row.accessKind,
        grade: row.grade,
        classification: toStoredClassification(row.classification),
        newestCaptureAt: new Date(row.status.newestCapture),
        newestVerification: verification && { ...verification, createdAt: new Date(verification.createdAt) },
        activeFactIds: row.status.activeFactIds,
      },
    ]
  })
}
