import { Type } from '@sinclair/typebox'
import { needs } from '../base/access.ts'
import { operation } from '../base/operation.ts'
import * as refusals from '../base/refusals.ts'
import * as t from '../base/schemas.ts'
import { queues, reads } from '../base/tool.ts'
import { EvidenceBundle, RunEvidence } from '../evidence/formats.ts'
import bundleExample from '../examples/evidence-bundle.json' with { type: 'json' }
import evidenceExample from '../examples/run-evidence.json' with { type: 'json' }

const runId = { description: 'Run identifier.', example: '0199c0de-7000-7000-8000-00000000000c' }

export const getRunEvidence = operation({
  id: 'getRunEvidence',
  ownTurn: true,
  access: needs('viewer', 'params.runId'),
  method: 'GET',
  path: '/v1/runs/{runId}/evidence',
  auth: 'bearer',
  tag: 'Evidence',
  tools: { get_run_evidence: reads() },
  params: { runId },
  answers: {
    200: {
      description: 'The evidence.',
      schema: RunEvidence,
      examples: { evidence: evidenceExample },
    },
    401: refusals.unauthorized,
    404: refusals.notFound('Run'),
    503: refusals.databaseUnavailable,
  },
})

export const verifyRun = operation({
  id: 'verifyRun',
  access: needs('reviewer', 'params.runId'),
  method: 'POST',
  path: '/v1/runs/{runId}/verify',
  auth: 'bearer',
  tag: 'Evidence',
  tools: {
    reverify_run: queues(
      'Re-verify a run',
      'Queue a fresh check of a classified run: a worker asks the engine again and updates the verification status. Returns a jobId at once; read the outcome later with get_run_evidence. Each one counts: status 429 when they are used up for the run and day or for the month, 409 when the run has no classification yet.',
      'verify',
    ),
  },
  idempotent: true,
  params: { runId },
  answers: {
    202: {
      description: 'The verification is queued.',
      headers: refusals.queuedAt('the job'),
      schema: t.JobAck,
      examples: { queued: { jobId: '0199c0de-7000-7000-8000-00000000000e' } },
    },
    400: refusals.badKey,
    401: refusals.unauthorized,
    404: refusals.notFound('Run'),
    409: {
      description:
        'The run has no classification yet, or the Idempotency-Key was used with a different request.',
      schema: t.ErrorBody,
      examples: {
        unclassified: { error: 'The run has no classification yet, so there is nothing to re-verify.' },
        ...refusals.keyConflict.examples,
      },
    },
    413: refusals.tooLarge,
    429: {
      description: 'Re-verifications are used up, for the month or for this run today.',
      schema: t.VerificationCapErrorBody,
      examples: {
        month: {
          error: 'Monthly re-verifications of the plan are used up (100 of 100).',
          maxVerifications: 100,
          verificationsThisMonth: 100,
          maxScans: 4,
          scansThisMonth: 2,
        },
        run: {
          error:
            'This run was re-verified 10 times today, which is the most a day allows. It can be again after midnight UTC.',
          maxVerificationsPerRunAndDay: 10,
          verificationsOfRunToday: 10,
        },
      },
      headers: refusals.retryAfter,
    },
    503: refusals.unavailable(
      'The queue is not configured or not available.',
      'The queue is not available. Nothing was started.',
    ),
  },
})

export const getEvidenceBundle = operation({
  id: 'getEvidenceBundle',
  ownTurn: true,
  access: needs('viewer', 'params.runId'),
  method: 'GET',
  path: '/v1/runs/{runId}/evidence-bundle',
  auth: 'bearer',
  tag: 'Evidence',
  tools: { get_evidence_bundle: reads() },
  params: { runId },
  query: Type.Object({
    format: Type.Optional(t.BundleFormatName),
    language: Type.Optional(t.LanguageName),
  }),
  answers: {
    200: {
      description: 'The bundle.',
      schema: EvidenceBundle,
      examples: { bundle: bundleExample },
      media: {
        'text/html': {
          schema: t.text('A print-friendly document with the same content.'),
          example: '<!doctype html><html lang="en"><title>Evidence bundle</title></html>',
        },
      },
    },
    400: refusals.badRequest('format is outside its enumeration.', {
      path: 'query.format',
      message: 'must be one of json, html',
    }),
    401: refusals.unauthorized,
    404: {
      description: 'Run not found or not yet classified.',
      schema: t.ErrorBody,
      examples: { missing: { error: 'Run not found or not yet classified: there is no bundle for it.' } },
    },
    503: refusals.databaseUnavailable,
  },
})
