import { Type } from '@sinclair/typebox'
import { SHARE_KINDS } from '@veracite/terms/vocabulary'
import { lists, needs } from '../base/access.ts'
import { pageOf } from '../base/bodies.ts'
import { adminOperation } from '../base/operation.ts'
import { created, ok, page, Uuid } from '../base/parts.ts'
import { count, DateTime, NullableDateTime, oneOf, open, text } from '../base/schemas.ts'

/** Addresses that show one piece of evidence to somebody without an account. */

const share = {
  id: text('Identifier.'),
  accountId: text('Whose evidence it is.'),
  kind: oneOf(SHARE_KINDS, { description: 'What is shown.' }),
  targetId: text('The finding, run, case or report.'),
  title: text('What the page says above it.'),
  demo: Type.Boolean({ description: 'Whether demo engines said it; the page says so too.' }),
  madeBy: text('Who made the address.'),
  createdAt: DateTime('When.'),
  expiresAt: DateTime('Until when it works.'),
  revokedAt: NullableDateTime('When it was taken back.'),
  views: count('How often it was opened.'),
  lastViewedAt: NullableDateTime('When it was last opened.'),
}

export const addShare = adminOperation('POST /api/admin/shares', {
  id: 'adminAddShare',
  access: needs('reviewer', 'body.findingId', 'body.runId', 'body.caseId', 'body.reportId'),
  summary:
    'Make an address that shows one finding, run, case or report to anybody who has it; it is shown only once',
  description:
    'Read-only, without an account, on a page that verifies the evidence in the browser. What is shown is the evidence as it is now. It ends by itself, or when it is taken back.',
  body: Type.Object({
    findingId: Type.Optional(Uuid),
    runId: Type.Optional(Uuid),
    caseId: Type.Optional(Uuid),
    reportId: Type.Optional(Uuid),
    expiresInDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, default: 14 })),
  }),
  answers: created(
    open('NewShare', 'A share, including its address.', {
      ...share,
      path: text('What to open, below the address of this server: whoever has it sees the evidence.'),
    }),
  ),
})

export const listShares = adminOperation('GET /api/admin/shares', {
  id: 'adminListShares',
  access: lists('reviewer', 'query.accountId'),
  summary: 'List what is shared, newest first, without the addresses',
  query: Type.Object({ accountId: Type.Optional(Uuid), ...page }),
  answers: ok(pageOf('SharePage', open('Share', 'Something that is shown to others.', share))),
})

export const revokeShare = adminOperation('DELETE /api/admin/shares/{shareId}', {
  id: 'adminRevokeShare',
  access: needs('reviewer', 'params.shareId'),
  summary: 'Take an address back: it shows nothing any more',
  answers: ok(
    open('ShareRevoked', 'It shows nothing any more.', {
      revoked: Type.Boolean({ description: 'Always true.' }),
    }),
  ),
})
