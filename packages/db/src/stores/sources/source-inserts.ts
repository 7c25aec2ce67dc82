import type { NewSourcePage, NewTrail } from '@veracite/core/sources/source-store'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import { pageBytes } from '../../schema/evidence.ts'
import { sourcePages, sourceTrails } from '../../schema/sources.ts'
import { queueLeaf } from '../queue-leaf.ts'
import { countBytes, replaceStatements } from './source-statements.ts'

/** Captured pages and traced answers as evidence. Always inside the caller's transaction. */

export async function insertPage(tx: Tx, page: NewSourcePage): Promise<void> {
  const { manifest, body, text, capturedAt } = page
  const added = (await insertBytes(tx, body)) + (await insertBytes(tx, text))
  const { leaf, ...signed } = manifest
  await tx.db.insert(sourcePages).values({
    ...page,
    ...signed,
    httpStatus: page.status,
    sha256: body?.sha256 ?? null,
    textSha256: text?.sha256 ?? null,
  })
  await queueLeaf(tx, 'page', page.id, leaf, capturedAt)
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

export async function insertTrail(tx: Tx, { manifest, trail, ...row }: NewTrail): Promise<void> {
  const { leaf, ...signed } = manifest
  await tx.db.insert(sourceTrails).values({ ...row, trail: row.body, ...signed })
  await queueLeaf(tx, 'trail', row.id, leaf, row.createdAt)
  await replaceStatements(tx, row, trail)
}
