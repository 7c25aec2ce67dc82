import { comparePlaces, countryOf, isPlaceIn } from '../compare/places.ts'
import { adjectivesIn, asidesIn, localitiesIn } from '../values/localities.ts'
import { placesNamed } from '../values/places.ts'
import { statedText, textFact } from './kinds.ts'
import { about, type Predicate } from './predicate.ts'
import { found, readsOf } from './reads.ts'

const placed = (place: string) => ({ place })

/** Only a known city or region: many names stand beside "company". */
const isOnMap = ({ place }: { place: string }): boolean =>
  placesNamed(place.split(',', 1)[0] as string).some(({ kind }) => kind !== 'country')

/** `origin`: only an adjective says so. */
interface Stated {
  place: string
  origin?: boolean
}

export const headquarters: Predicate<'headquarters', string, Stated> = {
  ...about('headquarters'),
  ...textFact,
  stated: statedText(placed, {
    say: ({ place }) => place,
    isIn: (place, { words }) => isPlaceIn(place, words),
  }),
  reads: readsOf('headquarters', {
    find: found(localitiesIn, placed),
    uses: {
      isOnMap,
      asides: found(asidesIn, placed),
      adjectives: found(adjectivesIn, (place) => ({ place, origin: true })),
    },
  }),
  compare({ place, origin = false }, value) {
    const compared = comparePlaces(place, value)
    // "a Danish company" may be false, but that it is true grounds nothing.
    return compared === 'same' && origin && countryOf(place) !== null ? 'unrelated' : compared
  },
}
