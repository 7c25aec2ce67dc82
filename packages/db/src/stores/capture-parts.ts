import { and, asc, eq, like, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../open-postgres.ts'
import { captureBytes, captures } from '../schema/evidence.ts'
import { hex } from './ids.ts'

/** Joins a capture with one part of its bytes. The time belongs to the key: it leads to the partition. */
export const isPart = (
  table: Record<'captureId' | 'capturedAt' | 'part', PgColumn>,
  part: 'response' | 'answer',
) => and(eq(table.captureId, captures.id), eq(table.capturedAt, captures.capturedAt), eq(table.part, part))

/** As many as a manifest names. */
const MAX_EARLIER = 64

/** Replies that came before the one with the answer, the first one first. */
export async function readEarlierReplies(
  tx: Pick<Database['db'], 'select'>,
  capture: { id: string; capturedAt: Date },
): Promise<{ sha256: string; bytes: Uint8Array }[]> {
  const rows = await tx
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
