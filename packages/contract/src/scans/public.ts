import { Type } from '@sinclair/typebox'
import { ENGINES, SCAN_STATUSES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { operation } from '../base/operation.ts'
import {
  badRequest,
  databaseUnavailable,
  keyConflict,
  notFound,
  queuedAt,
  retryAfter,
  tooLarge,
  unauthorized,
  unavailable,
} from '../base/refusals.ts'
import {
  apart,
  EngineName,
  fromAnswers,
  Id,
  NullableDateTime,
  named,
  open,
  provisional,
  ScanCapErrorBody,
} from '../base/schemas.ts'
import { QUEUES, READS } from '../base/tool.ts'

const EXAMPLE_SCAN = '0199c0de-7000-7000-8000-000000000001'
const EXAMPLE_BRAND = '0199c0de-7000-7000-8000-00000000000b'

const CreateScanRequest = named(
  'CreateScanRequest',
  Type.Object({ brandId: Id('The brand to scan.') }, { description: 'Which brand to scan.' }),
)

export const ScanCreated = named(
  'ScanCreated',
  Type.Object(
    {
      scanId: Type.String({ description: 'Identifier of the new scan.' }),
      jobId: Type.String({ description: 'Identifier of the queued job.' }),
      status: Type.Literal('QUEUED'),
      engines: Type.Array(EngineName, { description: 'Engines that will be asked.' }),
      enginesNotRunnable: Type.Array(EngineName, {
        description: 'In the plan, but not configured on this server.',
      }),
      enginesOutOfPlan: Type.Array(EngineName, { description: 'Not in the plan of the account.' }),
    },
    { additionalProperties: true, description: 'The scan is queued.' },
  ),
)

export const scanMembers = {
  id: Type.String({ description: 'Scan identifier.' }),
  status: Type.String({ description: `Scan state, one of ${SCAN_STATUSES.join(', ')}.` }),
  startedAt: NullableDateTime('When the first work began.'),
  finishedAt: NullableDateTime('Set in every terminal state; null while the scan is still going.'),
  totalPrompts: Type.Integer({ minimum: 0, description: 'Prompts asked.' }),
  totalRuns: Type.Integer({ minimum: 0, description: 'Prompts times engines times samples.' }),
  totalCostUsd: Type.Union([Type.Number(), Type.String(), Type.Null()], {
    description: 'Cost in US dollars as a decimal string; null until the first cost is known.',
  }),
  byStatus: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
    description: 'Runs per run status.',
  }),
  ...fromAnswers,
  mentions: Type.Integer({
    minimum: 0,
    description: 'Classified runs that mention the brand, with answers of the origin named here.',
  }),
  provisional,
  apart,
}

const Scan = open('Scan', 'A scan and its progress.', scanMembers)

export const createScan = operation({
  id: 'createScan',
  access: needs('editor', 'body.brandId'),
  method: 'POST',
  path: '/v1/scans',
  auth: 'bearer',
  tag: 'Scans',
  summary: 'Start a scan',
  tools: {
    start_scan: {
      title: 'Start a scan',
      description:
        'Queue a scan of a brand: a worker asks its prompts of every engine of its plan. Returns scanId at once; read progress with get_scan, at least 15 seconds apart. Each call starts another scan and counts against the monthly cap: never repeat it to check progress or after a timeout (list_scans tells whether it began). enginesNotRunnable and enginesOutOfPlan are skipped.',
      scope: 'scan',
      annotations: QUEUES,
    },
  },
  description:
    "Runs the monitored prompts of a brand on the engines of its plan. Only queues the work and answers at once; read progress with `getScan`. Other members of the body than `brandId` are ignored. Counts against the monthly cap of the account's plan.",
  idempotent: true,
  body: CreateScanRequest,
  bodyExample: { brandId: EXAMPLE_BRAND },
  answers: {
    202: {
      description: 'The scan is queued.',
      headers: queuedAt('the scan'),
      schema: ScanCreated,
      examples: {
        queued: {
          scanId: EXAMPLE_SCAN,
          jobId: '0199c0de-7000-7000-8000-00000000000a',
          status: 'QUEUED',
          engines: ['CHATGPT', 'PERPLEXITY'],
          enginesNotRunnable: ['GEMINI'],
          enginesOutOfPlan: ENGINES.slice(3),
        },
      },
    },
    400: badRequest('brandId missing or invalid, its brand has no active prompts, or the body is not JSON.', {
      path: 'brandId',
      message: 'is required',
    }),
    401: unauthorized,
    404: notFound('Brand'),
    409: keyConflict,
    413: tooLarge,
    429: {
      description: 'Monthly scan cap of the plan reached.',
      schema: ScanCapErrorBody,
      examples: {
        cap: { error: 'Monthly scan cap of the plan reached (30 of 30).', maxScans: 30, scansThisMonth: 30 },
      },
      headers: retryAfter,
    },
    503: unavailable(
      'No engine configured, or the queue is unavailable.',
      'The queue is not available. Nothing was started.',
    ),
  },
})

export const getScan = operation({
  id: 'getScan',
  access: needs('viewer', 'params.scanId'),
  method: 'GET',
  path: '/v1/scans/{scanId}',
  auth: 'bearer',
  tag: 'Scans',
  summary: 'Read a scan',
  tools: {
    get_scan: {
      title: 'Get a scan',
      description:
        'One scan: status, times, prompts, runs per run status, mentions, cost in US dollars (null until known). finishedAt is null while it is going; then read the findings with list_confabulations.',
      scope: 'read',
      annotations: READS,
    },
  },
  description:
    'Status, progress, cost and mentions of one scan. `finishedAt` is null while the scan is still going.',
  params: { scanId: { description: 'Scan identifier.', example: EXAMPLE_SCAN } },
  answers: {
    200: {
      description: 'The scan.',
      schema: Scan,
      examples: {
        completed: {
          id: EXAMPLE_SCAN,
          status: 'COMPLETED',
          startedAt: '2026-11-15T09:00:00.120Z',
          finishedAt: '2026-11-15T09:02:41.007Z',
          totalPrompts: 12,
          totalRuns: 24,
          totalCostUsd: '0.264000',
          byStatus: { CLASSIFIED: 23, NO_ANSWER: 1 },
          demo: false,
          origin: 'engine',
          mentions: 17,
          provisional: 0,
          apart: [],
        },
      },
    },
    401: unauthorized,
    404: notFound('Scan'),
    503: databaseUnavailable,
  },
})
