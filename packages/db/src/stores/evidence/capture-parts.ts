import { and, asc, eq, like, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../../connection.ts'
import { captureBytes, captures } from '../../schema/evidence.ts'
import { hex } from '../ids.ts'

/** Joins a capture with one part of its bytes. The time is part of the key: it selects the partition. */
export const isPart = (
  table: Record<'captureId' | 'capturedAt' | 'part', PgColumn>,
  part: 'response' | 'answer',
) => and(eq(table.captureId, captures.id), eq(table.capturedAt, captures.capturedAt), eq(table.part, part))

/** As many as a manifest names. */
const MAX_EARLIER = 64

/** Replies that came before the one with the answer, in order. */
export async function readEarlierReplies(
  { db }: Pick<Connection, 'db'>,
  capture: { id: string; capturedAt: Date },
): Promise<{ sha256: string; bytes: Uint8Array }[]> {
  const rows = await db
    .select({ sha256: captureBytes.sha256, bytes: captureBytes.bytes })
    .from(captureBytes)
    .where(
      and(
        eq(captureBytes.captureId, capture.id),
        eq(captureBytes.capturedAt, capture.capturedAt),
        like(captureBytes.part, 'earlier.%'),
      ),
    )
    .orderBy(asc(sql`substr(${captureBytes.part}, 9)::int`))
    .limit(MAX_EARLIER)
  return rows.map(({ sha256, bytes }) => ({ sha256: hex(sha256), bytes }))
}
