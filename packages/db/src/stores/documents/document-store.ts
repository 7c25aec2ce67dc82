import type { Document, DocumentStore } from '@veracite/core/documents/document-store'
import { and, desc, eq, lt } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import { documents, pageBytes } from '../../schema/evidence.ts'
import { appendChanges } from '../facts/append-facts.ts'
import { hex, isUuid } from '../ids.ts'

export function createDocumentStore(pool: Pool): DocumentStore {
  const { db } = pool
  return {
    async findByDigest(brandId, sha256) {
      const [found] = await db
        .select()
        .from(documents)
        .where(and(eq(documents.brandId, brandId), eq(documents.sha256, Buffer.from(sha256, 'hex'))))
        .limit(1)
      return found ? toDocument(found) : null
    },
    async find(documentId) {
      if (!isUuid(documentId)) return null
      const [found] = await db.select().from(documents).where(eq(documents.id, documentId))
      return found ? toDocument(found) : null
    },
    async bytesOf({ sha256 }) {
      const [kept] = await db
        .select({ bytes: pageBytes.bytes })
        .from(pageBytes)
        .where(eq(pageBytes.sha256, Buffer.from(sha256, 'hex')))
      if (kept === undefined) throw new Error('The bytes of a document are gone.')
      return kept.bytes
    },
    async list(brandId, { limit, cursor }) {
      if (!isUuid(brandId)) return { items: [], nextCursor: null }
      const rows = await db
        .select()
        .from(documents)
        .where(and(eq(documents.brandId, brandId), cursor ? lt(documents.id, cursor) : undefined))
        .orderBy(desc(documents.id))
        .limit(limit + 1)
      const items = rows.slice(0, limit).map(toDocument)
      return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
    },
    append: ({ content, ...document }, proposed, act) =>
      inTransaction(pool, async (tx) => {
        const { sha256 } = document
        await tx.db.insert(pageBytes).values({ sha256, bytes: content }).onConflictDoNothing()
        await tx.db.insert(documents).values(document).onConflictDoNothing()
        const changes = { pages: [], append: [...proposed], seenFactIds: [], supersede: [] }
        await appendChanges(tx, document.brandId, null, changes, act)
      }),
  }
}

const toDocument = ({ sha256, ...row }: typeof documents.$inferSelect): Document => ({
  ...row,
  sha256: hex(sha256),
})
