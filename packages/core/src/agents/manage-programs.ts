import { DomainError, notFound } from '@veracite/terms/errors'
import type { Clock } from '@veracite/terms/ports'
import { toWire } from '@veracite/terms/wire'
import type { Caller } from '../access/caller.ts'
import type { OAuthStore, StoredGrant } from './oauth-store.ts'
import { OPERATOR_ID } from './people.ts'

interface Deps {
  oauthRecords: Pick<OAuthStore, 'listGrants' | 'removeGrant'>
  clock: Clock
}

type GrantsOf = Parameters<OAuthStore['listGrants']>[0]

const MOST = 200

/** Programs that people let into the tool server. People see their own, owners those of their account. */
export const adminPrograms = (deps: Deps) => {
  const list = async (of: GrantsOf) => {
    const items = await deps.oauthRecords.listGrants(of, MOST, deps.clock.now())
    return { items: items.map(toProgramBody) }
  }
  const end = async (of: GrantsOf, grantId: string) => {
    const { items } = await list(of)
    if (!items.some(({ id }) => id === grantId)) throw notFound('program')
    await deps.oauthRecords.removeGrant(grantId)
    return { ended: true }
  }
  return {
    mine: (caller: Caller) => list(ownerOf(caller)),
    endMine: (caller: Caller, grantId: string) => end(ownerOf(caller), grantId),
    ofAccount: (accountId: string) => list({ accountId: accountId.toLowerCase() }),
    endOfAccount: (accountId: string, grantId: string) =>
      end({ accountId: accountId.toLowerCase() }, grantId),
  }
}

function ownerOf({ kind, personId }: Caller): GrantsOf {
  if (kind === 'operator') return { personId: OPERATOR_ID }
  if (kind === 'person' && personId !== null) return { personId }
  throw new DomainError('forbidden', 'programs_only_for_people')
}

const toProgramBody = ({ grantId, program, person, account, scopes, createdAt, lastUsedAt }: StoredGrant) =>
  toWire({
    id: grantId,
    program,
    person: person ?? 'the operator',
    account,
    scopes: scopes.split(' ').filter((scope) => scope !== ''),
    createdAt,
    lastUsedAt,
  })
