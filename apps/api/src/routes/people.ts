import * as contract from '@veracite/contract/people/operations'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'
import { storable } from './storable.ts'

export function mountPeople(mount: Mount, { people }: Pick<Services['admin'], 'people'>): void {
  mount(contract.listMembers, async ({ params, query }) => ({
    status: 200,
    body: await people.list(params.accountId, pageOf(query)),
  }))
  mount(contract.changeMember, async ({ params, body }) => ({
    status: 200,
    body: await people.changeRole(params.memberId, body.role),
  }))
  mount(contract.removeMember, async ({ params }) => ({
    status: 200,
    body: await people.remove(params.memberId),
  }))
  mount(contract.leaveAccount, async ({ params, caller }) => ({
    status: 200,
    body: await people.leave(caller, params.accountId),
  }))
  mount(contract.addInvitation, async ({ params, body, caller }) => {
    const { name, ...rest } = body
    const named = name === undefined ? {} : { name: storable('name', name.trim()) }
    return { status: 201, body: await people.invite(caller, params.accountId, { ...rest, ...named }) }
  })
  mount(contract.listInvitations, async ({ params, query }) => ({
    status: 200,
    body: await people.invitations(params.accountId, pageOf(query)),
  }))
  mount(contract.revokeInvitation, async ({ params }) => ({
    status: 200,
    body: await people.revokeInvitation(params.invitationId),
  }))
}
