import type { ApiKey, TenantStore } from '@veracite/core/tenants/tenant-store'
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Pool } from '../../connection.ts'
import { accounts, apiKeys, people } from '../../generated/tables.ts'
import { createLookup } from '../batcher.ts'
import { hex } from '../ids.ts'
import { hasId, isChanged, pageOfQuery, setRows } from '../rows.ts'

export function createKeyStore({ db }: Pool) {
  const select = () =>
    db
      .select({ key: apiKeys, person: people.name })
      .from(apiKeys)
      .leftJoin(people, eq(people.id, apiKeys.personId))
  const findKey = async (keyId: string): Promise<ApiKey | null> => {
    const [row] = await select().where(hasId(apiKeys.id, keyId))
    return row ? toKey(row) : null
  }
  // Every request with a key asks for it: requests of the same moment share a statement.
  const findByHash = createLookup(async (digests) => {
    const live = db.select({ id: accounts.id }).from(accounts).where(isNull(accounts.archivedAt))
    const asked = digests.map((digest) => Buffer.from(digest, 'hex'))
    const rows = await select().where(
      and(
        inArray(apiKeys.sha256, asked),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
        inArray(apiKeys.accountId, live),
      ),
    )
    return new Map(rows.map((row) => [hex(row.key.sha256), toKey(row)]))
  })
  return {
    async addKey(key, now) {
      await db.insert(apiKeys).values({ ...key, createdAt: now })
      const added = await findKey(key.id)
      if (added === null) throw new Error('The database lost a key that it had stored.')
      return added
    },
    listKeys({ accountId, accounts: visible, personId, ...page }) {
      const where = and(
        accountId === null ? undefined : hasId(apiKeys.accountId, accountId),
        visible ? inArray(apiKeys.accountId, [...visible]) : undefined,
        personId === undefined ? undefined : eq(apiKeys.personId, personId),
      )
      return pageOfQuery(select(), { id: apiKeys.id, order: 'oldest', where }, page, toKey)
    },
    findKey,
    expireKey: (keyId, at) => isChanged(db, apiKeys, { expiresAt: at }, and(active(keyId), expiresAfter(at))),
    revokeKey: (keyId, now) => isChanged(db, apiKeys, { revokedAt: now }, active(keyId)),
    findKeyByHash: (digest) => findByHash(hex(digest)),
    async useKey(keyId, now) {
      await setRows(db, apiKeys, { lastUsedAt: now }, { id: keyId })
    },
  } satisfies Partial<TenantStore>
}

const active = (keyId: string) => and(hasId(apiKeys.id, keyId), isNull(apiKeys.revokedAt))

const expiresAfter = (at: Date) => or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, at))

const toKey = ({
  key: { sha256: _, ...key },
  person,
}: {
  key: typeof apiKeys.$inferSelect
  person: string | null
}): ApiKey => ({ ...key, person })
