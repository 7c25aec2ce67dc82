import { expect, test } from 'vitest'
import { certaintyOf, measuredAs } from './certainty.ts'

const MEASURED = {
  'ceo:verb': { right: 20, wrong: 0 },
  'ceo:noun': { right: 9, wrong: 1 },
  'ceo:leads': { right: 8, wrong: 2 },
  'ceo:table': { right: 1, wrong: 0 },
  'ceo:label': { right: 1, wrong: 1 },
  'price:table': { right: 30, wrong: 0 },
  'price:alone': { right: 2, wrong: 0 },
  'award:verb': { right: 2, wrong: 0 },
  'phone:verb': { right: 6, wrong: 3 },
  'stock:verb': { right: 1, wrong: 0 },
  'stock:noun': { right: 1, wrong: 1 },
}

test.each([
  ['price:table', 'certain', 'always right'],
  ['ceo:noun', 'certain', 'right in nine of ten'],
  ['ceo:leads', 'likely', 'wrong too often'],
  ['price:alone', 'certain', 'seldom seen, of a predicate that is right'],
  ['price:new', 'certain', 'never seen, of a predicate that is right'],
  ['ceo:table', 'certain', 'seldom seen, and right'],
  ['ceo:aside', 'certain', 'never seen, of a predicate that is mostly right'],
  ['phone:aside', 'likely', 'never seen, of a predicate that is wrong too often'],
  ['stock:verb', 'likely', 'of a predicate that is seldom seen, and wrong'],
  ['ceo:label', 'likely', 'seldom seen, and wrong'],
  ['award:verb', 'likely', 'of a predicate that is seldom seen'],
  ['fleet:noun', 'likely', 'of a predicate that nobody measured'],
])('%s is %s: %s', (group, expected) => {
  expect(certaintyOf(group, MEASURED)).toBe(expected)
})

test.each(['ceo:before~topic', 'ceo:leads~topic'])(
  '%s was right in the labelled answers: it accuses',
  (group) => {
    expect(certaintyOf(group)).toBe('certain')
  },
)

test('a group is measured apart for each kind of fact', () => {
  const claim = { group: 'product:named', predicate: 'product' }
  expect(measuredAs(claim, 'product')).toBe('product:named')
  expect(measuredAs(claim, 'discontinued')).toBe('product:named>discontinued')
  expect(measuredAs(claim, undefined)).toBe('product:named')
})
