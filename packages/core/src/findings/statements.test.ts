import { claimsFromQuotes } from '@veracite/verdicts/model/quotes'
import { ALL } from '@veracite/verdicts/predicates/all'
import type { Reading } from '@veracite/verdicts/reading'
import { expect, test } from 'vitest'
import { WORKERS } from '../readers/work.ts'
import { falseStatements } from '../statements/false-statements.ts'

const BRAND = { name: 'Acme', aliases: [] }
const FACTS = [{ id: 'f', predicate: 'founded_year' as const, value: 1850, active: true }]

/** As one reads it who is certain of each statement. */
function judged(statements: number, by: 'model' | 'person' = 'model') {
  const years = Array.from({ length: statements }, (_, at) => 1900 + at)
  const text = years.map((year) => `Acme was founded in ${year}.`).join('\n')
  const quotes = years.map((value) => ({ predicate: 'founded_year', quote: `founded in ${value}`, value }))
  const reading: Reading = {
    mention: 'brand',
    mentions: [{ start: 0, end: 4, quote: 'Acme' }],
    substance: true,
    substanceRule: 'describes',
    promptNamesBrand: true,
    claims: claimsFromQuotes(text, quotes, by, ALL).claims,
    ownedCitations: [],
    language: null,
    read: { characters: text.length, of: text.length },
    doubts: [],
    reader: { kind: by, version: '1', digest: null },
  }
  const at = { now: new Date('2026-01-01'), priceFreshDays: 30 }
  return WORKERS.judge({
    readings: [reading],
    facts: FACTS,
    brand: BRAND,
    at,
    model: { accuses: true, confirmation: 'assumed' },
  })
}

test('a hundred false statements are a hundred findings, without review', () => {
  const verdict = judged(100)
  expect(verdict.needsReview).toEqual([])
  expect(falseStatements(verdict.claims)).toHaveLength(100)
})

test('of more than a hundred the first become findings, the evidence has all of them and says so', () => {
  const verdict = judged(120)
  expect(verdict.claims).toHaveLength(120)
  expect(verdict.needsReview).toEqual([
    {
      reason: 'many_false_statements',
      message: 'The answer makes 120 different false statements; the first 100 of them become findings.',
      span: null,
    },
  ])
  const kept = falseStatements(verdict.claims)
  expect([kept.length, kept[0]?.stated, kept[99]?.stated]).toEqual([100, '1900', '1999'])
})

test('a statement that a person has settled is not for review again', () => {
  expect(judged(120, 'person').needsReview).toEqual([])
})
