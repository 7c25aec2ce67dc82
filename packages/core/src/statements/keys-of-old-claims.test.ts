import { expect, test } from 'vitest'
import { keyOfOldClaim } from './keys-of-old-claims.ts'

const key = (predicate: string, stated: string) => {
  const { about, value } = keyOfOldClaim({ predicate, stated })
  return `${about} / ${value}`
}

test.each([
  ['founded_year', '2003', 'about 2003', true],
  ['founded_year', '2003', '2004', false],
  ['founded_year', '2003', 'not 2003', false],
  ['headquarters', 'Munich', 'München, Germany', true],
  ['headquarters', 'Portland, Oregon', 'Portland, Maine', false],
  ['headquarters', 'Unterobermoos', 'unterobermoos', true],
  ['ceo', 'Dr. Jane A. Doe', 'Jane Doe', true],
  ['ceo', 'Jane Doe', 'John Doe', false],
  ['founder', 'Jane Doe, John Roe', 'John Roe, Jane Doe', true],
  ['parent_company', 'Nordwind Holding', 'Nordwind Holding AG', true],
  ['price', 'Loom: £35 per month', 'the loom: about £35 per month', false],
  ['price', 'Loom: £35 per month', 'LOOM: from £35 per month', true],
  ['price', '£35 per month', '$35 per month', false],
  ['price', 'Loom: £35 per month', 'Base: £35 per month', false],
  ['phone', '+49 (0)30 5550 127', '+49 30 5550127', true],
  ['email', 'Info@Acme.example', 'info@acme.example', true],
  ['discontinued', 'Loom is sold', 'Loom is discontinued', false],
  ['product', 'Été 4-in-1', 'ete 4 in 1', true],
  ['country_availability', 'France, Spain', 'Spain, France', true],
  ['country_availability', 'France', 'only France', false],
])('%s: "%s" and "%s" are one statement: %s', (predicate, left, right, same) => {
  expect(key(predicate, left) === key(predicate, right)).toBe(same)
})

test('the subject of a statement is separate from its value', () => {
  expect(keyOfOldClaim({ predicate: 'price', stated: 'Loom: £35 per month' })).toMatchObject({
    about: 'loom',
    value: '£35 per month',
  })
  expect(keyOfOldClaim({ predicate: 'url', stated: '/jobs' })).toMatchObject({
    about: '/jobs',
    value: 'exists',
  })
  expect(keyOfOldClaim({ predicate: 'ceo', stated: '李雷' })).toMatchObject({ about: '', value: '李雷' })
})

test('no key is longer than an index can hold, and none is empty', () => {
  const { value } = keyOfOldClaim({ predicate: 'award', stated: '𝔸'.repeat(10_000) })
  expect(value.length).toBeLessThanOrEqual(200)
  expect(value.isWellFormed()).toBe(true)
  expect(keyOfOldClaim({ predicate: 'award', stated: '★' }).value).toBe('★')
})
