import { Type } from '@sinclair/typebox'
import { ENGINES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { nextCursor, ok, page, Samples, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { queues, reads } from '../base/tool.ts'
import { ScanCreated, scanMembers } from './public.ts'

const ListedScan = t.open('ListedScan', 'A scan and its progress.', {
  ...scanMembers,
  createdAt: t.DateTime('When it was asked for.'),
  stoppedAt: t.NullableDateTime('When the operator stopped it; usually null.'),
  confirmsScanId: t.nullableText('The scan whose doubtful changes it re-checks; null for an ordinary scan.'),
})

const ScanCell = t.open('ScanCell', 'Progress of the runs of one engine and intent.', {
  engine: t.EngineName,
  ...t.fromAnswers,
  intent: t.PromptIntentName,
  runs: t.count('Runs that are planned.'),
  byStatus: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), { description: 'Runs per run status.' }),
  counts: t.CitationCounts,
})

export const ScanDetail = t.open(
  'ScanDetail',
  'A scan, its brand, and the progress of each engine and intent.',
  {
    ...scanMembers,
    brandId: t.text('The brand it is about.'),
    samples: t.count('How often each prompt is asked of each engine.'),
    createdAt: t.DateTime('When it was asked for.'),
    stoppedAt: t.NullableDateTime('When the operator stopped it; usually null.'),
    matrix: t.list(ScanCell, 'One for each engine and intent that is asked.'),
  },
)

export const ScanPage = t.open('ScanPage', "Scans, newest first, and how much of the month's cap is used.", {
  scansThisMonth: t.count('Scans that the account has started this month (UTC).'),
  maxScans: t.count('Scans that its plan allows in a month.'),
  items: t.list(ListedScan, 'The page.'),
  nextCursor,
})

export const listScans = adminOperation('GET /api/admin/brands/{brandId}/scans', {
  mayLag: true,
  id: 'adminListScans',
  ownTurn: true,
  useCase: 'brands.scans',
  access: needs('viewer', 'params.brandId'),
  tools: { list_scans: reads() },
  query: Type.Object({
    ...page,
    looks: Type.Optional(
      t.oneOf(
        ['left_out'],
        'Leaves out the scans that ask again, for a correction or an order, what led to a statement.',
      ),
    ),
  }),
  answers: ok(ScanPage),
})

/** One scan as the operator wants it; everything left out follows the brand and its plan. */

const ScanChoice = t.named(
  'ScanChoice',
  Type.Object(
    {
      samples: Type.Optional(Samples),
      engines: Type.Optional(Type.Array(t.oneOf(ENGINES), { minItems: 1, maxItems: ENGINES.length })),
      promptIds: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: 10_000 })),
      spreadMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 43_200 })),
    },
    { description: 'Samples, engines, prompts and spread of one scan.' },
  ),
)

const Usd = (description: string) =>
  t.nullableText(`${description} In US dollars; null where it is not known.`)

const ScanEstimate = t.open('ScanEstimate', 'What a scan would ask, cost and tell. Nothing was started.', {
  prompts: t.integer('Prompts that would be asked.'),
  samples: t.integer('How often each would be asked of each engine.'),
  runs: t.integer('Prompts times engines times samples.'),
  demo: t.flag('True if every answer would be invented by the demonstration: nothing is paid.'),
  priceUsd: Usd(
    'Estimated cost, from the average of each engine over the last 30 days, or else its price list, and what reading the answers costs at most.',
  ),
  confirmation: t.nullable(
    t.openObject({
      runs: t.integer('The most questions that it can ask.'),
      mostUsd: Usd('The estimated cost of both scans together, at most.'),
    }),
    'The scan that may follow by itself, once, to tell a change from chance (`VERACITE_ASK_AGAIN`). Null where that is switched off.',
  ),
  engines: t.list(
    t.openObject({
      engine: t.oneOf(ENGINES),
      runs: t.integer('Questions to this engine.'),
      usdPerAnswer: Usd('What one question has cost on average, or costs by the price list.'),
      basis: t.nullable(
        t.oneOf(['measured', 'list']),
        '`measured`: the average of the last 30 days. `list`: never asked in that time, so the price list for an answer of usual length. Null where neither is known.',
      ),
      priceUsd: Usd('What all of them would cost.'),
      dailySpendUsd: Usd('Its daily spend ceiling: questions beyond it wait for the next day.'),
    }),
    'Each engine that would be asked.',
  ),
  reading: Type.Optional(
    t.nullable(
      t.openObject({
        model: t.text('The language model that reads the answers.'),
        second: t.nullableText('The model that confirms accusations; null: the same one.'),
        usdPerAnswer: Usd('What one answer of usual length costs at most: read, and asked about once more.'),
        priceUsd: Usd('What all of them cost at most.'),
        dailySpendUsd: Usd('Its daily spend ceiling: answers beyond it are provisional until the next day.'),
      }),
    ),
  ),
  unpriced: t.list(t.oneOf(ENGINES), 'Engines whose cost is not known yet.'),
  spreadSeconds: t.integer('The time over which samples are spread, at least.'),
  width: t.openObject(
    {
      halfWidth: t.number('Half the width of the exact interval around one half, the widest, from 0 to 1.'),
      words: t.text('`about half reads 5 of 10 · 19–81 %`; below five samples, that there are counts only.'),
    },
    'How exact the rate of one prompt and engine will be, at 95 % confidence.',
  ),
})

export const getScan = adminOperation('GET /api/admin/scans/{scanId}', {
  id: 'adminGetScan',
  ownTurn: true,
  useCase: 'scans.get',
  access: needs('viewer', 'params.scanId'),
  answers: ok(ScanDetail, 'The scan.'),
})

export const stopScan = adminOperation('POST /api/admin/scans/{scanId}/stop', {
  id: 'adminStopScan',
  useCase: 'scans.stop',
  access: needs('editor', 'params.scanId'),
  answers: ok(ScanDetail, 'The scan, stopped.'),
})

export const startScan = adminOperation('POST /api/admin/brands/{brandId}/scans', {
  id: 'adminStartScan',
  access: needs('editor', 'params.brandId', 'body.promptIds'),
  tools: { scan_brand: queues() },
  idempotent: true,
  body: ScanChoice,
  answers: { 202: { description: 'The scan is queued.', schema: ScanCreated } },
})

export const estimateScan = adminOperation('POST /api/admin/brands/{brandId}/scans/estimate', {
  id: 'adminEstimateScan',
  access: needs('viewer', 'params.brandId', 'body.promptIds'),
  body: ScanChoice,
  answers: ok(ScanEstimate, 'The estimate.'),
})
