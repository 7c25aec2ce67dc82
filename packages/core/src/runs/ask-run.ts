import { buildCapture } from '@veracite/evidence/capture/build-capture'
import type { PlannedEngine, RunToAsk } from '@veracite/evidence/capture/new-capture'
import type { EnginePort } from '@veracite/terms/engine-port'
import type { CaptureSigner, Collector } from '@veracite/terms/ports'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { withWitness } from '../relays/relaying.ts'
import { askOnce, type CallDeps } from './ask-once.ts'
import type { RunStore } from './run-store.ts'
import { SCAN_STOPPED } from './scan-stopped.ts'

export interface AskDeps extends CallDeps {
  runs: Pick<RunStore, 'findToAsk' | 'beginCall' | 'endCall' | 'spentToday' | 'spentOnScan' | 'appendCapture'>
  signer: CaptureSigner
  collector: Collector
}

/** Job `run.ask`: asks one prompt of one engine and keeps the answer. */
export const askRun =
  (deps: AskDeps) =>
  async ({ job, signal }: JobContext, payload: { runId: string; scanId: string }): Promise<JobOutcome> => {
    const run = await deps.runs.findToAsk(payload.runId)
    // If the run is gone or already has its outcome, there is nothing left to do.
    if (!run || (run.status !== 'QUEUED' && run.status !== 'RUNNING')) return { kind: 'done' }

    const refusal = refusalOf(deps, run) ?? (await ceilingReached(deps, run))
    if (refusal !== null) return refusal
    const asked = await askOnce(deps, { job, signal }, run, {
      attempt: run.timesAsked + job.attempt - job.crashes,
      kind: 'original',
    })
    if (asked.kind === 'not_now') return asked.outcome
    const capture = buildCapture({
      id: deps.ids.next(),
      nonce: asked.nonce,
      kind: 'original',
      run,
      engine: asked.engine,
      outcome: asked.outcome,
      collector: deps.collector,
      signer: deps.signer,
      previous: null,
      trigger: { kind: 'scan', id: run.scanId },
      now: deps.clock.now(),
    })
    const witnessed = await withWitness(deps, capture, asked.outcome.exchange)
    await deps.runs.appendCapture(job.lease, witnessed, asked.callId)
    return { kind: 'completed' }
  }

/**
 * A planned run is asked as its plan says, and not before the plan's date: readers of the bundle compare the
 * two. A worker whose clock is behind the plan's waits.
 */
function refusalOf({ engines, clock }: AskDeps, { plan, engine, isStopped }: RunToAsk): JobOutcome | null {
  if (isStopped) return { kind: 'failed', error: SCAN_STOPPED, fatal: true, retryAfterMs: null }
  if (plan === null) return null
  const configured = engines.get(engine)
  if (configured && !isAsPlanned(plan.engine, configured)) {
    const error = `The access to ${engine} no longer matches the logged plan; start a new scan.`
    return { kind: 'failed', error, fatal: true, retryAfterMs: null }
  }
  const behindMs = plan.plannedAt.getTime() - clock.now().getTime()
  if (behindMs <= 0) return null
  const reason = 'The clock of this worker is behind the one that dated the plan.'
  if (behindMs <= LONGEST_CLOCK_WAIT_MS) return { kind: 'postponed', until: plan.plannedAt, reason }
  // Clocks that are set right after that go back by hours or days: the scan ends instead of waiting for them.
  const error = `${reason} Set both right, and start a new scan.`
  return { kind: 'failed', error, fatal: true, retryAfterMs: null }
}

const LONGEST_CLOCK_WAIT_MS = 10 * 60_000

/** Questions that the scan cannot pay for fail, each with the reason, so that the scan ends. */
async function ceilingReached(
  { runs }: AskDeps,
  { scanId, spendCeilingUsd: ceiling }: RunToAsk,
): Promise<JobOutcome | null> {
  if (ceiling == null || Number(await runs.spentOnScan(scanId)) < Number(ceiling)) return null
  const error = `The spend ceiling of the scan (${Number(ceiling)} USD) is reached.`
  return { kind: 'failed', error, fatal: true, retryAfterMs: null }
}

/** Whether an engine is still asked as its plan says. */
const isAsPlanned = (planned: PlannedEngine, { access }: Pick<EnginePort, 'access'>): boolean =>
  planned.access === access.kind &&
  planned.provider === access.provider &&
  planned.modelRequested === access.model
