import type { Captured } from '@veracite/evidence/capture/capture-manifest'
import type { RunToAsk } from '@veracite/evidence/capture/new-capture'
import type { EngineOutcome, EnginePort, Question } from '@veracite/terms/engine-port'
import type { ClockAndIds } from '@veracite/terms/ports'
import { type CaptureKind, type Engine, type Origin, originOf } from '@veracite/terms/vocabulary'
import { withinDeadline } from '@veracite/terms/within-deadline'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { afterMidnight, givenUp } from '../jobs/job-ports.ts'
import { LONGEST_WAIT_MS } from '../jobs/jobs.ts'
import { RELAY_WAIT_MS, type Relaying, witnessedAs } from '../relays/relaying.ts'
import type { EngineRests } from './engine-rests.ts'
import { failedReplies } from './failed-replies.ts'
import type { RunStore } from './run-store.ts'

export interface CallDeps extends ClockAndIds {
  runs: Pick<RunStore, 'beginCall' | 'endCall' | 'spentToday'>
  engines: ReadonlyMap<Engine, EnginePort>
  rests: EngineRests
  /** Which questions are carried by relays. */
  relaying: Relaying
  /** For metrics: what became of one call to an engine. */
  onCall: (call: {
    engine: Engine
    origin: Origin
    outcome: string
    seconds: number
    costUsd: string | null
  }) => void
}

export type Asked =
  | { kind: 'captured'; outcome: Captured; engine: EnginePort; callId: string; nonce: string }
  | { kind: 'not_now'; outcome: JobOutcome }

/** One call, recorded before it is made. Its outcome decides what happens to the job. */
export async function askOnce(
  deps: CallDeps,
  { job, signal }: Pick<JobContext, 'job' | 'signal'>,
  run: RunToAsk,
  { attempt, kind }: { attempt: number; kind: CaptureKind },
): Promise<Asked> {
  const engine = deps.engines.get(run.engine)
  if (!engine) return notNow(givenUp(`${run.engine} is no longer configured on this server.`))
  const startedAt = deps.clock.now()
  const wait = restOf(deps, run.engine, startedAt) ?? (await dayIsSpent(deps, run.engine, engine, startedAt))
  if (wait !== null) return notNow(wait)

  const callId = deps.ids.next()
  // Made before the question is sent: a relay signs a digest of it, so that the reply fits no other capture.
  const nonce = deps.ids.randomHex(16)
  const toBe = { captureNonce: nonce, runId: run.runId, prompt: run.prompt }
  const origin = originOf(engine.access.kind)
  await deps.runs.beginCall(job.lease, {
    id: callId,
    runId: run.runId,
    engine: run.engine,
    provider: engine.access.provider,
    origin,
    startedAt,
  })
  const outcome = await askInTime(
    engine,
    questionOf(run, attempt, witnessedAs(deps.relaying, kind, toBe)),
    signal,
  ).catch(async (error: unknown) => {
    await endBroken(deps, callId)
    throw error
  })
  const finishedAt = deps.clock.now()
  const seconds = (finishedAt.getTime() - startedAt.getTime()) / 1000
  deps.onCall({ engine: run.engine, origin, outcome: labelOf(outcome), seconds, costUsd: costOf(outcome) })

  if (isCaptured(outcome)) return { kind: 'captured', outcome, engine, callId, nonce }
  restAfter(deps, run.engine, outcome, finishedAt)
  await endFailed(deps, { callId, runId: run.runId, engine, finishedAt }, outcome)
  // After the first of several calls it may have been paid for, and paying again must use up an attempt.
  if (outcome.kind === 'retry' && outcome.reason === 'relay_away' && !outcome.maybeBilled)
    return notNow(untilRelay(outcome, finishedAt))
  return notNow({
    kind: 'failed',
    error: outcome.message,
    fatal: outcome.kind === 'final',
    retryAfterMs: outcome.kind === 'retry' ? outcome.retryAfterMs : null,
  })
}

type Failed = Exclude<EngineOutcome, Captured>

const isCaptured = (outcome: EngineOutcome): outcome is Captured =>
  outcome.kind === 'answered' || outcome.kind === 'no_answer'

const notNow = (outcome: JobOutcome): Asked => ({ kind: 'not_now', outcome })

function restOf({ rests }: CallDeps, engine: Engine, now: Date): JobOutcome | null {
  const until = rests.until(engine, now)
  if (until === null) return null
  return { kind: 'postponed', until, reason: `${engine} asked us to wait until ${until.toISOString()}.` }
}

async function dayIsSpent(
  { runs }: CallDeps,
  engine: Engine,
  { limits: { dailySpendUsd: ceiling } }: EnginePort,
  now: Date,
): Promise<JobOutcome | null> {
  if (ceiling === null || Number(await runs.spentToday(engine, now)) < Number(ceiling)) return null
  return {
    kind: 'postponed',
    until: afterMidnight(now),
    reason: `The daily spend ceiling of ${engine} (${ceiling} USD) is reached; asked again after midnight UTC.`,
  }
}

/** It waits without using up its attempts: nothing was sent to the engine. */
const untilRelay = ({ message }: { message: string }, now: Date): JobOutcome => ({
  kind: 'postponed',
  until: new Date(now.getTime() + RELAY_WAIT_MS),
  reason: message,
})

const questionOf = (
  { runId, brandId, prompt, intent, locale, sample }: RunToAsk,
  attempt: number,
  witnessed: Question['witnessed'],
): Question => ({
  runId,
  brandId,
  prompt,
  intent,
  locale,
  sample,
  attempt,
  ...(witnessed === undefined ? {} : { witnessed }),
})

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

/** An adapter threw, or the job was aborted: nobody knows whether the call was charged. */
const endBroken = ({ runs, clock }: CallDeps, callId: string): Promise<void> =>
  runs.endCall(callId, {
    outcome: 'error',
    maybeBilled: true,
    costUsd: null,
    finishedAt: clock.now(),
    replies: [],
  })

/** A pause that the engine asked for applies to all following questions. */
function restAfter({ rests }: CallDeps, engine: Engine, outcome: Failed, now: Date): void {
  if (outcome.kind !== 'retry' || outcome.retryAfterMs === null) return
  const waitMs = Math.min(outcome.retryAfterMs, LONGEST_WAIT_MS)
  rests.leaveAlone(engine, new Date(now.getTime() + waitMs), now)
}

async function endFailed(
  { runs }: CallDeps,
  { callId, runId, engine, finishedAt }: Call,
  outcome: Failed,
): Promise<void> {
  const label = labelOf(outcome)
  await runs.endCall(callId, {
    outcome: label,
    maybeBilled: outcome.kind === 'retry' && outcome.maybeBilled,
    costUsd: null,
    finishedAt,
    replies: failedReplies(runId, engine, outcome, label),
  })
}

interface Call {
  callId: string
  runId: string
  engine: EnginePort
  finishedAt: Date
}

const labelOf = (outcome: EngineOutcome): string =>
  outcome.kind === 'answered' ? 'answered' : `${outcome.kind}:${outcome.reason}`

const costOf = (outcome: EngineOutcome): string | null => ('costUsd' in outcome ? outcome.costUsd : null)
