import { Type } from '@sinclair/typebox'
import { GRAVE_SUBJECTS } from '@veracite/core/findings/gravity'
import { GRAVITIES } from '@veracite/terms/vocabulary'
import { named, oneOf } from '../base/schemas.ts'

/** How much a false statement matters. */

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
