import { needs } from '../base/access.ts'
import { operation } from '../base/operation.ts'
import * as refusals from '../base/refusals.ts'
import * as t from '../base/schemas.ts'
import { queues, reads } from '../base/tool.ts'
import example from '../examples/ground-truth.json' with { type: 'json' }
import { Fact } from './ground-truth-facts.ts'

const brandId = { description: 'Brand identifier.', example: '0199c0de-7000-7000-8000-00000000000b' }

const GroundTruth = t.open('GroundTruth', 'The facts collected about a brand.', {
  brand: t.BrandRef,
  total: t.count('Facts in the list.'),
  active: t.count('Of these, the ones that answers are judged against.'),
  facts: t.list(Fact, 'Active ones first, then newest first.'),
})

export const getGroundTruth = operation({
  id: 'getGroundTruth',
  access: needs('viewer', 'params.brandId'),
  method: 'GET',
  path: '/v1/brands/{brandId}/ground-truth',
  auth: 'bearer',
  tag: 'Ground truth',
  tools: { get_ground_truth: reads() },
  params: { brandId },
  answers: {
    200: {
      description: 'The facts.',
      schema: GroundTruth,
      examples: { facts: example },
    },
    401: refusals.unauthorized,
    404: refusals.notFound('Brand'),
    503: refusals.databaseUnavailable,
  },
})

export const refreshGroundTruth = operation({
  id: 'refreshGroundTruth',
  access: needs('editor', 'params.brandId'),
  method: 'POST',
  path: '/v1/brands/{brandId}/ground-truth/refresh',
  auth: 'bearer',
  tag: 'Ground truth',
  tools: {
    refresh_ground_truth: queues(
      'Refresh ground truth',
      'Queue a new collection of the facts of a brand from its sources. Returns a jobId at once; read the result later with get_ground_truth.',
      'verify',
    ),
  },
  idempotent: true,
  params: { brandId },
  answers: {
    202: {
      description: 'The refresh is queued.',
      headers: refusals.queuedAt('the job'),
      schema: t.JobAck,
      examples: { queued: { jobId: '0199c0de-7000-7000-8000-00000000000f' } },
    },
    400: refusals.badKey,
    401: refusals.unauthorized,
    404: refusals.notFound('Brand'),
    409: refusals.keyConflict,
    413: refusals.tooLarge,
    503: refusals.unavailable(
      'The queue is not configured or not available.',
      'The queue is not available. Nothing was started.',
    ),
  },
})
