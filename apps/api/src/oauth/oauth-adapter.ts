import type { OAuthStore } from '@veracite/core/agents/oauth-store'
import type { Clock } from '@veracite/terms/ports'
import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Programs register in a moment, so anybody could fill the table. */
const MAX_CLIENTS = 1_000
const CLIENT_SECONDS = 90 * 24 * 3600
const EXPIRED_AT_ONCE = 200
const RENEWAL_GRACE_MS = 10_000

/** Thrown towards the authorization server, which turns it into an answer. */
export interface OAuthErrors {
  invalidGrant: (why: string) => Error
  tooManyClients: (why: string) => Error
}

export interface OAuthAdapterDeps {
  store: OAuthStore
  digestOf: (id: string) => Uint8Array
  clock: Clock
  errors: OAuthErrors
}

/**
 * Where the authorization server keeps things: in our database, by the digest of their ids. Ids of tokens and codes are
 * taken out of what is stored and put back when it is found, so that the table is of no use to whoever reads it.
 */
export const createOAuthAdapter =
  ({ store, digestOf, clock, errors }: OAuthAdapterDeps) =>
  (kind: string): Adapter => {
    if (kind === 'Session') return FORGETFUL
    /** A program that asks several things at once renews several times at once: that is no theft. */
    const isJustRenewed = (consumedAt: Date): boolean =>
      kind === 'RefreshToken' && clock.now().getTime() - consumedAt.getTime() < RENEWAL_GRACE_MS
    const find = async (id: string): Promise<AdapterPayload | undefined> => {
      const row = await store.find(kind, digestOf(id), clock.now())
      if (row === null) return undefined
      const { consumedAt } = row
      const consumed = consumedAt &&
        !isJustRenewed(consumedAt) && { consumed: Math.floor(consumedAt.getTime() / 1000) }
      return { ...row.payload, ...(kind !== 'Client' && { jti: id }), ...consumed }
    }
    return {
      async upsert(id, payload, expiresIn) {
        const now = clock.now()
        if (kind === 'Client' && (await store.count(kind, MAX_CLIENTS, now)) >= MAX_CLIENTS)
          throw errors.tooManyClients('Too many programs have registered here. Try again tomorrow.')
        if (kind === 'Interaction') await store.expire(now, EXPIRED_AT_ONCE)
        const { jti, ...rest } = payload
        const seconds = expiresIn ?? CLIENT_SECONDS
        await store.put(
          {
            kind,
            idSha256: digestOf(id),
            grantId: kind === 'Grant' ? id : (payload.grantId ?? null),
            payload: kind === 'Client' ? payload : rest,
            expiresAt: new Date(now.getTime() + seconds * 1000),
          },
          now,
        )
      },
      find,
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
      async consume(id) {
        // Two requests may have found it unused: only one of them may go on.
        if (await store.consume(kind, digestOf(id), clock.now())) return
        const used = await store.find(kind, digestOf(id), clock.now())
        if (!used?.consumedAt || !isJustRenewed(used.consumedAt)) throw errors.invalidGrant('already used')
      },
      destroy: (id) => store.remove(kind, digestOf(id)),
      revokeByGrantId: (grantId) => store.removeGrant(grantId),
    }
  }

/**
 * Who is at the browser is asked of the console, each time: a session of the authorization server's own would outlive that
 * of the console, and would remember for whom somebody acted last.
 */
const FORGETFUL: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
}
