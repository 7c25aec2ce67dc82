import type { NewSourcePage, NewTrail } from '@veracite/core/sources/source-store'
import type { Tx } from '../../connection.ts'
import { sourcePages, sourceTrails } from '../../generated/tables.ts'
import { insertPageBytes } from '../bytes/page-bytes.ts'
import { queueLeaf } from '../queue-leaf.ts'
import { countBytes, replaceStatements } from './source-statements.ts'

/** Captured pages and traced answers as evidence. Always inside the caller's transaction. */

export async function insertPage(tx: Tx, page: NewSourcePage): Promise<void> {
  const { manifest, body, text, capturedAt } = page
  let added = 0
  for (const part of [body, text]) if (part !== null) added += await insertPageBytes(tx, part)
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

export async function insertTrail(tx: Tx, { manifest, trail, ...row }: NewTrail): Promise<void> {
  const { leaf, ...signed } = manifest
  await tx.db.insert(sourceTrails).values({ ...row, trail: row.body, ...signed })
  await queueLeaf(tx, 'trail', row.id, leaf, row.createdAt)
  await replaceStatements(tx, row, trail)
}
