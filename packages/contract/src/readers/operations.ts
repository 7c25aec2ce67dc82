import { Type } from '@sinclair/typebox'
import { JOB_STATES } from '@veracite/terms/vocabulary'
import { operators } from '../base/access.ts'
import { operation } from '../base/operation.ts'
import { accepted, admin, NullableNumber, ok } from '../base/parts.ts'
import {
  count,
  DateTime,
  JobAck,
  nullable,
  nullableText,
  oneOf,
  open,
  Sha256,
  text,
} from '../base/schemas.ts'

/** Models that read answers, and how well each read the answers that are shipped for measuring it. */

const Figure = open('ReaderFigure', 'A share, with its exact interval at 95 % confidence.', {
  part: count('How many.'),
  of: count('Of how many.'),
  low: NullableNumber('Lower end, from 0 to 1; null when there was nothing to count.'),
  high: NullableNumber('Upper end, from 0 to 1; null when there was nothing to count.'),
  words: text('`44 of 45 · 88–100 %`; below five, counts only.'),
})

const Check = open(
  'ReaderCheck',
  'A measurement of a reader on the shipped answers. Signed and in the log.',
  {
    id: text('Identifier, and subject of the log entry.'),
    measuredAt: DateTime('When it was measured.'),
    read: count('Answers that came back as a readable reply; the others count as wrong.'),
    of: count('Shipped answers.'),
    answersSha256: Sha256('Digest of the shipped answers with their labels.'),
    costUsd: nullableText('What it cost in US dollars; null where the price of the model is not known.'),
    classRight: { ...Figure, description: 'Answers whose class equals the label.' },
    claimsRight: { ...Figure, description: 'Labelled statements that were judged as labelled.' },
    accusationsRight: { ...Figure, description: 'Accused answers (CONFABULATED) that are labelled so.' },
    found: { ...Figure, description: 'Answers labelled CONFABULATED that were accused.' },
    statementsRead: { ...Figure, description: 'Labelled statements that the readings contain.' },
  },
)

const ReaderState = open(
  'MeasuredReader',
  'A configured reader, its newest check, and what follows from it.',
  {
    reader: text('Model and version of the prompt, as stored with every reading.'),
    dailySpendUsd: nullableText('Daily spend ceiling of reading in US dollars; checks count towards it.'),
    accuses: Type.Boolean({ description: 'False: its accusations are for review.' }),
    readsTwice: Type.Boolean({ description: 'True: it reads every answer twice, and the claims are added.' }),
    errorRate: text('As signed classifications state it, or `not measured yet`.'),
    consequence: text('What follows from the check, in words.'),
    isStale: Type.Boolean({ description: 'Due for another check; the old one counts until then.' }),
    check: nullable(Check, 'Null until the reader was measured.'),
    job: nullable(
      open('ReaderCheckJob', 'The check that was last asked for.', {
        id: text('Identifier of the job.'),
        state: oneOf(JOB_STATES, { description: 'Its state.' }),
        error: nullableText('Why it failed or waits.'),
        measured: count('Answers read so far.'),
      }),
      'Null when none was asked for.',
    ),
  },
)

export const listReaders = operation({
  ...admin,
  id: 'adminListReaders',
  access: operators,
  method: 'GET',
  path: '/api/admin/readers',
  summary: 'List the models that read answers, and how well each was measured',
  answers: ok(
    open('Readers', 'The configured readers; none when no model reads.', {
      answers: count('How many invented answers are shipped for measuring.'),
      items: Type.Array(ReaderState, { description: 'One for each model.' }),
    }),
  ),
})

export const checkReaders = operation({
  ...admin,
  id: 'adminCheckReaders',
  access: operators,
  method: 'POST',
  path: '/api/admin/readers/check',
  summary: 'Measure the reader on the shipped answers',
  description:
    'Only queues it. The cost counts towards the daily spend ceiling of reading. While a check is under way, its job is returned.',
  answers: { 202: { ...accepted[202], schema: JobAck } },
})
