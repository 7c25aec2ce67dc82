import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { caseTitle } from './case-title.ts'

const price = { label: 'Price', about: 'V200', who: 'Grok' }

test.each([
  [[price], 3, 'Halden: price of V200, said by Grok'],
  [[{ ...price, about: '' }], 1, 'Halden: price, said by Grok'],
  [[price, price], 3, 'Halden: 2 false statements, said by Grok'],
  [[price, { ...price, who: 'ChatGPT' }], 3, 'Halden: 2 false statements, said by Grok and 1 more'],
  [[], 1, 'Halden: 1 answer'],
])('%j with %i answers', (findings, answers, title) => {
  expect(caseTitle({ name: 'Halden' }, findings, answers, sayIn('en'))).toBe(title)
})

test('a long name is cut to what a reference may have', () => {
  expect(caseTitle({ name: 'x'.repeat(500) }, [price], 1, sayIn('en'))).toHaveLength(200)
})
