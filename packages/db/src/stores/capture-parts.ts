import { and, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { captures } from '../schema.ts'

/** Joins a capture with one part of its bytes. The time belongs to the key: it leads to the partition. */
export const isPart = (
  table: Record<'captureId' | 'capturedAt' | 'part', PgColumn>,
  part: 'response' | 'answer',
) => and(eq(table.captureId, captures.id), eq(table.capturedAt, captures.capturedAt), eq(table.part, part))
