import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { byQuestion } from './neutral-questions.ts'

const FINDING = { stated: '2009', truth: '1998', about: '' }
const scan = (...prompts: { text: string; seen: number; asked: number }[]) => ({
  ...{ scanId: 's', status: 'COMPLETED' as const, createdAt: new Date(0), prompts },
})
const NEUTRAL = 'When was Halden founded?'
const LEADING = 'Was Halden founded in 2009?'

test('neutral and leading questions are counted apart, over all scans', () => {
  const told = byQuestion(
    FINDING,
    [
      scan({ text: NEUTRAL, seen: 1, asked: 10 }, { text: LEADING, seen: 5, asked: 5 }),
      scan({ text: NEUTRAL, seen: 2, asked: 10 }),
    ],
    ['Halden'],
    sayIn('en'),
  )
  expect(told.neutral).toMatchObject({ prompts: 1, seen: 3, asked: 20 })
  expect(told.leading).toMatchObject({ prompts: 1, seen: 5, asked: 5 })
  expect(told.words).toMatch(/^3 of 20 · .* of answers to neutral questions; 5 of 5 .* counted apart$/)
})

test('a statement that only leading questions brought has no neutral rate', () => {
  const told = byQuestion(FINDING, [scan({ text: LEADING, seen: 1, asked: 5 })], ['Halden'], sayIn('en'))
  expect(told).toMatchObject({ neutral: { asked: 0, low: null, high: null } })
  expect(told.words).toMatch(/^no answer to a neutral question; 1 of 5/)
})
