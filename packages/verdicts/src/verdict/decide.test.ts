import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PREDICATES } from '../predicates/all.ts'
import { type ReadClaim, type Reading, STANCES, type Stance, UNTIED } from '../reading.ts'
import { BRAND, byModel, byPerson, claim, fact, MEASURED, reading } from './a-reading.fixture.ts'
import { verdict } from './decide.ts'
import type { JudgedFact } from './verdict.ts'

const decide = (readings: Reading[], facts: JudgedFact[]) =>
  verdict(readings, facts, BRAND, { predicates: PREDICATES, measured: MEASURED })

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

  test('it takes both readers to call an answer empty', () => {
    const nothing = { substance: false, substanceRule: 'nothing_said' }
    const classOf = (rules: Partial<Reading>) =>
      decide([reading([], rules), byModel([], nothing)], [FOUNDED]).class
    expect(classOf(nothing)).toBe('ECHO')
    expect(classOf({})).toBe('DESCRIPTIVE')
    // Rules that do not know the language or the name have not seen anything said of it.
    expect(classOf({ language: null })).toBe('ECHO')
    expect(classOf({ mention: 'namesake' })).toBe('ECHO')
    expect(decide([reading([]), byPerson([], nothing)], [FOUNDED]).class).toBe('ECHO')
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

  test('of somebody else or of nobody is no claim', () => {
    const others = (['other', 'nobody'] as const).map((about) => claim('founded_year', year(1990), { about }))
    expect(decide([reading(others)], [FOUNDED])).toMatchObject({ class: 'DESCRIPTIVE', claims: [] })
  })

  test('is never an accusation when stated and true value are equal and not denied, whatever the stance and the group', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STANCES.filter((stance) => stance !== 'denied')),
        fc.constantFrom('sure', 'unsure', 'unknown'),
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
    decide([reading(claims)], [RANGE, GONE, PRICE]).class

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

describe('certainty', () => {
  const wrong = (group: string) => claim('founded_year', year(1990), { group, start: 40, quote: 'in 1990' })

  test('rules accuse by groups that were measured to be right; the rest asks a person', () => {
    expect(decide([reading([wrong('sure')])], [FOUNDED])).toMatchObject({
      class: 'CONFABULATED',
      needsReview: [],
    })
    for (const group of ['unsure', 'never measured'])
      expect(decide([reading([wrong(group)])], [FOUNDED])).toMatchObject({
        class: 'DESCRIPTIVE',
        claims: [{ verdict: 'contradicted', certainty: 'likely' }],
        needsReview: [
          {
            reason: 'likely_contradiction',
            message: 'Founding year: the answer seems to say "1990", the fact says "2014".',
            span: { start: 40, end: 47, quote: 'in 1990' },
          },
        ],
      })
  })

  test('a long answer in which nothing agrees with any fact may be about somebody else: review', () => {
    const long = { read: { characters: 2000, of: 2000 } }
    const facts = [fact('founded_year', 2009), fact('headquarters', 'Leeds, England')]
    const wrong = claim('founded_year', { from: 1999, to: 1999, about: false })
    const right = claim('headquarters', { place: 'Leeds' })
    const judging = { predicates: PREDICATES, measured: MEASURED }
    const decide = (claims: ReadClaim[], more = {}) => verdict([reading(claims, more)], facts, BRAND, judging)
    expect(decide([wrong]).class).toBe('CONFABULATED')
    expect(decide([wrong, right], long).class).toBe('CONFABULATED')
    expect(decide([wrong], { ...long, ownedCitations: ['https://zentrava.com/'] }).class).toBe('CONFABULATED')
    // Whoever denies what is true of the brand alone speaks of the brand.
    const seal = fact('certification', 'Quiet Mark')
    const denied = claim('certification', { name: 'Quiet Mark' }, { stance: 'denied' })
    expect(verdict([reading([denied], long)], [seal], BRAND, judging).class).toBe('CONFABULATED')
    const alone = decide([wrong], long)
    expect(alone.class).not.toBe('CONFABULATED')
    expect(alone.needsReview.map(({ reason }) => reason)).toEqual(['likely_contradiction'])
    // Beside the name it is said of the name; a product is beside it by itself.
    const beside = claim('founded_year', { from: 1999, to: 1999, about: false }, { start: 12 })
    expect(decide([beside], long).class).toBe('CONFABULATED')
    expect(decide([{ ...beside, group: 'sure~topic' }], long).class).not.toBe('CONFABULATED')
    const range = fact('product', { names: ['Loom'], complete: true })
    const named = claim('product', { name: 'Zentrava Quill' }, { start: 0 })
    expect(verdict([reading([named])], [range], BRAND, judging).class).toBe('CONFABULATED')
    expect(verdict([reading([named], long)], [range], BRAND, judging).class).not.toBe('CONFABULATED')
    // Nor is a short one in which only the name recalls the brand.
    const untied = { ...wrong, group: `sure${UNTIED}` }
    expect(decide([untied])).toMatchObject({ needsReview: [{ reason: 'likely_contradiction' }] })
    expect(decide([untied]).class).not.toBe('CONFABULATED')
    expect(decide([untied, { ...right, group: `sure${UNTIED}` }]).class).toBe('CONFABULATED')
  })

  test('an answer that gives the right value as well is not certainly wrong', () => {
    const right = claim('founded_year', year(2014))
    expect(decide([reading([wrong('sure'), right])], [FOUNDED])).toMatchObject({
      class: 'STRONG',
      needsReview: [{ reason: 'likely_contradiction' }],
    })
    const range = fact('product', { names: ['Zentrava One'], complete: true })
    const products = ['Zentrava One', 'Zentrava Two'].map((name) => claim('product', { name }))
    expect(decide([reading(products)], [range]).class).toBe('CONFABULATED')
  })

  test('a place that no map knows may be part of the true one: review', () => {
    const somewhere = reading([claim('headquarters', { place: 'Unterobermoos' })])
    expect(decide([somewhere], [SEAT])).toMatchObject({
      class: 'DESCRIPTIVE',
      needsReview: [{ reason: 'likely_contradiction' }],
    })
  })

  test('a model alone accuses when its quote was confirmed, and asks for review when not', () => {
    expect(decide([reading([]), byModel([wrong('model')])], [FOUNDED]).class).toBe('CONFABULATED')
    expect(decide([reading([]), byModel([wrong('model:unconfirmed')])], [FOUNDED])).toMatchObject({
      class: 'DESCRIPTIVE',
      needsReview: [{ reason: 'likely_contradiction' }],
    })
  })

  test('model and rules together are certain, however weak the rule', () => {
    const both = [reading([wrong('unsure')]), byModel([wrong('model:unconfirmed')])]
    expect(decide(both, [FOUNDED])).toMatchObject({ class: 'CONFABULATED', claims: [{}], needsReview: [] })
  })

  test('after a model has read, what only rules saw and are not certain of counts for nothing', () => {
    const right = claim('headquarters', { place: 'Leeds' }, { group: 'unsure' })
    expect(decide([reading([wrong('unsure'), right]), byModel([])], [FOUNDED, SEAT])).toMatchObject({
      class: 'DESCRIPTIVE',
      claims: [],
      needsReview: [],
    })
  })

  test('what the model finds wrong by other words is not left out', () => {
    const elsewhere = { ...wrong('model'), start: 300, end: 307 }
    expect(decide([reading([wrong('sure')]), byModel([elsewhere])], [FOUNDED])).toMatchObject({
      class: 'CONFABULATED',
      needsReview: [],
    })
  })

  test('a reading that lost much of what it was given decides nothing, and what it finds wrong is for review', () => {
    const unreliable = { doubts: [{ reason: 'unreliable' as const, span: null }] }
    const right = claim('founded_year', year(2014))
    expect(decide([reading([]), byModel([right], unreliable)], [FOUNDED])).toMatchObject({
      class: 'DESCRIPTIVE',
      needsReview: [{ reason: 'unreliable' }],
    })
    expect(decide([reading([]), byModel([wrong('model')], unreliable)], [FOUNDED])).toMatchObject({
      class: 'DESCRIPTIVE',
      needsReview: [{ reason: 'likely_contradiction' }, { reason: 'unreliable' }],
    })
    expect(decide([reading([wrong('sure')]), byModel([], unreliable)], [FOUNDED])).toMatchObject({
      class: 'CONFABULATED',
      needsReview: [{ reason: 'unreliable' }],
    })
  })

  test('who denies everything of a kind denies what a fact knows', () => {
    const none = claim('award', null as never, { stance: 'denied', quote: 'has won no award' })
    expect(decide([reading([]), byModel([none])], [fact('award', 'Planner Prize')])).toMatchObject({
      class: 'CONFABULATED',
      claims: [{ stated: 'no award', truth: 'Planner Prize' }],
    })
    expect(decide([reading([]), byModel([none])], [FOUNDED])).toMatchObject({
      class: 'DESCRIPTIVE',
      claims: [{ verdict: 'unverifiable' }],
    })
  })

  test('what the model read otherwise at the same place is settled by its reading, unless rules are certain', () => {
    const corrected = { ...wrong('model'), stance: 'corrected' as const }
    expect(decide([reading([wrong('unsure')]), byModel([corrected])], [FOUNDED]).needsReview).toEqual([])
    expect(decide([reading([wrong('sure')]), byModel([corrected])], [FOUNDED])).toMatchObject({
      class: 'DESCRIPTIVE',
      needsReview: [{ reason: 'likely_contradiction' }],
    })
  })

  test('a value that is not in its quote grounds nothing and replaces nothing', () => {
    const invented = claim('founded_year', year(2014), { group: 'model:unconfirmed', start: 40 })
    expect(decide([reading([]), byModel([invented])], [FOUNDED]).class).toBe('DESCRIPTIVE')
    expect(decide([reading([wrong('sure')]), byModel([invented])], [FOUNDED])).toMatchObject({
      class: 'DESCRIPTIVE',
      needsReview: [{ reason: 'likely_contradiction' }],
    })
  })

  test('what rules see denied, past or told by others, a model alone does not make certain', () => {
    const told = { ...wrong('sure'), stance: 'hearsay' as const }
    expect(decide([reading([told]), byModel([wrong('model')])], [FOUNDED])).toMatchObject({
      class: 'DESCRIPTIVE',
      needsReview: [{ reason: 'likely_contradiction' }],
    })
  })
})

describe('who reads', () => {
  const wrong = claim('founded_year', year(1990))

  test('a person alone decides, and nobody has to look again', () => {
    const settled = byPerson([], { substance: true })
    const decided = decide([reading([wrong]), byModel([wrong]), settled], [FOUNDED])
    expect(decided).toMatchObject({ class: 'DESCRIPTIVE', claims: [], needsReview: [] })
    expect(decided.readers.map(({ kind }) => kind)).toEqual(['rules', 'model', 'person'])
    expect(decide([reading([]), byPerson([wrong])], [FOUNDED]).class).toBe('CONFABULATED')
  })

  test('a reply that could not be read decides nothing and says so', () => {
    const unreadable = byModel([wrong], { mention: 'none', doubts: [{ reason: 'unreadable', span: null }] })
    expect(decide([reading([claim('founded_year', year(2014))]), unreadable], [FOUNDED])).toMatchObject({
      class: 'STRONG',
      needsReview: [{ reason: 'unreadable' }],
    })
  })

  test('a model cannot find a name that is not there, and what it overlooks is for a person', () => {
    const absent = reading([], { mention: 'none', mentions: [] })
    expect(decide([absent, byModel([wrong], { mentions: [] })], [FOUNDED])).toMatchObject({
      class: 'ABSENT',
      needsReview: [{ reason: 'readers_disagree' }],
    })
    expect(decide([reading([]), byModel([], { mention: 'none', mentions: [] })], [FOUNDED])).toMatchObject({
      class: 'ABSENT',
      needsReview: [{ reason: 'readers_disagree', span: { quote: 'Zentrava' } }],
    })
  })

  test('a name that stands there more than once vetoes "none", but not "namesake"', () => {
    const names = [0, 60].map((start) => ({ start, end: start + 8, quote: 'Zentrava' }))
    const said = (mention: 'none' | 'namesake') => byModel([], { mention, mentions: names, substance: false })
    for (const mention of ['brand', 'unclear'] as const)
      expect(decide([reading([], { mention }), said('none')], [FOUNDED])).toMatchObject({
        class: 'DESCRIPTIVE',
        needsReview: [{ reason: 'readers_disagree' }],
      })
    for (const mention of ['none', 'namesake'] as const)
      expect(decide([reading([], { mention: 'namesake' }), said(mention)], [FOUNDED])).toMatchObject({
        class: 'ABSENT',
        needsReview: [],
      })
  })

  test('whom the name means, a model knows better; a person looks where something hangs on it', () => {
    const reviewed = (more: Partial<Reading>, claims: ReadClaim[] = []) =>
      decide([reading(claims, more), byModel([], { mention: 'namesake' })], [FOUNDED]).needsReview
    expect(reviewed({ promptNamesBrand: false })).toEqual([])
    expect(
      reviewed({ promptNamesBrand: false }, [claim('employees', { least: 9, most: 9, about: false })]),
    ).toEqual([])
    expect(reviewed({})).toMatchObject([{ reason: 'readers_disagree' }])
    for (const founded of [1990, 2014])
      expect(reviewed({ promptNamesBrand: false }, [claim('founded_year', year(founded))])).toMatchObject([
        { reason: 'readers_disagree' },
      ])
  })

  test('a page among the sources is no name that a model could miss', () => {
    const cited = { mentions: [], ownedCitations: ['https://zentrava.io/'] }
    expect(decide([reading([], cited), byModel([], { mention: 'none', mentions: [] })], [])).toMatchObject({
      class: 'STRONG',
      needsReview: [],
    })
  })

  test('a model settles an unclear name and a language that rules do not know', () => {
    const doubts = (['unclear_name', 'unknown_language'] as const).map((reason) => ({ reason, span: null }))
    const lost = reading([wrong], { mention: 'unclear', language: null, doubts })
    const alone = decide([lost], [FOUNDED])
    expect(alone.class).toBe('DESCRIPTIVE')
    expect(alone.needsReview.map(({ reason }) => reason)).toEqual([
      'likely_contradiction',
      'unclear_name',
      'unknown_language',
    ])
    expect(decide([lost, byModel([wrong])], [FOUNDED])).toMatchObject({
      class: 'CONFABULATED',
      needsReview: [],
    })
  })

  test('without a language or a sure name nothing is grounded by a claim', () => {
    const right = [claim('founded_year', year(2014))]
    expect(decide([reading(right, { language: null })], [FOUNDED]).class).toBe('DESCRIPTIVE')
    expect(decide([reading(right, { mention: 'unclear' })], [FOUNDED]).class).toBe('DESCRIPTIVE')
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

test('the same readings and facts give the same verdict, and nothing given is changed', () => {
  const given = [reading([claim('founded_year', year(1990)), claim('headquarters', { place: 'Leeds' })])]
  const facts = [FOUNDED, SEAT]
  const before = JSON.stringify([given, facts])
  expect(JSON.stringify(decide(given, facts))).toBe(JSON.stringify(decide(given, facts)))
  expect(JSON.stringify([given, facts])).toBe(before)
})
