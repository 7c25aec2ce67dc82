import { describe, expect, test } from 'vitest'
import { PREDICATES } from '../predicates/all.ts'
import type { ReadClaim } from '../reading.ts'
import { claim, fact } from './a-reading.fixture.ts'
import GROUPS from './judge-claim.cases.json' with { type: 'json' }
import { type FactsUnderJudgement, factsUnderJudgement, judgeClaim } from './judge-claim.ts'

type Facts = readonly ReturnType<typeof fact>[]
type Case = {
  case?: string
  quote?: string
  value: Record<string, unknown>
  stance?: string
  group?: string
  facts?: [string, unknown][]
  outcome: string
}

/** "supported", "unverifiable offer", "contradicted? card_above_list": a question mark is a doubt. */
function outcome(
  one: ReadClaim,
  facts: Facts,
  beside: readonly ReadClaim[] = [],
  at?: FactsUnderJudgement['at'],
): string {
  const judged = factsUnderJudgement({ predicates: PREDICATES, facts, names: ['Orvane'], at })
  const { verdict, isDoubtful, reason } = judgeClaim(one, judged, beside)
  return `${verdict}${isDoubtful ? '?' : ''}${reason === null ? '' : ` ${reason}`}`
}

const PRICE = { product: 'Orvane T40', most: null, currency: 'EUR', period: null, about: false, least: false }

const stated = (predicate: string, { value, quote, stance, group = 'model' }: Omit<Case, 'outcome'>) =>
  claim(
    predicate as 'price',
    (predicate === 'price' ? { ...PRICE, ...value } : value) as never,
    { quote: quote ?? Object.values(value).join(), group, ...(stance && { stance }) } as never,
  )

describe.each(GROUPS)('$about', ({ predicate, facts, cases }) => {
  test.each(cases as Case[])('$case $quote $value: $outcome', (one) => {
    const known = one.facts ?? (facts as [string, unknown][])
    const read = stated(predicate, one)
    expect(
      outcome(
        read,
        known.map(([name, value]) => fact(name, value)),
      ),
    ).toBe(one.outcome)
  })
})

const priced = (amount: number, quote: string, more: object = {}) =>
  stated('price', { quote, value: { amount, ...more } })
const list = (more: object = {}) =>
  fact('price', { product: 'Orvane T40', amount: 449.99, currency: 'EUR', ...more })

describe('two amounts beside one product, one of them the fact', () => {
  const beside = (first: ReadClaim, gap: number, quote: string, kind?: string) =>
    claim('price', { ...PRICE, amount: 449.99, ...(kind && { kind }) } as never, {
      ...{ quote, start: first.end + gap, group: 'model' },
    })

  test('is on offer, whichever of them is looked at', () => {
    const now = priced(379, 'Orvane T40€379', { kind: 'offer' })
    const before = beside(now, 0, '€449.99', 'was')
    for (const one of [now, before]) expect(outcome(one, [list()], [now, before])).toBe('supported on_offer')
  })

  test('also where one quote has both', () => {
    const both = priced(379, 'Orvane T40€379€449.99', { kind: 'offer' })
    expect(outcome(both, [list()])).toBe('supported on_offer')
  })

  test('but one right price does not excuse another that it is said to cost', () => {
    const wrong = priced(579, 'The T40 costs €579')
    expect(outcome(wrong, [list()], [wrong, beside(wrong, 10, 'it costs €449.99')])).toBe('contradicted')
  })
})

describe('a price fact that may be old', () => {
  const at = { now: new Date('2026-11-17T00:00:00Z'), priceFreshDays: 90 }
  const seen = (day: string) => ({ ...list(), lastSeenAt: new Date(day) })
  test.each([
    ['past its last day', list({ validUntil: '2026-11-16' }), 'contradicted? fact_may_be_old'],
    ['on its last day', list({ validUntil: '2026-11-17' }), 'contradicted'],
    ['before its first day', list({ validFrom: '2026-12-01' }), 'contradicted? fact_may_be_old'],
    ['not seen again', seen('2026-07-01T00:00:00Z'), 'contradicted? fact_may_be_old'],
    ['seen lately', seen('2026-10-01T00:00:00Z'), 'contradicted'],
    ['that no page says', list(), 'contradicted'],
  ])('%s', (_, known, expected) => {
    expect(outcome(priced(379, 'The T40 costs €379'), [known], [], at)).toBe(expected)
  })

  test('still supports', () => {
    expect(outcome(priced(450, 'costs €450'), [seen('2026-01-01T00:00:00Z')], [], at)).toBe('supported')
  })
})
