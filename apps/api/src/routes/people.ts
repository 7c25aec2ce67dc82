import * as contract from '@veracite/contract/people/operations'
import type { Routes } from '../http/mount.ts'
import { pageOf, storable } from './from-request.ts'

export const people: Routes = (on) => {
  on(contract.listMembers, ({ services, params, query }) =>
    services.people.list(params.accountId, pageOf(query)),
  )
  on(contract.changeMember, ({ services, params, body }) =>
    services.people.changeRole(params.memberId, body.role),
  )
  on(contract.removeMember, ({ services, params }) => services.people.remove(params.memberId))
  on(contract.leaveAccount, ({ services, params, caller }) => services.people.leave(caller, params.accountId))
  on(contract.addInvitation, ({ services, params, body: { name, ...rest }, caller }) => {
    const named = name === undefined ? {} : { name: storable('name', name.trim()) }
    return services.people.invite(caller, params.accountId, { ...rest, ...named })
  })
  on(contract.listInvitations, ({ services, params, query }) =>
    services.people.invitations(params.accountId, pageOf(query)),
  )
  on(contract.revokeInvitation, ({ services, params }) =>
    services.people.revokeInvitation(params.invitationId),
  )
}
