import { expect, test } from 'vitest'
import { sentenceAround } from './sentence.ts'

const around = (text: string, words: string) => {
  const start = text.indexOf(words)
  return sentenceAround(text, { start, end: start + words.length })
}

test.each([
  ['One. It was founded in 1995. Two.', '1995', 'It was founded in ', '.'],
  ['founded in 1995', '1995', 'founded in ', ''],
  ['# About\n- Founded: 1995\n- Seat: Oslo', '1995', 'Founded: ', ''],
  ['It was **founded in 1995** by [Ada](https://a.example).', '1995', 'It was founded in ', ' by Ada.'],
  ['| CEO | Ada Kern | – |', 'Ada Kern', 'CEO | ', ' | –'],
  ['It is led by Ada Kern - since 1995.', 'Ada Kern', 'It is led by ', ' - since 1995.'],
  ['It was founded by 1. FC Oslo.', '1. FC Oslo', 'It was founded by ', '.'],
  ['It costs $3.50 per month, not more. Yes', '3.50', 'It costs $', ' per month, not more.'],
])('%s', (text, words, before, after) => {
  expect(around(text, words)).toEqual({ before, words, after })
})

test('a text without an end is cut and says so; halves of characters are not kept', () => {
  const cut = around(`${'😀'.repeat(500)}1995${'x'.repeat(500)}`, '1995')
  expect(cut?.before.startsWith('…')).toBe(true)
  expect(cut?.before.isWellFormed()).toBe(true)
  expect(cut?.after.endsWith('x…')).toBe(true)
})

test('a stretch that is not in the text has no sentence', () => {
  expect(sentenceAround('short', { start: 3, end: 30 })).toBeNull()
})
