import type { NewSourcePage, NewTrail } from '@veracite/core/sources/source-store'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import { pageBytes } from '../../schema/evidence.ts'
import { logQueue } from '../../schema/log.ts'
import { sourceDays, sourcePages, sourceStatements, sourceTrails } from '../../schema/sources.ts'
import { insertStatements } from './source-statements.ts'

/** Captured pages and traced answers as evidence. Always inside the caller's transaction. */

export async function insertPage(tx: Tx, page: NewSourcePage): Promise<void> {
  const { manifest, body, text, capturedAt } = page
  const added = (await insertBytes(tx, body)) + (await insertBytes(tx, text))
  await tx.db.insert(sourcePages).values({
    id: page.id,
    url: page.url,
    finalUrl: page.finalUrl,
    outcome: page.outcome,
    reason: page.reason,
    httpStatus: page.status,
    contentType: page.contentType,
    headers: page.headers,
    sha256: body?.sha256 ?? null,
    textSha256: text?.sha256 ?? null,
    capturedAt,
    body: manifest.body,
    signature: manifest.signature,
    keyId: manifest.keyId,
  })
  await queueLeaf(tx, { subjectId: page.id, kind: 'page', body: manifest.leaf, queuedAt: capturedAt })
  if (added > 0) await countBytes(tx, capturedAt, added)
}

/** The same bytes are kept once. Returns how many were added. */
async function insertBytes({ db }: Tx, part: NewSourcePage['body']): Promise<number> {
  if (part === null) return 0
  const [row] = await db
    .insert(pageBytes)
    .values({ sha256: part.sha256, bytes: part.bytes })
    .onConflictDoNothing()
    .returning({ added: sql<number>`octet_length(${pageBytes.bytes})` })
  return row?.added ?? 0
}

const countBytes = async ({ db }: Tx, at: Date, bytes: number): Promise<void> => {
  await db
    .insert(sourceDays)
    .values({ day: at.toISOString().slice(0, 10), pages: 0, bytes })
    .onConflictDoUpdate({ target: sourceDays.day, set: { bytes: sql`${sourceDays.bytes} + excluded.bytes` } })
}

const queueLeaf = async ({ db }: Tx, leaf: typeof logQueue.$inferInsert): Promise<void> => {
  await db.insert(logQueue).values(leaf)
}

/** Stores a trail; its statements replace those of an earlier trail of the same answer. */
export async function insertTrail(tx: Tx, { manifest, trail, ...row }: NewTrail): Promise<void> {
  await tx.db.insert(sourceTrails).values({
    id: row.id,
    runId: row.runId,
    captureId: row.captureId,
    classificationId: row.classificationId,
    pageIds: row.pageIds,
    trail: row.body,
    body: manifest.body,
    signature: manifest.signature,
    keyId: manifest.keyId,
    createdAt: row.createdAt,
  })
  await queueLeaf(tx, { subjectId: row.id, kind: 'trail', body: manifest.leaf, queuedAt: row.createdAt })
  await tx.db.delete(sourceStatements).where(eq(sourceStatements.captureId, row.captureId))
  await insertStatements(tx, row, trail)
}
