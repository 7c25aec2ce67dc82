import type { NewJob } from '@veracite/core/jobs/jobs'
import type { RunStore, VerificationRefusal } from '@veracite/core/runs/run-store'
import { readStoredVerdict } from '@veracite/evidence/capture/stored-verdict'
import { originBody } from '@veracite/terms/origins'
import { pick } from '@veracite/terms/pick'
import { and, asc, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { inTransaction, keepThenCommit, type Pool } from '../../connection.ts'
import {
  captures,
  classifications,
  engineSpend,
  prompts,
  runs,
  verifications,
} from '../../generated/tables.ts'
import type { Database } from '../../open-postgres.ts'
import { abandon, abandonedOutcome } from '../abandon.ts'
import { emitFindingEvents } from '../events/news-store.ts'
import { repliesOf } from '../evidence/capture-rows.ts'
import { findEvidenceRows, listCapturesToClassify, listVerifiedCaptures } from '../evidence/evidence-reads.ts'
import { appendFailedReplies } from '../evidence/failed-replies.ts'
import { findByHashInBatches } from '../evidence/find-by-hash.ts'
import { appendManifests } from '../evidence/manifest-rows.ts'
import { findingsAfterVerification } from '../findings/finding-rows.ts'
import { hex, isUuid } from '../ids.ts'
import { claimKey, settleKey } from '../jobs/idempotency-store.ts'
import { completeJob, holdLease } from '../jobs/job-lease.ts'
import { insertJobs } from '../jobs/job-rows.ts'
import { behind, findRow, hasId, setRows, toPage } from '../rows.ts'
import { isUnordered } from '../scans/scan-parts.ts'
import { createScanSpend } from '../scans/scan-spend.ts'
import { appendVerdicts } from './append-verdicts.ts'
import { appendInBatches, beginInBatches } from './call-rows.ts'
import { reviewVerbs } from './review-rows.ts'
import { findInBatches } from './run-to-ask.ts'
import { settleCall } from './settled-call.ts'
import { takeVerification } from './verification-limits.ts'

export function createRunStore(pool: Pool & Pick<Database, 'shared'>): RunStore {
  const { db } = pool
  const findByHash = findByHashInBatches(pool.shared)
  const begin = beginInBatches(pool)
  const append = appendInBatches(pool)
  const find = findInBatches(db)
  return {
    async exists(runId, scope) {
      const inScope = scope.accountId === null ? undefined : eq(runs.accountId, scope.accountId)
      return (await findRow(db, runs, and(hasId(runs.id, runId), inScope))) !== null
    },

    async findToAsk(runId) {
      if (!isUuid(runId)) return null
      return await find(runId)
    },

    beginCall: (lease, call) => begin({ lease, call }),

    endCall: (callId, end) =>
      keepThenCommit(pool, end.replies, async (tx) => {
        await settleCall(tx, callId, end)
        await appendFailedReplies(tx, callId, end.replies)
      }),

    async spentToday(engine, now) {
      const [row] = await db
        .select({ costUsd: sql<string | null>`sum(${engineSpend.costUsd})::text` })
        .from(engineSpend)
        .where(and(eq(engineSpend.engine, engine), eq(engineSpend.day, now.toISOString().slice(0, 10))))
      return row?.costUsd ?? '0'
    },

    spentOnScan: createScanSpend(db),

    async appendCapture(lease, capture, callId) {
      const inRow = await pool.bytes.keep(repliesOf(capture))
      await append({ lease, capture, callId, inRow })
    },

    listToClassify: (scanId, { from, to }, all) =>
      listCapturesToClassify(
        pool,
        and(
          eq(runs.scanId, scanId),
          eq(runs.status, 'CAPTURED'),
          gte(runs.place, from),
          lt(runs.place, to),
          all ? undefined : isUnordered(pool),
        ),
        to - from,
      ),

    async findToReclassify(runId) {
      if (!isUuid(runId)) return null
      const [found] = await listCapturesToClassify(
        pool,
        // What people brought from apps belongs to no scan that would judge it first.
        and(
          eq(runs.id, runId),
          or(
            inArray(runs.status, ['CLASSIFIED', 'SET_ASIDE']),
            and(eq(runs.status, 'CAPTURED'), eq(runs.origin, 'app')),
          ),
        ),
        1,
      )
      return found ?? null
    },

    listToFollow: (runIds) =>
      listCapturesToClassify(
        pool,
        and(inArray(runs.id, [...runIds]), eq(runs.status, 'CLASSIFIED')),
        runIds.length,
      ),

    async verdictsOf(classificationIds) {
      if (classificationIds.length === 0) return new Map()
      const rows = await db
        .select({ id: classifications.id, verdict: classifications.verdict })
        .from(classifications)
        .where(inArray(classifications.id, [...classificationIds]))
      return new Map(rows.map(({ id, verdict }) => [id, readStoredVerdict(verdict)]))
    },

    listVerifiedToReclassify: (runId, cursor, limit) => listVerifiedCaptures(pool, runId, cursor, limit),

    async listClassified(brandId, cursor, limit) {
      const rows = await db
        .select({ id: runs.id })
        .from(runs)
        .where(
          and(
            eq(runs.brandId, brandId),
            // Written exactly as in the index; otherwise the planner would not use it.
            sql`${runs.status} in ('CLASSIFIED', 'SET_ASIDE')`,
            cursor ? gt(runs.id, cursor) : undefined,
          ),
        )
        .orderBy(asc(runs.id))
        .limit(limit)
      return rows.map((row) => row.id)
    },

    async findToRead(captureId) {
      if (!isUuid(captureId)) return null
      const [found] = await listCapturesToClassify(
        pool,
        and(eq(runs.captureId, captureId), inArray(runs.status, ['CAPTURED', 'CLASSIFIED'])),
        1,
      )
      return found ?? null
    },

    appendVerdicts: (verdicts) =>
      keepThenCommit(pool, verdicts.kind === 'verification' ? repliesOf(verdicts.capture) : [], (tx) =>
        appendVerdicts(tx, verdicts),
      ),

    ...reviewVerbs(pool),

    setAside: (lease, unread, now) =>
      inTransaction(pool, async (tx) => {
        await holdLease(tx, lease)
        for (const { runId, reason } of unread) {
          const aside = { status: 'SET_ASIDE', error: reason, finishedAt: now } as const
          await setRows(tx.db, runs, aside, { id: runId, status: 'CAPTURED' })
        }
      }),

    appendVerification: (lease, { manifest, ...verification }) =>
      inTransaction(pool, async (tx) => {
        const ofRun = eq(runs.id, verification.runId)
        const [run] = await tx.db.select({ origin: runs.origin }).from(runs).where(ofRun)
        await completeJob(
          tx,
          lease,
          {
            ...(run && originBody(run.origin)),
            outcome: verification.outcome,
            captures: verification.captureIds.length,
            compared: verification.compared,
            reproduced: verification.reproduced,
          },
          verification.createdAt,
        )
        await tx.db.insert(verifications).values(verification)
        const { id: subjectId, runId, createdAt } = verification
        await appendManifests(tx, 'verification', [{ subjectId, runId, manifest, createdAt }])
        const look = { lookId: lease.jobId, runId }
        await emitFindingEvents(tx, await findingsAfterVerification(tx, look, createdAt), createdAt)
      }),

    async requestVerification({ runId, scope, jobId, now, limits, times, weight, idempotency }) {
      if (!isUuid(runId)) return { kind: 'not_found' }
      const work = inTransaction(pool, async (tx) => {
        const inScope = scope.accountId === null ? undefined : eq(runs.accountId, scope.accountId)
        const [run] = await tx.db
          .select(pick(runs, 'engine', 'accountId', 'classificationId', 'origin'))
          .from(runs)
          .where(and(eq(runs.id, runId), inScope))
          .for('share')
        if (!run) return { kind: 'not_found' as const }
        if (run.classificationId === null) return { kind: 'not_classified' as const }
        if (run.origin === 'app') return { kind: 'brought' as const }
        if (idempotency) {
          const replay = await claimKey(tx, idempotency, {}, now)
          if (replay) return { kind: 'replay' as const, replay }
        }
        const verify: NewJob = {
          id: jobId,
          kind: 'run.verify',
          lane: run.engine,
          payload: { runId, ...(times !== undefined && { times }) },
          dedupKey: runId,
          priority: 10,
        }
        const [job] = await insertJobs(tx, [verify], now)
        const queued = job?.jobId ?? jobId
        if (job?.created) {
          const refusal = await takeVerification(tx, {
            ...{ runId, accountId: run.accountId, weight, now },
            ...limits,
          })
          if (refusal) return abandon(refusal)
        }
        if (idempotency) await settleKey(tx, idempotency, { jobId: queued })
        return { kind: 'queued' as const, jobId: queued }
      })
      return work.catch(abandonedOutcome<VerificationRefusal>)
    },

    async listForScan(scanId, filter, { limit, cursor }) {
      const wanted = and(
        hasId(runs.scanId, scanId),
        filter.engine && eq(runs.engine, filter.engine),
        filter.intent && eq(runs.intent, filter.intent),
        filter.status && eq(runs.status, filter.status),
        filter.citationClass && eq(runs.citationClass, filter.citationClass),
      )
      const rows = await db
        .select({
          ...pick(runs, 'id', 'scanId', 'engine', 'intent'),
          prompt: prompts.text,
          ...pick(runs, 'sample', 'status', 'citationClass'),
          ...pick(captures, 'sha256', 'accessKind', 'grade'),
          ...pick(runs, 'noAnswerReason', 'error', 'origin', 'provisional'),
        })
        .from(runs)
        .innerJoin(prompts, eq(prompts.id, runs.promptId))
        .leftJoin(captures, eq(captures.id, runs.captureId))
        .where(and(wanted, behind(runs.id, 'oldest', cursor)))
        .orderBy(asc(runs.id))
        .limit(limit + 1)
      const items = rows.map((row) => ({ ...row, sha256: row.sha256 && hex(row.sha256) }))
      return { ...toPage(items, limit), total: await db.$count(runs, wanted) }
    },

    findEvidence: (runId, scope) => findEvidenceRows(pool, runId, scope),

    findByHash,
  }
}
