import type { TypedFact } from '@veracite/verdicts/predicates/all'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fact } from './fact.ts'
import { UNTOUCHED } from './fact-life.fixture.ts'
import type { CollectedKind, ExtractedFact } from './fact-source.ts'
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
function merge(before: Fact[], now: ExtractedFact[], reached: string[] = [HOME, ABOUT]) {
  let next = 0
  return mergeFacts(before, now, new Set(reached), () => `new${++next}`)
}

describe('what a refresh changes', () => {
  test('a new fact is appended', () => {
    expect(merge([], [fresh(year(2014))])).toMatchObject({
      append: [{ id: 'new1', value: 2014 }],
      seenFactIds: [],
      supersede: [],
    })
  })

  test('a withdrawn fact does not come back, but another value does', () => {
    const withdrawn = { ...known('k', year(2014), 'json-ld', HOME, false), withdrawnAt: when }
    expect(merge([withdrawn], [fresh(year(2014))])).toMatchObject({ append: [], supersede: [], leftOut: 1 })
    expect(merge([withdrawn], [fresh(year(2015))])).toMatchObject({ append: [{ value: 2015 }], leftOut: 0 })
    // A less trusted page may be right where the trusted one is known to be wrong.
    const both = merge([withdrawn], [fresh(year(2014)), fresh(year(2015), 'about-page', ABOUT)])
    expect(both).toMatchObject({ append: [{ value: 2015 }], leftOut: 1 })
  })

  test('the same fact again counts as seen, from any source', () => {
    expect(merge([known('k', year(2014))], [fresh(year(2014), 'about-page', ABOUT)])).toMatchObject({
      append: [],
      seenFactIds: ['k'],
      supersede: [],
    })
  })

  test('a different spelling is not a new value', () => {
    const before = [
      known('a', { predicate: 'headquarters', value: 'Zürich, Switzerland' }),
      known('b', { predicate: 'phone', value: '+41 44 555 01 33' }),
      known('c', { predicate: 'founder', value: ['A B', 'C D'] }),
    ]
    const now = [
      fresh({ predicate: 'headquarters', value: 'ZURICH – Switzerland' }),
      fresh({ predicate: 'phone', value: '+41445550133' }),
      fresh({ predicate: 'founder', value: ['C D', 'A B'] }),
    ]
    expect(merge(before, now)).toMatchObject({ append: [], seenFactIds: ['a', 'b', 'c'] })
  })

  test('a changed value supersedes', () => {
    expect(merge([known('k', year(2014))], [fresh(year(2015))])).toMatchObject({
      append: [{ id: 'new1', value: 2015 }],
      supersede: [{ factId: 'k', by: 'new1' }],
    })
  })

  test('prices, paths and products are told apart by their subject', () => {
    const price = (product: string, amount: number, period?: string): TypedFact => ({
      predicate: 'price',
      value: { product, amount, currency: 'EUR', ...(period ? { period } : {}) },
    })
    const url = (path: string, exists: boolean): TypedFact => ({ predicate: 'url', value: { path, exists } })
    const before = [
      known('p1', price('Plus', 9, 'month')),
      known('p2', price('Plus', 90, 'year')),
      known('p3', price('Pro', 19, 'month')),
      known('u1', url('/a', true)),
      known('u2', url('/b/', true)),
      known('n', { predicate: 'product', value: { names: ['Plus'] } }),
    ]
    const now = [
      fresh(price('PLUS', 10, 'month')),
      fresh(price('Plus', 90, 'year')),
      fresh(url('/a', false), 'http-status'),
      fresh(url('/b', true), 'http-status'),
      fresh({ predicate: 'product', value: { names: ['Max'] } }),
    ]
    const result = merge(before, now)
    expect(result.append.map(({ id, predicate }) => [id, predicate])).toEqual([
      ['new1', 'price'],
      ['new2', 'url'],
      ['new3', 'product'],
    ])
    expect(result.seenFactIds).toEqual(['p2', 'u2'])
    expect(result.supersede).toEqual([
      { factId: 'p1', by: 'new1' },
      { factId: 'u1', by: 'new2' },
    ])
  })

  test('nothing fresh changes nothing', () => {
    expect(merge([known('k', year(2014))], [])).toEqual({
      append: [],
      seenFactIds: [],
      supersede: [],
      leftOut: 0,
    })
  })

  test('a superseded fact that returns is appended again', () => {
    expect(
      merge([known('old', year(2014), 'json-ld', HOME, false), known('k', year(2015))], [fresh(year(2014))]),
    ).toMatchObject({ append: [{ value: 2014 }], supersede: [{ factId: 'k', by: 'new1' }] })
  })
})

describe('precedence of sources', () => {
  test('the operator is never superseded; a crawl may confirm', () => {
    const own = known('op', year(2014), 'operator', null)
    const ownWithSource = known('op', year(2014), 'operator', HOME)
    expect(merge([ownWithSource], [fresh(year(2015))])).toMatchObject({ append: [], supersede: [] })
    expect(merge([own], [fresh(year(2015))])).toEqual({
      append: [],
      seenFactIds: [],
      supersede: [],
      leftOut: 1,
    })
    expect(merge([own], [fresh(year(2014))])).toMatchObject({ append: [], seenFactIds: ['op'] })
  })

  test('the operator’s whole range is the whole range; a partial one can be added to', () => {
    const range = (complete: boolean) =>
      known('op', { predicate: 'product', value: { names: ['A', 'B'], complete } }, 'operator', null)
    const product = (name: string) => fresh({ predicate: 'product', value: { names: [name] } })
    expect(merge([range(true)], [product('A'), product('Z')]).append).toEqual([])
    expect(merge([range(false)], [product('A'), product('Z')]).append).toMatchObject([
      { value: { names: ['Z'] } },
    ])
  })

  test('the better source wins within one refresh, in either order, and the other is left out', () => {
    const better = fresh(year(2014), 'json-ld')
    const worse = fresh(year(2015), 'wikidata', 'https://w.example/')
    for (const both of [
      [better, worse],
      [worse, better],
    ])
      expect(merge([], both)).toMatchObject({ append: [{ value: 2014 }], leftOut: 1 })
  })

  test('between equals the page read first wins', () => {
    expect(merge([], [fresh(year(2014)), fresh(year(2015), 'json-ld', ABOUT)])).toMatchObject({
      append: [{ value: 2014 }],
    })
  })

  test('a page that was not reached keeps its facts against equal and lesser sources, not against better ones', () => {
    const before = [known('k', year(2014), 'about-page', ABOUT)]
    expect(merge(before, [fresh(year(2015), 'about-page', HOME)], [HOME])).toMatchObject({
      append: [],
      supersede: [],
      leftOut: 1,
    })
    expect(merge(before, [fresh(year(2015), 'wikidata', HOME)], [HOME])).toMatchObject({
      append: [],
      supersede: [],
    })
    expect(merge(before, [fresh(year(2015), 'json-ld', HOME)], [HOME])).toMatchObject({
      supersede: [{ factId: 'k', by: 'new1' }],
    })
    expect(merge(before, [fresh(year(2015), 'wikidata', HOME)], [HOME, ABOUT])).toMatchObject({
      supersede: [{ factId: 'k', by: 'new1' }],
    })
  })
})

describe('predicates with several values', () => {
  const phone = (value: string): TypedFact => ({ predicate: 'phone', value })
  test('a second number stands beside the first; a number exchanged on its page is superseded', () => {
    const before = [known('k', phone('+1 860 555 0100'))]
    expect(merge(before, [fresh(phone('+1 860 555 0100')), fresh(phone('+1 860 555 0199'))])).toMatchObject({
      append: [{ id: 'new1' }],
      seenFactIds: ['k'],
      supersede: [],
    })
    expect(merge(before, [fresh(phone('+1 860 555 0199'))])).toMatchObject({
      append: [{ id: 'new1' }],
      supersede: [{ factId: 'k', by: 'new1' }],
    })
    expect(merge(before, [fresh(phone('+1 860 555 0199'), 'contact-page', ABOUT)])).toMatchObject({
      supersede: [],
    })
    expect(merge(before, [fresh(phone('+1 860 555 0199'))], [ABOUT])).toMatchObject({ supersede: [] })
  })

  test('a product that is discontinued is no longer sold, and the other way round', () => {
    const sold: TypedFact = { predicate: 'product', value: { names: ['Lite'] } }
    const gone: TypedFact = { predicate: 'discontinued', value: 'Lite' }
    expect(merge([known('k', sold)], [fresh(gone)])).toMatchObject({
      supersede: [{ factId: 'k', by: 'new1' }],
    })
    expect(merge([known('k', gone)], [fresh(sold)])).toMatchObject({
      supersede: [{ factId: 'k', by: 'new1' }],
    })
  })
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
