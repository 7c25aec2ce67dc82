import type { AppPlanStore } from '@veracite/core/app-plans/app-plan-store'
import type { NewJob } from '@veracite/core/jobs/jobs'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { appPlans, appSlots, watchManifests } from '../../generated/tables.ts'
import { completeJob } from '../jobs/job-lease.ts'
import { insertJobs, newId } from '../jobs/job-rows.ts'
import { queueLeaf } from '../queue-leaf.ts'
import { setRows } from '../rows.ts'
import { createAppPlanReads } from './app-plan-reads.ts'

/** Plans for people. What was signed is only ever added. */
export const createAppPlanStore = (pool: Pool): AppPlanStore => ({
  ...createAppPlanReads(pool),
  add: ({ slots, ...plan }, manifest) =>
    inTransaction(pool, async (tx) => {
      await tx.db.insert(appPlans).values(plan)
      await tx.db.insert(appSlots).values(slots.map((slot) => ({ ...slot, planId: plan.id })))
      await addManifest(tx, plan.id, 'app_plan', manifest, plan.plannedAt)
      const begins = new Date(plan.firstDay)
      await makeJob(tx, plan.id, begins > plan.plannedAt ? begins : plan.plannedAt, plan.plannedAt)
    }),
  settle: (lease, planId, { scanId, hindered, nextAt, outcome }, now) =>
    inTransaction(pool, async (tx) => {
      await completeJob(tx, lease, null, now)
      const closed = outcome !== null && { closedAt: now }
      await setRows(tx.db, appPlans, { scanId, hindered, ...closed }, { id: planId })
      if (outcome !== null) await addManifest(tx, planId, 'app_outcome', outcome, now)
      if (nextAt !== null) await makeJob(tx, planId, nextAt, now)
    }),
})

async function addManifest(
  tx: Tx,
  watchId: string,
  kind: 'app_plan' | 'app_outcome',
  { id, body, signature, keyId, leaf }: Parameters<AppPlanStore['add']>[1],
  createdAt: Date,
): Promise<void> {
  await tx.db.insert(watchManifests).values({ id, watchId, kind, body, signature, keyId, createdAt })
  // Plans enter the log before all other leaves that wait, so the plan precedes every answer.
  await queueLeaf(tx, kind === 'app_plan' ? 'plan' : 'watch', id, leaf, createdAt)
}

async function makeJob(tx: Tx, appPlanId: string, runAt: Date, now: Date): Promise<void> {
  const job: NewJob = {
    id: await newId(tx),
    kind: 'app-plan.follow',
    lane: 'scan',
    payload: { appPlanId },
    dedupKey: appPlanId,
    maxAttempts: 1_000,
    runAt,
  }
  await insertJobs(tx, [job], now)
}
