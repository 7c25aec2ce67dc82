import { Type } from '@sinclair/typebox'
import { KEY_KINDS, KEY_SCOPES, MEMBER_ROLES } from '@veracite/terms/vocabulary'
import { lists, needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, ExpiresInDays, Name, OverlapHours, ok, page, pageOf, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

const key = {
  id: t.text('Key identifier.'),
  accountId: t.text('The account it belongs to.'),
  name: t.text('Its name.'),
  kind: t.oneOf(
    KEY_KINDS,
    '`customer`: for agents, at /api/mcp. `service`: for programs of the account, at /api/admin. `personal`: acts for a person.',
  ),
  hint: t.text('The last four characters.'),
  scopes: t.list(t.oneOf(KEY_SCOPES), 'What a customer key may do; empty for the others.'),
  role: t.nullable(
    t.oneOf(MEMBER_ROLES),
    'The most that a service or personal key may do; null for customer keys.',
  ),
  person: t.nullableText('The name of the person it acts for; null unless it is personal.'),
  signingKey: t.nullableText(
    'The public key of the browser extension whose recordings it may bring; null if none is registered.',
  ),
  createdAt: t.DateTime('When it was issued.'),
  expiresAt: t.NullableDateTime('When it stops working by itself; null for never.'),
  lastUsedAt: t.NullableDateTime('When it was last used, give or take a minute; null for never.'),
  revokedAt: t.NullableDateTime('When it was revoked; null while it works.'),
}

export const Key = t.open('Key', 'An API key, without the key itself.', key)

export const IssuedKey = t.open(
  'IssuedKey',
  'An API key, including the key itself, which is shown only once.',
  {
    ...key,
    key: t.text('The key.'),
  },
)

export const Revoked = t.done('Revoked', 'The key is revoked.', 'revoked')

export const issueKey = adminOperation('POST /api/admin/keys', {
  id: 'adminIssueKey',
  useCase: 'keys.issue',
  access: needs('owner', 'body.accountId'),
  body: Type.Object({
    accountId: Uuid,
    name: Name,
    kind: Type.Optional(t.oneOf(['customer', 'service'])),
    scopes: Type.Optional(Type.Array(t.oneOf(KEY_SCOPES), { minItems: 1, maxItems: 10 })),
    role: Type.Optional(t.oneOf(MEMBER_ROLES)),
    expiresInDays: ExpiresInDays,
  }),
  answers: created(IssuedKey),
})

export const listKeys = adminOperation('GET /api/admin/keys', {
  id: 'adminListKeys',
  access: lists('owner', 'query.accountId'),
  query: Type.Object({ accountId: Type.Optional(Uuid), ...page }),
  answers: ok(pageOf('KeyPage', Key)),
})

export const revokeKey = adminOperation('DELETE /api/admin/keys/{keyId}', {
  id: 'adminRevokeKey',
  useCase: 'keys.revoke',
  access: needs('owner', 'params.keyId'),
  answers: ok(Revoked),
})

export const rotateKey = adminOperation('POST /api/admin/keys/{keyId}/rotate', {
  id: 'adminRotateKey',
  access: needs('owner', 'params.keyId'),
  body: Type.Object({ overlapHours: OverlapHours }),
  answers: created(IssuedKey),
})
