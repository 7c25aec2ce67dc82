import { Type } from '@sinclair/typebox'
import { MAX_IN_CASE } from '@veracite/core/cases/limits'
import { admin, id, Name, NullableText, open, page, Uuid } from './admin-parts.ts'
import { notFound, retryAfter } from './answers.ts'
import { type Answer, operation } from './operation.ts'
import { DateTime, ErrorBody, named, oneOf, Sha256 } from './schemas.ts'

/** Evidence of several runs as one file. */

const Case = named(
  'Case',
  Type.Object(
    {
      id: Type.String({ description: 'Identifier of the case.' }),
      brandId: Type.String({ description: 'Identifier of the brand.' }),
      reference: NullableText('The name given by the person who asked for it.'),
      sha256: Sha256('SHA-256 of the signed manifest; it covers the whole case.'),
      status: oneOf(['pending', 'integrated'], {
        description:
          '`integrated` once a published checkpoint of the log contains it. Until then there is no file.',
      }),
      demo: Type.Optional(
        Type.Boolean({
          description: 'True if an answer in it is a demonstration, invented by this software.',
        }),
      ),
      runs: Type.Integer({ description: 'Runs in it.' }),
      parts: Type.Integer({ description: 'Files in it, without manifest, proof and list.' }),
      bytes: Type.Integer({ description: 'Total bytes of these files.' }),
      createdAt: DateTime('When it was made.'),
      file: Type.String({ description: 'Path of the file.' }),
    },
    open,
  ),
)

const notYet = (description: string): Answer => ({
  description,
  schema: ErrorBody,
  examples: { pending: { error: `${description} Try again in a few seconds.` } },
  headers: retryAfter,
})

export const createCase = operation({
  ...admin,
  id: 'adminCreateCase',
  method: 'POST',
  path: '/api/admin/cases',
  summary: 'Make a case file of findings and runs',
  deadlineMs: 60_000,
  description:
    'Puts the evidence of findings and runs of one brand into one file: an index page to print, every bundle as JSON and as a page, and one manifest that names the digest of every part, signed and logged. A finding includes the runs that state it. Asking again for the same evidence returns the existing case with 200. A hundred runs take seconds, or up to a minute on a slow machine.',
  body: Type.Object({
    brandId: Uuid,
    findings: Type.Optional(Type.Array(Uuid, { maxItems: MAX_IN_CASE.findings })),
    runs: Type.Optional(Type.Array(Uuid, { maxItems: MAX_IN_CASE.runs })),
    reference: Type.Optional(Name),
    preparedBy: Type.Optional(Name),
    preparedFor: Type.Optional(Name),
  }),
  answers: {
    200: { description: 'It was made before.', schema: Case },
    201: { description: 'Created', schema: Case },
    404: notFound('Brand'),
    409: notYet('A run is not in a published checkpoint of the log yet, or there is no log.'),
  },
})

export const listCases = operation({
  ...admin,
  id: 'adminListCases',
  method: 'GET',
  path: '/api/admin/cases',
  summary: 'List the cases made, newest first',
  query: Type.Object({ brandId: Type.Optional(Uuid), ...page }),
  answers: {
    200: {
      description: 'One page of cases.',
      schema: Type.Object(
        { items: Type.Array(Case), nextCursor: NullableText('Where the next page starts.') },
        open,
      ),
    },
    404: notFound('Brand'),
  },
})

export const getCase = operation({
  ...admin,
  id: 'adminGetCase',
  method: 'GET',
  path: '/api/admin/cases/{caseId}',
  summary: 'Read a case',
  params: id('caseId'),
  answers: { 200: { description: 'The case.', schema: Case } },
})

export const getCaseFile = operation({
  ...admin,
  id: 'adminGetCaseFile',
  method: 'GET',
  path: '/api/admin/cases/{caseId}/file',
  summary: 'Download a case file',
  deadlineMs: 60_000,
  description:
    'The ZIP archive, with the proof that its manifest is in the log. Every download has the same manifest and the same parts.',
  params: id('caseId'),
  answers: {
    200: {
      description: 'The file.',
      media: { 'application/zip': { schema: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }) } },
    },
    409: notYet('The case is not in a published checkpoint of the log yet.'),
  },
})
