import { Type } from '@sinclair/typebox'
import { MEMBER_ROLES, SIGN_IN_METHODS } from '@veracite/terms/vocabulary'
import { needs, own } from '../base/access.ts'
import { IssuedKey, Key, pageOf, Revoked } from '../base/bodies.ts'
import { operation } from '../base/operation.ts'
import { admin, created, ExpiresInDays, id, Name, OverlapHours, ok, page, Uuid } from '../base/parts.ts'
import { DateTime, NullableDateTime, nullable, nullableText, oneOf, open, text } from '../base/schemas.ts'

/** The signed-in person: profile, sessions, passkeys and keys. */

export const getMe = operation({
  ...admin,
  id: 'adminGetMe',
  access: own,
  method: 'GET',
  path: '/api/admin/me',
  summary: 'Say who you are here, and what you may do in which account',
  answers: ok(
    open('Me', 'The caller.', {
      kind: oneOf(['operator', 'person', 'key'], { description: 'What the request was signed in with.' }),
      id: nullableText('The person or the key; null for the operator.'),
      name: text('As others read it.'),
      operator: Type.Boolean({ description: 'Whether everything is allowed.' }),
      accounts: nullable(
        Type.Array(
          open('MyAccount', 'An account you are in.', {
            accountId: text('Account identifier.'),
            name: text('Its name.'),
            role: oneOf(MEMBER_ROLES, { description: 'What you may do there.' }),
          }),
        ),
        'The accounts you are in; null for the operator, who sees all.',
      ),
    }),
  ),
})

const SessionBody = open('Session', 'A browser that is signed in.', {
  id: text('Session identifier.'),
  method: oneOf(SIGN_IN_METHODS, { description: 'How it was signed in.' }),
  browser: text('What the browser calls itself.'),
  address: text('Where it signed in from.'),
  createdAt: DateTime('When it was signed in.'),
  seenAt: DateTime('When it was last used, give or take a minute.'),
  expiresAt: DateTime('When it ends at the latest; it ends earlier when it is not used.'),
  current: Type.Boolean({ description: 'Whether this request came from it.' }),
})

export const listMySessions = operation({
  ...admin,
  id: 'adminListMySessions',
  access: own,
  method: 'GET',
  path: '/api/admin/me/sessions',
  summary: 'List your sessions, newest first; of the operator, all that were signed in with the token',
  answers: ok(
    open('Sessions', 'Sessions that have not ended.', {
      items: Type.Array(SessionBody, { description: 'At most a hundred.' }),
    }),
  ),
})

const Ended = open('SessionsEnded', 'They are signed out.', {
  ended: Type.Integer({ description: 'How many sessions.' }),
})

export const endMySession = operation({
  ...admin,
  id: 'adminEndMySession',
  access: own,
  method: 'DELETE',
  path: '/api/admin/me/sessions/{sessionId}',
  summary: 'Sign one of your sessions out',
  params: id('sessionId'),
  answers: ok(Ended),
})

export const endMySessions = operation({
  ...admin,
  id: 'adminEndMySessions',
  access: own,
  method: 'DELETE',
  path: '/api/admin/me/sessions',
  summary: 'Sign out everywhere, here included',
  answers: ok(Ended),
})

const Passkey = open('Passkey', 'A device or password manager that signs you in.', {
  id: text('Identifier.'),
  name: text('What it is called.'),
  backedUp: Type.Boolean({ description: 'Whether its maker keeps a copy for your other devices.' }),
  createdAt: DateTime('When it was added.'),
  lastUsedAt: NullableDateTime('When it last signed you in.'),
})

export const listMyPasskeys = operation({
  ...admin,
  id: 'adminListMyPasskeys',
  access: own,
  method: 'GET',
  path: '/api/admin/me/passkeys',
  summary: 'List your passkeys',
  answers: ok(
    open('Passkeys', 'Your passkeys.', { items: Type.Array(Passkey, { description: 'Oldest first.' }) }),
  ),
})

export const removeMyPasskey = operation({
  ...admin,
  id: 'adminRemoveMyPasskey',
  access: own,
  method: 'DELETE',
  path: '/api/admin/me/passkeys/{passkeyId}',
  summary: 'Remove one of your passkeys; the last way to sign in stays',
  params: id('passkeyId'),
  answers: ok(
    open('PasskeyRemoved', 'It no longer signs anybody in.', {
      removed: Type.Boolean({ description: 'Always true.' }),
    }),
  ),
})

export const issueMyKey = operation({
  ...admin,
  id: 'adminIssueMyKey',
  access: needs('viewer', 'body.accountId'),
  method: 'POST',
  path: '/api/admin/me/keys',
  summary: 'Issue a key that acts for you in one account; it is shown only once',
  description:
    'It may do what `role` says, and never more than you may at that moment. It ends when you leave the account.',
  body: Type.Object({
    accountId: Uuid,
    name: Name,
    role: Type.Optional(oneOf(MEMBER_ROLES)),
    expiresInDays: ExpiresInDays,
  }),
  answers: created(IssuedKey),
})

export const listMyKeys = operation({
  ...admin,
  id: 'adminListMyKeys',
  access: own,
  method: 'GET',
  path: '/api/admin/me/keys',
  summary: 'List the keys that act for you',
  query: Type.Object(page),
  answers: ok(pageOf('MyKeyPage', Key)),
})

export const revokeMyKey = operation({
  ...admin,
  id: 'adminRevokeMyKey',
  access: own,
  method: 'DELETE',
  path: '/api/admin/me/keys/{keyId}',
  summary: 'Revoke one of your keys at once',
  params: id('keyId'),
  answers: ok(Revoked),
})

export const rotateMyKey = operation({
  ...admin,
  id: 'adminRotateMyKey',
  access: own,
  method: 'POST',
  path: '/api/admin/me/keys/{keyId}/rotate',
  summary: 'Replace one of your keys; the new one is shown only once',
  params: id('keyId'),
  body: Type.Object({ overlapHours: OverlapHours }),
  answers: created(IssuedKey),
})
