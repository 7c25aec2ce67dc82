import type { RegisterCache } from '@veracite/ground-truth/registers/register'
import { sha256 } from '@veracite/terms/digest'
import { and, eq, gte } from 'drizzle-orm'
import { keepThenCommit, type Pool } from '../../connection.ts'
import { pageBytes } from '../../schema/evidence.ts'
import { registerReplies } from '../../schema/work.ts'
import { insertPageBytes } from '../bytes/page-bytes.ts'
import { putRow } from '../rows.ts'

export function createRegisterCache(pool: Pool): RegisterCache {
  return {
    async find(url, since) {
      const [kept] = await pool.db
        .select({ reply: registerReplies, bytes: pageBytes.bytes })
        .from(registerReplies)
        .innerJoin(pageBytes, eq(pageBytes.sha256, registerReplies.sha256))
        .where(and(eq(registerReplies.url, url), gte(registerReplies.fetchedAt, since)))
      if (kept === undefined) return null
      const { status, contentType, sha256, fetchedAt } = kept.reply
      const bytes = await pool.bytes.read({ sha256, bytes: kept.bytes })
      return { url, status, contentType, bytes, text: new TextDecoder().decode(bytes), fetchedAt }
    },
    put(register, { url, status, contentType, bytes, fetchedAt }) {
      const kept = { register, status, contentType, sha256: sha256(bytes), fetchedAt }
      const reply = { sha256: kept.sha256, bytes }
      return keepThenCommit(pool, [reply], async (tx) => {
        await insertPageBytes(tx, reply)
        await putRow(tx.db, registerReplies, { url }, kept)
      })
    },
  }
}
