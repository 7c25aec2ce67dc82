import { expect, test } from 'vitest'
import { certaintyOf, type Figures, measuredAs } from './certainty.ts'

const figures = (real: [number, number], invented: [number, number]): Figures => ({
  real: { right: real[0], wrong: real[1] },
  invented: { right: invented[0], wrong: invented[1] },
})

const MEASURED = {
  'ceo:verb': figures([20, 0], [60, 1]),
  'ceo:noun': figures([2, 0], [30, 0]),
  'ceo:leads': figures([1, 3], [30, 0]),
  'ceo:table': figures([0, 0], [1, 0]),
  'ceo:label': figures([0, 0], [3, 1]),
  'price:table': figures([10, 0], [19, 0]),
  'employees:noun~topic': figures([40, 0], [40, 0]),
  'phone:verb': figures([3, 0], [33, 6]),
}

test.each([
  ['ceo:verb', 'certain', 'right on both'],
  ['ceo:noun', 'certain', 'right, and seldom seen on real answers'],
  ['ceo:leads', 'likely', 'right on invented answers, wrong on real ones'],
  ['ceo:table', 'certain', 'seldom seen, of a predicate that is right'],
  ['ceo:aside', 'likely', 'never seen, of a predicate that is right'],
  ['ceo:noun>founder', 'certain', 'seen, though not beside this fact'],
  ['employees:noun~topic', 'likely', 'right wherever it was measured, and wrong in answers that mislead'],
  ['ceo:label', 'likely', 'seldom seen, and wrong'],
  ['price:table', 'likely', 'of a predicate that was seen fewer than forty times'],
  ['phone:verb', 'likely', 'of a predicate that is wrong too often'],
  ['fleet:noun', 'likely', 'of a predicate that nobody measured'],
])('%s is %s: %s', (group, expected) => {
  expect(certaintyOf(group, MEASURED)).toBe(expected)
})

test('a form is measured apart for each kind of fact, but not for where the value stands', () => {
  const claim = { group: 'product:named', predicate: 'product' }
  expect(measuredAs(claim, 'product')).toBe('product:named')
  expect(measuredAs(claim, 'discontinued')).toBe('product:named>discontinued')
  expect(measuredAs(claim, undefined)).toBe('product:named')
  expect(measuredAs({ group: 'ceo:beforeFramed~topic~untied', predicate: 'ceo' })).toBe('ceo:before~topic')
})
