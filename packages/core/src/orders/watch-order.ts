import type { Clock } from '@veracite/terms/ports'
import type { Engine } from '@veracite/terms/vocabulary'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { startOwnScan } from '../scans/start-own-scan.ts'
import type { startScan } from '../scans/start-scan.ts'
import type { OrderStore, RecordedOrder } from './order-store.ts'

interface Deps {
  orders: Pick<OrderStore, 'find' | 'settle'>
  startScan: ReturnType<typeof startScan>
  clock: Clock
}

const HOUR_MS = 3_600_000

/** Job `order.watch`: starts the scan of the next look by the plan that was logged with the record. */
export const watchOrder =
  (deps: Deps) =>
  async ({ job }: JobContext, { orderId }: { orderId: string }): Promise<JobOutcome> => {
    const order = await deps.orders.find(orderId)
    if (order === null) return { kind: 'done' }
    const now = deps.clock.now()
    const { nextAt, hindered } = order
    const isDue = nextAt !== null && nextAt <= now
    const settled = isDue ? await look(deps, order, now) : { look: null, hindered, nextAt }
    await deps.orders.settle(job.lease, orderId, settled, now)
    return { kind: 'completed' }
  }

/** A scan of its own, so that plan, spend and outcome are handled as of any other. */
async function look(deps: Deps, order: RecordedOrder, now: Date) {
  const { id, brandId, manifest, promptIds } = order
  const { samples, everyHours, looks } = manifest.plan
  const engines = manifest.plan.engines as Engine[]
  const number = order.looks.length + 1
  const key = `order-watch-${id}-${number}`
  const { scanId, hindered, againMs } = await startOwnScan(deps, 'order.watch', key, {
    brandId,
    wish: { engines, samples, spendCeilingUsd: null, scheduled: null, isOwnIdea: true },
    choice: { engines, promptIds, samples },
  })
  const after = (ms: number) => new Date(now.getTime() + ms)
  if (scanId === null) return { look: null, hindered, nextAt: after(againMs) }
  const nextAt = number >= looks ? null : after(everyHours * HOUR_MS)
  return { look: { number, scanId, startedAt: now }, hindered, nextAt }
}
