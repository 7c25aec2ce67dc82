import { describe, expect, test } from 'vitest'
import { checkFact, FACT_PREDICATES } from '../predicates/all.ts'
import { aDeclaration, GIVEN } from './a-declaration.fixture.ts'
import { predicatesWith } from './asked.ts'
import CASES from './check-declaration.cases.json' with { type: 'json' }
import { checkDeclaration } from './check-declaration.ts'
import { COMPARES, COMPARES_OF, VALUE_KINDS } from './declaration.ts'

const pathsOf = (change: Record<string, unknown>): string[] => {
  const checked = checkDeclaration({ ...GIVEN, ...change })
  return checked.ok ? [] : checked.problems.map(({ path }) => path)
}

test('a good one comes back trimmed', () => {
  expect(aDeclaration({ label: '  Return window ' })).toEqual(GIVEN)
})

describe('every problem names its field', () => {
  test.each([
    ['name', { name: 'x'.repeat(41) }],
    ...FACT_PREDICATES.map((name): [string, object] => ['name', { name }]),
    ['label', { label: 'x'.repeat(61) }],
    ['question', { question: 'x'.repeat(301) }],
    ['examples', { examples: Array.from({ length: 7 }, () => GIVEN.examples[0]) }],
    ...(CASES.problems as [string, object][]),
  ])('%s: %j', (path, change) => {
    expect(pathsOf(change as Record<string, unknown>)).toContain(path)
  })
})

test('which comparison fits which value', () => {
  for (const kind of VALUE_KINDS)
    for (const compare of COMPARES) {
      const value = kind === 'one-of' ? { kind, values: ['a', 'b'] } : { kind }
      expect([kind, compare, pathsOf({ value, compare, examples: [] }).length === 0]).toEqual([
        kind,
        compare,
        COMPARES_OF[kind].includes(compare),
      ])
    }
})

describe('a fact is checked by its declaration', () => {
  const check = (value: unknown, change: Record<string, unknown> = {}) =>
    checkFact('return_window', value, predicatesWith([], [aDeclaration(change)]))
  test.each(CASES.values as [unknown, object][])('%j', (given, value) =>
    expect(check(given)).toMatchObject({ ok: true, fact: { value } }),
  )
  test.each(['30 kg', 'a while', '20 to 30 days', 'about 30 days', 'at least 30 days', null, {}])(
    '%j is refused, and the field is named',
    (given) => expect(check(given)).toMatchObject({ ok: false, problems: [{ path: 'value' }] }),
  )
  test('a stored declaration passes again', () => {
    for (const [given, change] of [
      ['30 days', {}],
      ['20 to 30 days', { compare: 'within' }],
      ['4.90 EUR', { value: { kind: 'money' }, examples: [] }],
      ['March 2022', { value: { kind: 'date' }, examples: [] }],
      ['yes', { value: 'yes-no', examples: [] }],
      ['a, b', { value: 'list', examples: [] }],
    ] as const) {
      const once = check(given, change)
      if (!once.ok) throw new Error(JSON.stringify([given, once.problems]))
      expect(check(once.fact.value, change)).toEqual(once)
    }
  })
})
