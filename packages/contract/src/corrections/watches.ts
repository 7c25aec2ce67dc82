import { Type } from '@sinclair/typebox'
import { ENGINES, WATCH_PHASES, WATCH_RESULTS } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, Name, ok, Usd } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { queues } from '../base/tool.ts'

/** Asking engines again, by a plan that is logged first, until it is clear whether a correction helped. */

const Phase = t.named(
  'WatchPhase',
  t.oneOf(
    WATCH_PHASES,
    '`asking`: a round is under way. `waiting`: it was still said; the next round comes later. `surveillance`: made in fewer answers than planned, and watched for coming back. `ended`.',
  ),
)
const Result = t.nullable(
  t.oneOf(WATCH_RESULTS),
  'What was found: `fewer` (made in fewer answers than `atMost`, which does not mean never), `still_said`, `back`, `undecided`, or `stopped` before it was clear; null while it is not clear.',
)

const Round = t.open('WatchRound', 'One round of asking.', {
  error: t.number('The chance that an interval of this round ever misses.'),
  most: t.count('Questions at most.'),
  ifFewer: t.count('Answers on average if nothing says it any more.'),
  ifStillSaid: t.count('Answers on average if it is said three times as often as is to be excluded.'),
})
const figures = {
  atMost: t.number('To be shown: made in fewer answers than this share.'),
  tolerated: t.number('The share that may be noise.'),
  error: t.number(
    'The chance that any interval ever misses, over all watches of the same statements and engine, however often they are stopped and started; the same again for “back”.',
  ),
  engines: t.count('Among so many engines the 5 % of the correction are divided: 1, or all for a fact.'),
  firstRound: t.count('Rounds of earlier watches of the same statements and engine, whose error is spent.'),
  samplesPerLook: t.count('How often each prompt is asked in one look.'),
  everyHours: t.count('Hours between looks.'),
  pauseDays: t.count('Days between rounds.'),
  surveillanceLooks: t.count('Looks of the surveillance.'),
  surveillanceEveryDays: t.count('Days between them.'),
  mostQuestions: t.count('Questions at most, over everything.'),
  spendCeilingUsd: t.nullableText('Dollars at most; null for no ceiling of its own.'),
  questionsPerLook: t.count('Questions in one look.'),
  roundsAhead: t.list(Round, 'Each round of the plan.'),
  surveillanceQuestions: t.count('Questions of the surveillance.'),
  surveillanceDays: t.count('How long the surveillance takes.'),
}
export const Watch = t.open(
  'CorrectionWatch',
  'Asking one engine again by a plan that is in the log before the first question.',
  {
    id: t.text('Identifier.'),
    engine: t.EngineName,
    phase: Phase,
    round: t.count('Which round, from 1.'),
    result: Result,
    resultAt: t.NullableDateTime('When it was found.'),
    words: t.text('What was found, in words.'),
    hindered: t.nullableText('Why the last look could not be started.'),
    nextAt: t.NullableDateTime('When it is asked next.'),
    startedAt: t.DateTime('When it was started.'),
    startedBy: t.text('Who started it.'),
    endedAt: t.NullableDateTime('When it ended.'),
    asked: t.count('Answers of this round, those of earlier watches that it continues included.'),
    seen: t.count('Those that say it.'),
    low: t.number('The lower end of the share, valid whenever the asking ends.'),
    high: t.number('The upper end.'),
    questions: t.count('Questions so far, over everything.'),
    costUsd: t.nullableText('What they have cost.'),
    plan: t.openObject({
      ...figures,
      rounds: t.count('Rounds at most.'),
      prompts: t.count('Prompts asked.'),
    }),
    looks: t.list(
      t.open('WatchLook', 'One look: a scan of its own.', {
        number: t.count('Which.'),
        round: t.count('Of which round.'),
        phase: t.text('Asking, or surveillance.'),
        scanId: t.text('Its scan, whose plan and outcomes are in the log.'),
        questions: t.count('Questions.'),
        startedAt: t.DateTime('When.'),
        ended: t.flag('Whether every question has its outcome.'),
        asked: t.count('Answers.'),
        seen: t.count('Those that say it.'),
      }),
      'In order.',
    ),
    manifests: t.list(
      t.open('WatchManifest', 'What was signed.', {
        kind: t.oneOf(['watch_plan', 'watch_outcome'], 'The plan, or what came of it.'),
        body: t.text('The signed text.'),
        sha256: t.Sha256('Its digest.'),
        logIndex: t.nullable(Type.Integer(), 'Its place in the log; null while it waits.'),
        createdAt: t.DateTime('When.'),
      }),
      'In order.',
    ),
    mostQuestions: t.count('Questions at most, over everything.'),
  },
)
const Watches = t.open('CorrectionWatches', 'The watches of a correction, newest first.', {
  items: Type.Array(Watch),
})

const choice = {
  engines: Type.Optional(
    Type.Array(t.oneOf(ENGINES), { minItems: 1, maxItems: 20, description: 'Left out: all that say it.' }),
  ),
  atMost: Type.Optional(
    Type.Number({
      minimum: 0.03,
      maximum: 0.3,
      description: 'To be shown: made in fewer answers than this share, at 95 %. 0.1 if left out.',
    }),
  ),
  everyHours: Type.Optional(
    t.between(0, 336, 'Hours between looks; 24 if left out. Less than a day, answers may be alike.'),
  ),
  rounds: Type.Optional(t.between(1, 6, 'Rounds at most; 3 if left out.')),
  surveillanceLooks: Type.Optional(t.between(0, 104, 'Weekly looks after that was shown; 26 if left out.')),
  maxQuestions: Type.Optional(t.between(1, 10_000, 'Questions at most, for each engine.')),
  spendCeilingUsd: Type.Optional(t.nullable(Usd, 'Dollars at most, for each engine.')),
}

export const estimateCorrectionWatch = adminOperation(
  'POST /api/admin/corrections/{correctionId}/watch/estimate',
  {
    id: 'adminEstimateCorrectionWatch',
    access: needs('viewer', 'params.correctionId'),
    summary: 'What asking again would ask and cost at most; nothing is started',
    body: Type.Object(choice),
    answers: ok(
      t.open('WatchEstimate', 'One for each engine.', {
        engines: Type.Array(
          t.open('WatchEstimateOf', 'The plan for one engine, and its ceiling.', {
            engine: t.EngineName,
            ...figures,
            rounds: t.count('Rounds at most.'),
            prompts: t.list(Type.String(), 'What is asked.'),
            usdPerAnswer: t.nullableText('What an answer costs on average; null if unknown.'),
            mostUsd: t.nullableText('What everything costs at most; null if unknown.'),
          }),
        ),
      }),
    ),
  },
)

export const startCorrectionWatch = adminOperation('POST /api/admin/corrections/{correctionId}/watch', {
  id: 'adminStartCorrectionWatch',
  access: needs('editor', 'params.correctionId'),
  tools: { watch_correction: queues() },
  body: Type.Object({ ...choice, by: Type.Optional(Name) }),
  answers: created(Watches),
})

export const stopCorrectionWatch = adminOperation('DELETE /api/admin/corrections/{correctionId}/watch', {
  id: 'adminStopCorrectionWatch',
  access: needs('editor', 'params.correctionId'),
  query: Type.Object({ engine: Type.Optional(t.oneOf(ENGINES)) }),
  answers: ok(Watches),
})
