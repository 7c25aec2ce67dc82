import { buildCapture, type Captured } from '@veracite/evidence/capture/build-capture'
import type { RunToAsk } from '@veracite/evidence/capture/new-capture'
import type { EngineOutcome, EnginePort, Question } from '@veracite/terms/engine-port'
import type { CaptureSigner, Clock, Collector, Ids } from '@veracite/terms/ports'
import { type Engine, type Origin, originOf } from '@veracite/terms/vocabulary'
import { withinDeadline } from '@veracite/terms/within-deadline'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { LONGEST_WAIT_MS } from '../jobs/jobs.ts'
import type { EngineRests } from './engine-rests.ts'
import { failedReplies } from './failed-replies.ts'
import { isAsPlanned } from './is-as-planned.ts'
import type { RunStore } from './run-store.ts'
import { SCAN_STOPPED } from './scan-stopped.ts'

export interface AskDeps {
  runs: Pick<RunStore, 'findToAsk' | 'beginCall' | 'endCall' | 'spentToday' | 'spentOnScan' | 'appendCapture'>
  engines: ReadonlyMap<Engine, EnginePort>
  rests: EngineRests
  signer: CaptureSigner
  collector: Collector
  clock: Clock
  ids: Ids
  /** For metrics: what became of one call to an engine. */
  onCall: (call: {
    engine: Engine
    origin: Origin
    outcome: string
    seconds: number
    costUsd: string | null
  }) => void
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
    const asked = await askOnce(deps, { job, signal }, run, run.timesAsked + job.attempt - job.crashes)
    if (asked.kind === 'not_now') return asked.outcome
    const capture = buildCapture({
      id: deps.ids.next(),
      nonce: deps.ids.randomHex(16),
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
    await deps.runs.appendCapture(job.lease, capture, asked.callId)
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

export type Asked =
  | { kind: 'captured'; outcome: Captured; engine: EnginePort; callId: string }
  | { kind: 'not_now'; outcome: JobOutcome }

/** One call, recorded before it is made. Its outcome decides what happens to the job. */
export async function askOnce(
  deps: Omit<AskDeps, 'runs' | 'signer' | 'collector'> & {
    runs: Pick<RunStore, 'beginCall' | 'endCall' | 'spentToday'>
  },
  { job, signal }: Pick<JobContext, 'job' | 'signal'>,
  run: RunToAsk,
  attempt: number,
): Promise<Asked> {
  const engine = deps.engines.get(run.engine)
  if (!engine) {
    return notNow({
      kind: 'failed',
      error: `${run.engine} is no longer configured on this server.`,
      fatal: true,
      retryAfterMs: null,
    })
  }
  const startedAt = deps.clock.now()
  const restsUntil = deps.rests.until(run.engine, startedAt)
  if (restsUntil !== null) {
    return notNow({
      kind: 'postponed',
      until: restsUntil,
      reason: `${run.engine} asked us to wait until ${restsUntil.toISOString()}.`,
    })
  }
  const ceiling = engine.limits.dailySpendUsd
  if (ceiling !== null && Number(await deps.runs.spentToday(run.engine, startedAt)) >= Number(ceiling)) {
    return notNow({
      kind: 'postponed',
      until: nextUtcDay(startedAt),
      reason: `The daily spend ceiling of ${run.engine} (${ceiling} USD) is reached; asked again after midnight UTC.`,
    })
  }

  const callId = deps.ids.next()
  const { provider } = engine.access
  await deps.runs.beginCall(job.lease, {
    id: callId,
    runId: run.runId,
    engine: run.engine,
    provider,
    origin: originOf(engine.access.kind),
    startedAt,
  })
  const question = {
    runId: run.runId,
    brandId: run.brandId,
    prompt: run.prompt,
    intent: run.intent,
    locale: run.locale,
    sample: run.sample,
    attempt,
  }
  const outcome = await askInTime(engine, question, signal).catch(async (error: unknown) => {
    await deps.runs.endCall(callId, {
      outcome: 'error',
      maybeBilled: true,
      costUsd: null,
      finishedAt: deps.clock.now(),
      replies: [],
    })
    throw error
  })
  const finishedAt = deps.clock.now()
  const seconds = (finishedAt.getTime() - startedAt.getTime()) / 1000
  const origin = originOf(engine.access.kind)
  deps.onCall({ engine: run.engine, origin, outcome: labelOf(outcome), seconds, costUsd: costOf(outcome) })

  if (outcome.kind === 'answered' || outcome.kind === 'no_answer')
    return { kind: 'captured', outcome, engine, callId }
  const maybeBilled = outcome.kind === 'retry' && outcome.maybeBilled
  if (outcome.kind === 'retry' && outcome.retryAfterMs !== null) {
    const waitMs = Math.min(outcome.retryAfterMs, LONGEST_WAIT_MS)
    deps.rests.leaveAlone(run.engine, new Date(finishedAt.getTime() + waitMs), finishedAt)
  }
  const label = labelOf(outcome)
  const replies = failedReplies(run.runId, engine, outcome, label)
  await deps.runs.endCall(callId, { outcome: label, maybeBilled, costUsd: null, finishedAt, replies })
  return notNow({
    kind: 'failed',
    error: outcome.message,
    fatal: outcome.kind === 'final',
    retryAfterMs: outcome.kind === 'retry' ? outcome.retryAfterMs : null,
  })
}

/** Adapters promise to finish in time. If one breaks that promise, the scan must still end. */
const askInTime = async (
  engine: EnginePort,
  question: Question,
  signal: AbortSignal,
): Promise<EngineOutcome> =>
  withinDeadline(engine.ask(question, signal), engine.limits.timeoutMs + PATIENCE_MS, () => timedOut(engine))

/** Extra time for an adapter to notice its own timeout, which it can describe better than we could. */
const PATIENCE_MS = 2_000

const timedOut = ({ access, limits }: EnginePort): EngineOutcome => ({
  kind: 'retry',
  reason: 'timeout',
  retryAfterMs: null,
  message: `${access.engine} did not answer within ${limits.timeoutMs} ms.`,
  maybeBilled: true,
  exchanges: [],
})

const notNow = (outcome: JobOutcome): Asked => ({ kind: 'not_now', outcome })

const labelOf = (outcome: EngineOutcome): string =>
  outcome.kind === 'answered' ? 'answered' : `${outcome.kind}:${outcome.reason}`

const costOf = (outcome: EngineOutcome): string | null => ('costUsd' in outcome ? outcome.costUsd : null)

const nextUtcDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 0, 0, 30))
