import type { OAuthStore } from '@veracite/core/agents/oauth-store'
import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Pool } from '../../connection.ts'
import { oauthRecords as records } from '../../generated/tables.ts'
import { createLookup } from '../batcher.ts'
import { hex, isUuid } from '../ids.ts'
import { isChanged, setRows } from '../rows.ts'

/** Of a subject, which is the person and the account (`subjectOf`). As in the indexes. */
const personOf = sql<string>`split_part(oauth_records.payload ->> 'accountId', '~', 1)`
const accountOf = sql<string>`split_part(oauth_records.payload ->> 'accountId', '~', 2)`

/** Names are looked up by text: the operator is a person without an id. Tables are named in full, or inner ones would answer. */
const GRANT = {
  grantId: sql<string>`oauth_records.grant_id`,
  program: sql<string>`coalesce((
    select c.payload ->> 'client_name' from veracite.oauth_records c
    where c.kind = 'Client' and c.payload ->> 'client_id' = oauth_records.payload ->> 'clientId' limit 1),
    oauth_records.payload ->> 'clientId', '')`,
  person: sql<string | null>`(select p.name from veracite.people p where p.id::text = ${personOf})`,
  account: sql<string | null>`(select a.name from veracite.accounts a where a.id::text = ${accountOf})`,
  scopes: sql<string>`coalesce((
    select string_agg(value, ' ') from jsonb_each_text(oauth_records.payload -> 'resources')), '')`,
  createdAt: records.createdAt,
  lastUsedAt: sql<Date>`(
    select max(t.created_at) from veracite.oauth_records t where t.grant_id = oauth_records.grant_id)`.mapWith(
    records.createdAt,
  ),
}

const nameOf = (kind: string, idSha256: Uint8Array): string => `${kind} ${hex(idSha256)}`

export function createOAuthStore({ db }: Pool): OAuthStore {
  const grants = alias(records, 'grants')
  const isGranted = exists(
    db
      .select({ one: sql`1` })
      .from(grants)
      .where(and(eq(grants.kind, 'Grant'), eq(grants.grantId, records.grantId))),
  )
  const at = (kind: string, idSha256: Uint8Array) =>
    and(eq(records.kind, kind), eq(records.idSha256, idSha256))
  // Every request with a token asks for it: requests of the same moment share a statement.
  const find = createLookup(async (names) => {
    const asked = names.map((name) => name.split(' '))
    const kinds = new Set(asked.map(([kind = '']) => kind))
    const digests = asked.map(([, digest = '']) => Buffer.from(digest, 'hex'))
    const ofThese = and(inArray(records.kind, [...kinds]), inArray(records.idSha256, digests))
    const rows = await db
      .select()
      .from(records)
      .where(and(ofThese, or(isNull(records.grantId), isGranted)))
    return new Map(rows.map((row) => [nameOf(row.kind, row.idSha256), row]))
  })
  return {
    async put({ kind, idSha256, grantId, payload, expiresAt }, now) {
      const values = { grantId, payload, expiresAt }
      await db
        .insert(records)
        .values({ kind, idSha256, createdAt: now, consumedAt: null, ...values })
        .onConflictDoUpdate({ target: [records.kind, records.idSha256], set: values })
    },
    async find(kind, idSha256, now) {
      const row = await find(nameOf(kind, idSha256))
      // A copy: requests of the same moment get the same row.
      return row && row.expiresAt > now
        ? { payload: structuredClone(row.payload), consumedAt: row.consumedAt }
        : null
    },
    consume: (kind, idSha256, now) =>
      isChanged(db, records, { consumedAt: now }, { kind, idSha256, consumedAt: null }),
    async remove(kind, idSha256) {
      await db.delete(records).where(at(kind, idSha256))
    },
    listGrants: (of, limit, now) =>
      db
        .select(GRANT)
        .from(records)
        .where(
          and(
            // Not a parameter: an index of grants only serves a plan that is sure of the kind.
            sql`${records.kind} = 'Grant'`,
            'personId' in of
              ? eq(personOf, of.personId)
              : isUuid(of.accountId)
                ? eq(accountOf, of.accountId)
                : sql`false`,
            gt(records.expiresAt, now),
            isNotNull(records.grantId),
          ),
        )
        .orderBy(desc(records.createdAt))
        .limit(limit),
    async removeGrant(grantId) {
      await db.delete(records).where(eq(records.grantId, grantId))
    },
    async use(kind, idSha256, now, expiresAt) {
      const consumedAt = sql`coalesce(${records.consumedAt}, ${now.toISOString()}::timestamptz)`
      await setRows(db, records, { consumedAt, expiresAt }, { kind, idSha256 })
    },
    async keepNewestUnused(kind, most) {
      const unused = and(eq(records.kind, kind), isNull(records.consumedAt))
      const older = db
        .select({ idSha256: records.idSha256 })
        .from(records)
        .where(unused)
        .orderBy(desc(records.createdAt))
        .offset(most)
      await db.delete(records).where(and(unused, inArray(records.idSha256, older)))
    },
    async expire(now, limit) {
      const old = db
        .select({ kind: records.kind, idSha256: records.idSha256 })
        .from(records)
        .where(lte(records.expiresAt, now))
        .limit(limit)
        .as('old')
      const rows = await db
        .delete(records)
        .where(
          sql`(${records.kind}, ${records.idSha256}) in (select ${old.kind}, ${old.idSha256} from ${old})`,
        )
        .returning({ kind: records.kind })
      return rows.length
    },
  }
}
