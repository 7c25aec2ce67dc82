import { sha256 } from '@veracite/terms/digest'
import { DomainError } from '@veracite/terms/errors'
import type { Clock, Ids } from '@veracite/terms/ports'
import type { KeyScope } from '@veracite/terms/vocabulary'
import type { ApiKey, CatalogStore } from '../catalog/catalog-store.ts'
import { requireAccount } from './manage-accounts.ts'

export const KEY_PREFIX = 'vrc'

export const adminKeys = (deps: { catalog: CatalogStore; clock: Clock; ids: Ids }) => ({
  /** The key appears only in this response: only its digest is stored. */
  async issue(input: { accountId: string; name: string; scopes: KeyScope[] }) {
    const account = await requireAccount(deps.catalog, input.accountId)
    const key = `${KEY_PREFIX}_${deps.ids.randomHex(16)}`
    const stored = await deps.catalog.addKey(
      {
        id: deps.ids.next(),
        accountId: account.id,
        name: input.name,
        sha256: sha256(key),
        hint: key.slice(-4),
        scopes: [...new Set(input.scopes)],
      },
      deps.clock.now(),
    )
    return { ...toKeyBody(stored), key }
  },
  async list(page: { accountId: string | null; limit: number; cursor: string | null }) {
    const { items, nextCursor } = await deps.catalog.listKeys(page)
    return { items: items.map(toKeyBody), nextCursor }
  },
  async revoke(keyId: string) {
    if (!(await deps.catalog.revokeKey(keyId, deps.clock.now())))
      throw new DomainError('not_found', 'Key not found.')
    return { revoked: true }
  },
})

const toKeyBody = (key: ApiKey) => ({
  id: key.id,
  accountId: key.accountId,
  name: key.name,
  hint: key.hint,
  scopes: key.scopes,
  createdAt: key.createdAt.toISOString(),
  revokedAt: key.revokedAt?.toISOString() ?? null,
})
