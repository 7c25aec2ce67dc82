import { type Static, Type } from '@sinclair/typebox'
import { FIT_CRITERIA } from '@veracite/core/rates/fit'
import { CHANGE_METHODS } from '@veracite/statistics/change'
import { RATE_METHODS } from '@veracite/statistics/exact-rate'
import { ENGINES, MEASURES, SCAN_STATUSES } from '@veracite/terms/vocabulary'
import { refusal } from '@veracite/words/refusals'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok, Uuid, wholeNumber } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'

/** How often something occurs, and how sure the number of answers makes that. */

const MeasureName = t.named(
  'Measure',
  t.oneOf(MEASURES, 'What is counted: answers that mention the brand at all, or answers of one class.'),
)

const MeasuredScan = t.open('MeasuredScan', null, {
  id: Type.String(),
  status: t.oneOf(SCAN_STATUSES),
  createdAt: t.DateTime('When it was started.'),
  finishedAt: t.NullableDateTime('When it ended.'),
  ...t.fromAnswers,
  apart: t.apart,
  planned: t.integer('Runs that it planned.'),
  classified: t.integer('Answers that are counted.'),
  provisional: t.provisional,
  counted: Type.Optional(t.text('Which surfaces the figures count, in words.')),
  note: t.nullableText('What is missing, in words; null when nothing is.'),
})

const LikeThese = t.open('RateLikeThese', null, {
  rate: t.number('The mean of the rates of the prompts.'),
  low: t.number('Lower end of the interval.'),
  high: t.number('Upper end.'),
  prompts: t.integer('Prompts that were asked: the sample.'),
  effective: t.number(
    'How many independent answers would say as much, from the number of prompts to that of answers.',
  ),
  words: t.text('`62–88 % for questions like these, from 12 prompts`'),
})

const Rate = t.open('Rate', null, {
  seen: Type.Integer(),
  asked: t.integer('Classified answers.'),
  rate: t.number('`seen` of `asked`, for these questions; weighted where products were drawn.'),
  low: t.number('Lower end of the exact interval, with 95 % confidence.'),
  high: t.number('Upper end.'),
  method: t.oneOf(
    RATE_METHODS,
    '`clopper_pearson`: exact and two-sided; `one_sided` for none and all, where the other side is open: none in 10 leaves 26 %, none in 59 excludes 5 %. `drawn_products`: all prompts are about products drawn from one catalogue, and the rate and its interval are those of the catalogue, weighted.',
  ),
  wide: t.flag('The interval is wider than 40 points: it says little.'),
  words: t.text('`7 of 10 · 25–94 %`; counts only below five answers.'),
  likeThese: t.nullable(
    LikeThese,
    'Another question: the rate that other questions of the same kind would have, with the prompts as the sample. In simulations the interval covers 80 to 100 %. Null below ten prompts.',
  ),
})
const MaybeRate = t.nullable(Rate, 'Null when nothing was classified.')

const RateRow = t.open('RateRow', null, {
  engine: t.nullableText('Null: all of them.'),
  intent: t.nullableText('Null: all of them.'),
  promptId: t.nullableText('Null: all of them.'),
  prompt: t.nullableText('Its text.'),
  prompts: t.integer('Prompts that it covers.'),
  planned: t.integer('Runs that were planned.'),
  classified: t.integer('Answers that are counted.'),
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
})

const Leading = t.nullable(
  t.open('LeadingQuestions', null, {
    check: t.text('Version of the fixed criteria.'),
    prompts: t.count('Questions that ask to confirm something, or why or since when.'),
    answers: t.count('Answers to them; the figures beside this count these too.'),
    neutral: t.openObject({
      seen: Type.Integer(),
      asked: t.integer('Answers to the other questions.'),
      low: t.nullable(Type.Number(), 'Lower end of the rate, with 95 % confidence.'),
      high: t.nullable(Type.Number(), 'Upper end.'),
    }),
    words: t.text('Both rates in words.'),
  }),
  'Questions that lead to an answer by their form, with the rate of the measure without them; null if there are none.',
)

const Rates = t.open('Rates', null, {
  brandId: Type.String(),
  measure: MeasureName,
  scan: MeasuredScan,
  leading: Leading,
  overall: RateRow,
  draws: t.list(
    Type.Composite([RateRow, Type.Object({ sample: Type.String() })], { additionalProperties: true }),
    'One for each draw from a catalogue whose prompts were asked: rates of the whole catalogue.',
  ),
  engines: Type.Array(RateRow),
  intents: Type.Array(RateRow),
  matrix: t.list(RateRow, 'One for each engine and intent that was asked.'),
  cellsTotal: t.integer('Prompts x engines of the scan.'),
  cells: t.list(RateRow, 'One for each prompt and engine, at most 2,000.'),
})
export type RatesBody = Static<typeof Rates>
export type RateRowBody = Static<typeof RateRow>

const TrendPoint = t.open('TrendPoint', null, {
  scan: MeasuredScan,
  leading: Leading,
  overall: MaybeRate,
  engines: Type.Array(t.openObject({ engine: t.oneOf(ENGINES), rate: MaybeRate })),
})

const Trend = t.open('Trend', null, {
  brandId: Type.String(),
  measure: MeasureName,
  ...t.fromAnswers,
  points: t.list(TrendPoint, 'One for each finished scan, oldest first.'),
})

const Counts = t.openObject({ seen: Type.Integer(), asked: Type.Integer() })

const Change = t.open('Change', null, {
  engine: t.nullableText('Null: all of them.'),
  promptId: t.nullableText('Null: all of them.'),
  prompt: t.nullableText('Its text.'),
  from: Counts,
  to: Counts,
  difference: t.number(
    'The later rate minus the earlier one; each prompt and engine weighs the same in both.',
  ),
  low: t.nullable(
    Type.Number(),
    'Lower end of the difference, with 95 % confidence; null with one answer on either side.',
  ),
  high: t.nullable(Type.Number(), 'Upper end.'),
  p: t.number('The exact one or that of the interval, whichever is larger.'),
  adjustedP: t.number('p after Benjamini–Hochberg over everything that is compared between the two scans.'),
  standsOut: t.flag(
    'Among everything that is compared between the two scans, all measures included: of 100 scans in which nothing changed, at most five say anything.',
  ),
  method: t.oneOf(
    CHANGE_METHODS,
    '`newcombe`, or `mcnemar` where each prompt and engine has one answer on either side.',
  ),
  pairs: t.integer('Cells with answers in both scans.'),
  modelChanged: t.flag('Another model answered: the difference may be the model’s.'),
  words: t.text('`3 of 10 → 7 of 10: −3 to +67 points`'),
})

const Models = (description: string) => Type.Array(t.nullable(Type.String()), { description })

const ComparedScan = Type.Composite([MeasuredScan, Type.Object({ leading: Leading })], {
  additionalProperties: true,
})

const Changes = t.open('Changes', null, {
  brandId: Type.String(),
  measure: MeasureName,
  ...t.fromAnswers,
  from: ComparedScan,
  to: ComparedScan,
  falseDiscoveryRate: t.number('For everything together.'),
  note: t.text('What that rate does not cover: an engine that drifts from day to day.'),
  family: t.integer(
    'How many comparisons could have stood out: of every measure, over all, by engine and by cell.',
  ),
  breaks: t.list(
    t.openObject({ engine: t.oneOf(ENGINES), from: Models('Models before.'), to: Models('Models after.') }),
    'Engines that answered with another model than before.',
  ),
  overall: t.nullable(Change, 'Null when nothing is in both scans.'),
  overalls: Type.Record(Type.String(), t.nullable(Change), {
    description: 'Over all, for every measure by its name: all of them are tested together anyway.',
  }),
  engines: t.list(Change, 'The most telling first.'),
  cellsCompared: Type.Integer(),
  cells: t.list(Change, 'The most telling first, at most 2,000.'),
  cellsNotCompared: Type.Integer(),
  notCompared: t.list(
    t.openObject({
      engine: t.oneOf(ENGINES),
      promptId: Type.String(),
      prompt: Type.String(),
      reason: t.oneOf(['only_in_from', 'only_in_to', 'no_answer_in_from', 'no_answer_in_to']),
    }),
    'What one of the two lacks, at most 2,000.',
  ),
})
export type ChangesBody = Static<typeof Changes>
export type ChangeBody = Static<typeof Change>

const IndustryRate = t.open('IndustryRate', null, {
  seen: Type.Integer(),
  asked: Type.Integer(),
  rate: t.nullable(Type.Number(), 'Null when nothing was counted.'),
  low: t.nullable(Type.Number(), 'Lower end of the exact interval, with 95 % confidence.'),
  high: t.nullable(Type.Number(), 'Upper end.'),
  words: t.text('`4 of 40 · 3–24 %`'),
})

const Fit = t.open('Fit', 'Whether a figure is fit to decide on, from the log and what is stored.', {
  brandId: Type.String(),
  scan: MeasuredScan,
  leading: t.nullableText('Questions that lead to an answer, and the rate without them; null if none do.'),
  measure: MeasureName,
  width: t.number('The widest interval to decide on, from 0 to 1.'),
  fit: t.flag('All criteria are met.'),
  words: t.text('The same in a sentence, with what is not met.'),
  criteria: t.list(
    t.open('FitCriterion', null, {
      criterion: t.oneOf(FIT_CRITERIA),
      met: Type.Boolean(),
      words: t.text('What is met, or why it is not.'),
    }),
    'All six, in a fixed order.',
  ),
  industry: t.open(
    'IndustryRates',
    'Two rates that the advertising industry names; see `note` for what is counted.',
    {
      hallucination: IndustryRate,
      inaccuracy: IndustryRate,
      answers: t.integer(
        'Answers that the statements of `inaccuracy` are from: the first of the plan, at most 20,000.',
      ),
      note: t.text('The definitions, and that conformance is not claimed.'),
    },
  ),
})

/** Without it, the best there is: of the engines, of stand-ins, of the demonstration. */
const origin = Type.Optional(t.OriginName)

export const getRates = adminOperation('GET /api/admin/brands/{brandId}/rates', {
  mayLag: true,
  id: 'adminGetRates',
  ownTurn: true,
  access: needs('viewer', 'params.brandId', 'query.scan'),
  tools: { get_rates: reads() },
  query: Type.Object({
    scan: Type.Optional(Uuid),
    measure: Type.Optional(t.oneOf(MEASURES)),
    origin,
    cells: Type.Optional(t.oneOf(['none'], 'Leaves out `cells`, by far the most of it.')),
  }),
  answers: ok(Rates, 'The rates of the scan, or of the newest finished one.'),
})

export const getTrend = adminOperation('GET /api/admin/brands/{brandId}/trend', {
  mayLag: true,
  id: 'adminGetTrend',
  ownTurn: true,
  access: needs('viewer', 'params.brandId'),
  query: Type.Object({
    measure: Type.Optional(t.oneOf(MEASURES)),
    origin,
    scans: wholeNumber('^([1-9]|[12][0-9]|30)$', [1, 30], 'Most scans.', 12),
  }),
  answers: ok(Trend, 'The trend.'),
})

export const getChanges = adminOperation('GET /api/admin/brands/{brandId}/changes', {
  mayLag: true,
  id: 'adminGetChanges',
  ownTurn: true,
  access: needs('viewer', 'params.brandId', 'query.from', 'query.to'),
  tools: { get_changes: reads() },
  query: Type.Object({ from: Uuid, to: Uuid, measure: Type.Optional(t.oneOf(MEASURES)), origin }),
  answers: ok(Changes, 'The changes.'),
})

export const getFit = adminOperation('GET /api/admin/brands/{brandId}/fit', {
  mayLag: true,
  id: 'adminGetFit',
  ownTurn: true,
  useCase: 'rates.fit',
  access: needs('viewer', 'params.brandId', 'query.scan'),
  tools: { get_fit: { ...reads(), untrusted: [] } },
  query: Type.Object({
    scan: Type.Optional(Uuid),
    measure: Type.Optional(t.oneOf(MEASURES)),
    width: Type.Optional(
      Type.String({
        pattern: '^0?\\.[0-9]{1,4}$',
        'x-wrong': refusal('must_be_a_share'),
        'x-document': { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1, default: 0.2 },
        description: 'The widest interval to decide on.',
      }),
    ),
    origin,
    language: Type.Optional(t.LanguageName),
  }),
  answers: ok(Fit, 'The criteria, each met or not.'),
})
