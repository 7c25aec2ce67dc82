import { Type } from '@sinclair/typebox'
import { MEMBER_ROLES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, Name, ok, page, pageOf } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

/** The people of an account, and how others are asked to join. */

const MemberRoleName = t.oneOf(
  MEMBER_ROLES,
  'What they may do, each role including those before it: `viewer` reads, `reviewer` says what answers mean, `editor` changes what is asked and known, `owner` decides who gets in.',
)

const Member = t.open('Member', 'A person in an account.', {
  id: t.text('Identifier of the membership.'),
  accountId: t.text('The account.'),
  personId: t.text('The person, who may be in several accounts.'),
  name: t.text('Their name, which is written under what they review.'),
  email: t.nullableText('Their address, as the invitation or the provider said it.'),
  role: MemberRoleName,
  addedAt: t.DateTime('Since when.'),
  lastSeenAt: t.NullableDateTime('When a session of theirs was last used.'),
})

export const listMembers = adminOperation('GET /api/admin/accounts/{accountId}/members', {
  id: 'adminListMembers',
  useCase: 'people.list',
  access: needs('viewer', 'params.accountId'),
  query: Type.Object(page),
  answers: ok(pageOf('MemberPage', Member)),
})

export const changeMember = adminOperation('PATCH /api/admin/members/{memberId}', {
  id: 'adminChangeMember',
  access: needs('owner', 'params.memberId'),
  body: Type.Object({ role: t.oneOf(MEMBER_ROLES) }),
  answers: ok(Member),
})

const Removed = t.done('MemberRemoved', 'The person is no longer in the account.', 'removed')

export const removeMember = adminOperation('DELETE /api/admin/members/{memberId}', {
  id: 'adminRemoveMember',
  useCase: 'people.remove',
  access: needs('owner', 'params.memberId'),
  answers: ok(Removed),
})

export const leaveAccount = adminOperation('POST /api/admin/accounts/{accountId}/leave', {
  id: 'adminLeaveAccount',
  access: needs('viewer', 'params.accountId'),
  answers: ok(Removed),
})

const invitation = {
  id: t.text('Identifier of the invitation.'),
  accountId: t.text('The account.'),
  name: t.text('Who is invited.'),
  email: t.nullableText('Where the link was sent, as a note: nothing is sent by this server.'),
  role: MemberRoleName,
  memberId: t.nullableText('Set when it lets an existing member in again, who has lost their passkey.'),
  createdAt: t.DateTime('When it was made.'),
  expiresAt: t.DateTime('Until when it works.'),
  usedAt: t.NullableDateTime('When it was used; it works once.'),
  revokedAt: t.NullableDateTime('When it was taken back.'),
}
const Invitation = t.open(
  'Invitation',
  'A link that lets one person in, without the link itself.',
  invitation,
)

export const addInvitation = adminOperation('POST /api/admin/accounts/{accountId}/invitations', {
  id: 'adminAddInvitation',
  access: needs('owner', 'params.accountId'),
  body: Type.Object({
    name: Type.Optional(Name),
    email: Type.Optional(Type.String({ minLength: 3, maxLength: 254, pattern: '^\\S+@\\S+$' })),
    role: Type.Optional(t.oneOf(MEMBER_ROLES)),
    memberId: Type.Optional(Type.String({ maxLength: 36 })),
    expiresInHours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
  }),
  answers: created(
    t.open('NewInvitation', 'An invitation, including its link.', {
      ...invitation,
      path: t.text('What to open, below the address of the console: give it to that person only.'),
    }),
  ),
})

export const listInvitations = adminOperation('GET /api/admin/accounts/{accountId}/invitations', {
  id: 'adminListInvitations',
  useCase: 'people.invitations',
  access: needs('owner', 'params.accountId'),
  query: Type.Object(page),
  answers: ok(pageOf('InvitationPage', Invitation)),
})

export const revokeInvitation = adminOperation('DELETE /api/admin/invitations/{invitationId}', {
  id: 'adminRevokeInvitation',
  useCase: 'people.revokeInvitation',
  access: needs('owner', 'params.invitationId'),
  answers: ok(t.done('InvitationRevoked', 'The link no longer works.', 'revoked')),
})

const Program = t.open('Program', 'A program that a person let in; it opens the tool server only.', {
  id: t.text('Identifier of the consent.'),
  program: t.text('The name that the program gave itself, or its address: nobody vouches for it.'),
  person: t.text('Who let it in.'),
  account: t.nullableText('Into which account; null for all of them, which only the operator can give.'),
  scopes: t.list(Type.String(), 'What it may do: read, scan, verify, edit.'),
  createdAt: t.DateTime('Since when.'),
  lastUsedAt: t.DateTime('When it was last given a token.'),
})
export const Programs = t.listOf(
  'Programs',
  'Programs that have access.',
  Program,
  'Newest first, at most 200.',
)
export const ProgramEnded = t.done('ProgramEnded', 'The program has no access any more.', 'ended')

export const listPrograms = adminOperation('GET /api/admin/accounts/{accountId}/programs', {
  id: 'adminListPrograms',
  useCase: 'programs.ofAccount',
  access: needs('owner', 'params.accountId'),
  answers: ok(Programs),
})

export const endProgram = adminOperation('DELETE /api/admin/accounts/{accountId}/programs/{grantId}', {
  id: 'adminEndProgram',
  useCase: 'programs.endOfAccount',
  access: needs('owner', 'params.accountId'),
  answers: ok(ProgramEnded),
})
