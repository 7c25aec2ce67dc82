import type { SessionStore } from '@veracite/core/accounts/session-store'
import { eq, lt } from 'drizzle-orm'
import type { Pool } from '../../connection.ts'
import { endedSessions } from '../../schema/catalog.ts'

export function createSessionStore({ db }: Pool): SessionStore {
  return {
    async end(sha256, expiresAt, now) {
      await db.insert(endedSessions).values({ sha256, expiresAt }).onConflictDoNothing()
      await db.delete(endedSessions).where(lt(endedSessions.expiresAt, now))
    },
    async hasEnded(sha256) {
      const [row] = await db
        .select({ expiresAt: endedSessions.expiresAt })
        .from(endedSessions)
        .where(eq(endedSessions.sha256, sha256))
      return row !== undefined
    },
  }
}
