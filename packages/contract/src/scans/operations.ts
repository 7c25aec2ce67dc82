import { Type } from '@sinclair/typebox'
import { ENGINES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { nextCursor } from '../base/bodies.ts'
import { adminOperation } from '../base/operation.ts'
import { NullableText, OPEN, ok, page, Samples, Uuid } from '../base/parts.ts'
import {
  CitationCounts,
  count,
  DateTime,
  EngineName,
  fromAnswers,
  NullableDateTime,
  named,
  nullableText,
  oneOf,
  open,
  PromptIntentName,
  text,
} from '../base/schemas.ts'
import { QUEUES, READS } from '../base/tool.ts'
import { ScanCreated, scanMembers } from './public.ts'

const ListedScan = open('ListedScan', 'A scan and its progress.', {
  ...scanMembers,
  createdAt: DateTime('When it was asked for.'),
  stoppedAt: NullableDateTime('When the operator stopped it; usually null.'),
  confirmsScanId: nullableText('The scan whose doubtful changes it re-checks; null for an ordinary scan.'),
})

const ScanCell = open('ScanCell', 'Progress of the runs of one engine and intent.', {
  engine: EngineName,
  ...fromAnswers,
  intent: PromptIntentName,
  runs: count('Runs that are planned.'),
  byStatus: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), { description: 'Runs per run status.' }),
  counts: CitationCounts,
})

export const ScanDetail = open(
  'ScanDetail',
  'A scan, its brand, and the progress of each engine and intent.',
  {
    ...scanMembers,
    brandId: text('The brand it is about.'),
    samples: count('How often each prompt is asked of each engine.'),
    createdAt: DateTime('When it was asked for.'),
    stoppedAt: NullableDateTime('When the operator stopped it; usually null.'),
    matrix: Type.Array(ScanCell, { description: 'One for each engine and intent that is asked.' }),
  },
)

export const ScanPage = open('ScanPage', "Scans, newest first, and how much of the month's cap is used.", {
  scansThisMonth: count('Scans that the account has started this month (UTC).'),
  maxScans: count('Scans that its plan allows in a month.'),
  items: Type.Array(ListedScan, { description: 'The page.' }),
  nextCursor,
})

export const listScans = adminOperation('GET /api/admin/brands/{brandId}/scans', {
  id: 'adminListScans',
  access: needs('viewer', 'params.brandId'),
  summary: 'List the scans of a brand, newest first',
  tools: {
    list_scans: {
      title: 'List scans',
      description:
        'The scans of a brand, newest first, each as get_scan reads it. nextCursor is null on the last page.',
      scope: 'read',
      annotations: READS,
    },
  },
  query: Type.Object(page),
  answers: ok(ScanPage),
})

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
            OPEN,
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
          OPEN,
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
            OPEN,
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
        { ...OPEN, description: 'How exact the rate of one prompt and engine will be, at 95 % confidence.' },
      ),
    },
    { ...OPEN, description: 'What a scan would ask, cost and tell. Nothing was started.' },
  ),
)

export const getScan = adminOperation('GET /api/admin/scans/{scanId}', {
  id: 'adminGetScan',
  access: needs('viewer', 'params.scanId'),
  summary: 'Read a scan: its brand, and the progress of each engine and intent',
  answers: { 200: { description: 'The scan.', schema: ScanDetail } },
})

export const stopScan = adminOperation('POST /api/admin/scans/{scanId}/stop', {
  id: 'adminStopScan',
  access: needs('editor', 'params.scanId'),
  summary: 'Stop a scan: what is not asked yet is not asked any more; answers are kept and judged',
  description:
    'Questions that wait fail with the reason; those that are being asked are waited for. The scan then ends as PARTIAL, or as FAILED if nothing was answered. It cannot be resumed: start another.',
  answers: { 200: { description: 'The scan, stopped.', schema: ScanDetail } },
})

export const startScan = adminOperation('POST /api/admin/brands/{brandId}/scans', {
  id: 'adminStartScan',
  access: needs('editor', 'params.brandId', 'body.promptIds'),
  summary: 'Start a scan with chosen samples, engines and prompts',
  tools: {
    scan_brand: {
      title: 'Scan a brand',
      description:
        'Asks engines the prompts of a brand now, after telling the price: the first call says what it will cost and asks, and only an agreed call starts. Then read progress with get_scan, at least 15 seconds apart. Repeating an agreed call starts nothing twice.',
      scope: 'scan',
      annotations: QUEUES,
    },
  },
  idempotent: true,
  body: ScanChoice,
  answers: { 202: { description: 'The scan is queued.', schema: ScanCreated } },
})

export const estimateScan = adminOperation('POST /api/admin/brands/{brandId}/scans/estimate', {
  id: 'adminEstimateScan',
  access: needs('viewer', 'params.brandId', 'body.promptIds'),
  summary: 'Estimate what such a scan would cost, and how exact it would be; nothing is started',
  body: ScanChoice,
  answers: { 200: { description: 'The estimate.', schema: ScanEstimate } },
})
