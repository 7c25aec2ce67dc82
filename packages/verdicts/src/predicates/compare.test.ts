import { describe, expect, test } from 'vitest'
import { parentCompany, sameLegalName, sameOrganisation } from './companies.ts'
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

test.each([
  ['Jane A. Doe', 'Jane Doe', true],
  ['J. Doe', 'Jane Doe', true],
  ['Doe', 'Jane Doe', true],
  ['Dr. Jürgen Müller', 'Juergen Mueller', true],
  ['Doe, Jane', 'Jane Doe', true],
  ['Bob Hale', 'Robert Hale', true],
  ['María José de la Peña', 'María José Peña', true],
  ['Jane Roe', 'Jane Doe', false],
  ['John Doe', 'Jane Doe', false],
  ['', 'Jane Doe', false],
])('%s and %s: one person %s', (left, right, same) => {
  expect([samePerson(left, right), samePerson(right, left)]).toEqual([same, same])
})

test.each([
  ['San Francisco', 'San Francisco, California, USA', 'same'],
  ['Munich', 'München, Deutschland', 'same'],
  ['the UK', 'Leeds, England, UK', 'same'],
  ['England', 'Leeds, England, UK', 'same'],
  ['Elm Street 4, Leeds', 'Leeds, England, UK', 'same'],
  ['Manchester, England', 'Leeds, England, UK', 'different'],
  ['Texas', 'Leeds, England, UK', 'different'],
  ['Portland, Oregon', 'Portland, Maine, USA', 'different'],
  ['Portland, Maine', 'Portland, Maine, USA', 'same'],
  ['Maine', 'Portland, Maine, USA', 'same'],
  ['Lyon', 'France', 'unrelated'],
  ['Turin', 'France', 'different'],
  ['Europe', 'Leeds, England, UK', 'unrelated'],
  // A fact that says less leaves open which one is meant.
  ['Columbus, Georgia', 'Georgia', 'same'],
  ['Tbilisi, Georgia', 'Georgia', 'same'],
  ['Columbia, South Carolina', 'Columbia', 'same'],
  ['Paris, Texas', 'Paris', 'doubtful'],
  ['Westbury-on-Trym, Bristol, England', 'Bristol', 'same'],
  // No map knows it: it may be a district of the true city, or the country around it.
  ['Unterobermoos', 'München, Deutschland', 'doubtful'],
  ['Unterobermoos, München', 'München, Deutschland', 'same'],
])('%s against %s: %s', (stated, truth, expected) => {
  expect(relationOf(comparePlaces(stated, truth))).toBe(expected)
})

test('countries by name or code, in any language', () => {
  expect(['Alemania', 'UK', 'FR', 'United States', 'Österreich', 'Narnia'].map(countryOf)).toEqual([
    'DE',
    'GB',
    'FR',
    'US',
    'AT',
    null,
  ])
})

test.each([
  ['Nordwind Holding', 'Nordwind Holding AG', true],
  ['Nordwind', 'Nordwind Group plc', true],
  ['NG', 'Nordwind Gas', true],
  ['Südwind Holding', 'Nordwind Holding', false],
  ['Holding', 'Nordwind Holding', false],
])('%s and %s: one company %s', (left, right, same) => {
  expect(sameOrganisation(left, right)).toBe(same)
})

test('another legal form is another legal name; a missing one is none', () => {
  expect(sameLegalName('Acme Foods S.L.', 'Acme Foods SL')).toBe(true)
  expect(sameLegalName('Acme Foods', 'Acme Foods GmbH')).toBe(true)
  expect(sameLegalName('Acme Foods AG', 'Acme Foods GmbH')).toBe(false)
})

test.each([
  ['+49 (0)30 5550 127', '+49 30 5550127', true],
  ['030 5550127', '+49 30 5550127', true],
  ['0049 30 5550127', '+49 30 5550127', true],
  ['(207) 555-0118', '+1 207 555 0118', true],
  ['(207) 555-0119', '+1 207 555 0118', false],
  ['555', '+1 207 555 0118', false],
])('%s and %s: one line %s', (left, right, same) => {
  expect(samePhone(left, right)).toBe(same)
})

test.each([
  ['ISO 27001', 'ISO 27001', 'same'],
  ['ISO-27001-Zertifizierung', 'ISO 27001', 'same'],
  ['ISO 9001', 'ISO 27001', 'unrelated'],
  ['SOC 2', 'SOC 2 Type II', 'same'],
  ['Red Dot Design Award 2019', 'Red Dot Design Award 2021', 'different'],
  ['Red Dot Design Award', 'Red Dot Design Award 2021', 'same'],
  ['Best Newcomer', 'Red Dot Design Award', 'unrelated'],
])('%s against %s: %s', (stated, truth, expected) => {
  expect(compareTitles(stated, truth)).toBe(expected)
})

test.each([
  ['maker of tailored shoes', 'footwear', 'same'],
  ['eine Brauerei', 'beer', 'same'],
  ['airline', 'insurance', 'different'],
  ['app', 'insurance', 'unrelated'],
  ['maker of lamps', 'furniture', 'unrelated'],
  ['family business', 'insurance', 'unrelated'],
  ['utensili da cucina', 'structural steel fabrication', 'different'],
  ['fabricant de skis', 'insurance', 'different'],
  ['Hersteller von Landmaschinen', 'Seilbahnbau', 'unrelated'],
  ['Hersteller von Seilbahnen', 'cosmetics', 'different'],
  ['fabbrica di gelati', 'ice cream', 'same'],
])('%s against %s: %s', (stated, truth, expected) => {
  expect(compareTrades(stated, truth)).toBe(expected)
})

test.each([
  ['the Loom plan', 'Zentrava Loom', true],
  ['Zentravas Loom', 'Loom', true],
  ['Plano Essencial', 'Essencial', true],
  ['Fusion Grills', 'Fusion Grill', true],
  ['Loom Pro', 'Zentrava Loom', false],
  ['Zentrava', 'Zentrava Loom', false],
])('%s and %s: one product %s', (stated, known, same) => {
  expect(sameProduct(stated, known, comparedBrand(['Zentrava']))).toBe(same)
})

test.each([
  ['Tarifa Nube', true],
  ['P7', true],
  ['stages de vacances', false],
  ['Zentrava plans', false],
  ['the app', false],
  ['Zentrava OÜ', false],
])('%s is the name of a product: %s', (name, proper) => {
  expect(isProperName(name, comparedBrand(['Zentrava']))).toBe(proper)
})

describe('a stated price', () => {
  const MONTH = { product: 'Loom', amount: 29, currency: 'GBP', period: 'month' }
  const YEAR = { product: 'Loom', amount: 290, currency: 'GBP', period: 'year' }
  const OTHER = { product: 'Base', amount: 9, currency: 'GBP', period: 'month' }
  const ONCE = { product: 'Kettle', amount: 120, currency: 'AUD' }
  const FARE = { product: 'Transfer', amount: 35, currency: 'EUR', period: 'transfer' }
  const stated = (amount: number, more: Partial<StatedPrice> = {}): StatedPrice => ({
    product: 'Loom',
    amount,
    most: null,
    currency: 'GBP',
    period: 'month',
    about: false,
    least: false,
    ...more,
  })

  test.each([
    ['the same', stated(29), MONTH, [MONTH], 'same'],
    ['without a period', stated(29, { period: null }), MONTH, [MONTH], 'same'],
    ['over twelve months', stated(348, { period: 'year' }), MONTH, [MONTH], 'same'],
    ['over twelve months, not said', stated(348, { period: null }), MONTH, [MONTH], 'same'],
    ['about', stated(30, { about: true }), MONTH, [MONTH], 'same'],
    ['in a range', stated(25, { most: 35 }), MONTH, [MONTH], 'same'],
    ['another', stated(35), MONTH, [MONTH], 'different'],
    ['another, without a period', stated(35, { period: null }), MONTH, [MONTH], 'different'],
    ['paid by the year with a discount', stated(290, { period: 'year' }), MONTH, [MONTH], 'unrelated'],
    [
      'of the other period of the same product',
      stated(300, { period: 'year' }),
      MONTH,
      [MONTH, YEAR],
      'unrelated',
    ],
    ['held against its own period', stated(300, { period: 'year' }), YEAR, [MONTH, YEAR], 'different'],
    ['of another product', stated(35, { product: 'Base' }), MONTH, [MONTH], 'unrelated'],
    [
      'of the brand, which has one price by the month',
      stated(35, { product: null }),
      MONTH,
      [MONTH, ONCE],
      'different',
    ],
    ['of the brand, from', stated(35, { product: null, least: true }), MONTH, [MONTH], 'unrelated'],
    ['of the brand, for no period', stated(35, { product: null, period: null }), MONTH, [MONTH], 'unrelated'],
    ['of the brand, which has two', stated(35, { product: null }), MONTH, [MONTH, OTHER], 'unrelated'],
    ['of the brand, right by chance', stated(29, { product: null }), MONTH, [MONTH, OTHER], 'same'],
    ['in another currency', stated(33, { currency: 'USD' }), MONTH, [MONTH], 'unrelated'],
    [
      'the right figure in the wrong currency',
      stated(120, { product: 'Kettle', currency: 'USD', period: null }),
      ONCE,
      [ONCE],
      'doubtful',
    ],
    [
      'with a bare dollar sign',
      stated(120, { product: 'Kettle', currency: '$', period: null }),
      ONCE,
      [ONCE],
      'same',
    ],
    [
      'for a unit',
      stated(35, { product: 'Transfer', currency: 'EUR', period: 'transfer' }),
      FARE,
      [FARE],
      'same',
    ],
    ['for another unit', stated(50, { product: 'Transfer', currency: 'EUR' }), FARE, [FARE], 'unrelated'],
  ])('%s', (_, price, truth, all, expected) => {
    expect(relationOf(comparePrices(price, truth, { all, brand: comparedBrand(['Zentrava']) }))).toBe(
      expected,
    )
  })

  test.each([
    ['Talon', 599, 'Talon Pro', 'unrelated'],
    ['Talon', 599, 'Talon', 'different'],
    ['Talon', 499, 'Talon', 'same'],
    ['Talon Pro', 499, 'Talon', 'unrelated'],
    ['Talon Pro', 599, 'Talon Pro', 'same'],
  ] as const)('%s for %d beside the price of %s', (product, amount, known, expected) => {
    const all = [
      { product: 'Talon', amount: 499, currency: 'USD' },
      { product: 'Talon Pro', amount: 599, currency: 'USD' },
    ]
    const truth = all.find((price) => price.product === known) ?? MONTH
    const said = stated(amount, { product, currency: 'USD', period: null })
    expect(relationOf(comparePrices(said, truth, { all, brand: comparedBrand(['Zentrava']) }))).toBe(expected)
  })

  test('has one word for each period', () => {
    expect(['per month', 'monthly', 'mo', 'Annual', 'once', 'transfer', null].map(normalPeriod)).toEqual([
      'month',
      'month',
      'month',
      'year',
      'one-time',
      'transfer',
      null,
    ])
  })
})

describe('one line of business in other words', () => {
  test.each([
    ['online retailer', 'e-commerce marketplace'],
    ['eCommerce technology', 'e-commerce software'],
    ['a platform for version control', 'software development platform'],
    ['headphones', 'consumer electronics'],
    ['online drawing tools', 'graphic design software'],
    ['cognitive computing', 'information technology'],
    ['chatbots', 'artificial intelligence'],
    ['movie studio', 'film and television'],
    ['wireless carrier', 'telecommunications'],
    ['hotel chain', 'hospitality'],
    ['plane maker', 'aerospace and defence'],
    ['sneakers', 'sportswear and footwear'],
    ['Kopfhörer', 'audio equipment'],
    ['zapatillas y calzado', 'footwear'],
    ['redes sociais', 'social media'],
    ['jeux vidéo', 'gaming'],
    ['gioielli', 'jewellery and watches'],
    ['web browser', 'software'],
    ['cell phone carrier', 'mobile virtual network operator'],
    ['GPUs', 'semiconductors'],
    ['espresso machines', 'kitchen appliances'],
    ['coffee makers', 'small appliances'],
    ['online bookstore', 'e-commerce and cloud computing'],
    ['auto industry', 'automotive'],
    ['face wash', 'skincare'],
    ['basketballs', 'sporting goods'],
    ['Staubsauger', 'household appliances'],
    ['compras en línea', 'e-commerce'],
  ])('%s, %s', (stated, truth) => {
    expect([compareTrades(stated, truth), compareTrades(truth, stated)]).toEqual(['same', 'same'])
  })

  test.each([
    ['guitars', 'insurance', 'unrelated'],
    ['a company for every event', 'electric vehicles', 'unrelated'],
    ['bank', 'bakery', 'different'],
    ['hotel chain', 'semiconductors', 'different'],
    ['software company', 'home appliances', 'unrelated'],
    ['skincare', 'ski equipment', 'unrelated'],
    ['tech giant', 'consumer electronics', 'unrelated'],
  ])('%s is not %s: %s', (stated, truth, expected) => expect(compareTrades(stated, truth)).toBe(expected))
})

test.each([
  ['Acme Watch SE 2', 'Acme Watch', 'variant'],
  ['Acme Watch', 'Acme Watch', 'same'],
  ['Watch', 'Acme Watch', 'same'],
  ['Acme Phone SE 2', 'Acme Watch', 'other'],
  ['only one plan', 'Only Murders in the Tower', 'other'],
  ['Murders', 'Only Murders in the Tower', 'short'],
  ['Acme HD-M50xBT2', 'HD-M50x', 'variant'],
  ['Acme HL-2350DW', 'HL-2350', 'variant'],
  ['Acme HD-M50', 'HD-M5', 'other'],
  ['Acme HD-M505', 'HD-M50', 'other'],
  ['Acme XHD-M50xBT', 'HD-M50x', 'other'],
])('%s beside the product %s: %s', (stated, known, fit) => {
  expect(fitOfNames(stated, known, comparedBrand(['Acme']))).toBe(fit)
})

test('an owner that bears the name of the brand may have an owner of its own', () => {
  const compared = (stated: string, truth: string) =>
    parentCompany.compare({ name: stated }, truth, {
      names: ['Acme'],
      brand: comparedBrand(['Acme']),
      valuesOf: () => [],
    })
  expect(compared('Torvik Motors', 'Acme Land Cruisers')).toEqual({ is: 'doubtful', reason: 'owners_owner' })
  expect(compared('Torvik Motors', 'Acme Holding AG')).toBe('different')
  expect(compared('Torvik Motors', 'Brandt Capital')).toBe('different')
})
