import { buildCapture } from '@veracite/evidence/capture/build-capture'
import type { NewCapture, PlannedEngine, RunToAsk } from '@veracite/evidence/capture/new-capture'
import type { SealDeps } from '@veracite/evidence/capture/recorder'
import type { EnginePort } from '@veracite/terms/engine-port'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { givenUp } from '../jobs/job-ports.ts'
import { withWitness } from '../relays/relaying.ts'
import type { Asked } from './ask-once.ts'
import { askOnce, type CallDeps } from './ask-once.ts'
import type { RunStore } from './run-store.ts'
import { SCAN_STOPPED } from './scan-stopped.ts'

export interface AskDeps extends CallDeps, SealDeps {
  runs: Pick<RunStore, 'findToAsk' | 'beginCall' | 'endCall' | 'spentToday' | 'spentOnScan' | 'appendCapture'>
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
    const trigger = { kind: 'scan', id: run.scanId } as const
    const capture = await captureOf(deps, run, asked, { kind: 'original', previous: null, trigger })
    await deps.runs.appendCapture(job.lease, capture, asked.callId)
    return { kind: 'completed' }
  }

/** The signed capture of an answer, with the statement of the relay that carried it, if one did. */
export function captureOf(
  deps: Pick<AskDeps, 'relaying' | keyof SealDeps>,
  run: RunToAsk,
  { nonce, engine, outcome }: Extract<Asked, { kind: 'captured' }>,
  made: Pick<Parameters<typeof buildCapture>[0], 'kind' | 'previous' | 'trigger'>,
): Promise<NewCapture> {
  const { collector, signer, clock, ids } = deps
  const asked = { id: ids.next(), nonce, run, engine, outcome }
  const capture = buildCapture({ ...asked, ...made, collector, signer, now: clock.now() })
  return withWitness(deps, capture, outcome.exchange)
}

/** Asks as the plan says and not before its date, as bundles show both. A worker whose clock is behind waits. */
function refusalOf({ engines, clock }: AskDeps, { plan, engine, isStopped }: RunToAsk): JobOutcome | null {
  if (isStopped) return givenUp(SCAN_STOPPED)
  if (plan === null) return null
  const configured = engines.get(engine)
  if (configured && !isAsPlanned(plan.engine, configured)) {
    return givenUp(`The access to ${engine} no longer matches the logged plan; start a new scan.`)
  }
  const behindMs = plan.plannedAt.getTime() - clock.now().getTime()
  if (behindMs <= 0) return null
  const reason = 'The clock of this worker is behind the one that dated the plan.'
  if (behindMs <= LONGEST_CLOCK_WAIT_MS) return { kind: 'postponed', until: plan.plannedAt, reason }
  // Clocks that are set right after that go back by hours or days: the scan ends instead of waiting for them.
  return givenUp(`${reason} Set both right, and start a new scan.`)
}

const LONGEST_CLOCK_WAIT_MS = 10 * 60_000

/** Questions that the scan cannot pay for fail, each with the reason, so that the scan ends. */
async function ceilingReached(
  { runs }: AskDeps,
  { scanId, spendCeilingUsd: ceiling }: RunToAsk,
): Promise<JobOutcome | null> {
  if (ceiling == null || Number(await runs.spentOnScan(scanId)) < Number(ceiling)) return null
  return givenUp(`The spend ceiling of the scan (${Number(ceiling)} USD) is reached.`)
}

/** Whether an engine is still asked as its plan says. */
const isAsPlanned = (planned: PlannedEngine, { access }: Pick<EnginePort, 'access'>): boolean =>
  planned.access === access.kind &&
  planned.provider === access.provider &&
  planned.modelRequested === access.model
