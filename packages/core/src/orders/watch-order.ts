import { sha256 } from '@veracite/terms/digest'
import { DomainError, isPassing } from '@veracite/terms/errors'
import type { Clock } from '@veracite/terms/ports'
import type { Engine } from '@veracite/terms/vocabulary'
import type { IdempotentRequest } from '../jobs/idempotency-store.ts'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { startScan } from '../scans/start-scan.ts'
import type { OrderStore, RecordedOrder } from './order-store.ts'

interface Deps {
  orders: Pick<OrderStore, 'find' | 'settle'>
  startScan: ReturnType<typeof startScan>
  clock: Clock
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Job `order.watch`: starts the scan of the next look by the plan that was logged with the record. */
export const watchOrder =
  (deps: Deps) =>
  async ({ job }: JobContext, { orderId }: { orderId: string }): Promise<JobOutcome> => {
    const order = await deps.orders.find(orderId)
    if (order === null) return { kind: 'done' }
    const now = deps.clock.now()
    const { nextAt } = order.watch
    const isDue = nextAt !== null && nextAt <= now
    const settled = isDue
      ? await look(deps, order, now)
      : { look: null, hindered: order.watch.hindered, nextAt }
    await deps.orders.settle(job.lease, orderId, settled, now)
    return { kind: 'completed' }
  }

/** A scan of its own, so that plan, spend and outcome are handled as of any other. */
async function look(deps: Deps, { id, brandId, manifest, watch }: RecordedOrder, now: Date) {
  const { engines, samples, everyHours, looks } = manifest.plan
  const number = watch.looks.length + 1
  try {
    const { scanId } = await deps.startScan({
      brandId,
      idempotency: onceFor(id, number),
      wish: {
        engines: engines as Engine[],
        samples,
        spendCeilingUsd: null,
        scheduled: null,
        isOwnIdea: true,
      },
      choice: { engines: engines as Engine[], promptIds: watch.promptIds, samples },
    })
    const nextAt = number >= looks ? null : new Date(now.getTime() + everyHours * HOUR_MS)
    return { look: { number, scanId, startedAt: now }, hindered: null, nextAt }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const nextAt = new Date(now.getTime() + (isPassing(error) ? MINUTE_MS : 6 * HOUR_MS))
    return { look: null, hindered: error.message.slice(0, 300), nextAt }
  }
}

/** A worker that died between the scan and its record finds the same scan again. */
function onceFor(orderId: string, number: number): IdempotentRequest {
  const key = `order-watch-${orderId}-${number}`
  return { tokenSha256: sha256('order.watch'), key, operation: 'order.watch', requestSha256: sha256(key) }
}
