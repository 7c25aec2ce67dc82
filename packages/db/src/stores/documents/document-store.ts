import type { Document, DocumentStore } from '@veracite/core/documents/document-store'
import { mapPage } from '@veracite/terms/page'
import { and, eq } from 'drizzle-orm'
import { keepThenCommit, type Pool } from '../../connection.ts'
import { documents, pageBytes } from '../../generated/tables.ts'
import { insertPageBytes } from '../bytes/page-bytes.ts'
import { appendChanges } from '../facts/append-facts.ts'
import { hex } from '../ids.ts'
import { findRow, hasId, insertNew, listRows, mapRow, pageOf } from '../rows.ts'

export function createDocumentStore(pool: Pool): DocumentStore {
  const { db } = pool
  return {
    async findByDigest(brandId, sha256) {
      const digest = Buffer.from(sha256, 'hex')
      const ofBrand = and(eq(documents.brandId, brandId), eq(documents.sha256, digest))
      const found = await findRow(db, documents, ofBrand)
      return found && toDocument(found)
    },
    find: (documentId) => mapRow(findRow(db, documents, hasId(documents.id, documentId)), toDocument),
    async bytesOf({ sha256 }) {
      const rows = await listRows(db, pageBytes, { sha256: Buffer.from(sha256, 'hex') })
      const [kept] = await pool.bytes.fill(rows, 'bytes', 'sha256')
      if (kept === undefined) throw new Error('The bytes of a document are gone.')
      return kept.bytes
    },
    async list(brandId, page) {
      const rows = await pageOf(db, documents, 'newest', hasId(documents.brandId, brandId), page)
      return mapPage(rows, toDocument)
    },
    append: ({ content, ...document }, proposed, act) =>
      keepThenCommit(pool, [{ sha256: document.sha256, bytes: content }], async (tx) => {
        await insertPageBytes(tx, { sha256: document.sha256, bytes: content })
        await insertNew(tx.db, documents, document)
        const changes = { pages: [], append: [...proposed], seenFactIds: [], supersede: [] }
        await appendChanges(tx, document.brandId, null, changes, act)
      }),
  }
}

const toDocument = ({ sha256, ...row }: typeof documents.$inferSelect): Document => ({
  ...row,
  sha256: hex(sha256),
})
