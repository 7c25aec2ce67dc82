import { Type } from '@sinclair/typebox'
import { GRAVE_SUBJECTS } from '@veracite/core/findings/gravity'
import { GRAVITIES } from '@veracite/core/vocabulary'
import { open } from './admin-parts.ts'
import { named, oneOf } from './schemas.ts'

/** How much a false statement matters, and its words. */

export const GravityName = named(
  'Gravity',
  oneOf(GRAVITIES, {
    description:
      'How much it matters: what is `grave` comes first. Contact, price and safety are, unless the operator says otherwise.',
  }),
)

export const weighed = {
  gravity: GravityName,
  setBy: oneOf(['operator', 'default'], { description: 'Who says so.' }),
  subject: Type.Union([oneOf(GRAVE_SUBJECTS), Type.Null()], {
    description: 'Whether people are misled about contact, price or safety; null for everything else.',
  }),
}

export const Sentence = Type.Union(
  [
    named(
      'MarkedSentence',
      Type.Object(
        {
          before: Type.String({ description: 'The sentence up to them.' }),
          words: Type.String({ description: 'The words that are false.' }),
          after: Type.String({ description: 'The rest of the sentence.' }),
        },
        open,
      ),
    ),
    Type.Null(),
  ],
  { description: 'From the newest answer that states it; null if that is very long.' },
)
