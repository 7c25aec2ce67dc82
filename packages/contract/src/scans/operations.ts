import { Type } from '@sinclair/typebox'
import { ENGINES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { ScanDetail } from '../base/bodies.ts'
import { operation } from '../base/operation.ts'
import { admin, id, NullableText, open, Samples, Uuid } from '../base/parts.ts'
import { named, oneOf } from '../base/schemas.ts'
import { ScanCreated } from './public.ts'

/** One scan as the operator wants it; everything left out follows the brand and its plan. */

const ScanChoice = named(
  'ScanChoice',
  Type.Object(
    {
      samples: Type.Optional(Samples),
      engines: Type.Optional(Type.Array(oneOf(ENGINES), { minItems: 1, maxItems: ENGINES.length })),
      promptIds: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: 10_000 })),
      spreadMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 43_200 })),
    },
    { description: 'Samples, engines, prompts and spread of one scan.' },
  ),
)

const Usd = (description: string) => NullableText(`${description} In US dollars; null where it is not known.`)

const ScanEstimate = named(
  'ScanEstimate',
  Type.Object(
    {
      prompts: Type.Integer({ description: 'Prompts that would be asked.' }),
      samples: Type.Integer({ description: 'How often each would be asked of each engine.' }),
      runs: Type.Integer({ description: 'Prompts times engines times samples.' }),
      priceUsd: Usd(
        'Estimated cost, from the average of each engine over the last 30 days, or else its price list, and what reading the answers costs at most.',
      ),
      confirmation: Type.Union(
        [
          Type.Object(
            {
              runs: Type.Integer({ description: 'The most questions that it can ask.' }),
              mostUsd: Usd('The estimated cost of both scans together, at most.'),
            },
            open,
          ),
          Type.Null(),
        ],
        {
          description:
            'The scan that may follow by itself, once, to tell a change from chance (`VERACITE_ASK_AGAIN`). Null where that is switched off.',
        },
      ),
      engines: Type.Array(
        Type.Object(
          {
            engine: oneOf(ENGINES),
            runs: Type.Integer({ description: 'Questions to this engine.' }),
            usdPerAnswer: Usd('What one question has cost on average, or costs by the price list.'),
            basis: Type.Union([oneOf(['measured', 'list']), Type.Null()], {
              description:
                '`measured`: the average of the last 30 days. `list`: never asked in that time, so the price list for an answer of usual length. Null where neither is known.',
            }),
            priceUsd: Usd('What all of them would cost.'),
            dailySpendUsd: Usd('Its daily spend ceiling: questions beyond it wait for the next day.'),
          },
          open,
        ),
        { description: 'Each engine that would be asked.' },
      ),
      reading: Type.Optional(
        Type.Union([
          Type.Object(
            {
              model: Type.String({ description: 'The language model that reads the answers.' }),
              second: NullableText('The model that confirms accusations; null: the same one.'),
              usdPerAnswer: Usd(
                'What one answer of usual length costs at most: read, and asked about once more.',
              ),
              priceUsd: Usd('What all of them cost at most.'),
              dailySpendUsd: Usd(
                'Its daily spend ceiling: answers beyond it are provisional until the next day.',
              ),
            },
            open,
          ),
          Type.Null(),
        ]),
      ),
      unpriced: Type.Array(oneOf(ENGINES), { description: 'Engines whose cost is not known yet.' }),
      spreadSeconds: Type.Integer({ description: 'The time over which samples are spread, at least.' }),
      width: Type.Object(
        {
          halfWidth: Type.Number({
            description: 'Half the width of the exact interval around one half, the widest, from 0 to 1.',
          }),
          words: Type.String({
            description:
              '`about half reads 5 of 10 · 19–81 %`; below five samples, that there are counts only.',
          }),
        },
        { ...open, description: 'How exact the rate of one prompt and engine will be, at 95 % confidence.' },
      ),
    },
    { ...open, description: 'What a scan would ask, cost and tell. Nothing was started.' },
  ),
)

export const getScan = operation({
  ...admin,
  id: 'adminGetScan',
  access: needs('viewer', 'params.scanId'),
  method: 'GET',
  path: '/api/admin/scans/{scanId}',
  summary: 'Read a scan: its brand, and the progress of each engine and intent',
  params: id('scanId'),
  answers: { 200: { description: 'The scan.', schema: ScanDetail } },
})

export const stopScan = operation({
  ...admin,
  id: 'adminStopScan',
  access: needs('editor', 'params.scanId'),
  method: 'POST',
  path: '/api/admin/scans/{scanId}/stop',
  summary: 'Stop a scan: what is not asked yet is not asked any more; answers are kept and judged',
  description:
    'Questions that wait fail with the reason; those that are being asked are waited for. The scan then ends as PARTIAL, or as FAILED if nothing was answered. It cannot be resumed: start another.',
  params: id('scanId'),
  answers: { 200: { description: 'The scan, stopped.', schema: ScanDetail } },
})

export const startScan = operation({
  ...admin,
  id: 'adminStartScan',
  access: needs('editor', 'params.brandId', 'body.promptIds'),
  method: 'POST',
  path: '/api/admin/brands/{brandId}/scans',
  summary: 'Start a scan with chosen samples, engines and prompts',
  params: id('brandId'),
  idempotent: true,
  body: ScanChoice,
  answers: { 202: { description: 'The scan is queued.', schema: ScanCreated } },
})

export const estimateScan = operation({
  ...admin,
  id: 'adminEstimateScan',
  access: needs('viewer', 'params.brandId', 'body.promptIds'),
  method: 'POST',
  path: '/api/admin/brands/{brandId}/scans/estimate',
  summary: 'Estimate what such a scan would cost, and how exact it would be; nothing is started',
  params: id('brandId'),
  body: ScanChoice,
  answers: { 200: { description: 'The estimate.', schema: ScanEstimate } },
})
