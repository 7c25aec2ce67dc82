import type { CaptureToClassify, VerifiedToReclassify } from '@veracite/core/runs/run-store'
import { readStoredVerdict } from '@veracite/evidence/capture/stored-verdict'
import type {
  RunEvidenceRows,
  StoredCapture,
  StoredClassification,
} from '@veracite/evidence/records/evidence-rows'
import type { AccountScope } from '@veracite/terms/ports'
import { severalAtOnce } from '@veracite/terms/several-at-once'
import { textOfBytes } from '@veracite/terms/text-of-bytes'
import { and, asc, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { ByteStore, RowBytes } from '../../byte-store.ts'
import { inTransaction, type Pool, SNAPSHOT, type WithDb } from '../../connection.ts'
import { captureBytes, captures, classifications, manifests, verifications } from '../../schema/evidence.ts'
import { brands, prompts } from '../../schema/tenants.ts'
import { factStates, runs } from '../../schema/work.ts'
import { hex, isUuid } from '../ids.ts'
import { readingsOfRun, withExchangeBytes } from '../readings/reading-exchanges.ts'
import { readingsOfCaptures } from '../readings/reading-rows.ts'
import { failedRepliesOf, withReplyBytes } from './failed-replies.ts'
import { listNewestOfVerified } from './verified-rows.ts'

/** Bounds the evidence of a run that was verified very often: the original and the newest matter most. */
const MAX_CAPTURES = 200

/** Objects that are fetched at a time. */
const AT_ONCE = 16

/** Everything stored about a run. Object storage is asked after the transaction: nobody waits for its connection. */
export async function findEvidenceRows(
  pool: Pool,
  runId: string,
  scope: AccountScope,
): Promise<RunEvidenceRows | null> {
  if (!isUuid(runId)) return null
  const rows = await readRows(pool, runId, scope)
  if (rows === null) return null
  const { bytes } = pool
  const captures = await severalAtOnce(rows.captures, AT_ONCE, (row) => toStoredCapture(bytes, row))
  return {
    ...rows,
    captures: oldestFirst(captures),
    readings: await severalAtOnce(rows.readings, AT_ONCE, (row) => withExchangeBytes(bytes, row)),
    failedReplies: await severalAtOnce(rows.failedReplies, AT_ONCE, (row) => withReplyBytes(bytes, row)),
  }
}

/** One snapshot, so that history and status agree with each other. */
const readRows = (pool: Pool, runId: string, scope: AccountScope) =>
  inTransaction(
    pool,
    async (tx) => {
      const inScope = scope.accountId === null ? undefined : eq(runs.accountId, scope.accountId)
      const [found] = await tx.db
        .select({ run: runs, brand: brands, prompt: prompts })
        .from(runs)
        .innerJoin(brands, eq(brands.id, runs.brandId))
        .innerJoin(prompts, eq(prompts.id, runs.promptId))
        .where(and(eq(runs.id, runId), inScope))
      if (!found) return null

      const response = alias(captureBytes, 'response')
      const answer = alias(captureBytes, 'answer')
      const captured = await tx.db
        .select({ capture: captures, response: response.bytes, answer: answer.bytes })
        .from(captures)
        .innerJoin(response, isPart(response, 'response'))
        .leftJoin(answer, isPart(answer, 'answer'))
        .where(eq(captures.runId, runId))
        .orderBy(asc(sql`${captures.kind} <> 'original'`), desc(captures.capturedAt), desc(captures.id))
        .limit(MAX_CAPTURES)
      const original = captured.find(({ capture }) => capture.kind === 'original')?.capture
      const earlier = original ? await readEarlierReplies(tx, original) : []
      const judged = await tx.db
        .select()
        .from(classifications)
        .where(eq(classifications.runId, runId))
        .orderBy(desc(classifications.createdAt), desc(classifications.id))
        .limit(MAX_CAPTURES * 5)
      const verified = await tx.db
        .select()
        .from(verifications)
        .where(eq(verifications.runId, runId))
        .orderBy(desc(verifications.createdAt), desc(verifications.id))
        .limit(MAX_CAPTURES)
      const read = await readingsOfRun(tx, runId, MAX_CAPTURES * 2)
      const failed = await failedRepliesOf(tx, runId)
      const deciding = [...new Set(judged.flatMap((row) => row.decidingFactIds))]
      const active = await tx.db
        .select({ id: factStates.factId })
        .from(factStates)
        .where(and(sql`${factStates.factId} = any(${sql.param(deciding)}::uuid[])`, factStates.active))
      return {
        run: found.run,
        brand: found.brand,
        prompt: found.prompt,
        captures: captured.map((row) => ({ ...row, earlier: row.capture === original ? earlier : [] })),
        classifications: judged.map(toStoredClassification).reverse(),
        verifications: verified.reverse(),
        readings: read,
        failedReplies: failed,
        activeFactIds: active.map((row) => row.id),
      }
    },
    SNAPSHOT,
  )

/** Captured answers of runs: the originals, unless `joined` says which of the captures. */
export async function listCapturesToClassify(
  pool: Pool,
  where: SQL | undefined,
  limit: number,
  joined: SQL = eq(captures.id, runs.captureId),
): Promise<CaptureToClassify[]> {
  const rows = await pool.db
    .select({
      runId: runs.id,
      origin: runs.origin,
      citationClass: runs.citationClass,
      classificationId: runs.classificationId,
      captureId: captures.id,
      capturedAt: captures.capturedAt,
      sha256: captures.sha256,
      manifestSha256: manifests.sha256,
      cited: sql<{ url: string }[]>`${captures.extracted} -> 'cited'`,
      brand: brands,
      prompt: { text: prompts.text, intent: prompts.intent },
      answer: captureBytes.bytes,
    })
    .from(runs)
    .innerJoin(captures, joined)
    .innerJoin(manifests, eq(manifests.subjectId, captures.id))
    .innerJoin(brands, eq(brands.id, runs.brandId))
    .innerJoin(prompts, eq(prompts.id, runs.promptId))
    .innerJoin(captureBytes, isPart(captureBytes, 'answer'))
    .where(where)
    .orderBy(runs.id)
    .limit(limit)
  // Captures without a classification have not been read either.
  const known = rows.filter((row) => row.classificationId !== null).map((row) => row.captureId)
  const readings = await readingsOfCaptures(pool, known)
  return rows.map(({ sha256, manifestSha256, cited, answer, ...row }) => ({
    ...row,
    readings: readings.get(row.captureId) ?? [],
    captureSha256: hex(sha256),
    manifestSha256: hex(manifestSha256 ?? new Uint8Array()),
    answer: { text: textOfBytes(answer ?? new Uint8Array()), citations: cited.map((source) => source.url) },
  }))
}

/** Classified answers of a run's re-verifications after `cursor`, in order, each with its own newest class. */
export async function listVerifiedCaptures(
  pool: Pool,
  runId: string,
  cursor: string | null,
  limit: number,
): Promise<VerifiedToReclassify[]> {
  const newest = await listNewestOfVerified(pool, runId, cursor, limit)
  if (newest.length === 0) return []
  const ids = newest.map(({ captureId }) => captureId)
  const ofRun = and(eq(captures.runId, runs.id), inArray(captures.id, ids))
  const rows = await listCapturesToClassify(pool, eq(runs.id, runId), limit, ofRun)
  const byId = new Map(rows.map((row) => [row.captureId, row]))
  return newest.flatMap((own) => {
    const row = byId.get(own.captureId)
    return row === undefined ? [] : [{ ...row, ...own }]
  })
}

/** The store returns the original first, then the newest. */
const oldestFirst = (rows: StoredCapture[]): StoredCapture[] =>
  rows.toSorted((a, b) => a.capturedAt.getTime() - b.capturedAt.getTime() || (a.id < b.id ? -1 : 1))

async function toStoredCapture(
  store: ByteStore,
  row: {
    capture: typeof captures.$inferSelect
    response: Uint8Array | null
    answer: Uint8Array | null
    earlier: RowBytes[]
  },
): Promise<StoredCapture> {
  const { capture } = row
  return {
    ...capture,
    sha256: hex(capture.sha256),
    answerSha256: capture.answerSha256 && hex(capture.answerSha256),
    request: capture.request as StoredCapture['request'],
    extracted: capture.extracted as StoredCapture['extracted'],
    response: await store.read({ sha256: capture.sha256, bytes: row.response }),
    earlier: await severalAtOnce(row.earlier, AT_ONCE, async (reply) => ({
      sha256: hex(reply.sha256),
      bytes: await store.read(reply),
    })),
    answer: row.answer && textOfBytes(row.answer),
  }
}

export const toStoredClassification = (row: typeof classifications.$inferSelect): StoredClassification => ({
  ...row,
  verdict: readStoredVerdict(row.verdict),
  facts: row.facts as StoredClassification['facts'],
})

/** Joins a capture with one part of its bytes. The time is part of the key: it selects the partition. */
const isPart = (table: Record<'captureId' | 'capturedAt' | 'part', PgColumn>, part: 'response' | 'answer') =>
  and(eq(table.captureId, captures.id), eq(table.capturedAt, captures.capturedAt), eq(table.part, part))

/** As many as a manifest names. */
const MAX_EARLIER = 64

/** Replies that came before the one with the answer, in order. */
async function readEarlierReplies(
  { db }: WithDb,
  capture: { id: string; capturedAt: Date },
): Promise<RowBytes[]> {
  return await db
    .select({ sha256: captureBytes.sha256, bytes: captureBytes.bytes })
    .from(captureBytes)
    .where(
      and(
        eq(captureBytes.captureId, capture.id),
        eq(captureBytes.capturedAt, capture.capturedAt),
        like(captureBytes.part, 'earlier.%'),
      ),
    )
    .orderBy(asc(sql`substr(${captureBytes.part}, 9)::int`))
    .limit(MAX_EARLIER)
}
