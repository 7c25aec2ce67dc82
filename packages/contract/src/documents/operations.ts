import { Type } from '@sinclair/typebox'
import { needs } from '../base/access.ts'
import { adminOperation, MIB } from '../base/operation.ts'
import { created, file, ok, page, pageOf } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { OwnFact } from '../facts/ground-truth-facts.ts'

/** Press kits and fact sheets: what they say is proposed as facts. */

const Document = t.open('Document', 'A document that facts were read from.', {
  id: t.text('Identifier.'),
  name: t.text('Its name when it was uploaded.'),
  mediaType: t.text('What it is, by its content.'),
  bytes: t.count('Its size.'),
  sha256: t.Sha256('Of its bytes, which are kept.'),
  uploadedBy: t.text('Who uploaded it.'),
  uploadedAt: t.DateTime('When.'),
})

export const addDocument = adminOperation('POST /api/admin/brands/{brandId}/documents', {
  id: 'adminAddDocument',
  access: needs('editor', 'params.brandId'),
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    content: t.inputText(14_000_000, 'The document in base64.'),
  }),
  bodyLimit: 15 * MIB,
  deadlineMs: 60_000,
  answers: created(
    t.open('ReadDocument', 'A document and what it proposes.', {
      document: Document,
      pages: t.nullable(Type.Integer(), 'How many pages it has; null where a document has none.'),
      truncated: t.flag('It is so long that only a part of it was read.'),
      items: t.list(OwnFact, 'The facts that wait for approval now.'),
      known: t.count('Facts in it that are in force already.'),
      waiting: t.count('Facts in it that wait already.'),
      refused: t.count('Facts in it that were refused or withdrawn before.'),
    }),
  ),
})

export const listDocuments = adminOperation('GET /api/admin/brands/{brandId}/documents', {
  id: 'adminListDocuments',
  useCase: 'documents.list',
  access: needs('viewer', 'params.brandId'),
  query: Type.Object(page),
  answers: ok(pageOf('DocumentPage', Document)),
})

export const getDocumentFile = adminOperation('GET /api/admin/documents/{documentId}/file', {
  id: 'adminGetDocumentFile',
  access: needs('viewer', 'params.documentId'),
  answers: file('application/octet-stream', t.Bytes, 'Its bytes, to be saved: nothing shows them.'),
})
