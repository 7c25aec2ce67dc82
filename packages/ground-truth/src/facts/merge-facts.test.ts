import type { TypedFact } from '@veracite/verdicts/predicates/all'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fact } from './fact.ts'
import { UNTOUCHED } from './fact-life.fixture.ts'
import type { CollectedKind, ExtractedFact } from './fact-source.ts'
import CASES from './merge-facts.cases.json' with { type: 'json' }
import { mergeFacts, supersededByOperator } from './merge-facts.ts'

const HOME = 'https://x.example/'
const ABOUT = 'https://x.example/about'
const when = new Date('2030-01-01T00:00:00Z')
const known = (
  id: string,
  fact: TypedFact,
  kind = 'json-ld',
  url: string | null = HOME,
  active = true,
): Fact => ({
  ...fact,
  id,
  active,
  hash: '',
  note: null,
  firstSeenAt: when,
  lastSeenAt: when,
  ...UNTOUCHED,
  source: { kind, url, quote: 'q', fetchedAt: when, sha256: null },
})
const fresh = (fact: TypedFact, kind: CollectedKind = 'json-ld', url = HOME): ExtractedFact => ({
  ...fact,
  source: { kind, url, quote: 'q' },
})
const year = (value: number): TypedFact => ({ predicate: 'founded_year', value })

/** A fact as the cases write it: from structured data of the home page, unless it says otherwise. */
type Written = TypedFact & { id?: string; kind?: CollectedKind; url?: string | null; active?: boolean }

test.each(CASES)('$name', ({ known: before, fresh: now, reached = [HOME, ABOUT], expected }) => {
  let next = 0
  const merged = mergeFacts(
    (before as Written[]).map(({ id = '', kind, url, active, ...fact }) => ({
      ...known(id, fact, kind, url, active),
      ...('withdrawnAt' in fact && { withdrawnAt: when }),
    })),
    (now as Written[]).map(({ kind, url, ...fact }) => fresh(fact, kind, url ?? HOME)),
    new Set(reached),
    () => `new${++next}`,
  )
  expect(merged).toMatchObject(expected)
})

test('a fact of the operator replaces facts with the same key', () => {
  const before = [
    known('a', year(2014)),
    known('b', { predicate: 'product', value: { names: ['X'] } }),
    known('c', { predicate: 'ceo', value: 'A B' }),
    known('d', year(2013), 'json-ld', HOME, false),
  ]
  const entered = [
    { id: 'n1', ...year(2015) },
    { id: 'n2', predicate: 'product' as const, value: { names: ['Y'], complete: true } },
  ]
  expect(supersededByOperator(before, entered)).toEqual([
    { factId: 'a', by: 'n1' },
    { factId: 'b', by: 'n2' },
  ])
})

describe('always', () => {
  const anyFact = fc.oneof(
    fc.integer({ min: 2000, max: 2004 }).map(year),
    fc.constantFrom('A B', 'C D').map((value): TypedFact => ({ predicate: 'ceo', value })),
    fc
      .constantFrom('+1 860 555 0100', '+1 860 555 0199')
      .map((value): TypedFact => ({ predicate: 'phone', value })),
    fc
      .tuple(fc.constantFrom('/a', '/b'), fc.boolean())
      .map(([path, exists]): TypedFact => ({ predicate: 'url', value: { path, exists } })),
  )
  const anyKind = fc.constantFrom<CollectedKind>('json-ld', 'about-page', 'wikidata', 'http-status')
  const anyFresh = fc.array(
    fc
      .tuple(anyFact, anyKind, fc.constantFrom(HOME, ABOUT))
      .map(([fact, kind, url]) => fresh(fact, kind, url)),
    { maxLength: 12 },
  )

  test('operators’ facts stay, ids are used once, and a second identical refresh appends nothing', () => {
    fc.assert(
      fc.property(anyFresh, anyFresh, fc.array(anyFact, { maxLength: 3 }), (first, second, entered) => {
        const own = entered
          .filter((fact, at) => entered.findIndex((each) => each.predicate === fact.predicate) === at)
          .map((fact, at) => known(`op${at}`, fact, 'operator', null))
        let next = 0
        let facts = own
        const apply = (now: ExtractedFact[]) => {
          const result = mergeFacts(facts, now, new Set([HOME, ABOUT]), () => `n${++next}`)
          const gone = new Set(result.supersede.map(({ factId }) => factId))
          for (const { factId, by } of result.supersede) {
            expect(factId.startsWith('op')).toBe(false)
            expect([...result.append.map(({ id }) => id), ...facts.map(({ id }) => id)]).toContain(by)
          }
          facts = [
            ...facts.map((fact) => (gone.has(fact.id) ? { ...fact, active: false } : fact)),
            ...result.append.map((fact) => known(fact.id, fact, fact.source.kind, fact.source.url)),
          ]
          return result
        }
        apply(first)
        apply(second)
        const again = apply(second)
        expect(again.append).toEqual([])
        expect(again.supersede).toEqual([])
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
      }),
    )
  })
})
