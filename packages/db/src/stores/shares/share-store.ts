import type { ShareStore } from '@veracite/core/shares/share-store'
import { and, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Pool } from '../../connection.ts'
import { shares } from '../../schema/people.ts'
import { behind, hasId, inserted, isChanged, toPage } from '../rows.ts'

export function createShareStore({ db }: Pool): ShareStore {
  return {
    async add(share) {
      return inserted(await db.insert(shares).values(share).returning(WITHOUT_CONTENT))
    },
    async list({ accounts }, { limit, cursor }) {
      const rows = await db
        .select(WITHOUT_CONTENT)
        .from(shares)
        .where(
          and(
            accounts ? inArray(shares.accountId, [...accounts]) : undefined,
            behind(shares.id, 'newest', cursor),
          ),
        )
        .orderBy(desc(shares.id))
        .limit(limit + 1)
      return toPage(rows, limit)
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
    async findContent(sha256, now) {
      const [row] = await db
        .select({ share: WITHOUT_CONTENT, content: shares.content })
        .from(shares)
        .where(open(sha256, now))
      return row ?? null
    },
  }
}

const open = (sha256: Uint8Array, now: Date) =>
  and(eq(shares.sha256, sha256), isNull(shares.revokedAt), gt(shares.expiresAt, now))

/** Lists must not read megabytes, and nothing but the comparison sees the digest. */
const { content: _, sha256: __, ...WITHOUT_CONTENT } = getTableColumns(shares)
