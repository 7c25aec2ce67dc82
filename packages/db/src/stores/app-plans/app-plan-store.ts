import type { AppPlanStore } from '@veracite/core/app-plans/app-plan-store'
import { inTransaction, type Pool } from '../../connection.ts'
import { appPlans, appSlots } from '../../generated/tables.ts'
import { completeJob } from '../jobs/job-lease.ts'
import { insertWatchJob } from '../jobs/job-rows.ts'
import { setRows } from '../rows.ts'
import { addWatchManifest } from '../watch-manifests.ts'
import { createAppPlanReads } from './app-plan-reads.ts'

/** Plans for people. What was signed is only ever added. */
export const createAppPlanStore = (pool: Pool): AppPlanStore => ({
  ...createAppPlanReads(pool),
  add: ({ slots, ...plan }, manifest) =>
    inTransaction(pool, async (tx) => {
      await tx.db.insert(appPlans).values(plan)
      await tx.db.insert(appSlots).values(slots.map((slot) => ({ ...slot, planId: plan.id })))
      await addWatchManifest(tx, plan.id, 'app_plan', manifest, plan.plannedAt)
      const begins = new Date(Math.max(Date.parse(plan.firstDay), plan.plannedAt.getTime()))
      await insertWatchJob(tx, 'app-plan.follow', { appPlanId: plan.id }, begins, plan.plannedAt)
    }),
  settle: (lease, planId, { scanId, hindered, nextAt, outcome }, now) =>
    inTransaction(pool, async (tx) => {
      await completeJob(tx, lease, null, now)
      const closed = outcome !== null && { closedAt: now }
      await setRows(tx.db, appPlans, { scanId, hindered, ...closed }, { id: planId })
      if (outcome !== null) await addWatchManifest(tx, planId, 'app_outcome', outcome, now)
      if (nextAt !== null) await insertWatchJob(tx, 'app-plan.follow', { appPlanId: planId }, nextAt, now)
    }),
})
