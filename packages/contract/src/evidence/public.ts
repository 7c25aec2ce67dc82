import { Type } from '@sinclair/typebox'
import { ACCESS_KINDS, HASH_SUBJECTS } from '@veracite/terms/vocabulary'
import { MIB, operation } from '../base/operation.ts'
import { badRequest, databaseUnavailable, hashNotFound, rateLimited, tooLarge } from '../base/refusals.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'
import examples from '../examples/public-evidence.json' with { type: 'json' }
import { PlaceInLog } from './place-in-log.ts'

const hash = {
  description: 'SHA-256 in hexadecimal, 64 characters, either case.',
  example: examples.found.sha256,
  schema: Type.String({ pattern: '^[a-fA-F0-9]{64}$' }),
}

const subject = t.named(
  'HashSubject',
  t.oneOf(HASH_SUBJECTS, 'Whether the hash is of the raw `response` or of the visible `answer`.'),
)

const PublicEvidence = t.open(
  'PublicEvidence',
  'Minimal metadata, with the place in the transparency log and the proof of it. Never the response itself.',
  {
    found: Type.Literal(true),
    sha256: t.Sha256('The hash.'),
    subject,
    captured_at: t.DateTime('When it was captured.'),
    engine: t.EngineName,
    access: t.text(`How the engine was reached, one of ${ACCESS_KINDS.join(', ')}.`),
    ...t.surfaceAndGrade,
    ...t.fromAnswers,
    log: PlaceInLog,
  },
)

const CheckRequest = t.named(
  'CheckRequest',
  Type.Object(
    {
      content: Type.String({
        minLength: 1,
        description: 'The exact text to check. Every character counts; none of it is stored.',
      }),
    },
    { description: 'Content to compare with a captured hash.' },
  ),
)

const CheckResult = t.open('CheckResult', 'Verdict of a public check.', {
  found: Type.Literal(true),
  match: t.flag('Whether the submitted content has the hash of the path.'),
  verdict: t.CheckVerdict,
  submitted_sha256: t.Sha256('SHA-256 of the submitted content, in UTF-8.'),
  captured_at: t.DateTime('When a response with the hash of the path was captured.'),
  ...t.fromAnswers,
})

const badHash = badRequest('Invalid hash.', { path: 'hash', message: 'must be 64 hexadecimal characters' })

export const getPublicEvidence = operation({
  id: 'getPublicEvidence',
  method: 'GET',
  path: '/v1/public/evidence/{hash}',
  auth: 'none',
  tag: 'Public verification',
  tools: {
    lookup_evidence_hash: reads(
      'Look up an evidence hash',
      'Whether a response with this SHA-256 was captured, with minimal metadata and its place in the log. found false is a normal answer. Never returns the raw response.',
      null,
    ),
  },
  params: { hash },
  answers: {
    200: {
      description: 'It was captured.',
      schema: PublicEvidence,
      examples: { found: examples.found },
    },
    400: badHash,
    404: hashNotFound,
    429: rateLimited,
    503: databaseUnavailable,
  },
})

export const checkPublicEvidence = operation({
  id: 'checkPublicEvidence',
  method: 'POST',
  path: '/v1/public/evidence/{hash}/check',
  auth: 'none',
  tag: 'Public verification',
  tools: {
    check_evidence_content: reads(
      'Check content against a hash',
      'Compare content with a captured hash: its SHA-256 exactly as given (every character counts), answered verified or modified. Nothing is stored. found false means the hash was never captured.',
      null,
    ),
  },
  params: { hash },
  body: CheckRequest,
  bodyExample: { content: 'hello world' },
  // Must fit 8 MiB of content and the JSON around it.
  bodyLimit: 8 * MIB + 1024,
  answers: {
    200: {
      description: 'The verdict.',
      schema: CheckResult,
      examples: { verified: examples.verified },
    },
    400: badRequest('Invalid hash, or content missing.', { path: 'content', message: 'is required' }),
    404: hashNotFound,
    413: tooLarge,
    429: rateLimited,
    503: databaseUnavailable,
  },
})
