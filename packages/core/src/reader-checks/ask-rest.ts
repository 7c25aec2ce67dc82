import type { Clock } from '@veracite/terms/ports'
import { severalAtOnce } from '@veracite/terms/several-at-once'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { LanguageModelPort, ModelFailure } from '../readers/reader-port.ts'
import { type DecidingDeps, overCeiling } from '../runs/deciding-reading.ts'
import type { CheckReply, ReaderCheckStore } from './reader-check-store.ts'

/** Requests to the model at a time. */
const AT_ONCE = 4
/** So many failures in one attempt end it: a server that is away would keep the job for half an hour. */
const MOST_FAILURES = 12
/** At the last attempt, questions that still have no reply go without one. */
export const CHECK_ATTEMPTS = 3

export type AskedOnce =
  | { kind: 'replied'; text: string; costUsd: string | null }
  | ({ kind: 'failed' } & ModelFailure)
  | { kind: 'nothing' }

export interface Question {
  id: string
  ask(): Promise<AskedOnce>
}

/**
 * Asks the questions that have no reply yet, and adds each reply to `replies` and to those that are kept: after a crash, a
 * failure or at the spend ceiling nothing is paid for twice. Returns how the job ends if it did not get them all.
 */
export async function askRest(
  deps: Pick<DecidingDeps, 'readings'> & { clock: Clock; readerChecks: Pick<ReaderCheckStore, 'addReply'> },
  { model, keptAs, said }: { model: LanguageModelPort; keptAs: string; said: string },
  questions: readonly Question[],
  replies: Map<string, CheckReply>,
  { job, signal, progress }: JobContext,
): Promise<JobOutcome | null> {
  let stopped: JobOutcome | null = null
  let failures = 0
  let lastError: string | null = null
  const counts = () => `${said} ${replies.size} of ${questions.length}`
  const ask = async ({ id, ask }: Question): Promise<void> => {
    if (stopped !== null) return
    signal.throwIfAborted()
    const refused = await overCeiling(deps, model)
    if (refused !== null) {
      stopped = { ...refused, reason: `${counts()}. ${refused.reason}` }
      return
    }
    const outcome = await ask()
    if (outcome.kind === 'replied') {
      const kept = { answerId: id, reply: outcome.text, costUsd: outcome.costUsd }
      await deps.readerChecks.addReply(keptAs, { ...kept, readAt: deps.clock.now() })
      replies.set(id, kept)
      await progress({ measured: replies.size, of: questions.length })
      return
    }
    failures += 1
    const failed = outcome.kind === 'failed' ? outcome : null
    const error = `${counts()}. ${failed?.message ?? 'The model gave no reply.'}`
    const retryAfterMs = failed?.retryAfterMs ?? null
    if (failed?.fatal === true) stopped = { kind: 'failed', error, fatal: true, retryAfterMs: null }
    else if (retryAfterMs !== null)
      stopped = {
        kind: 'postponed',
        until: new Date(deps.clock.now().getTime() + retryAfterMs),
        reason: error,
      }
    else if (failures >= MOST_FAILURES) stopped = { kind: 'failed', error, fatal: false, retryAfterMs: null }
    else lastError = error
  }
  await severalAtOnce(
    questions.filter(({ id }) => !replies.has(id)),
    AT_ONCE,
    ask,
  )
  if (stopped === null && lastError !== null && job.attempt < CHECK_ATTEMPTS)
    return { kind: 'failed', error: lastError, fatal: false, retryAfterMs: null }
  return stopped
}
