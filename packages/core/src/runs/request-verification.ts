import {
  conflict,
  idempotencyConflict,
  notFound,
  queueUnavailable,
  runNotClassified,
  verificationsOfMonthUsed,
  verificationsOfRunUsed,
} from '@veracite/terms/errors'
import type { Clock, Ids } from '@veracite/terms/ports'
import type { Scope } from '../access/scope.ts'
import { secondsToNextDay, secondsToNextMonth } from '../accounts/months.ts'
import type { IdempotentRequest } from '../jobs/idempotency-store.ts'
import type { JobQueue } from '../jobs/job-ports.ts'
import type { RunStore } from './run-store.ts'
import { MAX_ATTEMPTS } from './verify-run.ts'

/** Enough to see whether a finding comes and goes; each may ask its engine three times. */
export const MAX_PER_RUN_AND_DAY = 10

export const requestVerification =
  (deps: {
    runs: Pick<RunStore, 'requestVerification' | 'exists'>
    scope: Scope
    queue: JobQueue
    verificationsPerScan: number
    clock: Clock
    ids: Ids
  }) =>
  async (input: {
    runId: string
    idempotency: IdempotentRequest | null
    /** How many answers to ask for; by default up to three, until the finding comes back. */
    times?: number
  }): Promise<{ jobId: string }> => {
    if (!(await deps.runs.exists(input.runId, deps.scope))) throw notFound('run')
    if (!(await deps.queue.ready(300))) throw queueUnavailable()
    const now = deps.clock.now()
    const outcome = await deps.runs.requestVerification({
      ...input,
      scope: deps.scope,
      jobId: deps.ids.next(),
      now,
      limits: { perScan: deps.verificationsPerScan, perRunAndDay: MAX_PER_RUN_AND_DAY },
      weight: Math.ceil((input.times ?? MAX_ATTEMPTS) / MAX_ATTEMPTS),
    })
    switch (outcome.kind) {
      case 'not_found':
        throw notFound('run')
      case 'not_classified':
        throw runNotClassified()
      case 'brought':
        throw conflict('answer_from_app')
      case 'month_used_up':
        throw verificationsOfMonthUsed(outcome, secondsToNextMonth(now))
      case 'run_used_up':
        throw verificationsOfRunUsed(outcome, secondsToNextDay(now))
      case 'replay':
        if (outcome.replay.kind === 'conflict') throw idempotencyConflict()
        return outcome.replay.answer as { jobId: string }
      case 'queued':
        deps.queue.kick()
        return { jobId: outcome.jobId }
    }
  }
