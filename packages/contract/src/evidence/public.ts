import { Type } from '@sinclair/typebox'
import { ACCESS_KINDS, HASH_SUBJECTS } from '@veracite/terms/vocabulary'
import { MIB, operation } from '../base/operation.ts'
import { badRequest, databaseUnavailable, hashNotFound, rateLimited, tooLarge } from '../base/refusals.ts'
import {
  CheckVerdict,
  DateTime,
  EngineName,
  fromAnswers,
  named,
  oneOf,
  open,
  Sha256,
  text,
} from '../base/schemas.ts'
import { READS } from '../base/tool.ts'
import { EXAMPLE_PLACE, PlaceInLog } from './place-in-log.ts'

const EXAMPLE_HASH = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9'

const hash = {
  description: 'SHA-256 in hexadecimal, 64 characters, either case.',
  example: EXAMPLE_HASH,
  schema: Type.String({ pattern: '^[a-fA-F0-9]{64}$' }),
}

const subject = named(
  'HashSubject',
  oneOf(HASH_SUBJECTS, {
    description: 'Whether the hash is of the raw `response` or of the visible `answer`.',
  }),
)

const PublicEvidence = open(
  'PublicEvidence',
  'Minimal metadata, with the place in the transparency log and the proof of it. Never the response itself.',
  {
    found: Type.Literal(true),
    sha256: Sha256('The hash.'),
    subject,
    captured_at: DateTime('When it was captured.'),
    engine: EngineName,
    access: text(`How the engine was reached, one of ${ACCESS_KINDS.join(', ')}.`),
    ...fromAnswers,
    log: PlaceInLog,
  },
)

const CheckRequest = named(
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

const CheckResult = named(
  'CheckResult',
  Type.Object(
    {
      found: Type.Literal(true),
      match: Type.Boolean({ description: 'Whether the submitted content has the hash of the path.' }),
      verdict: CheckVerdict,
      submitted_sha256: Sha256('SHA-256 of the submitted content, in UTF-8.'),
      captured_at: DateTime('When a response with the hash of the path was captured.'),
      ...fromAnswers,
    },
    { additionalProperties: true, description: 'Verdict of a public check.' },
  ),
)

const badHash = badRequest('Invalid hash.', { path: 'hash', message: 'must be 64 hexadecimal characters' })

export const getPublicEvidence = operation({
  id: 'getPublicEvidence',
  method: 'GET',
  path: '/v1/public/evidence/{hash}',
  auth: 'none',
  tag: 'Public verification',
  summary: 'Look up a hash',
  tools: {
    lookup_evidence_hash: {
      title: 'Look up an evidence hash',
      description:
        'Whether a response with this SHA-256 was captured, with minimal metadata and its place in the log. found false is a normal answer. Never returns the raw response.',
      scope: null,
      annotations: READS,
    },
  },
  description:
    'Whether a response with this SHA-256 was captured, with minimal metadata. Needs no account, by design.',
  params: { hash },
  answers: {
    200: {
      description: 'It was captured.',
      schema: PublicEvidence,
      examples: {
        found: {
          found: true,
          sha256: EXAMPLE_HASH,
          subject: 'response',
          captured_at: '2026-11-15T09:01:12.481Z',
          engine: 'CHATGPT',
          access: 'official_api',
          demo: false,
          origin: 'engine',
          log: EXAMPLE_PLACE,
        },
      },
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
  summary: 'Check content against a hash',
  tools: {
    check_evidence_content: {
      title: 'Check content against a hash',
      description:
        'Compare content with a captured hash: its SHA-256 exactly as given (every character counts), answered verified or modified. Nothing is stored. found false means the hash was never captured.',
      scope: null,
      annotations: READS,
    },
  },
  description:
    'Recomputes the SHA-256 of the submitted content (the UTF-8 of the JSON string, byte for byte) and compares it with the hash of the path. Nothing is stored.',
  params: { hash },
  body: CheckRequest,
  bodyExample: { content: 'hello world' },
  // Must fit 8 MiB of content and the JSON around it.
  bodyLimit: 8 * MIB + 1024,
  answers: {
    200: {
      description: 'The verdict.',
      schema: CheckResult,
      examples: {
        verified: {
          found: true,
          match: true,
          verdict: 'verified',
          submitted_sha256: EXAMPLE_HASH,
          captured_at: '2026-11-15T09:01:12.481Z',
        },
      },
    },
    400: badRequest('Invalid hash, or content missing.', { path: 'content', message: 'is required' }),
    404: hashNotFound,
    413: tooLarge,
    429: rateLimited,
    503: databaseUnavailable,
  },
})
