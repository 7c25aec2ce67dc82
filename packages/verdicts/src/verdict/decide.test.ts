import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PREDICATES } from '../predicates/all.ts'
import { REPORTED, type ReadClaim, type Reading, STANCES, type Stance } from '../reading.ts'
import { BRAND, byModel, byPerson, claim, fact, reading } from './a-reading.fixture.ts'
import { verdict } from './decide.ts'
import type { ModelTrust } from './judge-reading.ts'
import type { JudgedFact } from './verdict.ts'

const decide = (readings: Reading[], facts: JudgedFact[]) =>
  verdict(readings, facts, BRAND, { predicates: PREDICATES })

const year = (from: number) => ({ from, to: from, about: false })
const FOUNDED = fact('founded_year', 2014)
const SEAT = fact('headquarters', 'Leeds, England, UK')

describe('the classes, in their order', () => {
  test('a brand that is not there is ABSENT, whatever else was read', () => {
    const wrong = [claim('founded_year', year(1990))]
    for (const mention of ['none', 'namesake'] as const)
      expect(decide([reading(wrong, { mention, mentions: [] })], [FOUNDED])).toMatchObject({
        class: 'ABSENT',
        rule: mention === 'none' ? 'absent:not_named' : 'absent:namesake',
        claims: [],
        needsReview: [],
      })
  })

  test('an owned source is a mention of its own', () => {
    const cited = { mention: 'none' as const, mentions: [], ownedCitations: ['https://zentrava.io/'] }
    expect(decide([reading([], cited)], [])).toMatchObject({
      class: 'STRONG',
      rule: 'grounded:owned_citation',
    })
  })

  test('one contradiction weighs more than any support, an owned source and nothing said', () => {
    const claims = [claim('headquarters', { place: 'Leeds' }), claim('founded_year', year(1990))]
    const all = reading(claims, { ownedCitations: ['https://zentrava.io/about'], substance: false })
    expect(decide([all], [FOUNDED, SEAT])).toMatchObject({
      class: 'CONFABULATED',
      rule: 'contradicted:founded_year',
      factsCoverage: { facts: 2, compared: 2 },
    })
  })

  test('nothing said is ECHO even beside an owned source; a confirmed claim is not nothing', () => {
    const nothing = {
      substance: false,
      substanceRule: 'no_information',
      ownedCitations: ['https://zentrava.io'],
    }
    expect(decide([reading([], nothing)], [FOUNDED])).toMatchObject({
      class: 'ECHO',
      rule: 'echo:no_information',
    })
    expect(decide([reading([claim('founded_year', year(2014))], nothing)], [FOUNDED]).class).toBe('STRONG')
    expect(decide([reading([], { ...nothing, promptNamesBrand: false })], [FOUNDED]).class).toBe('STRONG')
  })

  test('described and not grounded is DESCRIPTIVE', () => {
    expect(decide([reading([claim('founded_year', year(2014))])], [])).toMatchObject({
      class: 'DESCRIPTIVE',
      claims: [{ verdict: 'unverifiable', factId: null, truth: null }],
    })
  })
})

describe('what is stated', () => {
  const outcome = (stance: Stance, place: string) =>
    decide([reading([claim('headquarters', { place }, { stance })])], [SEAT]).claims[0]?.verdict

  test('counts only when the answer itself says that it is, or is not, so now', () => {
    const told = Object.fromEntries(
      STANCES.map((stance) => [stance, [outcome(stance, 'Leeds'), outcome(stance, 'Turin')]]),
    )
    const nothing = ['unverifiable', 'unverifiable']
    expect(told).toEqual({
      asserted: ['supported', 'contradicted'],
      // "was not sold and keeps its headquarters in Leeds": only a denial of the true value itself is wrong.
      denied: ['contradicted', 'supported'],
      hedged: nothing,
      past: nothing,
      hearsay: nothing,
      corrected: nothing,
      conditional: nothing,
      asked: nothing,
    })
  })

  test('of beginnings counts in the past tense as well', () => {
    const once = claim('founder', { names: ['Rosa Pint'] }, { stance: 'past' })
    expect(decide([reading([once])], [fact('founder', ['Ada Holm'])]).class).toBe('CONFABULATED')
  })

  test('and was true before is outdated, not wrong', () => {
    const moved = [SEAT, fact('headquarters', 'Turin, Italy', false)]
    expect(decide([reading([claim('headquarters', { place: 'Turin' })])], moved)).toMatchObject({
      class: 'DESCRIPTIVE',
      claims: [{ verdict: 'outdated', truth: 'Turin, Italy' }],
    })
  })

  test('about another company or no company is no claim', () => {
    const others = (['other', 'nobody'] as const).map((about) => claim('founded_year', year(1990), { about }))
    expect(decide([reading(others)], [FOUNDED])).toMatchObject({ class: 'DESCRIPTIVE', claims: [] })
  })

  test('is never an accusation when stated and true value are equal and not denied, whatever the stance and the group', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STANCES.filter((stance) => stance !== 'denied')),
        fc.constantFrom('label', 'subject', 'unknown'),
        fc.integer({ min: 1600, max: 2020 }),
        (stance, group, founded) => {
          const decided = decide(
            [reading([claim('founded_year', year(founded), { stance, group })])],
            [fact('founded_year', founded)],
          )
          expect(decided.class).not.toBe('CONFABULATED')
          expect(decided.needsReview).toEqual([])
        },
      ),
    )
  })
})

describe('products and prices', () => {
  const RANGE = fact('product', { names: ['Zentrava Base', 'Zentrava Loom'], complete: true })
  const GONE = fact('discontinued', 'Zentrava Mini')
  const PRICE = fact('price', { product: 'Zentrava Loom', amount: 29, currency: 'GBP', period: 'month' })
  const price = (product: string | null, amount: number, period: string | null = 'month') =>
    claim('price', { product, amount, most: null, currency: 'GBP', period, about: false, least: false })
  const named = (name: string, stance: Stance = 'asserted') => claim('product', { name }, { stance })
  const classWith = (...claims: ReturnType<typeof claim>[]) =>
    decide([reading([]), byModel(claims)], [RANGE, GONE, PRICE]).class

  test.each([
    ['a product outside a whole range', 'CONFABULATED', [named('Zentrava Kiln')]],
    ['a common noun', 'DESCRIPTIVE', [named('holiday courses')]],
    ['a known product without the brand in front', 'STRONG', [named('the Loom')]],
    ['a product that is gone, as if it were sold', 'CONFABULATED', [named('Mini')]],
    ['a product that was sold', 'DESCRIPTIVE', [named('Mini', 'past')]],
    [
      'the end of a product that is gone',
      'STRONG',
      [claim('discontinued', { product: 'Mini', sold: false })],
    ],
    [
      'the name of a product beside the word that it is gone',
      'STRONG',
      [named('Mini'), claim('discontinued', { product: 'Zentrava Mini', sold: false })],
    ],
    [
      'the end of a product that is sold',
      'CONFABULATED',
      [claim('discontinued', { product: 'Loom', sold: false })],
    ],
    ['the denial of a product that is sold', 'CONFABULATED', [named('Loom', 'denied')]],
    ['the right price', 'STRONG', [price('Loom', 29)]],
    ['the price of a year', 'STRONG', [price('Loom', 348, 'year')]],
    ['a yearly price with a discount', 'DESCRIPTIVE', [price('Loom', 290, 'year')]],
    ['a wrong price', 'CONFABULATED', [price('Loom', 35)]],
    // One right price does not excuse a wrong one.
    ['a wrong price beside the right one', 'CONFABULATED', [price('Loom', 29), price('Zentrava Loom', 39)]],
    ['the price of another product', 'DESCRIPTIVE', [price('Base', 35)]],
    ['a price of nothing in particular', 'DESCRIPTIVE', [price(null, 35, null)]],
    ['a price by the month of a brand that has one such price', 'CONFABULATED', [price(null, 35)]],
    ['a price for something else', 'DESCRIPTIVE', [price('Loom', 35, 'installation')]],
  ])('%s: %s', (_, expected, claims) => {
    expect(classWith(...claims)).toBe(expected)
  })
})

describe('one reading decides', () => {
  const wrong = (more: Partial<ReadClaim> = {}) =>
    claim('founded_year', year(1990), { start: 40, quote: 'in 1990', ...(more as object) })
  const right = claim('founded_year', year(2014))

  test("a person's, and nobody has to look again", () => {
    const decided = decide([reading([wrong()]), byModel([wrong()]), byPerson([])], [FOUNDED])
    expect(decided).toMatchObject({ class: 'DESCRIPTIVE', claims: [], needsReview: [], decidedBy: 'person' })
    expect(decided.readers.map(({ kind }) => kind)).toEqual(['rules', 'model', 'person'])
    expect(decide([reading([]), byPerson([wrong()])], [FOUNDED]).class).toBe('CONFABULATED')
  })

  test("else a model's: nothing that only the plain reader saw is added", () => {
    const seat = claim('headquarters', { place: 'Leeds' })
    const decided = decide([reading([seat]), byModel([])], [FOUNDED, SEAT])
    expect(decided).toMatchObject({ class: 'DESCRIPTIVE', claims: [], needsReview: [], decidedBy: 'model' })
    const nothing = { substance: false, substanceRule: 'nothing_said' }
    expect(decide([reading([seat]), byModel([], nothing)], [SEAT]).class).toBe('ECHO')
  })

  test("else the plain reader's, and the verdict says so", () => {
    expect(decide([reading([wrong()])], [FOUNDED])).toMatchObject({
      class: 'CONFABULATED',
      decidedBy: 'rules',
    })
  })

  test('a contradiction that only the plain reader is certain of asks for review and changes no class', () => {
    const silent = decide([reading([wrong()]), byModel([])], [FOUNDED])
    expect(silent).toMatchObject({
      class: 'DESCRIPTIVE',
      claims: [],
      needsReview: [{ reason: 'readers_disagree', span: { quote: 'in 1990' } }],
    })
    // Alone it accuses nobody; but words that may take a statement back must not hide it from a person either.
    const reported = { ...wrong(), group: REPORTED }
    expect(decide([reading([reported])], [FOUNDED]).class).not.toBe('CONFABULATED')
    expect(decide([reading([reported]), byModel([])], [FOUNDED])).toMatchObject({
      class: 'DESCRIPTIVE',
      needsReview: [{ reason: 'readers_disagree', span: { quote: 'in 1990' } }],
    })
    const none = byModel([], { mention: 'none', mentions: [], substance: false })
    expect(decide([reading([wrong()]), none], [FOUNDED])).toMatchObject({
      class: 'ABSENT',
      needsReview: [{ reason: 'readers_disagree' }],
    })
    // The model has read the predicate: its word stands, unless the answer may have talked it into it.
    const hedged = { ...wrong(), stance: 'hedged' as const }
    expect(decide([reading([wrong()]), byModel([hedged])], [FOUNDED]).needsReview).toEqual([])
    for (const more of [{ stance: 'corrected' as const }, { inferred: true as const, value: year(2014) }])
      expect(
        decide([reading([wrong()]), byModel([{ ...wrong(), ...more } as ReadClaim])], [FOUNDED]),
      ).toMatchObject({
        needsReview: [{ reason: 'readers_disagree' }],
      })
  })

  test('the plain reader accuses by its forms, never by a price or a product, and not where nothing ties the name', () => {
    for (const group of ['label', 'cell', 'subject'])
      expect(decide([reading([wrong({ group })])], [FOUNDED]).class).toBe('CONFABULATED')
    for (const group of ['label~untied', 'price:label', 'founded_year:verb'])
      expect(decide([reading([wrong({ group })])], [FOUNDED])).toMatchObject({
        class: 'DESCRIPTIVE',
        claims: [{ verdict: 'contradicted', certainty: 'likely' }],
        needsReview: [{ reason: 'likely_contradiction' }],
      })
    const range = fact('product', { names: ['Zentrava Loom'], complete: true })
    expect(decide([reading([claim('product', { name: 'Zentrava Kiln' })])], [range]).class).toBe(
      'DESCRIPTIVE',
    )
  })

  test('known names found letter by letter may support, and never contradict', () => {
    const range = fact('product', { names: ['Zentrava Loom'], complete: true })
    const named = (name: string) => claim('product', { name }, { group: 'literal' })
    expect(decide([reading([named('Zentrava Loom')])], [range]).class).toBe('STRONG')
    expect(decide([reading([named('Zentrava Kiln')])], [range])).toMatchObject({
      claims: [],
      needsReview: [],
    })
  })

  test('an inferred value counts like any other', () => {
    expect(decide([reading([]), byModel([wrong({ inferred: true })])], [FOUNDED]).class).toBe('CONFABULATED')
  })

  test('an answer that gives the right value as well is not certainly wrong', () => {
    expect(decide([reading([]), byModel([wrong(), right])], [FOUNDED])).toMatchObject({
      class: 'STRONG',
      needsReview: [{ reason: 'likely_contradiction' }],
    })
  })

  test('a reply that could not be read, or that quotes what is not there, decides nothing and says so', () => {
    for (const reason of ['unreadable', 'unreliable'] as const) {
      const lost = byModel([wrong()], { mention: 'none', doubts: [{ reason, span: null }] })
      expect(decide([reading([right]), lost], [FOUNDED])).toMatchObject({
        class: 'STRONG',
        needsReview: [{ reason }],
        decidedBy: 'rules',
      })
    }
  })

  test('a model cannot find a name that is not there', () => {
    const absent = reading([], { mention: 'none', mentions: [] })
    expect(decide([absent, byModel([wrong()], { mentions: [] })], [FOUNDED]).class).toBe('ABSENT')
  })

  test('a name that stands there more than once vetoes "none", but not "namesake"', () => {
    const mentions = [0, 60].map((start) => ({ start, end: start + 8, quote: 'Zentrava' }))
    const said = (mention: 'none' | 'namesake') => byModel([], { mention, mentions, substance: false })
    expect(decide([reading([], { mentions }), said('none')], [FOUNDED])).toMatchObject({
      class: 'ECHO',
      needsReview: [{ reason: 'readers_disagree' }],
    })
    expect(decide([reading([], { mentions }), said('namesake')], [FOUNDED]).class).toBe('ABSENT')
    expect(decide([reading([], { mentions, mention: 'namesake' }), said('none')], [FOUNDED]).class).toBe(
      'ABSENT',
    )
  })

  test('denying everything of a kind contradicts a fact of that kind', () => {
    const none = claim('award', null as never, { stance: 'denied', quote: 'has won no award' })
    expect(decide([reading([]), byModel([none])], [fact('award', 'Planner Prize')])).toMatchObject({
      class: 'CONFABULATED',
      claims: [{ stated: 'no award', truth: 'Planner Prize' }],
    })
  })

  test('a page among the sources is no name that a model could miss', () => {
    const cited = { mentions: [], ownedCitations: ['https://zentrava.io/'] }
    expect(decide([reading([], cited), byModel([], { mention: 'none', mentions: [] })], [])).toMatchObject({
      class: 'STRONG',
      needsReview: [],
    })
  })

  test('how much was read is said', () => {
    const long = reading([], {
      read: { characters: 100, of: 900 },
      doubts: [{ reason: 'answer_too_long', span: null }],
    })
    expect(decide([long, byModel([])], [])).toMatchObject({ needsReview: [{ reason: 'answer_too_long' }] })
    expect(() => decide([], [])).toThrow('at least one reading')
  })
})

describe('an accusation is read twice', () => {
  const wrong = claim('founded_year', year(1990), { start: 40, quote: 'in 1990' })
  const asked = (answer: 'yes' | 'no' | 'unclear', more: object = {}): Reading => ({
    ...byModel([]),
    reader: { kind: 'confirmation', version: 'any/model', digest: 'd' },
    confirmations: [
      { predicate: 'founded_year', start: 40, quote: 'in 1990', answer, passage: null, ...more },
    ],
  })
  const judge = (second: Reading[], model: ModelTrust) =>
    verdict([reading([]), byModel([wrong]), ...second], [FOUNDED], BRAND, { model })
  const required = { accuses: true, confirmation: 'required' } as const

  test('a yes makes it certain, a no, an unclear and a missing answer are for review', () => {
    expect(judge([asked('yes')], required).class).toBe('CONFABULATED')
    for (const second of [[asked('no')], [asked('unclear')], [], [asked('yes', { start: 7 })]])
      expect(judge(second, required)).toMatchObject({
        class: 'DESCRIPTIVE',
        needsReview: [{ reason: 'likely_contradiction' }],
      })
  })

  test('in recorded replies a missing second reading counts as a yes, and a no still counts', () => {
    const assumed = { accuses: true, confirmation: 'assumed' } as const
    expect(judge([], assumed).class).toBe('CONFABULATED')
    expect(judge([asked('no')], assumed).class).toBe('DESCRIPTIVE')
  })

  test('a model whose check was too often wrong accuses nobody', () => {
    expect(judge([asked('yes')], { ...required, accuses: false })).toMatchObject({
      class: 'DESCRIPTIVE',
      needsReview: [{ reason: 'likely_contradiction' }],
    })
  })

  test("a person's reading needs none", () => {
    expect(verdict([reading([]), byPerson([wrong])], [FOUNDED], BRAND, { model: required }).class).toBe(
      'CONFABULATED',
    )
  })
})

test('the same readings and facts give the same verdict, and nothing given is changed', () => {
  const given = [reading([claim('founded_year', year(1990)), claim('headquarters', { place: 'Leeds' })])]
  const facts = [FOUNDED, SEAT]
  const before = JSON.stringify([given, facts])
  expect(JSON.stringify(decide(given, facts))).toBe(JSON.stringify(decide(given, facts)))
  expect(JSON.stringify([given, facts])).toBe(before)
})
