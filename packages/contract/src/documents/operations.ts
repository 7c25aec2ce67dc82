import { Type } from '@sinclair/typebox'
import { needs } from '../base/access.ts'
import { pageOf } from '../base/bodies.ts'
import { adminOperation, MIB } from '../base/operation.ts'
import { created, ok, page } from '../base/parts.ts'
import { count, DateTime, nullable, open, Sha256, text } from '../base/schemas.ts'
import { OwnFact } from '../facts/ground-truth-facts.ts'

/** Press kits and fact sheets: what they say is proposed as facts. */

const Document = open('Document', 'A document that facts were read from.', {
  id: text('Identifier.'),
  name: text('Its name when it was uploaded.'),
  mediaType: text('What it is, by its content.'),
  bytes: count('Its size.'),
  sha256: Sha256('Of its bytes, which are kept.'),
  uploadedBy: text('Who uploaded it.'),
  uploadedAt: DateTime('When.'),
})

export const addDocument = adminOperation('POST /api/admin/brands/{brandId}/documents', {
  id: 'adminAddDocument',
  access: needs('editor', 'params.brandId'),
  summary: 'Upload a document: what it states about the brand is proposed as facts',
  description:
    'PDF, DOCX, HTML or Markdown, 10 MB at most. It is read by the rules for the pages of the brand, in a process of its own under limits of time and memory; scripts in it are not run. Each proposal has the words of the document and where they stand, and waits for approval. A document that cannot be read is refused with the reason, and nothing is stored.',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    content: Type.String({ minLength: 1, maxLength: 14_000_000, description: 'The document in base64.' }),
  }),
  bodyLimit: 15 * MIB,
  deadlineMs: 60_000,
  answers: created(
    open('ReadDocument', 'A document and what it proposes.', {
      document: Document,
      pages: nullable(Type.Integer(), 'How many pages it has; null where a document has none.'),
      truncated: Type.Boolean({ description: 'It is so long that only a part of it was read.' }),
      items: Type.Array(OwnFact, { description: 'The facts that wait for approval now.' }),
      known: count('Facts in it that are in force already.'),
      waiting: count('Facts in it that wait already.'),
      refused: count('Facts in it that were refused or withdrawn before.'),
    }),
  ),
})

export const listDocuments = adminOperation('GET /api/admin/brands/{brandId}/documents', {
  id: 'adminListDocuments',
  access: needs('viewer', 'params.brandId'),
  summary: 'List the documents of a brand, newest first',
  query: Type.Object(page),
  answers: ok(pageOf('DocumentPage', Document)),
})

export const getDocumentFile = adminOperation('GET /api/admin/documents/{documentId}/file', {
  id: 'adminGetDocumentFile',
  access: needs('viewer', 'params.documentId'),
  summary: 'A document as it was uploaded',
  answers: {
    200: {
      description: 'Its bytes, to be saved: nothing shows them.',
      media: {
        'application/octet-stream': { schema: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }) },
      },
    },
  },
})
