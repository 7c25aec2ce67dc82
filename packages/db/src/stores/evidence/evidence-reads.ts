import type { CaptureToClassify, VerifiedToReclassify } from '@veracite/core/runs/run-store'
import { readStoredVerdict } from '@veracite/evidence/capture/stored-verdict'
import type {
  RunEvidenceRows,
  StoredCapture,
  StoredClassification,
} from '@veracite/evidence/records/evidence-rows'
import { pick } from '@veracite/terms/pick'
import type { AccountScope } from '@veracite/terms/ports'
import { textOfBytes } from '@veracite/terms/text-of-bytes'
import { and, asc, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { inTransaction, type Pool, SNAPSHOT, type WithDb } from '../../connection.ts'
import {
  appSlots,
  brands,
  captureBytes,
  captures,
  classifications,
  factStates,
  manifests,
  prompts,
  runs,
  verifications,
} from '../../generated/tables.ts'
import { recallRun } from '../bytes/archive-months.ts'
import { hex, isUuid } from '../ids.ts'
import { readingsOfRun } from '../readings/reading-exchanges.ts'
import { readingsOfCaptures } from '../readings/reading-rows.ts'
import { listRows } from '../rows.ts'
import { failedRepliesOf } from './failed-replies.ts'
import { listNewestOfVerified } from './verified-rows.ts'

/** Bounds the evidence of a run that was verified very often: the original and the newest matter most. */
const MAX_CAPTURES = 200

/** Everything stored about a run. Object storage is asked after the transaction, while nobody waits for its connection. */
export async function findEvidenceRows(
  pool: Pool,
  runId: string,
  scope: AccountScope,
): Promise<RunEvidenceRows | null> {
  if (!isUuid(runId)) return null
  await recallRun(pool, runId)
  const stored = await readRows(pool, runId, scope)
  if (stored === null) return null
  const { captured, earlier, failed, ...rows } = stored
  const { fill } = pool.bytes
  const toReply = <Row extends { sha256: Uint8Array }>(row: Row) => ({ ...row, sha256: hex(row.sha256) })
  const before = (await fill(earlier, 'bytes', 'sha256')).map(toReply)
  const captures = (await fill(captured, 'response', 'responseSha256')).map((row) =>
    toStoredCapture(row, row.capture.kind === 'original' ? before : []),
  )
  return {
    ...rows,
    captures: oldestFirst(captures),
    failedReplies: (await fill(failed, 'bytes', 'sha256')).map(toReply),
  }
}

/** One snapshot, so that history and status agree with each other. */
const newest = (table: typeof classifications | typeof verifications, limit: number) => ({
  order: [desc(table.createdAt), desc(table.id)],
  limit,
})

const readRows = (pool: Pool, runId: string, scope: AccountScope) =>
  inTransaction(
    pool,
    async (tx) => {
      const inScope = scope.accountId === null ? undefined : eq(runs.accountId, scope.accountId)
      const [found] = await tx.db
        .select({ run: runs, brand: brands, prompt: prompts, slot: appSlots.number })
        .from(runs)
        .leftJoin(appSlots, eq(appSlots.runId, runs.id))
        .innerJoin(brands, eq(brands.id, runs.brandId))
        .innerJoin(prompts, eq(prompts.id, runs.promptId))
        .where(and(eq(runs.id, runId), inScope))
      if (!found) return null

      const response = alias(captureBytes, 'response')
      const answer = alias(captureBytes, 'answer')
      const captured = await tx.db
        .select({
          capture: captures,
          response: response.bytes,
          responseSha256: response.sha256,
          answer: answer.bytes,
        })
        .from(captures)
        .innerJoin(response, isPart(response, 'response'))
        .leftJoin(answer, isPart(answer, 'answer'))
        .where(eq(captures.runId, runId))
        .orderBy(asc(sql`${captures.kind} <> 'original'`), desc(captures.capturedAt), desc(captures.id))
        .limit(MAX_CAPTURES)
      const original = captured.find(({ capture }) => capture.kind === 'original')?.capture
      const earlier = original ? await readEarlierReplies(tx, original) : []
      const judged = await listRows(
        tx.db,
        classifications,
        { runId },
        newest(classifications, MAX_CAPTURES * 5),
      )
      const verified = await listRows(tx.db, verifications, { runId }, newest(verifications, MAX_CAPTURES))
      const read = await readingsOfRun(tx, runId, MAX_CAPTURES * 2)
      const failed = await failedRepliesOf(tx, runId)
      const deciding = [...new Set(judged.flatMap((row) => row.decidingFactIds))]
      const active = await tx.db
        .select({ id: factStates.factId })
        .from(factStates)
        .where(and(sql`${factStates.factId} = any(${sql.param(deciding)}::uuid[])`, factStates.active))
      return {
        run: { ...found.run, place: found.slot === null ? found.run.place : found.slot - 1 },
        brand: found.brand,
        prompt: found.prompt,
        captured,
        earlier,
        classifications: judged.map(toStoredClassification).reverse(),
        verifications: verified.reverse(),
        readings: read,
        failed,
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
      ...pick(runs, 'origin', 'citationClass', 'classificationId'),
      captureId: captures.id,
      capturedAt: captures.capturedAt,
      sha256: captures.sha256,
      manifestSha256: manifests.sha256,
      cited: sql<{ url: string }[]>`${captures.extracted} -> 'cited'`,
      brand: brands,
      readsOthers: sql<boolean>`exists (select from veracite.rivals where brand_id = ${brands.id})`,
      prompt: { text: prompts.text, intent: prompts.intent },
      answer: captureBytes.bytes,
    })
    .from(runs)
    .innerJoin(captures, joined)
    .innerJoin(manifests, and(eq(manifests.subjectId, captures.id), eq(manifests.runId, runs.id)))
    .innerJoin(brands, eq(brands.id, runs.brandId))
    .innerJoin(prompts, eq(prompts.id, runs.promptId))
    .innerJoin(captureBytes, isPart(captureBytes, 'answer'))
    .where(where)
    // As in the index of positions: by id, the planner would walk all runs of the scan.
    .orderBy(runs.scanId, runs.place)
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

function toStoredCapture(
  row: { capture: typeof captures.$inferSelect; response: Uint8Array; answer: Uint8Array | null },
  earlier: StoredCapture['earlier'],
): StoredCapture {
  const { capture } = row
  return {
    ...capture,
    sha256: hex(capture.sha256),
    answerSha256: capture.answerSha256 && hex(capture.answerSha256),
    request: capture.request as StoredCapture['request'],
    extracted: capture.extracted as StoredCapture['extracted'],
    response: row.response,
    earlier,
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

/** The most earlier captures: as many as a manifest can name. */
const MAX_EARLIER = 64

/** Replies that came before the one with the answer, in order. */
async function readEarlierReplies(
  { db }: WithDb,
  capture: { id: string; capturedAt: Date },
): Promise<{ sha256: Uint8Array; bytes: Uint8Array | null }[]> {
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
