import type { ReaderCheck } from '@veracite/core/reader-checks/reader-check'
import type { ReaderCheckStore } from '@veracite/core/reader-checks/reader-check-store'
import { and, desc, eq, gte, lt } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import { logQueue } from '../../schema/log.ts'
import { readerCheckReplies, readerCheckRequests, readerChecks } from '../../schema/reader-checks.ts'
import { insertJobs } from '../jobs/job-rows.ts'

export function createReaderCheckStore(pool: Pool): ReaderCheckStore {
  const { db } = pool
  return {
    async latest(reader) {
      const [row] = await db
        .select()
        .from(readerChecks)
        .where(eq(readerChecks.reader, reader))
        .orderBy(desc(readerChecks.measuredAt), desc(readerChecks.id))
        .limit(1)
      return row ? checkOf(row) : null
    },

    request: (reader, job, { now, notSince }) =>
      inTransaction(pool, async (tx) => {
        // Locks the row, so that two processes do not request at the same time.
        await tx.db
          .insert(readerCheckRequests)
          .values({ reader, jobId: job.id, requestedAt: new Date(0) })
          .onConflictDoNothing()
        const [last] = await tx.db
          .select()
          .from(readerCheckRequests)
          .where(eq(readerCheckRequests.reader, reader))
          .for('update')
        if (last !== undefined && last.requestedAt > notSince) return { jobId: last.jobId }
        const [made] = await insertJobs(tx, [job], now)
        const jobId = made?.jobId ?? job.id
        await tx.db
          .update(readerCheckRequests)
          .set({ jobId, requestedAt: now })
          .where(eq(readerCheckRequests.reader, reader))
        return { jobId }
      }),

    async lastRequest(reader) {
      const [row] = await db.select().from(readerCheckRequests).where(eq(readerCheckRequests.reader, reader))
      return row ?? null
    },

    async takeReplies(reader, since) {
      const ofReader = eq(readerCheckReplies.reader, reader)
      await db.delete(readerCheckReplies).where(and(ofReader, lt(readerCheckReplies.readAt, since)))
      return db
        .select()
        .from(readerCheckReplies)
        .where(and(ofReader, gte(readerCheckReplies.readAt, since)))
    },

    async addReply(reader, reply) {
      await db
        .insert(readerCheckReplies)
        .values({ reader, ...reply })
        .onConflictDoNothing()
    },

    add: ({ id, reader, measuredAt }, manifest) =>
      inTransaction(pool, async (tx) => {
        await tx.db.insert(readerChecks).values({ id, reader, measuredAt, ...manifest })
        await tx.db
          .insert(logQueue)
          .values({ subjectId: id, kind: 'readercheck', body: manifest.leaf, queuedAt: measuredAt })
        await tx.db.delete(readerCheckReplies).where(eq(readerCheckReplies.reader, reader))
      }),
  }
}

/** The signed bytes are the result: nothing beside them could differ from what is in the log. */
function checkOf({ id, reader, measuredAt, body }: typeof readerChecks.$inferSelect): ReaderCheck {
  const { answers, figures, costUsd } = JSON.parse(new TextDecoder().decode(body))
  return { id, reader, measuredAt, answers, figures, costUsd }
}
