import type { OrderStore } from '@veracite/core/orders/order-store'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { orderLooks, orders, orderWatches, orderWithdrawals } from '../../generated/tables.ts'
import { lockBrand } from '../brands.ts'
import { completeJob } from '../jobs/job-lease.ts'
import { insertWatchJob } from '../jobs/job-rows.ts'
import { queueLeaf } from '../queue-leaf.ts'
import { findRow, insertNew, setRows } from '../rows.ts'
import { createOrderReads } from './order-reads.ts'

/** Notices and orders. Records and withdrawals are only ever added. */
export const createOrderStore = (pool: Pool): OrderStore => ({
  ...createOrderReads(pool),
  add: ({ promptIds, firstLookAt, ...order }, { body, signature, keyId, leaf }) =>
    inTransaction(pool, async (tx) => {
      await lockBrand(tx, order.brandId)
      if (order.supersedes !== null && !(await endWatch(tx, order.supersedes))) return false
      await tx.db.insert(orders).values({ ...order, body, signature, keyId })
      await tx.db
        .insert(orderWatches)
        .values({ orderId: order.id, promptIds: [...promptIds], nextAt: firstLookAt })
      // Like a plan, it enters the log before every answer that waits.
      await queueLeaf(tx, 'plan', order.id, leaf, order.recordedAt)
      await insertWatchJob(tx, 'order.watch', { orderId: order.id }, firstLookAt, order.recordedAt)
      return true
    }),
  withdraw: (orderId, { id, body, signature, keyId, leaf }, now) =>
    inTransaction(pool, async (tx) => {
      const order = await findRow(tx.db, orders, { id: orderId })
      if (order === null) return false
      await lockBrand(tx, order.brandId)
      if (!(await endWatch(tx, orderId))) return false
      await tx.db.insert(orderWithdrawals).values({ id, orderId, body, signature, keyId, withdrawnAt: now })
      await queueLeaf(tx, 'order', id, leaf, now)
      return true
    }),
  settle: (lease, orderId, { look, hindered, nextAt }, now) =>
    inTransaction(pool, async (tx) => {
      await completeJob(tx, lease, null, now)
      if (look !== null) await insertNew(tx.db, orderLooks, { orderId, ...look })
      const next = (await isOver(tx, orderId)) ? null : nextAt
      await setRows(tx.db, orderWatches, { nextAt: next, hindered }, { orderId })
      if (next !== null) await insertWatchJob(tx, 'order.watch', { orderId }, next, now)
    }),
})

const isOver = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await findRow(tx.db, orderWithdrawals, { orderId })) !== null ||
  (await findRow(tx.db, orders, { supersedes: orderId })) !== null

/** False if it was withdrawn or superseded before. */
async function endWatch(tx: Tx, orderId: string): Promise<boolean> {
  if (await isOver(tx, orderId)) return false
  await setRows(tx.db, orderWatches, { nextAt: null }, { orderId })
  return true
}
