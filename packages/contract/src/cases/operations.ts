import { Type } from '@sinclair/typebox'
import { MAX_IN_CASE } from '@veracite/evidence/cases/limits'
import { lists, needs } from '../base/access.ts'
import { type Answer, adminOperation } from '../base/operation.ts'
import { Name, NullableText, OPEN, page, Uuid } from '../base/parts.ts'
import { notFound, retryAfter } from '../base/refusals.ts'
import { DateTime, ErrorBody, named, oneOf, Sha256 } from '../base/schemas.ts'
import { CHANGES, READS } from '../base/tool.ts'

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
    OPEN,
  ),
)

const notYet = (description: string): Answer => ({
  description,
  schema: ErrorBody,
  examples: { pending: { error: `${description} Try again in a few seconds.` } },
  headers: retryAfter,
})

export const createCase = adminOperation('POST /api/admin/cases', {
  id: 'adminCreateCase',
  access: needs('reviewer', 'body.brandId', 'body.findings', 'body.runs'),
  summary: 'Make a case file of findings and runs',
  tools: {
    make_case: {
      title: 'Make a case file',
      description:
        'Puts the evidence of findings of one brand into one signed file that a lawyer or an engine can verify. Asks first: the first call tells what will happen. Takes up to a minute. The same evidence gives the same case.',
      scope: 'edit',
      annotations: CHANGES,
    },
  },
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

export const listCases = adminOperation('GET /api/admin/cases', {
  id: 'adminListCases',
  access: lists('viewer', 'query.brandId'),
  summary: 'List the cases made, newest first',
  tools: {
    list_cases: {
      title: 'List case files',
      description: 'The case files of a brand, newest first: evidence of several answers as one signed file.',
      scope: 'read',
      annotations: READS,
    },
  },
  query: Type.Object({ brandId: Type.Optional(Uuid), ...page }),
  answers: {
    200: {
      description: 'One page of cases.',
      schema: Type.Object(
        { items: Type.Array(Case), nextCursor: NullableText('Where the next page starts.') },
        OPEN,
      ),
    },
    404: notFound('Brand'),
  },
})

export const getCase = adminOperation('GET /api/admin/cases/{caseId}', {
  id: 'adminGetCase',
  access: needs('viewer', 'params.caseId'),
  summary: 'Read a case',
  answers: { 200: { description: 'The case.', schema: Case } },
})

const CaseContents = named(
  'CaseContents',
  Type.Object(
    {
      demo: Type.Boolean({ description: 'True if an answer in it is a demonstration.' }),
      brand: Type.Object({ id: Type.String(), name: Type.String(), domain: Type.String() }, OPEN),
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
          OPEN,
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
          OPEN,
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
          OPEN,
        ),
        { description: 'By name, without manifest, proof and list.' },
      ),
    },
    { ...OPEN, description: 'What a case file holds.' },
  ),
)

export const getCaseContents = adminOperation('GET /api/admin/cases/{caseId}/contents', {
  id: 'adminGetCaseContents',
  access: needs('viewer', 'params.caseId'),
  summary: 'Read what is in a case file',
  answers: { 200: { description: 'Its contents.', schema: CaseContents } },
})

export const getCaseFile = adminOperation('GET /api/admin/cases/{caseId}/file', {
  id: 'adminGetCaseFile',
  access: needs('viewer', 'params.caseId'),
  summary: 'Download a case file',
  deadlineMs: 60_000,
  description:
    'The ZIP archive, with the proof that its manifest is in the log. Every download has the same manifest and the same parts.',
  answers: {
    200: {
      description: 'The file.',
      media: { 'application/zip': { schema: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }) } },
    },
    409: notYet('The case is not in a published checkpoint of the log yet.'),
  },
})
