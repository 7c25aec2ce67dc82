import { Type } from '@sinclair/typebox'
import { SCAN_STATUSES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { operation } from '../base/operation.ts'
import * as refusals from '../base/refusals.ts'
import * as t from '../base/schemas.ts'
import { queues, reads } from '../base/tool.ts'
import examples from '../examples/scans.json' with { type: 'json' }

const CreateScanRequest = t.named(
  'CreateScanRequest',
  Type.Object({ brandId: t.Id('The brand to scan.') }, { description: 'Which brand to scan.' }),
)

export const ScanCreated = t.open('ScanCreated', 'The scan is queued.', {
  scanId: t.text('Identifier of the new scan.'),
  jobId: t.text('Identifier of the queued job.'),
  status: Type.Literal('QUEUED'),
  engines: t.list(t.EngineName, 'Engines that will be asked.'),
  enginesNotRunnable: t.list(t.EngineName, 'In the plan, but not configured on this server.'),
  enginesOutOfPlan: t.list(t.EngineName, 'Not in the plan of the account.'),
})

const ScanProgress = t.open('ScanProgress', 'How far a scan is. Older servers do not send it.', {
  percent: t.between(
    0,
    100,
    'Share of the work that is done: each run is asked, and then judged. 100 once the scan has ended.',
  ),
  remainingSeconds: t.nullable(
    Type.Integer({ minimum: 0 }),
    'An estimate of the seconds until the scan ends, from its pace so far. Null while nothing can be said: it has hardly begun, was stopped, or asks at set times.',
  ),
})

export const scanMembers = {
  id: t.text('Scan identifier.'),
  status: t.text(`Scan state, one of ${SCAN_STATUSES.join(', ')}.`),
  startedAt: t.NullableDateTime('When the first work began.'),
  finishedAt: t.NullableDateTime('Set in every terminal state; null while the scan is still going.'),
  totalPrompts: t.count('Prompts asked.'),
  totalRuns: t.count('Prompts times engines times samples.'),
  totalCostUsd: Type.Union([Type.Number(), Type.String(), Type.Null()], {
    description: 'Cost in US dollars as a decimal string; null until the first cost is known.',
  }),
  byStatus: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
    description: 'Runs per run status.',
  }),
  progress: Type.Optional(ScanProgress),
  ...t.fromAnswers,
  mentions: t.count('Classified runs that mention the brand, with answers of the origin named here.'),
  provisional: t.provisional,
  apart: t.apart,
}

const Scan = t.open('Scan', 'A scan and its progress.', scanMembers)

export const createScan = operation({
  id: 'createScan',
  access: needs('editor', 'body.brandId'),
  method: 'POST',
  path: '/v1/scans',
  auth: 'bearer',
  tag: 'Scans',
  tools: { start_scan: queues() },
  idempotent: true,
  body: CreateScanRequest,
  bodyExample: { brandId: '0199c0de-7000-7000-8000-00000000000b' },
  answers: {
    202: {
      description: 'The scan is queued.',
      headers: refusals.queuedAt('the scan'),
      schema: ScanCreated,
      examples: { queued: examples.queued },
    },
    400: refusals.badRequest(
      'brandId missing or invalid, its brand has no active prompts, or the body is not JSON.',
      {
        path: 'brandId',
        message: 'is required',
      },
    ),
    401: refusals.unauthorized,
    404: refusals.notFound('Brand'),
    409: refusals.keyConflict,
    413: refusals.tooLarge,
    429: {
      description: 'Monthly scan cap of the plan reached.',
      schema: t.ScanCapErrorBody,
      examples: {
        cap: { error: 'Monthly scan cap of the plan reached (30 of 30).', maxScans: 30, scansThisMonth: 30 },
      },
      headers: refusals.retryAfter,
    },
    503: refusals.unavailable(
      'No engine configured, or the queue is unavailable.',
      'The queue is not available. Nothing was started.',
    ),
  },
})

export const getScan = operation({
  id: 'getScan',
  ownTurn: true,
  access: needs('viewer', 'params.scanId'),
  method: 'GET',
  path: '/v1/scans/{scanId}',
  auth: 'bearer',
  tag: 'Scans',
  tools: { get_scan: reads() },
  params: { scanId: { description: 'Scan identifier.', example: examples.completed.id } },
  answers: {
    200: {
      description: 'The scan.',
      schema: Scan,
      examples: { completed: examples.completed },
    },
    401: refusals.unauthorized,
    404: refusals.notFound('Scan'),
    503: refusals.databaseUnavailable,
  },
})
