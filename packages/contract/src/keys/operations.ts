import { Type } from '@sinclair/typebox'
import { KEY_KINDS, KEY_SCOPES, MEMBER_ROLES } from '@veracite/terms/vocabulary'
import { lists, needs } from '../base/access.ts'
import { pageOf } from '../base/bodies.ts'
import { adminOperation } from '../base/operation.ts'
import { created, ExpiresInDays, Name, OverlapHours, ok, page, Uuid } from '../base/parts.ts'
import { DateTime, NullableDateTime, nullable, nullableText, oneOf, open, text } from '../base/schemas.ts'

const key = {
  id: text('Key identifier.'),
  accountId: text('The account it belongs to.'),
  name: text('Its name.'),
  kind: oneOf(KEY_KINDS, {
    description:
      '`customer`: for agents, at /api/mcp. `service`: for programs of the account, at /api/admin. `personal`: acts for a person.',
  }),
  hint: text('The last four characters.'),
  scopes: Type.Array(oneOf(KEY_SCOPES), { description: 'What a customer key may do; empty for the others.' }),
  role: nullable(
    oneOf(MEMBER_ROLES),
    'The most that a service or personal key may do; null for customer keys.',
  ),
  person: nullableText('The name of the person it acts for; null unless it is personal.'),
  createdAt: DateTime('When it was issued.'),
  expiresAt: NullableDateTime('When it stops working by itself; null for never.'),
  lastUsedAt: NullableDateTime('When it was last used, give or take a minute; null for never.'),
  revokedAt: NullableDateTime('When it was revoked; null while it works.'),
}

export const Key = open('Key', 'An API key, without the key itself.', key)

export const IssuedKey = open(
  'IssuedKey',
  'An API key, including the key itself, which is shown only once.',
  {
    ...key,
    key: text('The key.'),
  },
)

export const Revoked = open('Revoked', 'The key is revoked.', {
  revoked: Type.Boolean({ description: 'Always true.' }),
})

export const issueKey = adminOperation('POST /api/admin/keys', {
  id: 'adminIssueKey',
  access: needs('owner', 'body.accountId'),
  summary: 'Issue an API key; it is shown only once',
  description:
    'A `customer` key (the default) has `scopes` and is for agents. A `service` key has a `role` and is for programs that use this API in place of a person. Neither opens /v1.',
  body: Type.Object({
    accountId: Uuid,
    name: Name,
    kind: Type.Optional(oneOf(['customer', 'service'])),
    scopes: Type.Optional(Type.Array(oneOf(KEY_SCOPES), { minItems: 1, maxItems: 10 })),
    role: Type.Optional(oneOf(MEMBER_ROLES)),
    expiresInDays: ExpiresInDays,
  }),
  answers: created(IssuedKey),
})

export const listKeys = adminOperation('GET /api/admin/keys', {
  id: 'adminListKeys',
  access: lists('owner', 'query.accountId'),
  summary: 'List API keys, without the keys themselves',
  query: Type.Object({ accountId: Type.Optional(Uuid), ...page }),
  answers: ok(pageOf('KeyPage', Key)),
})

export const revokeKey = adminOperation('DELETE /api/admin/keys/{keyId}', {
  id: 'adminRevokeKey',
  access: needs('owner', 'params.keyId'),
  summary: 'Revoke a key at once',
  answers: ok(Revoked),
})

export const rotateKey = adminOperation('POST /api/admin/keys/{keyId}/rotate', {
  id: 'adminRotateKey',
  access: needs('owner', 'params.keyId'),
  summary: 'Replace a key by one that may do the same; the new one is shown only once',
  body: Type.Object({ overlapHours: OverlapHours }),
  answers: created(IssuedKey),
})
