import type { NewFailedReply } from '@veracite/core/runs/run-store'
import { desc } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import { failedReplies } from '../../generated/tables.ts'
import { listRows } from '../rows.ts'

/** Kept for ever, like answers: an engine's error page may be what somebody asks for later. */
export async function appendFailedReplies(
  { db, inRow }: Tx,
  callId: string,
  replies: readonly NewFailedReply[],
): Promise<void> {
  if (replies.length === 0) return
  await db
    .insert(failedReplies)
    .values(replies.map((reply) => ({ ...reply, bytes: inRow(reply.bytes), callId })))
}

/** Bounds the evidence of a run whose engine failed for days. */
const MAX_REPLIES = 100

/** The newest of a run, oldest first. */
export async function failedRepliesOf({ db }: Tx, runId: string) {
  const order = [desc(failedReplies.askedAt), desc(failedReplies.callId), desc(failedReplies.place)]
  const rows = await listRows(db, failedReplies, { runId }, { order, limit: MAX_REPLIES })
  return rows.reverse()
}
