import * as contract from '@veracite/contract/people/operations'
import type { Routes } from '../http/mount.ts'
import { storable } from './from-request.ts'

export const people: Routes = (on) => {
  on(contract.changeMember, ({ services, params, body }) =>
    services.people.changeRole(params.memberId, body.role),
  )
  on(contract.leaveAccount, ({ services, params, caller }) => services.people.leave(caller, params.accountId))
  on(contract.addInvitation, ({ services, params, body: { name, ...rest }, caller }) => {
    const named = name === undefined ? {} : { name: storable('name', name.trim()) }
    return services.people.invite(caller, params.accountId, { ...rest, ...named })
  })
}
