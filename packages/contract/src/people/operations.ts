import { Type } from '@sinclair/typebox'
import { MEMBER_ROLES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { pageOf } from '../base/bodies.ts'
import { adminOperation } from '../base/operation.ts'
import { created, Name, ok, page } from '../base/parts.ts'
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

export const listMembers = adminOperation('GET /api/admin/accounts/{accountId}/members', {
  id: 'adminListMembers',
  access: needs('viewer', 'params.accountId'),
  summary: 'List the people of an account',
  query: Type.Object(page),
  answers: ok(pageOf('MemberPage', Member)),
})

export const changeMember = adminOperation('PATCH /api/admin/members/{memberId}', {
  id: 'adminChangeMember',
  access: needs('owner', 'params.memberId'),
  summary: 'Give a member another role',
  description: 'Takes effect with their next request. The last owner keeps the role (409), whoever asks.',
  body: Type.Object({ role: oneOf(MEMBER_ROLES) }),
  answers: ok(Member),
})

const Removed = open('MemberRemoved', 'The person is no longer in the account.', {
  removed: Type.Boolean({ description: 'Always true.' }),
})

export const removeMember = adminOperation('DELETE /api/admin/members/{memberId}', {
  id: 'adminRemoveMember',
  access: needs('owner', 'params.memberId'),
  summary: 'Take a person out of an account; their sessions and keys end at once',
  answers: ok(Removed),
})

export const leaveAccount = adminOperation('POST /api/admin/accounts/{accountId}/leave', {
  id: 'adminLeaveAccount',
  access: needs('viewer', 'params.accountId'),
  summary: 'Leave an account; your sessions and your keys for it end at once',
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

export const addInvitation = adminOperation('POST /api/admin/accounts/{accountId}/invitations', {
  id: 'adminAddInvitation',
  access: needs('owner', 'params.accountId'),
  summary: 'Invite a person by a link that works once; it is shown only in this answer',
  description:
    'With `memberId`, the link lets an existing member in again who has lost their passkey: using it removes their passkeys and ends their sessions, their own keys and the access of programs that they let in. Nothing is sent: give the link to the person yourself.',
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

export const listInvitations = adminOperation('GET /api/admin/accounts/{accountId}/invitations', {
  id: 'adminListInvitations',
  access: needs('owner', 'params.accountId'),
  summary: 'List the invitations to an account, newest first',
  query: Type.Object(page),
  answers: ok(pageOf('InvitationPage', Invitation)),
})

export const revokeInvitation = adminOperation('DELETE /api/admin/invitations/{invitationId}', {
  id: 'adminRevokeInvitation',
  access: needs('owner', 'params.invitationId'),
  summary: 'Take an invitation back',
  answers: ok(
    open('InvitationRevoked', 'The link no longer works.', {
      revoked: Type.Boolean({ description: 'Always true.' }),
    }),
  ),
})
