import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { decideFit, FIT_CRITERIA, type FitInput, industryRates } from './fit.ts'
import { pairsOf } from './get-fit.ts'

const pair = (earlier: number, later: number) => ({
  ...{ earlier: { seen: earlier, asked: 10 }, later: { seen: later, asked: 10 } },
})
const GOOD: FitInput = {
  planIndex: 4,
  firstAnswerIndex: 9,
  rate: { low: 0.2, high: 0.35, asked: 160 },
  width: 0.2,
  halves: [pair(3, 4), pair(2, 2)],
  prompts: { now: 'a', before: 'a' },
  models: { now: [{ engine: 'CHATGPT', model: 'm1' }], before: [{ engine: 'CHATGPT', model: 'm1' }] },
  readers: [{ version: 'plain 3', isMeasured: true }],
}

test('a figure that meets all criteria is fit, also the first of its brand', () => {
  expect(decideFit(GOOD, sayIn('en'))).toMatchObject({
    fit: true,
    words: 'Fit to decide on: all 6 criteria are met.',
  })
  const first = { ...GOOD, prompts: { now: 'a', before: null }, models: { ...GOOD.models, before: [] } }
  expect(decideFit(first, sayIn('en')).fit).toBe(true)
})

test.each([
  ['plan_logged', { planIndex: null }, 'its plan is not in the log'],
  ['plan_logged', { firstAnswerIndex: null }, 'none of its answers is in the log yet'],
  ['plan_logged', { planIndex: 10 }, 'an answer is in the log before the plan'],
  ['enough_answers', { rate: null }, 'nothing was counted'],
  ['enough_answers', { width: 0.1 }, '160 answers leave 15 points, more than the 10 asked for'],
  ['halves_agree', { halves: [] }, 'no question was asked twice, so that there are no halves to compare'],
  [
    'halves_agree',
    { halves: [pair(0, 9), pair(1, 8)] },
    'two halves of the answers differ by more than chance (p = 0.000)',
  ],
  [
    'same_prompts',
    { prompts: { now: 'a', before: 'b' } },
    'other prompts were asked than in the scan before',
  ],
  ['same_prompts', { prompts: { now: null, before: null } }, 'its plan does not say what was asked'],
  [
    'same_engines',
    { models: { ...GOOD.models, now: [{ engine: 'CHATGPT', model: 'm2' }] } },
    'ChatGPT answered with more than one version',
  ],
  [
    'same_engines',
    { models: { before: [], now: ['m1', 'm2'].map((model) => ({ engine: 'CHATGPT', model })) } },
    'ChatGPT answered with more than one version',
  ],
  [
    'same_engines',
    { models: { ...GOOD.models, now: [{ engine: 'GROK', model: null }] } },
    'Grok did not name a version',
  ],
  [
    'reader_measured',
    { readers: [{ version: 'm 1', isMeasured: false }] },
    'the reader m 1 was not measured',
  ],
  ['reader_measured', { readers: [] }, 'no reading decided anything'],
] as const)('%s alone fails: %j', (criterion, broken, words) => {
  const decided = decideFit({ ...GOOD, ...broken } as FitInput, sayIn('en'))
  expect(decided.criteria.filter(({ met }) => !met)).toEqual([{ criterion, met: false, words }])
  expect(decided).toMatchObject({ fit: false, words: `Not fit to decide on: ${words}.` })
  expect(decided.criteria.map((one) => one.criterion)).toEqual([...FIT_CRITERIA])
})

test('halves are the odd and even samples of each prompt and engine', () => {
  const cell = (promptId: string, isOdd: boolean, counts: object) => ({
    ...{ promptId, engine: 'CHATGPT' as const, origin: 'engine' as const, isOdd, counts },
  })
  const cells = [
    cell('p', true, { STRONG: 2, ABSENT: 1 }),
    cell('p', false, { CONFABULATED: 1, ABSENT: 1 }),
    cell('q', true, { ABSENT: 1 }),
  ]
  expect(pairsOf(cells, 'mentioned')).toEqual([
    { earlier: { seen: 2, asked: 3 }, later: { seen: 1, asked: 2 } },
    { earlier: { seen: 0, asked: 1 }, later: { seen: 0, asked: 0 } },
  ])
})

test('answers without the brand are in no denominator of the industry’s rates', () => {
  const { hallucination, inaccuracy } = industryRates(
    { naming: 40, accused: 4, checked: 90, wrong: 9 },
    sayIn('en'),
  )
  expect(hallucination).toMatchObject({ seen: 4, asked: 40, rate: 0.1 })
  expect(inaccuracy).toMatchObject({ seen: 9, asked: 90, rate: 0.1 })
  expect(industryRates({ naming: 0, accused: 0, checked: 0, wrong: 0 }, sayIn('en'))).toMatchObject({
    hallucination: { rate: null, low: null },
  })
})
