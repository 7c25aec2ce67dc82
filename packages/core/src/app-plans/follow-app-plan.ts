import type { SealDeps } from '@veracite/evidence/capture/recorder'
import { endOfDay } from '@veracite/verify/bundle/draw-slots'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { startOwnScan } from '../scans/start-own-scan.ts'
import type { startScan } from '../scans/start-scan.ts'
import { signAppOutcome } from './app-plan-manifests.ts'
import type { AppPlan, AppPlanStore } from './app-plan-store.ts'

interface Deps extends SealDeps {
  appPlans: Pick<AppPlanStore, 'find' | 'settle'>
  startScan: ReturnType<typeof startScan>
}

/** Job `app-plan.follow`: asks the same questions over the interfaces once, and signs the outcome after the last day. */
export const followAppPlan =
  (deps: Deps) =>
  async ({ job }: JobContext, { appPlanId }: { appPlanId: string }): Promise<JobOutcome> => {
    const plan = await deps.appPlans.find(appPlanId)
    if (plan === null || plan.closedAt !== null) return { kind: 'done' }
    const now = deps.clock.now()
    const end = new Date(endOfDay(plan.lastDay))
    if (now >= end) {
      const { scanId, hindered } = plan
      const outcome = signAppOutcome(deps, plan)
      await deps.appPlans.settle(job.lease, plan.id, { scanId, hindered, nextAt: null, outcome }, now)
      return { kind: 'completed' }
    }
    const begins = new Date(plan.firstDay)
    const asked = plan.isPaired && plan.scanId === null && now >= begins ? await ask(deps, plan) : null
    const again = now < begins ? begins.getTime() - now.getTime() : (asked?.againMs ?? null)
    const settled = {
      scanId: asked?.scanId ?? plan.scanId,
      hindered: asked?.hindered ?? null,
      nextAt: again === null ? end : new Date(Math.min(end.getTime(), now.getTime() + again)),
      outcome: null,
    }
    await deps.appPlans.settle(job.lease, plan.id, settled, now)
    return { kind: 'completed' }
  }

const ask = (deps: Deps, { id, brandId, engines, slots }: AppPlan) =>
  startOwnScan(deps, 'app-plan.follow', `app-plan-${id}`, {
    brandId,
    choice: { engines, promptIds: [...new Set(slots.map(({ promptId }) => promptId))], samples: 1 },
  })
