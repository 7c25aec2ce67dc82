import { THE_SERVICE } from '@veracite/ground-truth/facts/fact-life'
import type { Clock, Ids } from '@veracite/terms/ports'
import type { JobQueue } from '../jobs/job-ports.ts'
import { actOf } from './fact-act.ts'
import type { FactStore } from './fact-store.ts'

const AT_ONCE = 1_000
/** Per turn; the next one goes on. */
const MOST_BRANDS = 1_000

/** Ends facts whose last day is over: settles their findings, emits events, and has later answers judged again. */
export const expireFacts =
  (deps: { facts: Pick<FactStore, 'expireSome'>; queue: Pick<JobQueue, 'kick'>; clock: Clock; ids: Ids }) =>
  async (): Promise<number> => {
    let expired = 0
    for (let turn = 0; turn < MOST_BRANDS; turn += 1) {
      const act = actOf(deps, THE_SERVICE, deps.clock.now())
      const done = await deps.facts.expireSome(AT_ONCE, act)
      if (done === null) break
      expired += done.expired
    }
    if (expired > 0) deps.queue.kick()
    return expired
  }
