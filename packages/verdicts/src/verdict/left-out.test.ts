import { describe, expect, test } from 'vitest'
import { PREDICATES } from '../predicates/all.ts'
import { LITERAL, type ReadClaim, type Reading, UNTIED } from '../reading.ts'
import { BRAND, byModel, claim, fact, MEASURED, reading } from './a-reading.fixture.ts'
import { verdict } from './decide.ts'
import type { JudgedFact } from './verdict.ts'

const decide = (readings: Reading[], facts: JudgedFact[]) =>
  verdict(readings, facts, BRAND, { predicates: PREDICATES, measured: MEASURED })

const year = (from: number) => ({ from, to: from, about: false })
const FOUNDED = fact('founded_year', 2014)
const SEAT = fact('headquarters', 'Leeds, England, UK')
const CHIEF = fact('ceo', 'Ines Valcke')
const FACTS = [FOUNDED, SEAT, CHIEF]
const rightSeat = () => claim('headquarters', { place: 'Leeds' })
const rightYear = () => claim('founded_year', year(2014))
const wrongYear = (group = 'sure', more: Partial<ReadClaim> = {}) =>
  ({ ...claim('founded_year', year(1990), { group }), ...more }) as ReadClaim

describe('a contradiction that rules are certain of and the model has left out', () => {
  test('accuses where the model read other statements, and a person is told to look', () => {
    const gap = wrongYear()
    expect(decide([reading([gap]), byModel([rightSeat()])], FACTS)).toMatchObject({
      class: 'CONFABULATED',
      rule: 'contradicted:founded_year',
      needsReview: [{ reason: 'readers_disagree', span: { start: gap.start, quote: gap.quote } }],
    })
  })

  test('is for review where the model read nothing in the same passage: only rules say whose it is', () => {
    const far = { ...rightSeat(), start: 5_000, end: 5_010 } as ReadClaim
    expect(decide([reading([wrongYear()]), byModel([far])], FACTS)).toMatchObject({
      class: 'DESCRIPTIVE',
      rule: 'descriptive:open_contradiction',
      needsReview: [{ reason: 'likely_contradiction' }],
    })
  })

  test('is for review where the model read nothing at all: an answer may have talked it into that', () => {
    const cited = { ownedCitations: ['https://zentrava.io/'] }
    expect(decide([reading([wrongYear()], cited), byModel([])], FACTS)).toMatchObject({
      class: 'DESCRIPTIVE',
      rule: 'descriptive:open_contradiction',
      needsReview: [{ reason: 'likely_contradiction' }],
    })
  })

  test.each([
    ['the right value elsewhere', () => rightYear()],
    ['a year of which it is not sure', () => ({ ...rightYear(), stance: 'hedged' as const })],
    [
      'the same words in another sense',
      (at: ReadClaim) => ({ ...at, stance: 'hearsay' as const, group: 'model' }),
    ],
  ])('is for review where the model read %s', (_, read) => {
    const wrong = wrongYear()
    const decided = decide([reading([wrong]), byModel([rightSeat(), read(wrong)])], FACTS)
    expect(decided.class).not.toBe('CONFABULATED')
    expect(decided.class).not.toBe('STRONG')
    expect(decided.needsReview).toMatchObject([{ reason: 'likely_contradiction' }])
  })

  test('is for review where whose it is was not said in so many words', () => {
    for (const group of ['sure~oblique', `sure${UNTIED}`]) {
      const measured = { ...MEASURED, [group]: MEASURED.sure as never }
      const readings = [
        reading([rightSeat(), wrongYear(group)]),
        byModel([claim('ceo', { name: 'Ines Valcke' })]),
      ]
      const decided = verdict(readings, FACTS, BRAND, { predicates: PREDICATES, measured })
      expect(decided, group).toMatchObject({
        class: 'DESCRIPTIVE',
        needsReview: [{ reason: 'likely_contradiction' }],
      })
    }
  })

  test('of a list, other values of the model say nothing about it', () => {
    const range = fact('product', { names: ['Zentrava Loom', 'Zentrava Base'], complete: true })
    const [known, gone] = ['Zentrava Loom', 'Zentrava Kiln'].map((name) => claim('product', { name }))
    expect(
      decide([reading([known, gone] as ReadClaim[]), byModel([known as ReadClaim])], [range]),
    ).toMatchObject({
      class: 'CONFABULATED',
      needsReview: [{ reason: 'readers_disagree' }],
    })
  })

  test('of prices, what the model read of the same product is the better reading', () => {
    const money = { most: null, currency: 'EUR', period: 'month', about: false, least: false }
    const price = (product: string, amount: number) => claim('price', { ...money, product, amount })
    const [loom, base] = ['Loom', 'Base'].map((product) =>
      fact('price', { product, amount: 29, currency: 'EUR', period: 'month' }),
    ) as [JudgedFact, JudgedFact]
    const wrong = reading([price('Loom', 49)])
    expect(decide([wrong, byModel([price('Base', 29)])], [loom, base]).class).toBe('CONFABULATED')
    expect(decide([wrong, byModel([price('Loom', 29)])], [loom, base])).toMatchObject({
      class: 'DESCRIPTIVE',
      needsReview: [{ reason: 'likely_contradiction' }],
    })
  })

  test('is worth a look where rules are less certain, if there is only one of the kind', () => {
    const unsure = decide([reading([wrongYear('unsure')]), byModel([rightSeat()])], FACTS)
    expect(unsure).toMatchObject({ class: 'STRONG', needsReview: [{ reason: 'likely_contradiction' }] })
    expect(decide([reading([wrongYear('unsure')]), byModel([rightYear()])], FACTS).needsReview).toEqual([])
    const range = fact('product', { names: ['Zentrava Loom'], complete: true })
    const other = claim('product', { name: 'Zentrava Kiln' }, { group: 'unsure' })
    expect(decide([reading([other]), byModel([rightSeat()])], [range, SEAT]).needsReview).toEqual([])
  })
})

describe('what agrees with a fact and the model has left out', () => {
  test('grounds the answer, and says who read it', () => {
    expect(decide([reading([rightSeat()]), byModel([])], FACTS)).toMatchObject({
      class: 'STRONG',
      rule: 'supported:headquarters',
      claims: [{ readBy: 'sure' }],
      needsReview: [],
    })
  })

  test('does not where rules are not certain, the comparison is not plain, or it is not said to be so', () => {
    const variant = claim('product', { name: 'Zentrava Loom Pro' })
    const loom = fact('product', { names: ['Zentrava Loom'] })
    for (const [rules, facts] of [
      [{ ...rightSeat(), group: 'unsure' }, FACTS],
      [{ ...rightSeat(), stance: 'hedged' as const }, FACTS],
      [variant, [loom]],
    ] as const)
      expect(decide([reading([rules]), byModel([])], [...facts])).toMatchObject({
        class: 'DESCRIPTIVE',
        claims: [],
      })
  })

  test('does not where the model read the same fact otherwise', () => {
    const denied = claim('headquarters', { place: 'Leeds' }, { stance: 'past' })
    expect(decide([reading([rightSeat()]), byModel([denied])], FACTS).class).toBe('DESCRIPTIVE')
  })

  test('a value that stands beside the name letter by letter grounds, and never accuses', () => {
    const literal = (trade: string) => claim('industry', { trade }, { group: LITERAL })
    const trade = fact('industry', 'weaving')
    expect(decide([reading([]), byModel([literal('weaving')])], [trade])).toMatchObject({
      class: 'STRONG',
      claims: [{ readBy: 'literal' }],
    })
    // Rules find it as well, and need no model for it.
    expect(decide([reading([literal('weaving')])], [trade]).class).toBe('STRONG')
    expect(decide([reading([literal('banking')])], [trade])).toMatchObject({
      class: 'DESCRIPTIVE',
      claims: [],
      needsReview: [],
    })
    expect(decide([reading([]), byModel([literal('banking')])], [trade])).toMatchObject({
      class: 'DESCRIPTIVE',
      claims: [],
      needsReview: [],
    })
  })

  test('a reading that says less at the place does not take it back; one that says otherwise does', () => {
    const loom = fact('product', { names: ['Zentrava Loom'] })
    const standing = claim('product', { name: 'Zentrava Loom' }, { group: LITERAL })
    const at = (name: string, more: Partial<ReadClaim> = {}) =>
      ({ ...standing, value: { name }, group: 'model', ...more }) as ReadClaim
    expect(decide([reading([]), byModel([standing, at('Zentrava')])], [loom]).class).toBe('STRONG')
    const gone = at('Zentrava Loom', { stance: 'past' })
    expect(decide([reading([]), byModel([standing, gone])], [loom]).class).toBe('DESCRIPTIVE')
  })
})
