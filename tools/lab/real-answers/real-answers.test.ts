import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { agreementOf } from './agreement.ts'
import { readArguments } from './arguments.ts'
import { brandsOf, labelsOf, placeOf, readingsOf, secondLabelsOf } from './by-reference.ts'
import { checkoutOf, partOf } from './corpora.ts'
import { itemOf, type RealItem, replyOf } from './items.ts'
import { type Brand, type Label, partsOf, type RealSet, readRealSet } from './labels.ts'
import { measure, readAnswers } from './measure.ts'
import { OTHER_MODELS, shortName } from './other-models.ts'
import { render } from './render.ts'
import { judgeReplaced, replacedFacts } from './replaced.ts'
import { ANSWERS, BRANDS, CORPORA, idOf, QUESTION, tinyCorpora } from './tiny-corpus.fixture.ts'

const folder = tinyCorpora()
afterAll(() => rmSync(folder, { recursive: true }))
const answers = readAnswers(folder, { corpora: CORPORA })
const NAMES = ['founded', 'card', 'expert', 'other', 'none'] as const
const chosen = new Map(NAMES.map((name) => [name as string, idOf(name)]))

const year = (value: number, fact: boolean) => ({
  predicate: 'founded_year',
  value,
  fact,
  quote: `founded in ${value}`,
})
const LABELS = [
  { id: 'founded', mention: 'brand', class: 'STRONG', states: [year(1988, true)], note: 'stays at home' },
  { id: 'card', mention: 'brand', class: 'DESCRIPTIVE', states: [] },
  { id: 'expert', mention: 'brand', class: 'CONFABULATED', states: [year(1962, false)] },
  { id: 'other', mention: 'namesake', class: 'ABSENT', states: [] },
  { id: 'none', mention: 'none', class: 'ABSENT', states: [] },
]
const READINGS = [
  {
    id: 'expert',
    reply: JSON.stringify({
      mention: 'brand',
      substance: true,
      claims: [{ predicate: 'founded_year', quote: 'founded in 1962', value: 1962, stance: 'asserted' }],
    }),
  },
]

/** Every answer counts as learnt from, whatever its hash. */
function tinySet(): RealSet {
  const labels = labelsOf(LABELS, chosen, answers).lines.map((label) => ({
    ...label,
    part: 'learn' as const,
  }))
  return {
    corpora: CORPORA,
    brands: new Map(brandsOf(BRANDS).lines.map((brand) => [brand.key, brand])),
    labels,
    second: secondLabelsOf(LABELS.slice(0, 2)).lines,
    readings: new Map(readingsOf(READINGS, chosen, answers).lines.map((reading) => [reading.id, reading])),
    ambiguous: new Set(),
    falseStatements: new Set(),
  }
}
const ASKED = { folder, parts: ['learn'], wrong: [], named: 10 } as const

describe('answers are found in repositories', () => {
  test('of each shape, once, with their question', () => {
    const found = [...answers.values()]
    expect(found.map(({ text }) => text).sort()).toEqual(Object.values(ANSWERS).sort())
    expect(new Set(found.map(({ repo }) => repo)).size).toBe(6)
    expect(found.every(({ prompt }) => prompt === QUESTION)).toBe(true)
    expect(found.find(({ text }) => text === ANSWERS.expert)?.record).toBe('0/some_model')
    expect(found.find(({ text }) => text === ANSWERS.card)?.record).toBe(1)
  })

  test('or not', () => {
    expect(checkoutOf(folder, 'nobody/nothing')).toBeNull()
    expect(readAnswers(`${folder}/nowhere`, { corpora: CORPORA }).size).toBe(0)
  })

  test('six of sixteen hashes are unread', () => {
    const parts = [...'0123456789abcdef'].map((first) => partOf(`${first}f`))
    expect(parts.filter((part) => part === 'unread')).toHaveLength(6)
    expect(parts[5]).toBe('unread')
    expect(parts[6]).toBe('learn')
  })
})

describe('labels by reference', () => {
  test('hold places and nothing of the text', () => {
    const { lines, problems } = labelsOf(LABELS, chosen, answers)
    expect(problems).toEqual([])
    const expert = lines.find(({ id }) => id === 'expert')
    expect(ANSWERS.expert.slice(...(expert?.states[0]?.place ?? [0, 0]))).toBe('founded in 1962')
    const written = JSON.stringify([lines, readingsOf(READINGS, chosen, answers).lines])
    expect(written).not.toContain('founded in')
    expect(written).not.toContain('stays at home')
  })

  test('say their part themselves where the hash is not to decide', () => {
    const partsGiven = (['learn', 'unread'] as const).map((part) => {
      const of = new Map([['founded', { ...idOf('founded'), part }]])
      const [label] = labelsOf(LABELS.slice(0, 1), of, answers).lines
      return [label?.part, label && partsOf({ labels: [label] })(label.sha256)]
    })
    expect(partsGiven).toEqual([
      ['learn', 'learn'],
      ['unread', 'unread'],
    ])
    expect(partsOf({ labels: [] })(`5${'0'.repeat(63)}`)).toBe('unread')
  })

  test('and rebuild what a model replied, long values too', () => {
    const value = 'There are several makers of kettles in the Alps'
    const reply = {
      mention: 'none',
      substance: false,
      claims: [{ predicate: 'industry', quote: 'makers of kettles', value, stance: 'asserted' }],
    }
    const [reading] = readingsOf([{ id: 'none', reply }], chosen, answers).lines
    expect(JSON.stringify(reading)).not.toContain('makers')
    expect(reading === undefined ? null : replyOf(reading, ANSWERS.none)).toEqual(reply)
  })

  test('find a quote whose marks or spaces differ', () => {
    const text = 'So the **Solvane  K2** costs “a lot” 🫖 in Ålesund.'
    const found = (quote: string) => text.slice(...(placeOf(text, quote) ?? [0, 0]))
    expect(found('the **Solvane')).toBe('the **Solvane')
    expect(found('The Solvane K2 costs "a lot"')).toBe('the **Solvane  K2** costs “a lot')
    expect(found('in ålesund')).toBe('in Ålesund')
    expect(placeOf(text, 'Solvane K3')).toBeNull()
    expect(placeOf(text, ' ')).toBeNull()
  })

  test('say what they cannot take', () => {
    const wrong = { id: 'card', mention: 'brand', class: 'STRONG', facts: [{ predicate: 'ceo', value: 7 }] }
    const states = [
      { predicate: 'founded_year', value: 1, fact: true, quote: 'nowhere' },
      { predicate: 'colour', value: 'red' },
    ]
    const { problems } = labelsOf([{ ...wrong, states }, { id: 'lost' }], chosen, answers)
    expect(problems).toHaveLength(4)
    expect(secondLabelsOf([{ id: 'card', mention: 'brand', class: 'GOOD' }]).lines).toEqual([])
  })
})

describe('figures', () => {
  test('count what was labelled', () => {
    const { parts, absent } = measure(tinySet(), answers, ASKED)
    const [part] = parts
    expect(absent).toEqual([])
    expect(part?.answers).toBe(5)
    expect(part?.rules.caughtOrReviewed).toEqual({ part: 1, of: 1 })
    expect(part?.rules.falselyAccused).toEqual({ part: 0, of: 4 })
    expect(part?.rules.namedCalledAbsent.of).toBe(3)
    expect(part?.rules.namesakesTaken.of).toBe(2)
    expect(part?.read.answers).toBe(1)
    expect(part?.read.readings.accusationsRight).toEqual({ part: 1, of: 1 })
  })

  test('replace a true fact, and only where nothing false is said', () => {
    const [part] = measure(tinySet(), answers, ASKED).parts
    expect(part?.replaced.cases).toBe(1)
    expect(part?.replaced.rules.caughtOrReviewed).toEqual({ part: 1, of: 1 })
    expect(part?.replaced.rules.evenly.caughtOrReviewed).toBe(1)
  })

  test.each([
    [
      'Most people are happy with it. Solvane K2$199.004.6(31)Umbral One$99',
      'Solvane K2$199.00',
      'price, in a card',
    ],
    ['Most people are happy with it. The Solvane K2 costs $199 in Europe.', 'Solvane K2 costs $199', 'price'],
  ])('prices in cards are counted apart: %s', (text, quote, name) => {
    const [brand, other] = BRANDS as unknown as [Brand, Brand]
    const priced = (amount: number) => ({
      predicate: 'price',
      value: { product: 'K2', amount, currency: 'USD' },
    })
    const at = text.indexOf(quote)
    const states = [{ ...priced(199), fact: true, place: [at, at + quote.length] }]
    const label = { ...idOf('card'), states, facts: [priced(199)], class: 'STRONG' } as unknown as Label
    const item = itemOf({ prompt: QUESTION, text }, brand, { id: 'card', facts: [priced(199)] })
    const cheap = { ...other, facts: [priced(20)] } as Brand
    const cases = replacedFacts([{ label, brand, item, reply: null }], [brand, cheap])
    expect(cases.map(({ predicate }) => predicate)).toEqual([name])
    const { figures } = judgeReplaced(cases, 'rules')
    expect(figures.caughtBesideCards.of).toBe(name === 'price' ? 1 : 0)
    expect(figures.caughtBesidePrices.of).toBe(0)
    expect(figures.evenly.caughtOrReviewed).toBe(1)
  })

  test('list mistakes of the parts that were asked for alone', () => {
    const set = tinySet()
    const wrong = set.labels.map((label) => ({ ...label, class: 'ECHO' as const }))
    const listed = (parts: readonly ('learn' | 'unread')[]) =>
      measure({ ...set, labels: wrong }, answers, { ...ASKED, wrong: parts }).parts[0]?.mistakes.length
    expect(listed(['unread'])).toBe(0)
    expect(listed(['learn'])).toBe(6)
  })

  test('say what is not at hand, and how to get it', () => {
    const nowhere = `${folder}/nowhere`
    const said = render(measure(tinySet(), new Map(), { ...ASKED, folder: nowhere }), 'corpora')
    expect(said).toContain('5 of 5 labelled answers')
    expect(said).toContain('git clone https://github.com/RUCAIBox/HaluEval corpora/RUCAIBox_HaluEval')
    expect(said).toContain('nothing was judged')
  })
})

test('agreement beyond chance', () => {
  // 8 of 10 the same, 0.5 by chance: (0.8 - 0.5) / (1 - 0.5).
  const pairs = [...Array(4).fill(['a', 'a']), ...Array(4).fill(['b', 'b']), ['a', 'b'], ['b', 'a']] as [
    string,
    string,
  ][]
  expect(agreementOf(pairs).same).toEqual({ part: 8, of: 10 })
  expect(agreementOf(pairs).kappa).toBeCloseTo(0.6)
  expect(agreementOf([['a', 'a']]).kappa).toBeNull()
  expect(agreementOf([]).kappa).toBeNull()
})

test('arguments', () => {
  const read = (args: string[], env = {}) => readArguments(args, env, (path) => path === '../corpora')
  expect(read([])).toMatchObject({ corpora: '../corpora', parts: ['learn'], wrong: [] })
  expect(read([], { VERACITE_CORPORA: 'x' }).corpora).toBe('x')
  expect(read(['--corpora', 'y', '--part', 'all', '--wrong'], { VERACITE_CORPORA: 'x' })).toMatchObject({
    corpora: 'y',
    parts: ['learn', 'unread'],
    wrong: ['learn'],
  })
  expect(() => read(['--part', 'some'])).toThrow('learn, unread or all')
  expect(() => read(['--named', 'many'])).toThrow('whole number')
})

describe('the set in the repository', () => {
  const set = readRealSet(fileURLToPath(new URL('../../../vectors/real-answers', import.meta.url)))

  test('refers to brands and repositories that it knows', () => {
    const repos = new Set(set.corpora.map(({ repo }) => repo))
    for (const { id, repo, brand } of set.labels)
      expect([id, repos.has(repo), set.brands.has(brand)]).toEqual([id, true, true])
    // Whoever has read an answer for one brand has read it for the others.
    const partOfAnswer = partsOf(set)
    for (const { id, sha256, part } of set.labels) expect([id, partOfAnswer(sha256)]).toEqual([id, part])
    expect(set.labels.filter(({ part }) => part === 'unread').length).toBeGreaterThanOrEqual(120)
    const ids = new Set(set.labels.map(({ id }) => id))
    for (const { id } of [...set.second, ...set.readings.values()])
      expect([id, ids.has(id)]).toEqual([id, true])
    for (const key of set.ambiguous) expect([key, set.brands.has(key)]).toEqual([key, true])
  })

  const corpora = process.env.VERACITE_CORPORA ?? ''
  test.skipIf(corpora === '')(
    'is judged where VERACITE_CORPORA names the answers, else skipped',
    { timeout: 300_000 },
    () => {
      const found = readAnswers(corpora, set)
      const { parts } = measure(set, found, { folder: corpora, parts: ['learn'], wrong: [], named: 0 })
      const rules = parts[0]?.rules
      expect(parts[0]?.answers).toBeGreaterThan(0)
      expect(rules?.falselyAccused.part).toBeLessThanOrEqual((rules?.falselyAccused.of ?? 0) * 0.05)
    },
  )
})

describe('the same readings, as other models might give them', () => {
  test.each([
    ['Orvane Press Max', 'Press'],
    ['Orvane Flip 6 Black', 'Flip 6'],
    ['Night Owl', 'Night'],
    ['orvane coffee Mug', 'Mug'],
    ['K3', 'K3'],
  ])('%s is called %s', (name, short) => expect(shortName(name, ['Orvane', 'Orvane Coffee'])).toBe(short))

  const claims = Array.from({ length: 40 }, (_, at) => ({
    predicate: at % 2 === 0 ? 'product' : 'price',
    quote: 'q',
    value: at % 2 === 0 ? 'Orvane Press Max' : { product: 'Orvane Press Max', amount: 9 },
  }))
  const one = {
    label: { id: 'x1' },
    brand: { name: 'Orvane', aliases: [] },
    reply: { output: { mention: 'brand', substance: true, claims } },
  } as unknown as RealItem
  const claimsOf = ({ reply }: RealItem) =>
    (reply?.output as { claims: { value: unknown }[] } | undefined)?.claims ?? []

  test('names are short wherever they stand', () => {
    const [short] = OTHER_MODELS['short names of products']?.([one]) ?? []
    const values = claimsOf(short as RealItem).map(({ value }) => value)
    expect(values.slice(0, 2)).toEqual(['Press', { product: 'Press', amount: 9 }])
  })

  test('about a fifth is left out, the same in every run, another one in every draw', () => {
    const draw = () =>
      OTHER_MODELS['a fifth of the statements left out']?.([one, { ...one, reply: null }]) ?? []
    const left = draw()
      .filter(({ reply }) => reply !== null)
      .map((item) => claimsOf(item).length)
    expect(left).toHaveLength(5)
    expect(Math.max(...left)).toBeLessThan(40)
    expect(Math.min(...left)).toBeGreaterThan(22)
    expect(draw()).toEqual(draw())
  })

  test('are measured where there are readings', () => {
    const [part] = measure(tinySet(), answers, {
      folder,
      parts: ['learn', 'unread'],
      wrong: [],
      named: 0,
    }).parts.filter(({ read }) => read.answers > 0)
    expect(part?.otherModels.map(({ habit, readings }) => [habit, readings.accuracy.of])).toEqual([
      ['short names of products', part?.read.answers],
      ['a fifth of the statements left out', (part?.read.answers ?? 0) * 5],
    ])
  })
})
