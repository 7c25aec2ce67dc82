import { DAY_MS } from '@veracite/terms/days'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import type { FindingStore } from '../findings/finding-store.ts'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { TenantStore } from '../tenants/tenant-store.ts'
import { isTask } from './correction-state.ts'
import type { Correction, CorrectionStore } from './correction-store.ts'
import { statementsOf } from './manage-watches.ts'
import { type EngineWatchDeps, watchEngines } from './watch-engines.ts'
import { earliest, type PageWatchDeps, type Sought, watchPages } from './watch-pages.ts'

type Deps = Omit<EngineWatchDeps & PageWatchDeps, 'corrections'> & {
  corrections: CorrectionStore
  tenants: Pick<TenantStore, 'findBrand'>
  findings: Pick<FindingStore, 'find'>
}

/** How long before its deadline a person is reminded. */
const REMIND_DAYS = 3
const MOST_SOUGHT = 32

/** Job `correction.watch`: captures pages and asks engines again, reminds people. Sends nothing to outsiders. */
export const watchCorrection =
  (deps: Deps) =>
  async ({ job, signal }: JobContext, { correctionId }: { correctionId: string }): Promise<JobOutcome> => {
    const { corrections } = deps
    const correction = await corrections.find(correctionId)
    if (correction === null) return { kind: 'done' }
    const now = deps.clock.now()
    const brand = await deps.tenants.findBrand(correction.brandId, EVERY_ACCOUNT)
    const times: (Date | null)[] = []
    // Of an archived brand nothing is watched; restored, its corrections are opened again by hand.
    if (brand !== null) {
      const sought = await soughtIn(deps, correction)
      times.push(await watchPages(deps, correction, { brand, sought, now, signal }))
      times.push(await watchEngines(deps, (await corrections.find(correctionId)) ?? correction))
      times.push(await remindOf(deps, correction, now))
    }
    await corrections.settle(job.lease, correctionId, correction.wakeAt, earliest(times), deps.clock.now())
    return { kind: 'completed' }
  }

async function soughtIn(deps: Pick<Deps, 'findings'>, correction: Correction): Promise<Sought[]> {
  const sought = await statementsOf(deps, correction, MOST_SOUGHT)
  return [...new Map(sought.map((one) => [JSON.stringify(one), one])).values()]
}

/** Twice for each deadline: a few days before, and when it has passed. */
async function remindOf({ corrections }: Pick<Deps, 'corrections'>, correction: Correction, now: Date) {
  const { id, deadline, state } = correction
  if (deadline === null || !isTask(state)) return null
  const soon = new Date(deadline.getTime() - REMIND_DAYS * DAY_MS)
  const due = now >= deadline ? 'passed' : now >= soon ? 'soon' : null
  if (due !== null)
    await corrections.remind(id, { onceKey: `correction:${id}:${deadline.getTime()}:${due}`, when: due }, now)
  return now >= deadline ? null : now >= soon ? deadline : soon
}
