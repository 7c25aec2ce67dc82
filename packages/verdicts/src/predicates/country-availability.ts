import { countryName } from '../values/places.ts'
import { about } from './about.ts'
import { textOrTexts } from './check.ts'
import { countryOf, countryOfSeat, isPlaceIn, type Seat } from './headquarters.ts'
import { namesFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { listed, ofBrand } from './statement-key.ts'
import { givenTexts } from './words.ts'

/** By their ISO 3166 codes; `only` if they are said to be all: "only in Portugal". */
type StatedCountries = { countries: string[]; only: boolean }

const someOf = (countries: string[]): StatedCountries => ({ countries, only: false })

export const countryAvailability: Predicate<'country_availability', string[], StatedCountries> = {
  ...about('country_availability'),
  ...namesFact,
  check: textOrTexts,
  stated: {
    read(value) {
      const countries = givenTexts(value, /[,;]| and /).map(countryOf)
      const known = countries.filter((code) => code !== null)
      return known.length === 0 ? null : someOf(known)
    },
    say: ({ countries, only }) => `${only ? 'only ' : ''}${countries.map(countryName).join(', ')}`,
    key: ({ countries, only }) => ofBrand(`${only ? 'only ' : ''}${listed(countries)}`),
    isIn: ({ countries }, quote) => countries.every((code) => isPlaceIn(countryName(code), quote)),
  },
  // "Shipping to France costs 12 euros" does not say who ships: the seller must be named.
  // The list of a fact is complete, but a brand also sells in its home country.
  compare({ countries, only }, value, { valuesOf }) {
    const known = value.map(countryOf)
    if (known.includes(null) || countries.length === 0) return 'unrelated'
    const home = (valuesOf('headquarters') as Seat[]).map(countryOfSeat)
    const abroad = countries.filter((code) => !known.includes(code) && !home.includes(code))
    if (abroad.length > 0) return 'different'
    if (!countries.some((code) => known.includes(code))) return 'unrelated'
    return only && known.some((code) => code !== null && !countries.includes(code)) ? 'different' : 'same'
  },
}
