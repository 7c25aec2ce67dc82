import type { CaseStore } from '@veracite/core/cases/case-store'
import type { StoredCase } from '@veracite/evidence/cases/stored-case'
import { sha256 } from '@veracite/terms/digest'
import { mapPage } from '@veracite/terms/page'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { keepThenCommit, type Pool } from '../../connection.ts'
import { caseParts, cases } from '../../generated/tables.ts'
import { brandsOf } from '../brands.ts'
import { inPortions } from '../in-portions.ts'
import { queueLeaf } from '../queue-leaf.ts'
import { findRow, hasId, listRows, mapRow, pageOf } from '../rows.ts'

export function createCaseStore(pool: Pool): CaseStore {
  const { db } = pool
  return {
    add({ manifest, contentSha256, ...made }, files) {
      const parts = files.map((file) => ({ ...file, size: file.bytes.length, sha256: sha256(file.bytes) }))
      return keepThenCommit(pool, parts.filter(mayLeave), async (tx) => {
        const content = Buffer.from(contentSha256, 'hex')
        const { leaf } = manifest
        const [added] = await tx.db
          .insert(cases)
          .values({ ...made, contentSha256: content, ...manifest })
          .onConflictDoNothing({ target: cases.contentSha256 })
          .returning()
        if (added === undefined) {
          const there = await findRow(tx.db, cases, { contentSha256: content })
          if (there === null) throw new Error('A case with this content both exists and does not.')
          return { stored: toCase(there), added: false }
        }
        for (const some of inPortions(parts, ({ bytes }) => bytes.length))
          await tx.db.insert(caseParts).values(
            some.map((part) => ({
              ...part,
              caseId: added.id,
              bytes: mayLeave(part) ? tx.inRow(part.bytes) : part.bytes,
            })),
          )
        await queueLeaf(tx, 'case', added.id, leaf, made.createdAt)
        return { stored: toCase(added), added: true }
      })
    },

    find: (caseId) => mapRow(findRow(db, cases, hasId(cases.id, caseId)), toCase),

    findByContent: (contentSha256) =>
      mapRow(findRow(db, cases, { contentSha256: Buffer.from(contentSha256, 'hex') }), toCase),

    async list(brandId, { accounts, ...page }) {
      const wanted = and(
        brandId === null ? undefined : hasId(cases.brandId, brandId),
        accounts ? inArray(cases.brandId, brandsOf(db, accounts)) : undefined,
      )
      return mapPage(await pageOf(db, cases, 'newest', wanted, page), toCase)
    },

    async listDemonstrations(caseIds) {
      const rows = await db
        .select({ id: caseParts.caseId })
        .from(caseParts)
        .where(
          and(
            inArray(caseParts.caseId, [...caseIds]),
            eq(caseParts.path, INDEX),
            sql`convert_from(${caseParts.bytes}, 'UTF8')::jsonb -> 'demonstration' = 'true'`,
          ),
        )
      return new Set(rows.map(({ id }) => id))
    },

    async findPart(caseId, path) {
      const rows = await listRows(db, caseParts, { caseId, path })
      const [row] = await pool.bytes.fill(rows, 'bytes', 'sha256')
      return row?.bytes ?? null
    },

    async listPartSizes(caseId) {
      const rows = await db
        .select({ path: caseParts.path, bytes: caseParts.size })
        .from(caseParts)
        .where(eq(caseParts.caseId, caseId))
      return rows.sort((a, b) => (a.path < b.path ? -1 : 1))
    },

    async listParts(caseId) {
      const rows = await db
        .select({ path: caseParts.path, sha256: caseParts.sha256, bytes: caseParts.bytes })
        .from(caseParts)
        .where(eq(caseParts.caseId, caseId))
        .orderBy(asc(caseParts.path))
      // Byte order, whatever the collation of the database.
      return await pool.bytes.fill(
        rows.sort((a, b) => (a.path < b.path ? -1 : 1)),
        'bytes',
        'sha256',
      )
    },
  }
}

/** Statements look into it, so it stays in PostgreSQL. */
const INDEX = 'index.json'
const mayLeave = ({ path }: { path: string }): boolean => path !== INDEX

const toCase = ({
  contentSha256: _,
  sha256: __,
  body,
  signature,
  keyId,
  leaf,
  ...row
}: typeof cases.$inferSelect): StoredCase => ({ ...row, manifest: { body, signature, keyId, leaf } })
