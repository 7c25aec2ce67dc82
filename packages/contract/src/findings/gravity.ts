import { GRAVE_SUBJECTS } from '@veracite/core/findings/gravity'
import { GRAVITIES } from '@veracite/terms/vocabulary'
import * as t from '../base/schemas.ts'

/** How much a false statement matters. */

export const GravityName = t.named(
  'Gravity',
  t.oneOf(
    GRAVITIES,
    'How much it matters: what is `grave` comes first. Contact, price and safety are, unless the operator says otherwise.',
  ),
)

export const weighed = {
  gravity: GravityName,
  setBy: t.oneOf(['operator', 'default'], 'Who says so.'),
  subject: t.nullable(
    t.oneOf(GRAVE_SUBJECTS),
    'Whether people are misled about contact, price or safety; null for everything else.',
  ),
}
