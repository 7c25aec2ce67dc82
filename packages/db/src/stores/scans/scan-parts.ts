import type { NewJob } from '@veracite/core/jobs/jobs'
import { partsToQueue, type ScanStep, type StepState } from '@veracite/core/scans/scan-steps'
import type { EndedStep, ScanPart } from '@veracite/core/scans/scan-store'
import { and, count, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { Tx, WithDb } from '../../connection.ts'
import { jobs, runs, scans } from '../../generated/tables.ts'
import { insertJobs, newId } from '../jobs/job-rows.ts'
import { lockRow, setRows } from '../rows.ts'

type ScanRow = typeof scans.$inferSelect

/** Counts the part, and queues the next ones or, after the last, `scan.classify`. The scan's row makes that happen once. */
export async function countPart(tx: Tx, { scanId, step, from, to }: ScanPart, now: Date): Promise<void> {
  const scan = await lockRow(tx, scans, { id: scanId })
  if (scan === null || scan.step !== step || scan.finishedAt !== null) return
  const counted = { ...scan, stepDone: scan.stepDone + to - from }
  await setRows(tx.db, scans, { stepDone: counted.stepDone }, { id: scanId })
  if (counted.status === 'CLASSIFYING' && counted.stepDone >= counted.totalRuns)
    await queueClassify(tx, await newId(tx), scanId, now)
  else await queueParts(tx, scanId, stateOf(counted), now)
}

export const queueClassify = (tx: Tx, jobId: string, scanId: string, now: Date) =>
  insertJobs(
    tx,
    [{ id: jobId, kind: 'scan.classify', lane: 'classify', payload: { scanId }, dedupKey: scanId }],
    now,
  )

const stateOf = ({ step, stepQueued, stepDone, settledRuns, totalRuns, status }: ScanRow): StepState => ({
  step,
  queued: stepQueued,
  done: stepDone,
  settled: settledRuns,
  total: totalRuns,
  isAsking: status !== 'CLASSIFYING',
})

/** Call it with the row of the scan locked. Usually there is nothing to queue. */
export async function queueParts(tx: Tx, scanId: string, state: StepState, now: Date): Promise<void> {
  const { step } = state
  const parts = partsToQueue(state)
  if (parts.length === 0 || step === 'read') return
  const queued: NewJob[] = []
  for (const places of parts)
    queued.push({
      id: await newId(tx),
      kind: 'scan.part',
      lane: 'classify',
      payload: { scanId, step, ...places },
    })
  await insertJobs(tx, queued, now)
  await setRows(tx.db, scans, { stepQueued: parts.at(-1)?.to ?? state.queued }, { id: scanId })
}

/** What the step has left; null if parts of it are left. Those are queued. */
export async function stepOf(tx: Tx, scanId: string, now: Date): Promise<EndedStep | null> {
  const scan = await lockRow(tx, scans, { id: scanId })
  if (scan === null || scan.status !== 'CLASSIFYING') return null
  if (scan.stepDone < scan.totalRuns) {
    await queueParts(tx, scanId, stateOf(scan), now)
    return null
  }
  const captured = and(eq(runs.scanId, scanId), eq(runs.status, 'CAPTURED'))
  const [left] = await tx.db
    .select({ captured: count(), unordered: sql<number>`count(*) filter (where ${isUnordered(tx)})::int` })
    .from(runs)
    .where(captured)
  return {
    step: scan.step,
    captured: left?.captured ?? 0,
    unordered: left?.unordered ?? 0,
    isPlanned: scan.planSha256 !== null,
    total: scan.totalRuns,
  }
}

export async function beginStep(tx: Tx, scanId: string, step: ScanStep, now: Date): Promise<void> {
  const scan = await lockRow(tx, scans, { id: scanId })
  if (scan === null) return
  const at = step === 'read' ? scan.totalRuns : 0
  const waits = step === 'read' ? { readingSince: now, readingLeft: null } : {}
  await setRows(tx.db, scans, { step, stepQueued: at, stepDone: at, ...waits }, { id: scanId })
  await queueParts(tx, scanId, { ...stateOf(scan), step, queued: at, done: at }, now)
}

/** Runs whose answer was not ordered from a model; see `firstReadJobs`. */
export const isUnordered = ({ db }: WithDb): SQL =>
  notExists(db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, runs.captureId)))
