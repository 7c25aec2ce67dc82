import { THE_SERVICE } from '@veracite/ground-truth/facts/fact-life'
import type { Clock, Ids } from '@veracite/terms/ports'
import type { JobQueue } from '../jobs/job-ports.ts'
import type { FactStore } from './fact-store.ts'

const AT_ONCE = 1_000
/** Per turn; the next one goes on. */
const MOST_BRANDS = 1_000

/**
 * Facts whose last day is over are in force no longer. Verdicts have not used them since midnight anyway; this settles their
 * findings, emits events, and has answers of later days judged again.
 */
export const expireFacts =
  (deps: { facts: Pick<FactStore, 'expireSome'>; queue: Pick<JobQueue, 'kick'>; clock: Clock; ids: Ids }) =>
  async (): Promise<number> => {
    let expired = 0
    for (let turn = 0; turn < MOST_BRANDS; turn += 1) {
      const act = { by: THE_SERVICE, why: null, now: deps.clock.now(), jobId: deps.ids.next() }
      const done = await deps.facts.expireSome(AT_ONCE, act)
      if (done === null) break
      expired += done.expired
    }
    if (expired > 0) deps.queue.kick()
    return expired
  }
