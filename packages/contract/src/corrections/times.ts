import { Type } from '@sinclair/typebox'
import { count, nullable, open, text } from '../base/schemas.ts'

const survival = {
  count: count('How many there are.'),
  corrected: count('Those that were corrected.'),
  open: count('Those that are not, or were closed before.'),
  medianDays: nullable(Type.Number(), 'Days until half were corrected; null while fewer than half are.'),
  lowDays: nullable(Type.Number(), 'The lower end of its interval, 95 %.'),
  highDays: nullable(Type.Number(), 'The upper end; null while there is none.'),
  words: text('The same in words.'),
}
const Survival = open(
  'TimeToCorrection',
  'How long it takes, with what is still open (Kaplan and Meier).',
  survival,
)
const ofName = { of: text('Of which engine, host or predicate.'), ...survival }
const SurvivalOf = open('TimeToCorrectionOf', 'The same for one engine, source or fact.', ofName)

/** How long it takes until something is corrected. */
export const TimesToCorrection = open(
  'TimesToCorrection',
  'Per engine, source and fact, with what is still open.',
  {
    overall: Survival,
    engines: Type.Array(SurvivalOf, { description: 'By engine.' }),
    sources: Type.Array(SurvivalOf, { description: 'By the host of a page that says the same.' }),
    facts: Type.Array(
      open('TimeToCorrectionOfFact', 'The same for one kind of fact.', {
        ...ofName,
        label: text('In words.'),
      }),
      { description: 'By kind of fact.' },
    ),
    pages: Survival,
  },
)
