import type { OAuthStore } from '@veracite/core/agents/oauth-store'
import type { Clock } from '@veracite/terms/ports'
import type { Adapter, AdapterPayload } from 'oidc-provider'

/**
 * Anybody can register a program. One that no person has let in is forgotten after an hour, and sooner when there are more
 * of them than this, the oldest first; one that was let in is kept for 90 days from its last sign-in or renewal.
 */
const MAX_UNUSED_CLIENTS = 1_000
const UNUSED_CLIENT_SECONDS = 3600
const USED_CLIENT_SECONDS = 90 * 24 * 3600
const EXPIRED_AT_ONCE = 200
const RENEWAL_GRACE_MS = 10_000

/** Thrown towards the authorization server, which turns it into an answer. */
export interface OAuthErrors {
  invalidGrant: (why: string) => Error
}

export interface OAuthAdapterDeps {
  store: OAuthStore
  digestOf: (id: string) => Uint8Array
  clock: Clock
  errors: OAuthErrors
}

/**
 * Where the authorization server keeps things: in our database, by the digest of their ids. Ids of tokens and codes are
 * taken out of what is stored and put back when it is found, so that the table is useless to a thief.
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
      if (kind === 'Client') return row.payload
      const consumed = consumedAt &&
        !isJustRenewed(consumedAt) && { consumed: Math.floor(consumedAt.getTime() / 1000) }
      return { ...row.payload, jti: id, ...consumed }
    }
    return {
      async upsert(id, payload, expiresIn) {
        const now = clock.now()
        if (kind === 'Client') await store.keepNewestUnused(kind, MAX_UNUSED_CLIENTS - 1)
        if (kind === 'Interaction' || kind === 'Client') await store.expire(now, EXPIRED_AT_ONCE)
        if ((kind === 'Grant' || kind === 'RefreshToken') && payload.clientId !== undefined)
          await store.use('Client', digestOf(payload.clientId), now, later(now, USED_CLIENT_SECONDS))
        const { jti, ...rest } = payload
        await store.put(
          {
            kind,
            idSha256: digestOf(id),
            grantId: kind === 'Grant' ? id : (payload.grantId ?? null),
            payload: kind === 'Client' ? payload : rest,
            expiresAt: later(now, expiresIn ?? UNUSED_CLIENT_SECONDS),
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

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

/**
 * The console's session names the signed-in person, each time: a session of the authorization server's own would outlive that
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
