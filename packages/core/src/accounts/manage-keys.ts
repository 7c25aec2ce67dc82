import { DAY_MS } from '@veracite/terms/days'
import { sha256 } from '@veracite/terms/digest'
import { conflict, existing, invalidField, notFound } from '@veracite/terms/errors'
import { type AskedPage, mapPage } from '@veracite/terms/page'
import { pick } from '@veracite/terms/pick'
import type { ClockAndIds } from '@veracite/terms/ports'
import type { KeyKind, KeyScope, MemberRole } from '@veracite/terms/vocabulary'
import { toWire } from '@veracite/terms/wire'
import type { Scope } from '../access/scope.ts'
import type { ApiKey, TenantStore } from '../tenants/tenant-store.ts'
import { requireAccount } from './manage-accounts.ts'

/** A reader sees from the beginning of a key what it opens. */
export const KEY_PREFIXES: Record<KeyKind, string> = { customer: 'vrc', service: 'vrs', personal: 'vrp' }

const HOUR_MS = 3_600_000

interface Deps extends ClockAndIds {
  tenants: TenantStore
}

type NewKey = Pick<ApiKey, 'accountId' | 'name' | 'kind' | 'scopes' | 'role' | 'personId' | 'expiresAt'> &
  Partial<Pick<ApiKey, 'signingKey'>>

interface KeyInput {
  accountId: string
  name: string
  role?: MemberRole
  expiresInDays?: number
}
export interface PersonalKeyInput extends KeyInput {
  signingKey?: string
}

export const adminKeys = (deps: Deps & { scope: Scope }) => ({
  /** The key appears only in this response: only its digest is stored. */
  async issue(input: KeyInput & { kind?: 'customer' | 'service'; scopes?: KeyScope[] }) {
    const { accountId, name, kind = 'customer', scopes, role, expiresInDays } = input
    if (kind === 'customer' && role !== undefined)
      throw invalidField('invalid_key', 'role', 'is_for_customer_keys')
    if (kind === 'service' && scopes !== undefined)
      throw invalidField('invalid_key', 'scopes', 'are_for_service_keys')
    return store(deps, {
      accountId,
      name,
      kind,
      scopes: kind === 'customer' ? (scopes ?? ['read']) : [],
      role: kind === 'customer' ? null : (role ?? 'viewer'),
      personId: null,
      expiresAt: inDays(deps, expiresInDays),
    })
  },
  async list(page: AskedPage & { accountId: string | null }) {
    return mapPage(await deps.tenants.listKeys({ ...page, accounts: deps.scope.accounts }), toKeyBody)
  },
  async revoke(keyId: string) {
    if (!(await deps.tenants.revokeKey(keyId, deps.clock.now()))) throw notFound('key')
    return { revoked: true }
  },
  rotate: async (keyId: string, overlapHours: number) =>
    rotate(deps, await requireKey(deps, keyId), overlapHours),
})

/** Keys that act for a person. Somebody else's do not exist here. */
export const ownKeys = (deps: Deps) => {
  const requireOwn = async (personId: string, keyId: string): Promise<ApiKey> => {
    const key = await requireKey(deps, keyId)
    if (key.personId !== personId) throw notFound('key')
    return key
  }
  return {
    issue: (personId: string, input: PersonalKeyInput & { role: MemberRole }) =>
      store(deps, {
        signingKey: input.signingKey ?? null,
        accountId: input.accountId,
        name: input.name,
        kind: 'personal',
        scopes: [],
        role: input.role,
        personId,
        expiresAt: inDays(deps, input.expiresInDays),
      }),
    async list(personId: string, page: AskedPage) {
      return mapPage(
        await deps.tenants.listKeys({
          accountId: null,
          accounts: null,
          personId,
          ...page,
        }),
        toKeyBody,
      )
    },
    async revoke(personId: string, keyId: string) {
      const key = await requireOwn(personId, keyId)
      if (!(await deps.tenants.revokeKey(key.id, deps.clock.now()))) throw notFound('key')
      return { revoked: true }
    },
    rotate: async (personId: string, keyId: string, overlapHours: number) =>
      rotate(deps, await requireOwn(personId, keyId), overlapHours),
  }
}

async function store(deps: Deps, { accountId, ...input }: NewKey) {
  const account = await requireAccount(deps.tenants, accountId)
  const key = `${KEY_PREFIXES[input.kind]}_${deps.ids.randomHex(16)}`
  const stored = await deps.tenants.addKey(
    {
      ...input,
      id: deps.ids.next(),
      accountId: account.id,
      sha256: sha256(key),
      hint: key.slice(-4),
      scopes: [...new Set(input.scopes)],
    },
    deps.clock.now(),
  )
  return { ...toKeyBody(stored), key }
}

/** The new key first: if this fails half-way there are two keys, and never none. */
async function rotate(deps: Deps, old: ApiKey, overlapHours: number) {
  const now = deps.clock.now()
  if (old.revokedAt !== null || (old.expiresAt !== null && old.expiresAt <= now))
    throw conflict('key_no_longer_works')
  const made = await store(deps, {
    ...pick(old, 'accountId', 'name', 'kind', 'scopes', 'role', 'personId', 'signingKey'),
    expiresAt: old.expiresAt && new Date(now.getTime() + (old.expiresAt.getTime() - old.createdAt.getTime())),
  })
  if (overlapHours === 0) await deps.tenants.revokeKey(old.id, now)
  else await deps.tenants.expireKey(old.id, new Date(now.getTime() + overlapHours * HOUR_MS))
  return made
}

async function requireKey({ tenants }: Deps, keyId: string): Promise<ApiKey> {
  return existing(await tenants.findKey(keyId), 'key')
}

const inDays = ({ clock }: Deps, days: number | undefined): Date | null =>
  days === undefined ? null : new Date(clock.now().getTime() + days * DAY_MS)

/** Lists what is shown: a member added to keys must not be shown by accident. */
const toKeyBody = ({ id, accountId, name, kind, hint, scopes, role, person, signingKey, ...key }: ApiKey) => {
  const { createdAt, expiresAt, lastUsedAt, revokedAt } = key
  const shown = { id, accountId, name, kind, hint, scopes, role, person, signingKey }
  return toWire({ ...shown, createdAt, expiresAt, lastUsedAt, revokedAt })
}
