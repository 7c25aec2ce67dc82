import { idempotencyConflict, queueUnavailable, runNotClassified, runNotFound } from '../errors.ts'
import type { AccountScope, Clock, Ids, JobQueue } from '../ports.ts'
import type { IdempotentRequest, RunStore } from '../stores.ts'

export const requestVerification =
  (deps: {
    runs: Pick<RunStore, 'requestVerification' | 'exists'>
    queue: JobQueue
    clock: Clock
    ids: Ids
  }) =>
  async (input: {
    runId: string
    scope: AccountScope
    idempotency: IdempotentRequest | null
  }): Promise<{ jobId: string }> => {
    if (!(await deps.runs.exists(input.runId, input.scope))) throw runNotFound()
    if (!(await deps.queue.ready(300))) throw queueUnavailable()
    const outcome = await deps.runs.requestVerification({
      ...input,
      jobId: deps.ids.next(),
      now: deps.clock.now(),
    })
    switch (outcome.kind) {
      case 'not_found':
        throw runNotFound()
      case 'not_classified':
        throw runNotClassified()
      case 'replay':
        if (outcome.replay.kind === 'conflict') throw idempotencyConflict()
        return outcome.replay.answer as { jobId: string }
      case 'queued':
        deps.queue.kick()
        return { jobId: outcome.jobId }
    }
  }
