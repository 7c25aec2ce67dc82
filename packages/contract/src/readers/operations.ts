import { Type } from '@sinclair/typebox'
import { JOB_STATES } from '@veracite/terms/vocabulary'
import { operators } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { accepted, ok } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

/** Models that read answers, and how well each read the answers that are shipped for measuring it. */

const Figure = t.open('ReaderFigure', 'A share, with its exact interval at 95 % confidence.', {
  part: t.count('How many.'),
  of: t.count('Of how many.'),
  low: t.nullable(Type.Number(), 'Lower end, from 0 to 1; null when there was nothing to count.'),
  high: t.nullable(Type.Number(), 'Upper end, from 0 to 1; null when there was nothing to count.'),
  words: t.text('`44 of 45 · 88–100 %`; below five, counts only.'),
})

const Check = t.open(
  'ReaderCheck',
  'A measurement of a reader on the shipped answers. Signed and in the log.',
  {
    id: t.text('Identifier, and subject of the log entry.'),
    measuredAt: t.DateTime('When it was measured.'),
    read: t.count('Answers that came back as a readable reply; the others count as wrong.'),
    of: t.count('Shipped answers.'),
    answersSha256: t.Sha256('Digest of the shipped answers with their labels.'),
    costUsd: t.nullableText('What it cost in US dollars; null where the price of the model is not known.'),
    classRight: { ...Figure, description: 'Answers whose class equals the label.' },
    claimsRight: { ...Figure, description: 'Labelled statements that were judged as labelled.' },
    accusationsRight: { ...Figure, description: 'Accused answers (CONFABULATED) that are labelled so.' },
    found: { ...Figure, description: 'Answers labelled CONFABULATED that were accused.' },
    statementsRead: { ...Figure, description: 'Labelled statements that the readings contain.' },
  },
)

const ReaderState = t.open(
  'MeasuredReader',
  'A configured reader, its newest check, and what follows from it.',
  {
    reader: t.text('Model and version of the prompt, as stored with every reading.'),
    dailySpendUsd: t.nullableText('Daily spend ceiling of reading in US dollars; checks count towards it.'),
    accuses: t.flag('False: its accusations are for review.'),
    readsTwice: t.flag('True: it reads every answer twice, and the claims are added.'),
    errorRate: t.text('As signed classifications state it, or `not measured yet`.'),
    consequence: t.text('What follows from the check, in words.'),
    isStale: t.flag('Due for another check; the old one counts until then.'),
    check: t.nullable(Check, 'Null until the reader was measured.'),
    job: t.nullable(
      t.open('ReaderCheckJob', 'The check that was last asked for.', {
        id: t.text('Identifier of the job.'),
        state: t.oneOf(JOB_STATES, 'Its state.'),
        error: t.nullableText('Why it failed or waits.'),
        measured: t.count('Answers read so far.'),
      }),
      'Null when none was asked for.',
    ),
  },
)

export const listReaders = adminOperation('GET /api/admin/readers', {
  id: 'adminListReaders',
  useCase: 'readers.list',
  access: operators,
  answers: ok(
    t.open('Readers', 'The configured readers; none when no model reads.', {
      answers: t.count('How many invented answers are shipped for measuring.'),
      items: t.list(ReaderState, 'One for each model.'),
    }),
  ),
})

export const checkReaders = adminOperation('POST /api/admin/readers/check', {
  id: 'adminCheckReaders',
  useCase: 'readers.check',
  access: operators,
  answers: { 202: { ...accepted[202], schema: t.JobAck } },
})
