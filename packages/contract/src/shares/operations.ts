import { Type } from '@sinclair/typebox'
import { SHARE_KINDS } from '@veracite/terms/vocabulary'
import { lists, needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, ok, page, pageOf, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

/** Addresses that show one piece of evidence to somebody without an account. */

const share = {
  id: t.text('Identifier.'),
  accountId: t.text('The account that the evidence belongs to.'),
  kind: t.oneOf(SHARE_KINDS, 'What is shown.'),
  targetId: t.text('The finding, run, case or report.'),
  title: t.text('What the page says above it.'),
  demo: t.flag('Whether demo engines said it; the page says so too.'),
  madeBy: t.text('Who made the address.'),
  createdAt: t.DateTime('When.'),
  expiresAt: t.DateTime('Until when it works.'),
  revokedAt: t.NullableDateTime('When it was taken back.'),
  views: t.count('How often it was opened.'),
  lastViewedAt: t.NullableDateTime('When it was last opened.'),
}

export const addShare = adminOperation('POST /api/admin/shares', {
  id: 'adminAddShare',
  access: needs('reviewer', 'body.findingId', 'body.runId', 'body.caseId', 'body.reportId'),
  body: Type.Object({
    findingId: Type.Optional(Uuid),
    runId: Type.Optional(Uuid),
    caseId: Type.Optional(Uuid),
    reportId: Type.Optional(Uuid),
    expiresInDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, default: 14 })),
    language: Type.Optional(t.LanguageName),
  }),
  answers: created(
    t.open('NewShare', 'A share, including its address.', {
      ...share,
      path: t.text('The path below the address of this server. Anyone who has it can see the evidence.'),
    }),
  ),
})

export const listShares = adminOperation('GET /api/admin/shares', {
  id: 'adminListShares',
  access: lists('reviewer', 'query.accountId'),
  query: Type.Object({ accountId: Type.Optional(Uuid), ...page }),
  answers: ok(pageOf('SharePage', t.open('Share', 'Something that is shown to others.', share))),
})

export const revokeShare = adminOperation('DELETE /api/admin/shares/{shareId}', {
  id: 'adminRevokeShare',
  useCase: 'shares.revoke',
  access: needs('reviewer', 'params.shareId'),
  answers: ok(t.done('ShareRevoked', 'It shows nothing any more.', 'revoked')),
})
