import type { NewClassification } from '@veracite/evidence/records/new-classification'
import type { FactsForVerdict } from '@veracite/ground-truth/facts/fact'
import type { Ids } from '@veracite/terms/ports'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { Lease, NewJob } from '../jobs/jobs.ts'
import { classifyFrom } from './classify-captures.ts'
import { type DecidingDeps, type ModelReadingOutcome, type Read, readToDecide } from './deciding-reading.ts'
import type { CaptureToClassify, RunStore } from './run-store.ts'

export interface ReadRunDeps extends DecidingDeps {
  runs: Pick<RunStore, 'findToRead' | 'appendVerdicts'>
  facts: FactsForVerdict
}

/** A call that may have been charged is not repeated more often than this. */
const MOST_CHARGED = 5
/** Failures take one second, then two, four and so on: about eight minutes in all, longer than a scan usually waits. */
const MAX_ATTEMPTS = 10

/**
 * Job `run.read`: the model reads one captured answer, and what it would accuse it of is read a second time. The
 * readings are stored with the classification that follows from them.
 */
export const readRun =
  (deps: ReadRunDeps) =>
  async ({ job, signal }: JobContext, payload: { captureId: string }): Promise<JobOutcome> => {
    if (deps.model === null)
      return { kind: 'done', result: { skipped: 'This server has no model that reads.' } }
    const capture = await deps.runs.findToRead(payload.captureId)
    if (!capture) return { kind: 'done', result: { skipped: 'There is no such answer.' } }
    const facts = await deps.facts.listForVerdict(capture.brand.id)
    const read = await readToDecide(deps, capture, facts, signal)
    const { problem } = read
    if (problem?.kind === 'postponed' && read.fresh.every(({ readerKind }) => readerKind === 'rules'))
      return problem
    if (problem === null && read.fresh.length === 0 && capture.classificationId !== null)
      return { kind: 'done', result: { skipped: 'There is nothing left to read.' } }
    // Without a reading by the model nothing is stored: the scan does it, as provisional, when it does not wait any more.
    const isWorthKeeping = problem === null || read.fresh.some(({ readerKind }) => readerKind === 'model')
    const made = isWorthKeeping ? await appendTo(deps, job.lease, capture, read, signal) : null
    deps.onModelReading({
      origin: capture.origin,
      outcome: outcomeOf(read, made, capture),
      costUsd: read.costUsd,
    })
    if (problem === null) return { kind: 'completed' }
    if (problem.kind === 'postponed') return problem
    const { error, retryAfterMs } = problem
    const isLastCharge = problem.maybeBilled && job.attempt - job.crashes >= MOST_CHARGED
    return { kind: 'failed', error, retryAfterMs, fatal: problem.fatal || isLastCharge }
  }

function outcomeOf(
  { problem, isUnreadable }: Read,
  made: NewClassification | null,
  { citationClass }: CaptureToClassify,
): ModelReadingOutcome {
  if (problem !== null || made === null) return 'failed'
  if (isUnreadable) return 'unreadable'
  if (citationClass === null) return 'decided'
  return made.verdict.class === citationClass ? 'same_class' : 'other_class'
}

/** The run may be settled or reclassified while the model reads: then the verdict is computed again. */
async function appendTo(
  deps: ReadRunDeps,
  lease: Lease,
  first: CaptureToClassify,
  { fresh, standing, problem }: Read,
  signal: AbortSignal,
): Promise<NewClassification> {
  let capture: CaptureToClassify | null = first
  for (let round = 0; round < MAX_ROUNDS && capture; round++) {
    const facts = await deps.facts.listForVerdict(capture.brand.id)
    const readings = [...capture.readings, ...standing]
    const made = await classifyFrom(deps, { capture, facts, readings, fresh }, signal)
    const verdict = { lease, capture, classification: made }
    const isStored = await deps.runs.appendVerdicts(
      problem === null
        ? { kind: 'reading', ...verdict, followUp: readJobs(deps, [made]) }
        : { kind: 'reclassification', ...verdict, followUp: [] },
    )
    if (isStored) return made
    capture = await deps.runs.findToRead(first.captureId)
  }
  throw new Error('The run was reclassified repeatedly while its answer was read.')
}

const MAX_ROUNDS = 5

/** Jobs for the answers among these that the model still owes something. */
export const readJobs = (
  { ids }: { ids: Pick<Ids, 'next'> },
  classified: readonly Pick<NewClassification, 'captureId' | 'awaits'>[],
): NewJob[] =>
  classified.filter(({ awaits }) => awaits !== null).map(({ captureId }) => readJob(ids, captureId))

/** The same for answers that were never ordered: the id is that of the capture, so each is ordered once this way. */
export const firstReadJobs = (classified: Parameters<typeof readJobs>[1]): NewJob[] =>
  classified
    .filter(({ awaits }) => awaits !== null)
    .map(({ captureId }) => readJob({ next: () => captureId }, captureId))

const readJob = (ids: Pick<Ids, 'next'>, captureId: string): NewJob => ({
  id: ids.next(),
  kind: 'run.read',
  lane: 'read',
  payload: { captureId },
  dedupKey: captureId,
  maxAttempts: MAX_ATTEMPTS,
})
