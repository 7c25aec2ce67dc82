import type { SessionOf, SessionStore, StoredSession } from '@veracite/core/people/people-store'
import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Pool } from '../../connection.ts'
import { sessions } from '../../generated/tables.ts'
import { findRow, hasId, listRows, mapRow, setRows } from '../rows.ts'

export function createSessionStore({ db }: Pool): SessionStore {
  return {
    async begin(session) {
      await db.insert(sessions).values({ ...session, seenAt: session.createdAt })
    },
    async expire(before, limit) {
      const old = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(lt(sessions.expiresAt, before))
        .limit(limit)
      return (await db.delete(sessions).where(inArray(sessions.id, old))).count
    },
    find: (sha256) => mapRow(findRow(db, sessions, and(eq(sessions.sha256, sha256), live)), toSession),
    async see(sessionId, now) {
      await setRows(db, sessions, { seenAt: now }, { id: sessionId })
    },
    async list(of, now, idleSince) {
      const wanted = and(whose(of), live, gt(sessions.expiresAt, now), gt(sessions.seenAt, idleSince))
      const rows = await listRows(db, sessions, wanted, { order: [desc(sessions.id)], limit: 100 })
      return rows.map(toSession)
    },
    async end(of, sessionId, now) {
      const one = sessionId === null ? undefined : hasId(sessions.id, sessionId)
      return setRows(db, sessions, { endedAt: now }, and(whose(of), live, one))
    },
  }
}

const live = isNull(sessions.endedAt)

const whose = (of: SessionOf) =>
  'personId' in of ? eq(sessions.personId, of.personId) : eq(sessions.tokenSha256, of.tokenSha256)

const toSession = ({ sha256: _, endedAt: __, ...row }: typeof sessions.$inferSelect): StoredSession => row
