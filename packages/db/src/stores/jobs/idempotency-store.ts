import type { IdempotencyStore, IdempotentRequest, Replay } from '@veracite/core/jobs/idempotency-store'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Pool, Tx } from '../../connection.ts'
import { idempotencyKeys } from '../../generated/tables.ts'
import type { Database } from '../../open-postgres.ts'
import { setRows } from '../rows.ts'

export function createIdempotencyStore({ db }: Pool): IdempotencyStore {
  return {
    findReplay: (request) => findReplay(db, request),
    async expire(before, limit) {
      const old = db
        .select({ key: idempotencyKeys.key })
        .from(idempotencyKeys)
        .where(lt(idempotencyKeys.createdAt, before))
        .limit(limit)
      const rows = await db
        .delete(idempotencyKeys)
        .where(and(lt(idempotencyKeys.createdAt, before), inArray(idempotencyKeys.key, old)))
        .returning({ key: idempotencyKeys.key })
      return rows.length
    },
  }
}

/**
 * Takes the key inside the transaction that does the work. A second request with the same key waits here until the
 * first one commits, then gets its answer; when the first one rolls back, the second goes ahead.
 */
export async function claimKey(
  tx: Tx,
  request: IdempotentRequest,
  answer: Record<string, unknown>,
  now: Date,
): Promise<Replay | null> {
  const claimed = await tx.db
    .insert(idempotencyKeys)
    .values({ ...request, answer, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return claimed.length > 0 ? null : findReplay(tx.db, request)
}

/** For answers that become known after the key was claimed, in the same transaction. */
export async function settleKey(
  tx: Tx,
  request: IdempotentRequest,
  answer: Record<string, unknown>,
): Promise<void> {
  await setRows(tx.db, idempotencyKeys, { answer }, keyOf(request))
}

async function findReplay(
  db: Pick<Database['db'], 'select'>,
  request: IdempotentRequest,
): Promise<Replay | null> {
  const [row] = await db
    .select({
      answer: idempotencyKeys.answer,
      same: sql<boolean>`${idempotencyKeys.requestSha256} = ${request.requestSha256} and ${idempotencyKeys.operation} = ${request.operation}`,
    })
    .from(idempotencyKeys)
    .where(keyOf(request))
  if (!row) return null
  return row.same ? { kind: 'answer', answer: row.answer } : { kind: 'conflict' }
}

const keyOf = (request: IdempotentRequest) =>
  and(eq(idempotencyKeys.tokenSha256, request.tokenSha256), eq(idempotencyKeys.key, request.key))
