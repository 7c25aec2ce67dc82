import type { ReaderCheck } from '@veracite/core/reader-checks/reader-check'
import type { ReaderCheckStore } from '@veracite/core/reader-checks/reader-check-store'
import { and, desc, eq, gte, lt } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import { readerCheckReplies, readerCheckRequests, readerChecks } from '../../generated/tables.ts'
import { insertJobs } from '../jobs/job-rows.ts'
import { queueLeaf } from '../queue-leaf.ts'
import { findRow, insertNew, listRows, lockRow, setRows } from '../rows.ts'

export function createReaderCheckStore(pool: Pool): ReaderCheckStore {
  const { db } = pool
  async function newest<Figures>(reader: string): Promise<ReaderCheck<Figures> | null> {
    const order = { order: [desc(readerChecks.measuredAt), desc(readerChecks.id)], limit: 1 }
    const [row] = await listRows(db, readerChecks, { reader }, order)
    return row ? checkOf(row) : null
  }
  return {
    latest: (reader) => newest(reader),
    latestSearch: (reader) => newest(reader),

    request: (reader, job, { now, notSince }) =>
      inTransaction(pool, async (tx) => {
        // Locks the row, so that two processes do not request at the same time.
        await insertNew(tx.db, readerCheckRequests, { reader, jobId: job.id, requestedAt: new Date(0) })
        const last = await lockRow(tx, readerCheckRequests, { reader }, 'update')
        if (last !== null && last.requestedAt > notSince) return { jobId: last.jobId }
        const [made] = await insertJobs(tx, [job], now)
        const jobId = made?.jobId ?? job.id
        await setRows(tx.db, readerCheckRequests, { jobId, requestedAt: now }, { reader })
        return { jobId }
      }),

    async lastRequest(reader) {
      const row = await findRow(db, readerCheckRequests, { reader })
      return row ?? null
    },

    async takeReplies(reader, since) {
      const ofReader = eq(readerCheckReplies.reader, reader)
      await db.delete(readerCheckReplies).where(and(ofReader, lt(readerCheckReplies.readAt, since)))
      return listRows(db, readerCheckReplies, and(ofReader, gte(readerCheckReplies.readAt, since)))
    },

    async addReply(reader, reply) {
      await insertNew(db, readerCheckReplies, { reader, ...reply })
    },

    add: ({ id, reader, measuredAt }, manifest) =>
      inTransaction(pool, async (tx) => {
        await tx.db.insert(readerChecks).values({ id, reader, measuredAt, ...manifest })
        await queueLeaf(tx, 'readercheck', id, manifest.leaf, measuredAt)
        await tx.db.delete(readerCheckReplies).where(eq(readerCheckReplies.reader, reader))
      }),
  }
}

/** The signed bytes are the result: nothing beside them could differ from what is in the log. */
function checkOf<Figures>(row: typeof readerChecks.$inferSelect): ReaderCheck<Figures> {
  const { id, reader, measuredAt, body } = row
  const { answers, figures, costUsd } = JSON.parse(new TextDecoder().decode(body))
  return { id, reader, measuredAt, answers, figures, costUsd }
}
