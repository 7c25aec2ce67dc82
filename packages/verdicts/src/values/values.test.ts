import { describe, expect, test } from 'vitest'
import { defaultEngine } from '../engine.ts'
import type { Language } from '../languages/language.ts'
import { phonesIn } from '../predicates/contacts.ts'
import { countsIn } from '../predicates/employees.ts'
import { yearsIn } from '../predicates/founded-year.ts'
import { tokensOf } from '../text/tokens.ts'
import { type Line, lineOf } from './line.ts'
import { moneyIn } from './money.ts'
import { numbersOfText, readFigures } from './numbers.ts'
import { countryOfAdjective, placesNamed } from './places.ts'

const { languages, cutting } = defaultEngine()
const language = (code: string) => languages.find((one) => one.code === code) as Language
const line = (text: string, code = 'en'): Line => lineOf(tokensOf(text, cutting.elisions), language(code))

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
    expect(numbersOfText(text, languages)).toContain(value)
  })
})

describe('years', () => {
  test.each([
    ['on January 1, 1959', 1959],
    ['1913-01-01', 1913],
    ['01.01.1959', 1959],
    ['im Mai 2017', 2017],
  ])('%s', (text, year) => {
    expect(yearsIn(line(text)).map(({ value }) => value)).toEqual([{ from: year, to: year, about: false }])
  })

  test.each([
    ['in the 1990s', 'en', 1990],
    ['dans les années 1980', 'fr', 1980],
  ])('%s is a decade, no year', (text, code, year) => {
    expect(yearsIn(line(text, code))).toMatchObject([{ value: { from: year, to: year + 9 } }])
  })

  test('20090 is none', () => {
    expect(yearsIn(line('20090'))).toEqual([])
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

test('counts carry their bounds', () => {
  const count = (text: string) => countsIn(line(text))[0]?.value
  expect(count('more than 500 employees')).toEqual({ least: 500, most: null, about: false })
  expect(count('200–300 people')).toEqual({ least: 200, most: 300, about: false })
  expect(count('about 300 people')).toEqual({ least: 300, most: 300, about: true })
  expect(count('500+ people')).toEqual({ least: 500, most: null, about: false })
})

test.each([
  ['+32 9 555 01 88', '+3295550188'],
  ['(616) 555-0109', '6165550109'],
  ['0117 555 0162', '01175550162'],
  ['0049 30 5550127', '+49305550127'],
])('the telephone number %s', (text, number) => {
  expect(phonesIn(line(`Call ${text} today`)).map(({ value }) => value)).toEqual([number])
})

describe('places', () => {
  test('one place has one key, whatever the language', () => {
    const keys = ['Munich', 'München', 'Múnich', 'Munique'].map((name) => placesNamed(name)[0]?.key)
    expect(new Set(keys).size).toBe(1)
    expect(placesNamed('VT')).toMatchObject([{ kind: 'region', key: 'US:vermont' }])
    expect(placesNamed('Portland').map(({ region }) => region)).toEqual(['US:oregon', 'US:maine'])
    expect(placesNamed('Qwertzheim')).toEqual([])
  })

  test('countries by name and adjective', () => {
    for (const name of ['Germany', 'Deutschland', 'Alemania', 'Allemagne', 'Duitsland'])
      expect(placesNamed(name)[0]).toMatchObject({ kind: 'country', country: 'DE' })
    expect(countryOfAdjective('alemana')).toBe('DE')
  })
})
