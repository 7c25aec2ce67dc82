import * as contract from '@veracite/contract/people/me'
import type { OwnSessions } from '@veracite/core/people/manage-me'
import type { Services } from '@veracite/core/services'
import { DomainError } from '@veracite/terms/errors'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'

/** Routes of the signed-in person. */
export function mountMe(mount: Mount, { me }: Pick<Services['admin'], 'me'>): void {
  mount(contract.getMe, async ({ caller }) => ({ status: 200, body: await me.get(caller) }))
  mount(contract.listMySessions, async ({ session }) => ({
    status: 200,
    body: await me.sessions(required(session)),
  }))
  mount(contract.endMySession, async ({ session, params }) => ({
    status: 200,
    body: await me.endSession(required(session), params.sessionId),
  }))
  mount(contract.endMySessions, async ({ session }) => ({
    status: 200,
    body: await me.endSessions(required(session)),
  }))
  mount(contract.listMyPasskeys, async ({ caller }) => ({ status: 200, body: await me.passkeys(caller) }))
  mount(contract.removeMyPasskey, async ({ caller, params }) => ({
    status: 200,
    body: await me.removePasskey(caller, params.passkeyId),
  }))
  mount(contract.issueMyKey, async ({ caller, body }) => ({
    status: 201,
    body: await me.issueKey(caller, body),
  }))
  mount(contract.listMyKeys, async ({ caller, query }) => ({
    status: 200,
    body: await me.keys(caller, pageOf(query)),
  }))
  mount(contract.revokeMyKey, async ({ caller, params }) => ({
    status: 200,
    body: await me.revokeKey(caller, params.keyId),
  }))
  mount(contract.rotateMyKey, async ({ caller, params, body }) => ({
    status: 201,
    body: await me.rotateKey(caller, params.keyId, body.overlapHours ?? 0),
  }))
}

function required(session: OwnSessions | null): OwnSessions {
  if (session !== null) return session
  throw new DomainError('forbidden', 'A key has no sessions.')
}
