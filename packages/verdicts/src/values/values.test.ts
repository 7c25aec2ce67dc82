import { describe, expect, test } from 'vitest'
import { ELISIONS, languages } from '../languages/all.ts'
import type { Language } from '../languages/language.ts'
import { tokensOf } from '../text/tokens.ts'
import { boundOf } from './bounds.ts'
import { type Line, lineOf } from './line.ts'
import { moneyIn } from './money.ts'
import { numbersOfText, readFigures } from './numbers.ts'
import { placesNamed } from './places.ts'

const language = (code: string) => languages().find((one) => one.code === code) as Language
const line = (text: string, code = 'en'): Line => lineOf(tokensOf(text, ELISIONS), language(code))

describe('numbers', () => {
  test.each([
    ['1,200', 1200],
    ['1.200', 1200],
    ['1.299,50', 1299.5],
    ['1,299.50', 1299.5],
    ["1'299", 1299],
    ['49,90', 49.9],
    ['0.999', 0.999],
  ])('%s by its signs, not by its language', (text, value) => {
    expect(readFigures(text)).toBe(value)
  })

  test.each([
    ['eleven hundred people', 1100],
    ['two thousand three hundred and fifty', 2350],
    ['1.2k users', 1200],
    ['1 200 salariés', 1200],
    ['zweihundertfünfzig Mitarbeiter', 250],
    ['quatre-vingt-dix personnes', 90],
    ['treinta y cinco personas', 35],
    ['3,4 Tsd. Beschäftigte', 3400],
  ])('%s', (text, value) => {
    expect(numbersOfText(text)).toContain(value)
  })
})

describe('money', () => {
  test.each([
    ['£348 over twelve months', 'en', { amount: 348, currency: 'GBP', period: 'year' }],
    ['39 € im Monat', 'de', { amount: 39, currency: 'EUR', period: 'month' }],
    ['from $10.99 per user per month', 'en', { amount: 10.99, currency: '$', period: 'month', least: true }],
    ['R$ 249/mês', 'pt', { amount: 249, currency: 'BRL', period: 'month' }],
    ['about 1.299,00 € once', 'en', { amount: 1299, currency: 'EUR', period: 'one-time', about: true }],
    ['$8 to $15', 'en', { amount: 8, most: 15, currency: '$', period: null }],
    ['moins de 900 €', 'fr', { amount: 0, most: 900, currency: 'EUR' }],
    ['the Glut 5 €1,349', 'en', { amount: 1349, currency: 'EUR' }],
    [
      'trinta e nove reais e noventa centavos por mês',
      'pt',
      { amount: 39.9, currency: 'BRL', period: 'month' },
    ],
    ['$79 US a month', 'en', { amount: 79, currency: '$', period: 'month' }],
  ])('%s', (text, code, expected) => {
    expect(moneyIn(line(text, code)).map(({ value }) => value)).toMatchObject([expected])
  })
})

test.each([
  ['more than 500 employees', 500, 'moreThan'],
  ['500+ people', 500, 'moreThan'],
  ['about 300 people', 300, 'approximately'],
  ['rund 300 Mitarbeiter', 300, 'approximately'],
  ['around $50', 50, 'approximately'],
  ['moins de 900 salariés', 900, 'lessThan'],
  ['300 people in about 20 offices', 300, 'exact'],
])('%s says of %d: %s', (text, amount, bound) => {
  expect(boundOf(text, amount)).toBe(bound)
})

describe('places', () => {
  test('one place has one key, whatever the language', () => {
    const names = ['Munich', 'München', 'Múnich', 'Munique', 'Monachium', 'ミュンヘン', 'Минхен']
    const keys = names.map((name) => placesNamed(name)[0]?.key)
    expect(new Set(keys).size).toBe(1)
    expect(placesNamed('VT')).toMatchObject([{ kind: 'region', key: 'US:vermont' }])
    expect(placesNamed('Portland').map(({ region }) => region)).toEqual(['US:oregon', 'US:maine'])
    expect(placesNamed('Qwertzheim')).toEqual([])
  })

  test('countries by their names in many languages', () => {
    for (const name of ['Germany', 'Deutschland', 'Alemania', 'Allemagne', 'Duitsland', 'Niemcy', 'ドイツ'])
      expect(placesNamed(name)[0]).toMatchObject({ kind: 'country', country: 'DE' })
  })
})
