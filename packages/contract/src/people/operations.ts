import { Type } from '@sinclair/typebox'
import { MEMBER_ROLES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { pageOf } from '../base/bodies.ts'
import { operation } from '../base/operation.ts'
import { admin, created, id, Name, ok, page } from '../base/parts.ts'
import { DateTime, NullableDateTime, nullableText, oneOf, open, text } from '../base/schemas.ts'

/** The people of an account, and how others are asked to join. */

const MemberRoleName = oneOf(MEMBER_ROLES, {
  description:
    'What they may do, each role including those before it: `viewer` reads, `reviewer` says what answers mean, `editor` changes what is asked and known, `owner` decides who gets in.',
})

const Member = open('Member', 'A person in an account.', {
  id: text('Identifier of the membership.'),
  accountId: text('The account.'),
  personId: text('The person, who may be in several accounts.'),
  name: text('Their name, which is written under what they review.'),
  email: nullableText('Their address, as the invitation or the provider said it.'),
  role: MemberRoleName,
  addedAt: DateTime('Since when.'),
  lastSeenAt: NullableDateTime('When a session of theirs was last used.'),
})

export const listMembers = operation({
  ...admin,
  id: 'adminListMembers',
  access: needs('viewer', 'params.accountId'),
  method: 'GET',
  path: '/api/admin/accounts/{accountId}/members',
  summary: 'List the people of an account',
  params: id('accountId'),
  query: Type.Object(page),
  answers: ok(pageOf('MemberPage', Member)),
})

export const changeMember = operation({
  ...admin,
  id: 'adminChangeMember',
  access: needs('owner', 'params.memberId'),
  method: 'PATCH',
  path: '/api/admin/members/{memberId}',
  summary: 'Give a member another role',
  description: 'Takes effect with their next request. The last owner keeps the role (409), whoever asks.',
  params: id('memberId'),
  body: Type.Object({ role: oneOf(MEMBER_ROLES) }),
  answers: ok(Member),
})

const Removed = open('MemberRemoved', 'The person is no longer in the account.', {
  removed: Type.Boolean({ description: 'Always true.' }),
})

export const removeMember = operation({
  ...admin,
  id: 'adminRemoveMember',
  access: needs('owner', 'params.memberId'),
  method: 'DELETE',
  path: '/api/admin/members/{memberId}',
  summary: 'Take a person out of an account; their sessions and keys end at once',
  params: id('memberId'),
  answers: ok(Removed),
})

export const leaveAccount = operation({
  ...admin,
  id: 'adminLeaveAccount',
  access: needs('viewer', 'params.accountId'),
  method: 'POST',
  path: '/api/admin/accounts/{accountId}/leave',
  summary: 'Leave an account; your sessions and your keys for it end at once',
  params: id('accountId'),
  answers: ok(Removed),
})

const invitation = {
  id: text('Identifier of the invitation.'),
  accountId: text('The account.'),
  name: text('Who is invited.'),
  email: nullableText('Where the link was sent, as a note: nothing is sent by this server.'),
  role: MemberRoleName,
  memberId: nullableText('Set when it lets an existing member in again, who has lost their passkey.'),
  createdAt: DateTime('When it was made.'),
  expiresAt: DateTime('Until when it works.'),
  usedAt: NullableDateTime('When it was used; it works once.'),
  revokedAt: NullableDateTime('When it was taken back.'),
}
const Invitation = open('Invitation', 'A link that lets one person in, without the link itself.', invitation)

export const addInvitation = operation({
  ...admin,
  id: 'adminAddInvitation',
  access: needs('owner', 'params.accountId'),
  method: 'POST',
  path: '/api/admin/accounts/{accountId}/invitations',
  summary: 'Invite a person by a link that works once; it is shown only in this answer',
  description:
    'With `memberId`, the link lets an existing member in again who has lost their passkey: using it removes their passkeys and ends their sessions, their own keys and the access of programs that they let in. Nothing is sent: give the link to the person yourself.',
  params: id('accountId'),
  body: Type.Object({
    name: Type.Optional(Name),
    email: Type.Optional(Type.String({ minLength: 3, maxLength: 254, pattern: '^\\S+@\\S+$' })),
    role: Type.Optional(oneOf(MEMBER_ROLES)),
    memberId: Type.Optional(Type.String({ maxLength: 36 })),
    expiresInHours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
  }),
  answers: created(
    open('NewInvitation', 'An invitation, including its link.', {
      ...invitation,
      path: text('What to open, below the address of the console: give it to that person only.'),
    }),
  ),
})

export const listInvitations = operation({
  ...admin,
  id: 'adminListInvitations',
  access: needs('owner', 'params.accountId'),
  method: 'GET',
  path: '/api/admin/accounts/{accountId}/invitations',
  summary: 'List the invitations to an account, newest first',
  params: id('accountId'),
  query: Type.Object(page),
  answers: ok(pageOf('InvitationPage', Invitation)),
})

export const revokeInvitation = operation({
  ...admin,
  id: 'adminRevokeInvitation',
  access: needs('owner', 'params.invitationId'),
  method: 'DELETE',
  path: '/api/admin/invitations/{invitationId}',
  summary: 'Take an invitation back',
  params: id('invitationId'),
  answers: ok(
    open('InvitationRevoked', 'The link no longer works.', {
      revoked: Type.Boolean({ description: 'Always true.' }),
    }),
  ),
})
