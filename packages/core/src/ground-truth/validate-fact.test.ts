import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TypedFact } from '../facts/fact.ts'
import { FACT_PREDICATES } from '../vocabulary.ts'
import { factHash } from './fact-hash.ts'
import { validateFact } from './validate-fact.ts'

const GOOD: TypedFact[] = [
  { predicate: 'legal_name', value: 'Harbor Cyber, Inc.' },
  { predicate: 'founded_year', value: 2014 },
  { predicate: 'headquarters', value: 'Valencia, España' },
  { predicate: 'founder', value: ['Nadia Brooks'] },
  { predicate: 'ceo', value: 'Samuel Ortega' },
  { predicate: 'parent_company', value: 'Granite' },
  { predicate: 'employees', value: 0 },
  { predicate: 'product', value: { names: ['A', 'B'], complete: true } },
  { predicate: 'product', value: { names: ['A'] } },
  { predicate: 'price', value: { product: 'Plus', amount: 9.5, currency: 'EUR', period: 'month' } },
  { predicate: 'price', value: { product: 'Plus', amount: 0, currency: 'USD' } },
  {
    predicate: 'price',
    value: { product: 'Field Planner', amount: 28, currency: 'USD', period: 'one-time' },
  },
  { predicate: 'industry', value: 'Insurance' },
  { predicate: 'phone', value: '+34 96 555 01 27' },
  { predicate: 'email', value: 'post@vellumandrye.com' },
  { predicate: 'url', value: { path: '/roadmap', exists: false } },
  { predicate: 'discontinued', value: 'Harbor Lite' },
  { predicate: 'award', value: '2020 Prize' },
  { predicate: 'certification', value: 'ISO 27001' },
  { predicate: 'country_availability', value: ['Spain', 'France'] },
]

test.each(GOOD)('$predicate accepts $value', ({ predicate, value }) => {
  expect(validateFact(predicate, value)).toEqual({ ok: true, fact: { predicate, value } })
})

test('every predicate has an accepted example', () => {
  expect(new Set(GOOD.map(({ predicate }) => predicate))).toEqual(new Set(FACT_PREDICATES))
})

test('text is trimmed', () => {
  expect(validateFact('ceo', '  Jo Doe ')).toEqual({ ok: true, fact: { predicate: 'ceo', value: 'Jo Doe' } })
})

describe('refusals name the path', () => {
  test.each([
    ['colour', 'red', 'predicate'],
    [7, 'x', 'predicate'],
    ['__proto__', 'x', 'predicate'],
    ['legal_name', '', 'value'],
    ['legal_name', '   ', 'value'],
    ['legal_name', 'x'.repeat(501), 'value'],
    ['legal_name', 5, 'value'],
    ['legal_name', null, 'value'],
    ['legal_name', 'a\u0000b', 'value'],
    ['legal_name', 'a\ud800', 'value'],
    ['legal_name', ['x'], 'value'],
    ['founded_year', 1499, 'value'],
    ['founded_year', 2101, 'value'],
    ['founded_year', 2014.5, 'value'],
    ['founded_year', '2014', 'value'],
    ['founded_year', Number.NaN, 'value'],
    ['employees', -1, 'value'],
    ['employees', 1e9, 'value'],
    ['founder', [], 'value'],
    ['founder', 'Jo Doe', 'value'],
    ['founder', ['Jo', ''], 'value[1]'],
    ['founder', Array(201).fill('x'), 'value'],
    ['product', ['A'], 'value'],
    ['product', { names: [] }, 'value.names'],
    ['product', { names: ['A'], complete: 'yes' }, 'value.complete'],
    ['product', { names: ['A'], extra: 1 }, 'value.extra'],
    ['price', { product: 'A', amount: '9', currency: 'EUR' }, 'value.amount'],
    ['price', { product: 'A', amount: -1, currency: 'EUR' }, 'value.amount'],
    ['price', { product: 'A', amount: Number.POSITIVE_INFINITY, currency: 'EUR' }, 'value.amount'],
    ['price', { product: 'A', amount: 9, currency: 'eur' }, 'value.currency'],
    ['price', { product: 'A', amount: 9, currency: '€' }, 'value.currency'],
    ['price', { product: 'A', amount: 9, currency: 'ZZZ' }, 'value.currency'],
    ['price', { product: 'A', amount: 9, currency: 'EUR', period: 'monthly' }, 'value.period'],
    ['price', { product: 'A', amount: 9, currency: 'EUR', period: null }, 'value.period'],
    ['price', null, 'value'],
    ['phone', 'call me', 'value'],
    ['phone', '+1', 'value'],
    ['phone', '+1234567890123456', 'value'],
    ['email', 'a@b', 'value'],
    ['email', 'a b@c.de', 'value'],
    ['email', '@c.de', 'value'],
    ['email', 'a@@c.de', 'value'],
    ['url', { path: 'roadmap', exists: false }, 'value.path'],
    ['url', { path: '//evil.example', exists: false }, 'value.path'],
    ['url', { path: '/a?b', exists: false }, 'value.path'],
    ['url', { path: '/a', exists: 1 }, 'value.exists'],
    ['url', 'https://x.example/a', 'value'],
    ['country_availability', 'Spain', 'value'],
  ])('%s %j at %s', (predicate, value, path) => {
    const result = validateFact(predicate, value)
    expect(result.ok).toBe(false)
    expect(result.ok ? [] : result.problems.map((problem) => problem.path)).toContain(path)
  })

  test('all problems are reported at once', () => {
    const result = validateFact('price', { product: '', amount: 'x', currency: 'x', period: 'x' })
    expect(result.ok ? 0 : result.problems.length).toBe(4)
  })

  test('whatever is given, the answer is a verdict', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FACT_PREDICATES),
        fc.anything(),
        (predicate, value) => typeof validateFact(predicate, value).ok === 'boolean',
      ),
    )
  })
})

test('the hash is SHA-256 over the canonical form, so the order of keys does not matter', () => {
  const origin = { sourceUrl: 'https://x.example/', sourceSha256: 'ab'.repeat(32) }
  const canonical = `{"predicate":"price","sourceSha256":"${'ab'.repeat(32)}","sourceUrl":"https://x.example/","value":{"amount":9,"currency":"EUR","product":"Plus"}}`
  const hash = factHash(
    { predicate: 'price', value: { product: 'Plus', amount: 9, currency: 'EUR' } },
    origin,
  )
  expect(Buffer.from(hash).toString('hex')).toBe(createHash('sha256').update(canonical).digest('hex'))
  expect(
    Buffer.from(
      factHash({ predicate: 'price', value: { currency: 'EUR', amount: 9, product: 'Plus' } }, origin),
    ),
  ).toEqual(Buffer.from(hash))
})
