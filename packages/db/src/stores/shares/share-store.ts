import type { Share, ShareStore } from '@veracite/core/shares/share-store'
import { and, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Pool } from '../../connection.ts'
import { shares } from '../../generated/tables.ts'
import { type Batcher, createLookup } from '../batcher.ts'
import { hex } from '../ids.ts'
import { hasId, inserted, isChanged, pageOfQuery } from '../rows.ts'

export function createShareStore(pool: Pool): ShareStore {
  const { db } = pool
  const find = findInBatches(pool)
  return {
    async add(share) {
      return inserted(await db.insert(shares).values(share).returning(WITHOUT_CONTENT))
    },
    list({ accounts }, page) {
      const where = accounts ? inArray(shares.accountId, [...accounts]) : undefined
      const query = db.select(WITHOUT_CONTENT).from(shares)
      return pageOfQuery(query, { id: shares.id, order: 'newest', where }, page, (row) => row)
    },
    revoke: (shareId, now) =>
      isChanged(db, shares, { revokedAt: now }, and(hasId(shares.id, shareId), isNull(shares.revokedAt))),
    async view(sha256, now) {
      const [row] = await db
        .update(shares)
        .set({ views: sql`${shares.views} + 1`, lastViewedAt: now })
        .where(open(sha256, now))
        .returning(WITHOUT_CONTENT)
      return row ?? null
    },
    async find(sha256, now) {
      const share = await find(hex(sha256))
      return share && share.revokedAt === null && share.expiresAt > now ? share : null
    },
    async readContent(shareId) {
      const [row] = await db.select({ content: shares.content }).from(shares).where(eq(shares.id, shareId))
      return row?.content ?? null
    },
  }
}

const findInBatches = ({ db }: Pool): Batcher<string, Share | null> =>
  createLookup(async (digests) => {
    const rows = await db
      .select({ share: WITHOUT_CONTENT, sha256: shares.sha256 })
      .from(shares)
      .where(
        inArray(
          shares.sha256,
          digests.map((digest) => Buffer.from(digest, 'hex')),
        ),
      )
    return new Map(rows.map(({ share, sha256 }) => [hex(sha256), share]))
  })

const open = (sha256: Uint8Array, now: Date) =>
  and(eq(shares.sha256, sha256), isNull(shares.revokedAt), gt(shares.expiresAt, now))

/** Lists must not read megabytes, and nothing but the comparison sees the digest. */
const { content: _, sha256: __, ...WITHOUT_CONTENT } = getTableColumns(shares)
