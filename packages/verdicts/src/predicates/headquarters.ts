import { comparePlaces, countryOf, isPlaceIn } from '../compare/places.ts'
import { adjectivesIn, asidesIn, localitiesIn } from '../values/localities.ts'
import { placesNamed } from '../values/places.ts'
import { statedText, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, before, found, OWN_NAME } from './reads.ts'

const placed = (place: string) => ({ place })
const adjectives = found(adjectivesIn, (place) => ({ place, origin: true }))

/** Only a known city or region: many names stand beside "company". */
const isOnMap = ({ place }: { place: string }): boolean =>
  placesNamed(place.split(',', 1)[0] as string).some(({ kind }) => kind !== 'country')

/** `origin`: only an adjective says so. */
interface Stated {
  place: string
  origin?: boolean
}

export const headquarters: Predicate<'headquarters', string, Stated> = {
  name: 'headquarters',
  label: 'Headquarters',
  hint: 'where the brand is based, as city, region, country, as far as they are said',
  single: true,
  ...textFact,
  stated: statedText(
    placed,
    ({ place }) => place,
    (place, { words }) => isPlaceIn(place, words),
  ),
  reads: {
    ofFirm: true,
    find: found(localitiesIn, placed),
    labels: ['headquarters', 'placeLabel'],
    asked: ['headquarters', 'placeLabel'],
    bindings: [
      after('verb', 'headquarters', 10, { object: true, between: ['founded', 'owned', 'sells'] }),
      before('before', 'headquarters', 7, { object: true, tight: true, accepts: isOnMap }),
      after('is', 'isIn', 1, { accepts: isOnMap }),
      before('based', 'basedBefore', 1, { object: true }),
      before('there', 'basedThere', 4, { accepts: isOnMap }),
      before('firm', ['firm', 'institution'], 0, { object: true, accepts: isOnMap }),
      after('from', ['firm', 'institution'], 1, { link: 'at', tight: true }),
      after('aside', OWN_NAME, 2, { own: true, find: found(asidesIn, placed), accepts: isOnMap }),
      before('adjective', ['firm', 'institution'], 0, { object: true, find: adjectives }),
      after('adjective', ['firm', 'institution'], 0, { find: adjectives }),
    ],
  },
  compare({ place, origin = false }, value) {
    const compared = comparePlaces(place, value)
    // "a Danish company" may be false, but that it is true grounds nothing.
    return compared === 'same' && origin && countryOf(place) !== null ? 'unrelated' : compared
  },
}
