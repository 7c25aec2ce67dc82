import { pageOf } from '@veracite/contract/base/use-case'
import * as contract from '@veracite/contract/people/me'
import type { OwnSessions } from '@veracite/core/people/manage-me'
import { DomainError } from '@veracite/terms/errors'
import type { Routes } from '../http/mount.ts'

/** The caller's own sessions, passkeys and keys. */
export const me: Routes = (on) => {
  on(contract.getMe, ({ services, caller }) => services.me.get(caller))
  on(contract.listMySessions, ({ services, session }) => services.me.sessions(required(session)))
  on(contract.endMySession, ({ services, session, params }) =>
    services.me.endSession(required(session), params.sessionId),
  )
  on(contract.endMySessions, ({ services, session }) => services.me.endSessions(required(session)))
  on(contract.listMyPasskeys, ({ services, caller }) => services.me.passkeys(caller))
  on(contract.removeMyPasskey, ({ services, caller, params }) =>
    services.me.removePasskey(caller, params.passkeyId),
  )
  on(contract.listMyPrograms, ({ services, caller }) => services.programs.mine(caller))
  on(contract.endMyProgram, ({ services, caller, params }) =>
    services.programs.endMine(caller, params.grantId),
  )
  on(contract.issueMyKey, ({ services, caller, body }) => services.me.issueKey(caller, body))
  on(contract.listMyKeys, ({ services, caller, query }) => services.me.keys(caller, pageOf(query)))
  on(contract.revokeMyKey, ({ services, caller, params }) => services.me.revokeKey(caller, params.keyId))
  on(contract.rotateMyKey, ({ services, caller, params, body }) =>
    services.me.rotateKey(caller, params.keyId, body.overlapHours ?? 0),
  )
}

function required(session: OwnSessions | null): OwnSessions {
  if (session !== null) return session
  throw new DomainError('forbidden', 'key_has_no_sessions')
}
