import { sha256 } from '@veracite/terms/digest'
import { conflict, DomainError, invalidField, notFound } from '@veracite/terms/errors'
import { type AskedPage, mapPage } from '@veracite/terms/page'
import type { ClockAndIds } from '@veracite/terms/ports'
import type { MemberRole } from '@veracite/terms/vocabulary'
import { toWire } from '@veracite/terms/wire'
import type { Caller } from '../access/caller.ts'
import { requireAccount } from '../accounts/manage-accounts.ts'
import type { TenantStore } from '../tenants/tenant-store.ts'
import type { Invitation, InvitationStore, MemberStore } from './people-store.ts'

interface Deps extends ClockAndIds {
  members: MemberStore
  invitations: InvitationStore
  tenants: TenantStore
}

const HOUR_MS = 3_600_000
const USUAL_HOURS = 72

/** The people of an account, and the links that let others in. */
export const adminPeople = (deps: Deps) => ({
  async list(accountId: string, page: AskedPage) {
    await requireAccount(deps.tenants, accountId)
    return mapPage(await deps.members.list(accountId, page), toWire)
  },
  async changeRole(memberId: string, role: MemberRole) {
    const changed = await deps.members.changeRole(memberId, role, deps.clock.now())
    if (changed === 'last_owner') throw lastOwner()
    if (changed === null) throw notFound('member')
    return toWire(changed)
  },
  async remove(memberId: string) {
    return removed(await deps.members.remove(memberId, deps.clock.now()))
  },
  async leave(caller: Caller, accountId: string) {
    const member = caller.personId && (await deps.members.findOf(accountId, caller.personId))
    if (!member) throw notFound('member')
    return removed(await deps.members.remove(member.id, deps.clock.now()))
  },

  /** The link appears only in this response: only its digest is stored. */
  async invite(caller: Caller, accountId: string, input: Invited & { expiresInHours?: number }) {
    const account = await requireAccount(deps.tenants, accountId)
    const byOperator = caller.kind === 'operator'
    const invited = await whoIsInvited(deps, account.id, input, byOperator)
    const now = deps.clock.now()
    const token = deps.ids.randomHex(32)
    const invitation = await deps.invitations.add({
      id: deps.ids.next(),
      accountId: account.id,
      ...invited,
      byOperator,
      madeBy: caller.personId,
      sha256: sha256(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + (input.expiresInHours ?? USUAL_HOURS) * HOUR_MS),
    })
    // Behind the #, which browsers send to nobody and write into no log.
    return { ...toInvitationBody(invitation), path: `/console/invitation#${token}` }
  },
  async invitations(accountId: string, page: AskedPage) {
    return mapPage(await deps.invitations.list(accountId, page), toInvitationBody)
  },
  async revokeInvitation(invitationId: string) {
    if (!(await deps.invitations.revoke(invitationId, deps.clock.now())))
      throw new DomainError('not_found', 'invitation_not_found')
    return { revoked: true }
  },
})

interface Invited {
  name?: string
  email?: string
  role?: MemberRole
  memberId?: string
}

/** An existing member who is let in again keeps their name and role. */
async function whoIsInvited(
  { members }: Deps,
  accountId: string,
  { name, email, role, memberId }: Invited,
  byOperator: boolean,
): Promise<Pick<Invitation, 'name' | 'email' | 'role' | 'memberId'>> {
  if (memberId === undefined) {
    if (name === undefined) throw invalidField('invalid_invitation', 'name', 'is_required_to_invite')
    return { name, email: email ?? null, role: role ?? 'viewer', memberId: null }
  }
  const member = await members.find(memberId)
  if (member === null || member.accountId !== accountId)
    throw invalidField('invalid_invitation', 'memberId', 'is_not_a_member')
  // The maker of the link could use it, and act as that person in every account.
  if (!byOperator && (await members.accountsOf(member.personId)).length > 1)
    throw conflict('person_in_other_accounts')
  return { name: member.name, email: member.email, role: member.role, memberId: member.id }
}

function removed(outcome: 'removed' | 'last_owner' | null) {
  if (outcome === 'last_owner') throw lastOwner()
  if (outcome === null) throw notFound('member')
  return { removed: true }
}

const lastOwner = () => conflict('last_owner')

/** Lists what is shown: a member added to invitations must not be shown by accident. */
const toInvitationBody = ({ id, accountId, name, email, role, memberId, ...invitation }: Invitation) => {
  const { createdAt, expiresAt, usedAt, revokedAt } = invitation
  return toWire({ id, accountId, name, email, role, memberId, createdAt, expiresAt, usedAt, revokedAt })
}
