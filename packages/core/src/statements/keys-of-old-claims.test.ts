import { expect, test } from 'vitest'
import CASES from './keys-of-old-claims.cases.json' with { type: 'json' }
import { keyOfOldClaim } from './keys-of-old-claims.ts'

const key = (predicate: string, stated: string) => {
  const { about, value } = keyOfOldClaim({ predicate, stated })
  return `${about} / ${value}`
}

test.each(CASES as [string, string, string, boolean][])(
  '%s: "%s" and "%s" are one statement: %s',
  (predicate, left, right, same) => {
    expect(key(predicate, left) === key(predicate, right)).toBe(same)
  },
)

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
