import { type Static, Type } from '@sinclair/typebox'
import { CHANGE_METHODS } from '@veracite/statistics/change'
import { RATE_METHODS } from '@veracite/statistics/exact-rate'
import { ENGINES, MEASURES, SCAN_STATUSES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { NullableNumber, NullableText, OPEN, Uuid } from '../base/parts.ts'
import {
  apart,
  DateTime,
  fromAnswers,
  NullableDateTime,
  named,
  OriginName,
  oneOf,
  provisional,
} from '../base/schemas.ts'
import { READS } from '../base/tool.ts'

/** How often something occurs, and how sure the number of answers makes that. */

const MeasureName = named(
  'Measure',
  oneOf(MEASURES, {
    description: 'What is counted: answers that mention the brand at all, or answers of one class.',
  }),
)

const MeasuredScan = named(
  'MeasuredScan',
  Type.Object(
    {
      id: Type.String(),
      status: oneOf(SCAN_STATUSES),
      createdAt: DateTime('When it was started.'),
      finishedAt: NullableDateTime('When it ended.'),
      ...fromAnswers,
      apart,
      planned: Type.Integer({ description: 'Runs that it planned.' }),
      classified: Type.Integer({ description: 'Answers that are counted.' }),
      provisional,
      note: NullableText('What is missing, in words; null when nothing is.'),
    },
    OPEN,
  ),
)

const LikeThese = named(
  'RateLikeThese',
  Type.Object(
    {
      rate: Type.Number({ description: 'The mean of the rates of the prompts.' }),
      low: Type.Number({ description: 'Lower end of the interval.' }),
      high: Type.Number({ description: 'Upper end.' }),
      prompts: Type.Integer({ description: 'Prompts that were asked: the sample.' }),
      effective: Type.Number({
        description:
          'How many independent answers would say as much, from the number of prompts to that of answers.',
      }),
      words: Type.String({ description: '`62–88 % for questions like these, from 12 prompts`' }),
    },
    OPEN,
  ),
)

const Rate = named(
  'Rate',
  Type.Object(
    {
      seen: Type.Integer(),
      asked: Type.Integer({ description: 'Classified answers.' }),
      rate: Type.Number({
        description: '`seen` of `asked`, for these questions; weighted where products were drawn.',
      }),
      low: Type.Number({ description: 'Lower end of the exact interval, with 95 % confidence.' }),
      high: Type.Number({ description: 'Upper end.' }),
      method: oneOf(RATE_METHODS, {
        description:
          '`clopper_pearson`: exact and two-sided; `one_sided` for none and all, where the other side is open: none in 10 leaves 26 %, none in 59 excludes 5 %. `drawn_products`: all prompts are about products drawn from one catalogue, and the rate and its interval are those of the catalogue, weighted.',
      }),
      wide: Type.Boolean({ description: 'The interval is wider than 40 points: it says little.' }),
      words: Type.String({ description: '`7 of 10 · 25–94 %`; counts only below five answers.' }),
      likeThese: Type.Union([LikeThese, Type.Null()], {
        description:
          'Another question: the rate that other questions of the same kind would have, with the prompts as the sample. In simulations the interval covers 80 to 100 %. Null below ten prompts.',
      }),
    },
    OPEN,
  ),
)
const MaybeRate = Type.Union([Rate, Type.Null()], { description: 'Null when nothing was classified.' })

const RateRow = named(
  'RateRow',
  Type.Object(
    {
      engine: NullableText('Null: all of them.'),
      intent: NullableText('Null: all of them.'),
      promptId: NullableText('Null: all of them.'),
      prompt: NullableText('Its text.'),
      prompts: Type.Integer({ description: 'Prompts that it covers.' }),
      planned: Type.Integer({ description: 'Runs that were planned.' }),
      classified: Type.Integer({ description: 'Answers that are counted.' }),
      rates: Type.Partial(
        Type.Object(
          {
            mentioned: MaybeRate,
            STRONG: MaybeRate,
            DESCRIPTIVE: MaybeRate,
            ECHO: MaybeRate,
            CONFABULATED: MaybeRate,
            ABSENT: MaybeRate,
          },
          { description: 'By measure; cells have only the requested one.' },
        ),
      ),
    },
    OPEN,
  ),
)

const Rates = named(
  'Rates',
  Type.Object(
    {
      brandId: Type.String(),
      measure: MeasureName,
      scan: MeasuredScan,
      overall: RateRow,
      draws: Type.Array(Type.Composite([RateRow, Type.Object({ sample: Type.String() })], OPEN), {
        description:
          'One for each draw from a catalogue whose prompts were asked: rates of the whole catalogue.',
      }),
      engines: Type.Array(RateRow),
      intents: Type.Array(RateRow),
      matrix: Type.Array(RateRow, { description: 'One for each engine and intent that was asked.' }),
      cellsTotal: Type.Integer({ description: 'Prompts x engines of the scan.' }),
      cells: Type.Array(RateRow, { description: 'One for each prompt and engine, at most 2,000.' }),
    },
    OPEN,
  ),
)
export type RatesBody = Static<typeof Rates>
export type RateRowBody = Static<typeof RateRow>

const TrendPoint = named(
  'TrendPoint',
  Type.Object(
    {
      scan: MeasuredScan,
      overall: MaybeRate,
      engines: Type.Array(Type.Object({ engine: oneOf(ENGINES), rate: MaybeRate }, OPEN)),
    },
    OPEN,
  ),
)

const Trend = named(
  'Trend',
  Type.Object(
    {
      brandId: Type.String(),
      measure: MeasureName,
      ...fromAnswers,
      points: Type.Array(TrendPoint, { description: 'One for each finished scan, oldest first.' }),
    },
    OPEN,
  ),
)

const Counts = Type.Object({ seen: Type.Integer(), asked: Type.Integer() }, OPEN)

const Change = named(
  'Change',
  Type.Object(
    {
      engine: NullableText('Null: all of them.'),
      promptId: NullableText('Null: all of them.'),
      prompt: NullableText('Its text.'),
      from: Counts,
      to: Counts,
      difference: Type.Number({
        description: 'The later rate minus the earlier one; each prompt and engine weighs the same in both.',
      }),
      low: NullableNumber(
        'Lower end of the difference, with 95 % confidence; null with one answer on either side.',
      ),
      high: NullableNumber('Upper end.'),
      p: Type.Number({
        description: 'The exact one or that of the interval, whichever is larger.',
      }),
      adjustedP: Type.Number({
        description: 'p after Benjamini–Hochberg over everything that is compared between the two scans.',
      }),
      standsOut: Type.Boolean({
        description:
          'Among everything that is compared between the two scans, all measures included: of 100 scans in which nothing changed, at most five say anything.',
      }),
      method: oneOf(CHANGE_METHODS, {
        description: '`newcombe`, or `mcnemar` where each prompt and engine has one answer on either side.',
      }),
      pairs: Type.Integer({ description: 'Cells with answers in both scans.' }),
      modelChanged: Type.Boolean({
        description: 'Another model answered: the difference may be the model’s.',
      }),
      words: Type.String({ description: '`3 of 10 → 7 of 10: −3 to +67 points`' }),
    },
    OPEN,
  ),
)

const Models = (description: string) => Type.Array(Type.Union([Type.String(), Type.Null()]), { description })

const Changes = named(
  'Changes',
  Type.Object(
    {
      brandId: Type.String(),
      measure: MeasureName,
      ...fromAnswers,
      from: MeasuredScan,
      to: MeasuredScan,
      falseDiscoveryRate: Type.Number({ description: 'For everything together.' }),
      note: Type.String({
        description: 'What that rate does not cover: an engine that drifts from day to day.',
      }),
      family: Type.Integer({
        description:
          'How many comparisons could have stood out: of every measure, over all, by engine and by cell.',
      }),
      breaks: Type.Array(
        Type.Object(
          { engine: oneOf(ENGINES), from: Models('Models before.'), to: Models('Models after.') },
          OPEN,
        ),
        { description: 'Engines that answered with another model than before.' },
      ),
      overall: Type.Union([Change, Type.Null()], { description: 'Null when nothing is in both scans.' }),
      overalls: Type.Record(Type.String(), Type.Union([Change, Type.Null()]), {
        description: 'Over all, for every measure by its name: all of them are tested together anyway.',
      }),
      engines: Type.Array(Change, { description: 'The most telling first.' }),
      cellsCompared: Type.Integer(),
      cells: Type.Array(Change, { description: 'The most telling first, at most 2,000.' }),
      cellsNotCompared: Type.Integer(),
      notCompared: Type.Array(
        Type.Object(
          {
            engine: oneOf(ENGINES),
            promptId: Type.String(),
            prompt: Type.String(),
            reason: oneOf(['only_in_from', 'only_in_to', 'no_answer_in_from', 'no_answer_in_to']),
          },
          OPEN,
        ),
        { description: 'What one of the two lacks, at most 2,000.' },
      ),
    },
    OPEN,
  ),
)
export type ChangesBody = Static<typeof Changes>
export type ChangeBody = Static<typeof Change>

/** Without it, the best there is: of the engines, of stand-ins, of the demonstration. */
const origin = Type.Optional(OriginName)

export const getRates = adminOperation('GET /api/admin/brands/{brandId}/rates', {
  id: 'adminGetRates',
  access: needs('viewer', 'params.brandId', 'query.scan'),
  summary: 'How often engines mention a brand in one scan, with intervals',
  tools: {
    get_rates: {
      title: 'Get rates',
      description:
        'How often engines mention a brand and how often they make things up, in one scan (the newest finished unless scanId says another): over all by class, and for one measure by engine and intent. Each as counts with the 95 % interval that so few answers leave; never quote the rate without it.',
      scope: 'read',
      annotations: READS,
    },
  },
  query: Type.Object({
    scan: Type.Optional(Uuid),
    measure: Type.Optional(oneOf(MEASURES)),
    origin,
    cells: Type.Optional(oneOf(['none'], { description: 'Leaves out `cells`, by far the most of it.' })),
  }),
  answers: { 200: { description: 'The rates of the scan, or of the newest finished one.', schema: Rates } },
})

export const getTrend = adminOperation('GET /api/admin/brands/{brandId}/trend', {
  id: 'adminGetTrend',
  access: needs('viewer', 'params.brandId'),
  summary: 'One measure over the newest scans of a brand, by engine, with intervals',
  query: Type.Object({
    measure: Type.Optional(oneOf(MEASURES)),
    origin,
    scans: Type.Optional(
      Type.String({
        pattern: '^([1-9]|[12][0-9]|30)$',
        'x-what': 'a whole number from 1 to 30',
        'x-document': { type: 'integer', minimum: 1, maximum: 30, default: 12 },
        description: 'Most scans.',
      }),
    ),
  }),
  answers: { 200: { description: 'The trend.', schema: Trend } },
})

export const getChanges = adminOperation('GET /api/admin/brands/{brandId}/changes', {
  id: 'adminGetChanges',
  access: needs('viewer', 'params.brandId', 'query.from', 'query.to'),
  summary: 'What changed between two scans, and what of it stands out',
  tools: {
    get_changes: {
      title: 'Get changes',
      description:
        'What changed between two scans of a brand, the newest two finished unless given: over all and by engine, with the interval of the difference. Only what standsOut is more than chance, which does not cover an engine that drifts from day to day; modelChanged names another explanation. Also how many false statements are new, back or not seen in ten answers since the last scan.',
      scope: 'read',
      annotations: READS,
    },
  },
  query: Type.Object({ from: Uuid, to: Uuid, measure: Type.Optional(oneOf(MEASURES)), origin }),
  answers: { 200: { description: 'The changes.', schema: Changes } },
})
