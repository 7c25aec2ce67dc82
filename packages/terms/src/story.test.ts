import { expect, test } from 'vitest'
import {
  basisOf,
  between,
  earlierInWords,
  nearestShare,
  type StoryChange,
  type StoryWorst,
  storyOf,
} from './story.ts'

const rate = (seen: number, asked: number, low = 0.1, high = 0.3) => ({
  ...{ seen, asked, rate: seen / asked, low, high },
})
const WORST: StoryWorst = {
  ...{ by: 'Worst', who: 'Grok', label: 'Founding year', about: null },
  said: { seen: 41, asked: 70 },
}
const change = (difference: number, standsOut: boolean): StoryChange['overall'] => ({ difference, standsOut })
const told = (...given: Parameters<typeof storyOf>) =>
  storyOf(...given)
    .map(({ text }) => text)
    .join('')
const WEEK = { from: '2026-11-09T08:00:00Z', to: '2026-11-16T08:00:00Z' }

test('the sentence: how many, whether that is fewer, and what is worst', () => {
  const story = storyOf(rate(211, 1239), { ...WEEK, overall: change(-0.04, true) }, WORST)
  expect(story.map(({ text }) => text).join('')).toBe(
    'About 1 in 6 answers says something false, fewer than a week earlier. Worst: Grok on the founding year, in 41 of 70 answers.',
  )
  expect(story.filter(({ accused }) => accused).map(({ text }) => text)).toEqual([
    '1 in 6 answers',
    'Grok on the founding year',
  ])
})

test.each([
  [rate(0, 30), 'None of 30 answers says anything false.'],
  [rate(2, 3), '2 of 3 answers say something false.'],
  [rate(15, 32), 'About half of the answers say something false.'],
  [rate(60, 80), 'About 3 in 4 answers say something false.'],
  [rate(98, 100), 'Almost every answer says something false.'],
  [rate(50, 50), 'Every answer says something false.'],
  [rate(1, 1000), 'Hardly any answer says something false (1 of 1,000).'],
  [null, 'No answer was counted.'],
])('%o', (wrong, words) => {
  expect(told(wrong, null, null)).toBe(words)
})

test('a change that may be chance is none', () => {
  expect(told(rate(10, 60), { ...WEEK, overall: change(-0.04, false) }, null)).toContain(
    ', about as many as a week earlier.',
  )
})

test('the figures below it are those of the API', () => {
  const before = { rate: rate(260, 1239, 0.19, 0.24), createdAt: WEEK.from }
  expect(basisOf(rate(211, 1239, 0.15, 0.19), before, change(-0.04, true), WEEK.to)).toBe(
    '17 % of 1,239 answers (15–19 %). A week earlier 21 % (19–24 %): more than chance, though one day may lean differently from the next.',
  )
  expect(between(0.29, 0.26)).toBe('29–26 %')
  expect(basisOf(rate(1, 4), null, null, WEEK.to)).toContain('1 of 4 answers: too few for a rate')
})

test.each([
  [0.17, 1, 6],
  [0.34, 1, 3],
  [0.47, 1, 2],
  [0.62, 3, 5],
  [0.88, 9, 10],
])('%d is about %d in %d', (share, of, outOf) => {
  expect(nearestShare(share)).toEqual([of, outOf])
})

test.each([
  ['2026-11-16T07:00:00Z', 'in the scan before'],
  ['2026-11-15T08:00:00Z', 'a day earlier'],
  ['2026-11-13T08:00:00Z', '3 days earlier'],
  ['2026-10-19T08:00:00Z', '4 weeks earlier'],
])('%s is %s', (from, words) => {
  expect(earlierInWords(from, WEEK.to)).toBe(words)
})
