import { Type } from '@sinclair/typebox'
import { MAX_IN_CASE } from '@veracite/evidence/cases/limits'
import { lists, needs } from '../base/access.ts'
import { type Answer, operation } from '../base/operation.ts'
import { admin, id, Name, NullableText, open, page, Uuid } from '../base/parts.ts'
import { notFound, retryAfter } from '../base/refusals.ts'
import { DateTime, ErrorBody, named, oneOf, Sha256 } from '../base/schemas.ts'

/** Evidence of several runs as one file. */

const Case = named(
  'Case',
  Type.Object(
    {
      id: Type.String({ description: 'Identifier of the case.' }),
      brandId: Type.String({ description: 'Identifier of the brand.' }),
      reference: NullableText('The name given by the person who asked for it.'),
      purpose: NullableText('What it is for.'),
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
  access: needs('reviewer', 'body.brandId', 'body.findings', 'body.runs'),
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
    purpose: Type.Optional(Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' })),
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
  access: lists('viewer', 'query.brandId'),
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
  access: needs('viewer', 'params.caseId'),
  method: 'GET',
  path: '/api/admin/cases/{caseId}',
  summary: 'Read a case',
  params: id('caseId'),
  answers: { 200: { description: 'The case.', schema: Case } },
})

const CaseContents = named(
  'CaseContents',
  Type.Object(
    {
      demo: Type.Boolean({ description: 'True if an answer in it is a demonstration.' }),
      brand: Type.Object({ id: Type.String(), name: Type.String(), domain: Type.String() }, open),
      preparedBy: NullableText('Who made it.'),
      preparedFor: NullableText('For whom.'),
      statements: Type.Array(
        Type.Object(
          {
            engine: Type.String({ description: 'Who says it, in words.' }),
            about: Type.String({ description: 'What it is about, in words.' }),
            stated: Type.String({ description: 'What is said.' }),
            truth: NullableText('What is true.'),
            occurrences: Type.Integer({ description: 'Answers that state it.' }),
            exhibits: Type.Array(Type.Integer(), { description: 'Those of them that are in the file.' }),
          },
          open,
        ),
        { description: 'The findings it was made of; none if it was made of runs.' },
      ),
      exhibits: Type.Array(
        Type.Object(
          {
            place: Type.Integer({ description: 'Its number in the file.' }),
            runId: Type.String({ description: 'Identifier of the run.' }),
            engine: Type.String({ description: 'Who answered, in words.' }),
            question: Type.String({ description: 'What was asked.' }),
            capturedAt: DateTime('When the answer was captured.'),
            citationClass: Type.String({ description: 'Its class.' }),
          },
          open,
        ),
      ),
      sources: Type.Integer({ description: 'Pages that the answers cite.' }),
      files: Type.Array(
        Type.Object(
          {
            path: Type.String({ description: 'Its name in the archive.' }),
            kind: Type.String({
              description: 'One of index, summary, print, bundle, bundle_page, list, page.',
            }),
            bytes: Type.Integer({ description: 'Its size, unpacked.' }),
          },
          open,
        ),
        { description: 'By name, without manifest, proof and list.' },
      ),
    },
    { ...open, description: 'What a case file holds.' },
  ),
)

export const getCaseContents = operation({
  ...admin,
  id: 'adminGetCaseContents',
  access: needs('viewer', 'params.caseId'),
  method: 'GET',
  path: '/api/admin/cases/{caseId}/contents',
  summary: 'Read what is in a case file',
  params: id('caseId'),
  answers: { 200: { description: 'Its contents.', schema: CaseContents } },
})

export const getCaseFile = operation({
  ...admin,
  id: 'adminGetCaseFile',
  access: needs('viewer', 'params.caseId'),
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
