import type { RegisterCache } from '@veracite/ground-truth/registers/register'
import { sha256 } from '@veracite/terms/digest'
import { and, eq, gte } from 'drizzle-orm'
import { keepThenCommit, type Pool } from '../../connection.ts'
import { pageBytes, registerReplies } from '../../generated/tables.ts'
import { insertPageBytes } from '../bytes/page-bytes.ts'
import { putRow } from '../rows.ts'

export function createRegisterCache(pool: Pool): RegisterCache {
  return {
    async find(url, since) {
      const rows = await pool.db
        .select({ reply: registerReplies, bytes: pageBytes.bytes, sha256: pageBytes.sha256 })
        .from(registerReplies)
        .innerJoin(pageBytes, eq(pageBytes.sha256, registerReplies.sha256))
        .where(and(eq(registerReplies.url, url), gte(registerReplies.fetchedAt, since)))
      const [kept] = await pool.bytes.fill(rows, 'bytes', 'sha256')
      if (kept === undefined) return null
      const { status, contentType, fetchedAt } = kept.reply
      const { bytes } = kept
      return { url, status, contentType, bytes, text: new TextDecoder().decode(bytes), fetchedAt }
    },
    put: (register, { url, status, contentType, bytes, fetchedAt }) =>
      keepThenCommit(pool, [{ sha256: sha256(bytes), bytes }], async (tx) => {
        const kept = { register, status, contentType, sha256: sha256(bytes), fetchedAt }
        await insertPageBytes(tx, { sha256: kept.sha256, bytes })
        await putRow(tx.db, registerReplies, { url }, kept)
      }),
  }
}
