import { expect, test } from 'vitest'
import { factValue } from './fact-value.ts'

test.each([
  ['award', ['1984'], '1984'],
  ['award', ['true'], 'true'],
  ['award', ['{"x":1}'], '{"x":1}'],
  ['award', ['[sic]'], '[sic]'],
  ['founded_year', ['1984'], 1984],
  ['founder', ['Ada', 'Grace'], ['Ada', 'Grace']],
  ['url', ['{"path":"/jobs","exists":false}'], { path: '/jobs', exists: false }],
] as const)('%s %j is taken as %j', (predicate, typed, value) => {
  expect(factValue(predicate, typed)).toEqual(value)
})

test('a mistyped object does not become a name', () => {
  expect(factValue('parent_company', ['{"nmae":"Acme"}'])).toEqual({ nmae: 'Acme' })
})
