import { expect, test } from 'vitest'
import { relationOf } from '../predicates/comparison.ts'
import { comparedBrand } from '../predicates/product-names.ts'
import { aDeclaration } from './a-declaration.fixture.ts'
import { predicateOf } from './predicate-of.ts'

const YEARS = { value: { kind: 'number', unit: 'years' }, examples: [] }
const DAYS = { value: { kind: 'number', unit: 'days' }, examples: [] }
const EUR = { value: { kind: 'money', currency: 'EUR' }, examples: [] }
const DATE = { value: { kind: 'date' }, examples: [] }
const LIST = { value: { kind: 'list' }, examples: [] }
const TEXT = { value: { kind: 'text' }, examples: [] }

/** The table of docs/predicates.md: statements compared with a fact. */
test.each([
  // equal
  [DAYS, 'equal', '30 days', '30 days', 'same'],
  [DAYS, 'equal', '30 days', '1 month', 'same'],
  [DAYS, 'equal', '14 days', 'two weeks', 'same'],
  [DAYS, 'equal', '30 days', '4 weeks', 'different'],
  [DAYS, 'equal', '30 days', 'up to 30 days', 'same'],
  [DAYS, 'equal', '30 days', 'up to 60 days', 'unrelated'],
  [DAYS, 'equal', '30 days', 'up to 14 days', 'different'],
  [DAYS, 'equal', '30 days', '20 to 40 days', 'same'],
  [DAYS, 'equal', '30 days', '5 working days', 'unrelated'],
  [EUR, 'equal', '449.99 EUR', '€450', 'same'],
  [EUR, 'equal', '449.99 EUR', 'about €460', 'same'],
  [EUR, 'equal', '449.99 EUR', '€460', 'different'],
  [EUR, 'equal', '4.90 EUR', '$5', 'unrelated'],
  [EUR, 'equal', '4.90 EUR', 'free of charge', 'different'],
  // at-least: the fact, or more
  [YEARS, 'at-least', '2 years', '2 years', 'same'],
  [YEARS, 'at-least', '2 years', '24 months', 'same'],
  [YEARS, 'at-least', '2 years', '3 years', 'same'],
  [YEARS, 'at-least', '2 years', '1 year', 'different'],
  [YEARS, 'at-least', '2 years', 'up to 1 year', 'different'],
  [YEARS, 'at-least', '2 years', 'at least 2 years', 'same'],
  [YEARS, 'at-least', '2 years', 'at least 1 year', 'unrelated'],
  [YEARS, 'at-least', '2 years', '1 to 3 years', 'unrelated'],
  // at-most: the fact, or less
  [YEARS, 'at-most', '2 years', '18 months', 'same'],
  [YEARS, 'at-most', '2 years', 'up to 2 years', 'same'],
  [YEARS, 'at-most', '2 years', '3 years', 'different'],
  [YEARS, 'at-most', '2 years', 'at least 3 years', 'different'],
  // within: a range, or near
  [DAYS, 'within', '3 to 5 days', '4 days', 'same'],
  [DAYS, 'within', '3 to 5 days', '6 days', 'different'],
  [DAYS, 'within', '3 to 5 days', '2 to 4 days', 'unrelated'],
  [{ ...DAYS, tolerance: { amount: 1 } }, 'within', '4 days', '5 days', 'same'],
  [{ ...DAYS, tolerance: { percent: 10 } }, 'within', '40 days', '44 days', 'same'],
  [{ ...DAYS, tolerance: { percent: 10 } }, 'within', '40 days', '45 days', 'different'],
  // dates
  [DATE, 'equal', '2022-03-15', 'March 2022', 'same'],
  [DATE, 'equal', '2022-03-15', '2021', 'different'],
  [DATE, 'at-most', '2026-12-31', '15 June 2026', 'same'],
  [DATE, 'at-least', '2026-01-01', '2025', 'different'],
  [{ ...DATE, tolerance: { amount: 7 } }, 'within', '2022-03-15', '2022-03-20', 'same'],
  // lists
  [LIST, 'contains', ['oats', 'salt'], ['salt'], 'same'],
  [LIST, 'contains', ['oats', 'salt'], ['honey'], 'different'],
  [LIST, 'contains', ['oats', 'hazelnuts'], 'rolled oats and hazelnut', 'same'],
  [LIST, 'equal', ['oats', 'salt'], ['salt', 'oats'], 'same'],
  [LIST, 'equal', ['oats', 'salt'], ['oats'], 'unrelated'],
  [LIST, 'equal', ['oats', 'salt'], ['oats', 'honey'], 'different'],
  // texts
  [TEXT, 'equal', 'Gruber Logistics', 'Gruber', 'same'],
  [TEXT, 'equal', 'Gruber Logistics', 'Zufall', 'doubtful'],
  [TEXT, 'equal', 'Arvato', 'Dachser', 'different'],
  [TEXT, 'equal', 'within 30 days of delivery', 'a month after it arrives', 'doubtful'],
  [TEXT, 'contains', 'weekdays from 9 to 18', 'Sunday', 'unrelated'],
])('%j %s: fact %j, said %j: %s', (form, compare, fact, said, relation) => {
  const { check, stated, compare: held } = predicateOf(aDeclaration({ ...form, compare }))
  const problems: { path: string; message: string }[] = []
  const value = check(fact, 'value', problems)
  expect(problems).toEqual([])
  expect(
    relationOf(held(stated.read(said), value, { names: [], brand: comparedBrand([]), valuesOf: () => [] })),
  ).toBe(relation)
})
