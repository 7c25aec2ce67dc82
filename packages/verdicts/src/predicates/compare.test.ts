import { describe, expect, test } from 'vitest'
import { parentCompany, sameLegalName, sameOrganisation } from './companies.ts'
import CASES from './compare.cases.json' with { type: 'json' }
import { comparePrices, normalPeriod } from './compare-prices.ts'
import { relationOf } from './comparison.ts'
import { samePhone } from './contacts.ts'
import { comparePlaces, countryOf } from './headquarters.ts'
import { compareTrades } from './industry.ts'
import { samePerson } from './people.ts'
import type { StatedPrice } from './price.ts'
import { comparedBrand, fitOfNames } from './product-names.ts'
import { isProperName, sameProduct } from './products.ts'
import { compareTitles } from './titles.ts'

const ACME = comparedBrand(['Acme'])
const ZENTRAVA = comparedBrand(['Zentrava'])

const PAIRS: Record<keyof typeof CASES.pairs, (stated: string, truth: string) => unknown> = {
  people: samePerson,
  // A fact that says less leaves open which place is meant. One that no map knows may be a district of the city.
  places: (stated, truth) => relationOf(comparePlaces(stated, truth)),
  companies: sameOrganisation,
  // Another legal form is another legal name; a missing one is none.
  legalNames: sameLegalName,
  // An owner that bears the name of the brand may have an owner of its own.
  owners: (stated, truth) =>
    parentCompany.compare({ name: stated }, truth, { names: ['Acme'], brand: ACME, valuesOf: () => [] }),
  phones: samePhone,
  titles: compareTitles,
  trades: compareTrades,
  products: (stated, known) => sameProduct(stated, known, ZENTRAVA),
  fits: (stated, known) => fitOfNames(stated, known, ACME),
}

describe.each(Object.entries(PAIRS))('%s', (name, compare) => {
  const cases = CASES.pairs[name as keyof typeof PAIRS] as [string, string, unknown][]
  test.each(cases)('%s against %s: %j', (stated, truth, expected) => {
    expect(compare(stated, truth)).toEqual(expected)
  })
})

const ALONE: Record<keyof typeof CASES.alone, (text: string) => unknown> = {
  properNames: (name) => isProperName(name, ZENTRAVA),
  countries: countryOf,
  periods: normalPeriod,
}

describe.each(Object.entries(ALONE))('%s', (name, read) => {
  test.each(CASES.alone[name as keyof typeof ALONE] as [string, unknown][])('%s: %j', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

const STATED: Omit<StatedPrice, 'amount'> = {
  ...{ product: 'Loom', most: null, currency: 'GBP', period: 'month', about: false, least: false },
}

test.each(CASES.prices)('a stated price $case: $expected', ({ stated, truth, beside, expected }) => {
  const all = beside ? [truth, beside] : [truth]
  expect(relationOf(comparePrices({ ...STATED, ...stated }, truth, { all, brand: ZENTRAVA }))).toBe(expected)
})
