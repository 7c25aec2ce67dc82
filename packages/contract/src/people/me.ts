import { Type } from '@sinclair/typebox'
import { MEMBER_ROLES, SIGN_IN_METHODS } from '@veracite/terms/vocabulary'
import { refusal } from '@veracite/words/refusals'
import { needs, own } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, ExpiresInDays, Name, OverlapHours, ok, page, pageOf, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { IssuedKey, Key, Revoked } from '../keys/operations.ts'
import { ProgramEnded, Programs } from './operations.ts'

/** The signed-in person: profile, sessions, passkeys and keys. */

export const getMe = adminOperation('GET /api/admin/me', {
  id: 'adminGetMe',
  access: own,
  answers: ok(
    t.open('Me', 'The caller.', {
      kind: t.oneOf(['operator', 'person', 'key'], 'What the request was signed in with.'),
      id: t.nullableText('The person or the key; null for the operator.'),
      name: t.text('As others read it.'),
      operator: t.flag('Whether everything is allowed.'),
      accounts: t.nullable(
        Type.Array(
          t.open('MyAccount', 'An account you are in.', {
            accountId: t.text('Account identifier.'),
            name: t.text('Its name.'),
            role: t.oneOf(MEMBER_ROLES, 'What you may do there.'),
          }),
        ),
        'The accounts you are in; null for the operator, who sees all.',
      ),
    }),
  ),
})

const SessionBody = t.open('Session', 'A browser that is signed in.', {
  id: t.text('Session identifier.'),
  method: t.oneOf(SIGN_IN_METHODS, 'How it was signed in.'),
  browser: t.text('What the browser calls itself.'),
  address: t.text('Where it signed in from.'),
  createdAt: t.DateTime('When it was signed in.'),
  seenAt: t.DateTime('When it was last used, give or take a minute.'),
  expiresAt: t.DateTime('When it ends at the latest; it ends earlier when it is not used.'),
  current: t.flag('Whether this request came from it.'),
})

export const listMySessions = adminOperation('GET /api/admin/me/sessions', {
  id: 'adminListMySessions',
  access: own,
  answers: ok(t.listOf('Sessions', 'Sessions that have not ended.', SessionBody, 'At most a hundred.')),
})

const Ended = t.open('SessionsEnded', 'They are signed out.', {
  ended: t.integer('How many sessions.'),
})

export const endMySession = adminOperation('DELETE /api/admin/me/sessions/{sessionId}', {
  id: 'adminEndMySession',
  access: own,
  answers: ok(Ended),
})

export const endMySessions = adminOperation('DELETE /api/admin/me/sessions', {
  id: 'adminEndMySessions',
  access: own,
  answers: ok(Ended),
})

const Passkey = t.open('Passkey', 'A device or password manager that signs you in.', {
  id: t.text('Identifier.'),
  name: t.text('What it is called.'),
  backedUp: t.flag('Whether its maker keeps a copy for your other devices.'),
  createdAt: t.DateTime('When it was added.'),
  lastUsedAt: t.NullableDateTime('When it last signed you in.'),
})

export const listMyPasskeys = adminOperation('GET /api/admin/me/passkeys', {
  id: 'adminListMyPasskeys',
  access: own,
  answers: ok(t.listOf('Passkeys', 'Your passkeys.', Passkey, 'Oldest first.')),
})

export const removeMyPasskey = adminOperation('DELETE /api/admin/me/passkeys/{passkeyId}', {
  id: 'adminRemoveMyPasskey',
  access: own,
  answers: ok(t.done('PasskeyRemoved', 'It no longer signs anybody in.', 'removed')),
})

export const issueMyKey = adminOperation('POST /api/admin/me/keys', {
  id: 'adminIssueMyKey',
  access: needs('viewer', 'body.accountId'),
  body: Type.Object({
    accountId: Uuid,
    name: Name,
    role: Type.Optional(t.oneOf(MEMBER_ROLES)),
    expiresInDays: ExpiresInDays,
    signingKey: Type.Optional(
      Type.String({
        pattern: '^MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[A-Za-z0-9+/]{86}==$',
        'x-wrong': refusal('must_be_a_public_key'),
        description:
          'The public key of your browser extension (SPKI, P-256, base64). Recordings that it signs are accepted with this key alone.',
      }),
    ),
  }),
  answers: created(IssuedKey),
})

export const listMyKeys = adminOperation('GET /api/admin/me/keys', {
  id: 'adminListMyKeys',
  access: own,
  query: Type.Object(page),
  answers: ok(pageOf('MyKeyPage', Key)),
})

export const revokeMyKey = adminOperation('DELETE /api/admin/me/keys/{keyId}', {
  id: 'adminRevokeMyKey',
  access: own,
  answers: ok(Revoked),
})

export const rotateMyKey = adminOperation('POST /api/admin/me/keys/{keyId}/rotate', {
  id: 'adminRotateMyKey',
  access: own,
  body: Type.Object({ overlapHours: OverlapHours }),
  answers: created(IssuedKey),
})

export const listMyPrograms = adminOperation('GET /api/admin/me/programs', {
  id: 'adminListMyPrograms',
  access: own,
  answers: ok(Programs),
})

export const endMyProgram = adminOperation('DELETE /api/admin/me/programs/{grantId}', {
  id: 'adminEndMyProgram',
  access: own,
  answers: ok(ProgramEnded),
})
