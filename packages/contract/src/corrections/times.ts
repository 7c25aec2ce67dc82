import { Type } from '@sinclair/typebox'
import * as t from '../base/schemas.ts'

const survival = {
  count: t.count('How many there are.'),
  corrected: t.count('Those that were corrected.'),
  open: t.count('Those that are not, or were closed before.'),
  medianDays: t.nullable(Type.Number(), 'Days until half were corrected; null while fewer than half are.'),
  lowDays: t.nullable(Type.Number(), 'The lower end of its interval, 95 %.'),
  highDays: t.nullable(Type.Number(), 'The upper end; null while there is none.'),
  words: t.text('The same in words.'),
}
const Survival = t.open(
  'TimeToCorrection',
  'How long it takes, with what is still open (Kaplan and Meier).',
  survival,
)
const ofName = { of: t.text('Of which engine, host or predicate.'), ...survival }
const SurvivalOf = t.open('TimeToCorrectionOf', 'The same for one engine, source or fact.', ofName)

/** How long it takes until something is corrected. */
export const TimesToCorrection = t.open(
  'TimesToCorrection',
  'Per engine, source and fact, with what is still open.',
  {
    overall: Survival,
    engines: t.list(SurvivalOf, 'By engine.'),
    sources: t.list(SurvivalOf, 'By the host of a page that says the same.'),
    facts: t.list(
      t.open('TimeToCorrectionOfFact', 'The same for one kind of fact.', {
        ...ofName,
        label: t.text('In words.'),
      }),
      'By kind of fact.',
    ),
    pages: Survival,
  },
)
