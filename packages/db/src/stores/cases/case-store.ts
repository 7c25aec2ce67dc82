import type { CaseStore } from '@veracite/core/cases/case-store'
import type { StoredCase } from '@veracite/evidence/cases/stored-case'
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import { caseParts, cases } from '../../schema/evidence.ts'
import { logQueue } from '../../schema/log.ts'
import { brandsOf } from '../brands-of.ts'
import { isUuid } from '../ids.ts'
import { inPortions } from '../in-portions.ts'

export function createCaseStore(pool: Pool): CaseStore {
  const { db } = pool
  return {
    add: ({ manifest, contentSha256, ...made }, parts) =>
      inTransaction(pool, async (tx) => {
        const content = Buffer.from(contentSha256, 'hex')
        const { body, signature, keyId, leaf } = manifest
        const [added] = await tx.db
          .insert(cases)
          .values({ ...made, contentSha256: content, body, signature, keyId, leaf })
          .onConflictDoNothing({ target: cases.contentSha256 })
          .returning()
        if (added === undefined) {
          const [there] = await tx.db.select().from(cases).where(eq(cases.contentSha256, content))
          if (there === undefined) throw new Error('A case with this content both exists and does not.')
          return { stored: toCase(there), added: false }
        }
        for (const some of inPortions(parts, ({ bytes }) => bytes.length))
          await tx.db
            .insert(caseParts)
            .values(some.map(({ path, bytes }) => ({ caseId: added.id, path, bytes })))
        await tx.db
          .insert(logQueue)
          .values({ subjectId: added.id, kind: 'case', body: leaf, queuedAt: made.createdAt })
        return { stored: toCase(added), added: true }
      }),

    async find(caseId) {
      if (!isUuid(caseId)) return null
      const [row] = await db.select().from(cases).where(eq(cases.id, caseId))
      return row ? toCase(row) : null
    },

    async findByContent(contentSha256) {
      const content = Buffer.from(contentSha256, 'hex')
      const [row] = await db.select().from(cases).where(eq(cases.contentSha256, content))
      return row ? toCase(row) : null
    },

    async list(brandId, { limit, cursor, accounts }) {
      if (brandId !== null && !isUuid(brandId)) return { items: [], nextCursor: null }
      const rows = await db
        .select()
        .from(cases)
        .where(
          and(
            brandId === null ? undefined : eq(cases.brandId, brandId),
            accounts ? inArray(cases.brandId, brandsOf(db, accounts)) : undefined,
            cursor === null ? undefined : lt(cases.id, cursor),
          ),
        )
        .orderBy(desc(cases.id))
        .limit(limit + 1)
      const items = rows.slice(0, limit).map(toCase)
      return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
    },

    async listDemonstrations(caseIds) {
      const rows = await db
        .select({ id: caseParts.caseId })
        .from(caseParts)
        .where(
          and(
            inArray(caseParts.caseId, [...caseIds]),
            eq(caseParts.path, 'index.json'),
            sql`convert_from(${caseParts.bytes}, 'UTF8')::jsonb -> 'demonstration' = 'true'`,
          ),
        )
      return new Set(rows.map(({ id }) => id))
    },

    async findPart(caseId, path) {
      const [row] = await db
        .select({ bytes: caseParts.bytes })
        .from(caseParts)
        .where(and(eq(caseParts.caseId, caseId), eq(caseParts.path, path)))
      return row?.bytes ?? null
    },

    async listPartSizes(caseId) {
      const rows = await db
        .select({ path: caseParts.path, bytes: sql<number>`octet_length(${caseParts.bytes})` })
        .from(caseParts)
        .where(eq(caseParts.caseId, caseId))
      return rows.sort((a, b) => (a.path < b.path ? -1 : 1))
    },

    async listParts(caseId) {
      const rows = await db
        .select({ path: caseParts.path, bytes: caseParts.bytes })
        .from(caseParts)
        .where(eq(caseParts.caseId, caseId))
        .orderBy(asc(caseParts.path))
      // Byte order, whatever the collation of the database.
      return rows.sort((a, b) => (a.path < b.path ? -1 : 1))
    },
  }
}

const toCase = (row: typeof cases.$inferSelect): StoredCase => ({
  id: row.id,
  brandId: row.brandId,
  reference: row.reference,
  purpose: row.purpose,
  packed: row.packed,
  runs: row.runs,
  parts: row.parts,
  bytes: row.bytes,
  manifest: { body: row.body, signature: row.signature, keyId: row.keyId, leaf: row.leaf },
  createdAt: row.createdAt,
})
