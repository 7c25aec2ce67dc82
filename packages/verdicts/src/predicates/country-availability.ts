import { countryOf, isPlaceIn } from '../compare/places.ts'
import { countriesIn } from '../values/localities.ts'
import { textOrTexts } from './check.ts'
import { namesFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, before, found } from './reads.ts'
import { givenTexts } from './words.ts'

interface StatedCountries {
  /** ISO 3166 codes. */
  countries: string[]
  /** Said to be all of them: "only in Portugal". */
  only: boolean
}

const someOf = (countries: string[]): StatedCountries => ({ countries, only: false })

/** "Shipping to France costs 12 euros" does not say who ships: the seller must be named. */
const isNamed = (_: StatedCountries, { by }: { by: string }): boolean => by !== 'topic'

export const countryAvailability: Predicate<'country_availability', string[], StatedCountries> = {
  name: 'country_availability',
  label: 'Available in',
  hint: 'a country in which the brand sells or does not sell (then denied), in English; one claim for each',
  single: true,
  ...namesFact,
  check: textOrTexts,
  stated: {
    read(value) {
      const countries = givenTexts(value, /[,;]| and /).map(countryOf)
      const known = countries.filter((code) => code !== null)
      return known.length === 0 ? null : someOf(known)
    },
    say: ({ countries, only }) => `${only ? 'only ' : ''}${countries.map(nameOf).join(', ')}`,
    isIn: ({ countries }, { words }) => countries.every((code) => isPlaceIn(nameOf(code), words)),
  },
  reads: {
    find: found(countriesIn, someOf),
    labels: ['availableIn'],
    bindings: [
      after('only', 'onlyIn', 3, { accepts: isNamed, as: (stated) => ({ ...stated, only: true }) }),
      after('verb', 'availableIn', 3, { accepts: isNamed }),
      before('before', 'availableIn', 5, { object: true, accepts: isNamed }),
      after('sells', ['sells', 'operates'], 6, { link: 'at' }),
      before('where', ['sells', 'operates'], 4, { lead: 'at' }),
    ],
  },
  // The list of a fact is complete, but a brand also sells in its home country.
  compare({ countries, only }, value, { valuesOf }) {
    const known = value.map(countryOf)
    if (known.includes(null) || countries.length === 0) return 'unrelated'
    const home = valuesOf('headquarters').map((place) => countryOf(String(place).split(',').at(-1) ?? ''))
    const abroad = countries.filter((code) => !known.includes(code) && !home.includes(code))
    if (abroad.length > 0) return 'different'
    if (!countries.some((code) => known.includes(code))) return 'unrelated'
    return only && known.some((code) => code !== null && !countries.includes(code)) ? 'different' : 'same'
  },
}

const nameOf = (code: string): string => new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code
