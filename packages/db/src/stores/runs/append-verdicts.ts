import type { Lease } from '@veracite/core/jobs/jobs'
import type { CaptureToClassify, NewVerdicts } from '@veracite/core/runs/run-store'
import type { NewClassification } from '@veracite/evidence/records/new-classification'
import { originBody } from '@veracite/terms/origins'
import type { Tx } from '../../connection.ts'
import { appendEvents } from '../events/event-rows.ts'
import { findingEventsOf } from '../events/news-store.ts'
import { appendCaptureRows, appendClassificationRows } from '../evidence/evidence-rows.ts'
import { appendWitnessed } from '../evidence/witnessed-rows.ts'
import { lockFindings } from '../findings/finding-lock.ts'
import { completeJob, holdLease } from '../jobs/job-lease.ts'
import { insertJobs } from '../jobs/job-rows.ts'
import { COUNT_AFTER_MS, queueCount } from '../rivals/queue-count.ts'
import { findLate, withLateNews } from '../scans/scan-reading.ts'
import { isCaptureUnchanged, isUnchanged, stillCaptured, withdrawReading } from './review-rows.ts'
import { settlementOf, settleVerificationCall } from './settled-call.ts'

/** The only way a verdict is stored. The order of locks is the same for every kind: lease, findings, run. */
export async function appendVerdicts(tx: Tx, given: NewVerdicts): Promise<boolean> {
  if ('lease' in given) await holdLease(tx, given.lease)
  const subject = given.kind === 'scan' ? (given.classifications[0] ?? given.later[0]) : given.capture
  if (subject !== undefined) await lockFindings(tx, subject)
  const verdicts = given.kind === 'scan' ? await openOnes(tx, given) : given
  const added = await classificationsToAdd(tx, verdicts)
  if (added === null) return false
  const now = verdicts.kind === 'scan' ? verdicts.now : added[0]?.createdAt
  if (now === undefined) return true
  const late = verdicts.kind === 'reading' ? await completeReading(tx, verdicts) : null
  const changes = await appendClassificationRows(tx, added, lookOf(verdicts))
  if ('followUp' in verdicts && verdicts.followUp.length > 0) await insertJobs(tx, verdicts.followUp, now)
  // An answer that had a class was counted, or is about to be: it may name others now, or nobody.
  if (verdicts.kind !== 'scan' && verdicts.kind !== 'verification' && verdicts.kind !== 'verified_again')
    if (verdicts.capture.classificationId !== null)
      await queueCount(tx, verdicts.capture.brand.id, now, COUNT_AFTER_MS)
  const news = await findingEventsOf(tx, changes, now)
  await appendEvents(tx, late === null ? news : await withLateNews(tx, late, news), now)
  return true
}

/** A run that a model has read meanwhile, or another worker has judged, keeps what came of that. */
async function openOnes(tx: Tx, scan: Extract<NewVerdicts, { kind: 'scan' }>): Promise<typeof scan> {
  const open = new Set(await stillCaptured(tx, [...scan.classifications, ...scan.later]))
  const captures = new Set([...open].map(({ captureId }) => captureId))
  const classifications = scan.classifications.filter((one) => open.has(one))
  const followUp = scan.followUp.filter(
    (job) => job.kind === 'run.read' && captures.has(job.payload.captureId),
  )
  return { ...scan, classifications, followUp }
}

/** Null if the run was reclassified since its capture was read: nothing may be written then. */
async function classificationsToAdd(tx: Tx, verdicts: NewVerdicts): Promise<NewClassification[] | null> {
  switch (verdicts.kind) {
    case 'scan':
      return verdicts.classifications
    case 'verification': {
      const { capture, classification, callId } = verdicts
      await appendCaptureRows(tx, capture)
      await appendWitnessed(tx, [capture.witnessed])
      await settleVerificationCall(tx, callId, settlementOf(capture))
      return classification === null ? [] : [classification]
    }
    case 'verified_again':
      return (await isCaptureUnchanged(tx, verdicts.capture)) ? [verdicts.classification] : null
    case 'settlement': {
      const { capture, classification, withdrawn } = verdicts
      if (!(await isUnchanged(tx, capture))) return null
      if (withdrawn) await withdrawReading(tx, capture.runId, withdrawn, classification.createdAt)
      return [classification]
    }
    default:
      return (await isUnchanged(tx, verdicts.capture)) ? [verdicts.classification] : null
  }
}

async function completeReading(
  tx: Tx,
  {
    lease,
    capture,
    classification,
  }: { lease: Lease; capture: CaptureToClassify; classification: NewClassification },
) {
  const { verdict, createdAt } = classification
  const changed = verdict.class !== capture.citationClass
  const result = { class: verdict.class, changed, ...originBody(capture.origin) }
  await completeJob(tx, lease, result, createdAt)
  return findLate(tx, capture.runId)
}

function lookOf(verdicts: NewVerdicts): Parameters<typeof appendClassificationRows>[2] {
  if (verdicts.kind === 'verification') return { kind: 'verification', lookId: verdicts.lease.jobId }
  if (verdicts.kind === 'verified_again') return { kind: 'verification', lookId: verdicts.capture.lookId }
  return { kind: 'original' }
}
