import { describe, expect, test } from 'vitest'
import { ELISIONS, languages } from '../languages/all.ts'
import type { Language } from '../languages/language.ts'
import { tokensOf } from '../text/tokens.ts'
import { boundOf } from './bounds.ts'
import { type Line, lineOf } from './line.ts'
import { moneyIn } from './money.ts'
import { numbersOfText, readFigures } from './numbers.ts'
import { placesNamed } from './places.ts'
import CASES from './values.cases.json' with { type: 'json' }

const language = (code: string) => languages().find((one) => one.code === code) as Language
const line = (text: string, code = 'en'): Line => lineOf(tokensOf(text, ELISIONS), language(code))

describe('numbers', () => {
  test.each(CASES.figures as [string, number][])('%s by its signs, not by its language', (text, value) => {
    expect(readFigures(text)).toBe(value)
  })

  test.each(CASES.numbers as [string, number][])('%s', (text, value) => {
    expect(numbersOfText(text)).toContain(value)
  })
})

describe('money', () => {
  test.each(CASES.money as [string, string, object][])('%s', (text, code, expected) => {
    expect(moneyIn(line(text, code)).map(({ value }) => value)).toMatchObject([expected])
  })
})

test.each(CASES.bounds as [string, number, string][])('%s says of %d: %s', (text, amount, bound) => {
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
