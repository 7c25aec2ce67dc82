import { Type } from '@sinclair/typebox'
import { MAX_IN_CASE } from '@veracite/evidence/cases/limits'
import { lists, needs } from '../base/access.ts'
import { type Answer, adminOperation } from '../base/operation.ts'
import { file, Name, ok, page, Uuid } from '../base/parts.ts'
import { notFound, retryAfter } from '../base/refusals.ts'
import * as t from '../base/schemas.ts'
import { changes, reads } from '../base/tool.ts'

/** Evidence of several runs as one file. */

export const Case = t.open('Case', null, {
  id: t.text('Identifier of the case.'),
  brandId: t.text('Identifier of the brand.'),
  reference: t.nullableText(
    'Its title: given by the person who asked for it, or made of what it holds; null for cases of earlier versions.',
  ),
  purpose: t.nullableText('What it is for.'),
  sha256: t.Sha256('SHA-256 of the signed manifest; it covers the whole case.'),
  status: t.oneOf(
    ['pending', 'integrated'],
    '`integrated` once a published checkpoint of the log contains it. Until then there is no file.',
  ),
  demo: Type.Optional(t.flag('True if an answer in it is a demonstration, invented by this software.')),
  runs: t.integer('Runs in it.'),
  parts: t.integer('Files in it, without manifest, proof and list.'),
  bytes: t.integer('Total bytes of these files.'),
  createdAt: t.DateTime('When it was made.'),
  file: t.text('Path of the file.'),
})

export const notYet = (description: string): Answer => ({
  description,
  schema: t.ErrorBody,
  examples: { pending: { error: `${description} Try again in a few seconds.` } },
  headers: retryAfter,
})

/** A case of the same evidence is made once. */
export const madeCase = {
  200: { description: 'It was made before.', schema: Case },
  201: { description: 'Created', schema: Case },
} as const

const statement = {
  engine: t.text('Who says it, in words.'),
  about: t.text('What it is about, in words.'),
  stated: t.text('What is said.'),
  truth: t.nullableText('What is true.'),
}

const wish = {
  brandId: Uuid,
  findings: Type.Optional(Type.Array(Uuid, { maxItems: MAX_IN_CASE.findings })),
  runs: Type.Optional(Type.Array(Uuid, { maxItems: MAX_IN_CASE.runs })),
  reference: Type.Optional(Name),
}

export const createCase = adminOperation('POST /api/admin/cases', {
  id: 'adminCreateCase',
  access: needs('reviewer', 'body.brandId', 'body.findings', 'body.runs'),
  tools: { make_case: changes() },
  deadlineMs: 60_000,
  body: Type.Object({
    ...wish,
    preparedBy: Type.Optional(Name),
    preparedFor: Type.Optional(Name),
    purpose: Type.Optional(Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' })),
    language: Type.Optional(t.LanguageName),
  }),
  answers: {
    ...madeCase,
    404: notFound('Brand'),
    409: notYet('A run is not in a published checkpoint of the log yet, or there is no log.'),
  },
})

export const previewCase = adminOperation('POST /api/admin/cases/preview', {
  id: 'adminPreviewCase',
  access: needs('reviewer', 'body.brandId', 'body.findings', 'body.runs'),
  body: Type.Object({ ...wish, language: Type.Optional(t.LanguageName) }),
  answers: {
    200: {
      description: 'What it would hold.',
      schema: t.open('CasePreview', 'A case file before it is made.', {
        reference: t.text('Its title.'),
        answers: t.count('Answers in it, each with its proof.'),
        demo: t.flag('True if a finding is of the demonstration: the file would say so.'),
        statements: t.list(
          t.openObject({ ...statement, answers: t.count('Answers that state it.') }),
          'The findings it would be made of.',
        ),
      }),
    },
    404: notFound('Brand'),
  },
})

export const listCases = adminOperation('GET /api/admin/cases', {
  id: 'adminListCases',
  access: lists('viewer', 'query.brandId'),
  tools: { list_cases: reads() },
  query: Type.Object({ brandId: Type.Optional(Uuid), ...page }),
  answers: {
    200: {
      description: 'One page of cases.',
      schema: t.openObject({
        items: Type.Array(Case),
        nextCursor: t.nullableText('Where the next page starts.'),
      }),
    },
    404: notFound('Brand'),
  },
})

export const getCase = adminOperation('GET /api/admin/cases/{caseId}', {
  id: 'adminGetCase',
  useCase: 'cases.get',
  access: needs('viewer', 'params.caseId'),
  answers: ok(Case, 'The case.'),
})

const CaseContents = t.open('CaseContents', 'What a case file holds.', {
  demo: t.flag('True if an answer in it is a demonstration.'),
  brand: t.openObject({ id: Type.String(), name: Type.String(), domain: Type.String() }),
  preparedBy: t.nullableText('Who made it.'),
  preparedFor: t.nullableText('For whom.'),
  statements: t.list(
    t.openObject({
      ...statement,
      occurrences: t.integer('Answers that state it.'),
      exhibits: t.list(Type.Integer(), 'Those of them that are in the file.'),
    }),
    'The findings it was made of; none if it was made of runs.',
  ),
  exhibits: Type.Array(
    t.openObject({
      place: t.integer('Its number in the file.'),
      runId: t.text('Identifier of the run.'),
      engine: t.text('Who answered, in words.'),
      question: t.text('What was asked.'),
      capturedAt: t.DateTime('When the answer was captured.'),
      citationClass: t.text('Its class.'),
    }),
  ),
  sources: t.integer('Pages that the answers cite.'),
  profiles: Type.Optional(
    t.list(
      t.openObject({
        id: t.text('Such as `us-902`.'),
        name: t.text('Which rule, of which country.'),
        says: t.nullableText('What a complete file says; null if something that is demanded is missing.'),
        missing: t.list(Type.String(), 'What is demanded and not shown.'),
      }),
      'What courts and rules demand, and what the file does not show. Not legal advice.',
    ),
  ),
  files: t.list(
    t.openObject({
      path: t.text('Its name in the archive.'),
      kind: t.text('One of index, summary, print, bundle, bundle_page, list, page, order.'),
      bytes: t.integer('Its size, unpacked.'),
    }),
    'By name, without manifest, proof and list.',
  ),
})

export const getCaseContents = adminOperation('GET /api/admin/cases/{caseId}/contents', {
  id: 'adminGetCaseContents',
  useCase: 'cases.contents',
  access: needs('viewer', 'params.caseId'),
  answers: ok(CaseContents, 'Its contents.'),
})

export const getCaseFile = adminOperation('GET /api/admin/cases/{caseId}/file', {
  id: 'adminGetCaseFile',
  access: needs('viewer', 'params.caseId'),
  deadlineMs: 60_000,
  answers: {
    200: {
      description: 'The file.',
      media: { 'application/zip': { schema: t.Bytes } },
    },
    409: notYet('The case is not in a published checkpoint of the log yet.'),
  },
})

export const getCasePdf = adminOperation('GET /api/admin/cases/{caseId}/pdf', {
  id: 'adminGetCasePdf',
  access: needs('viewer', 'params.caseId'),
  answers: file('application/pdf', t.Bytes, 'The document.'),
})
