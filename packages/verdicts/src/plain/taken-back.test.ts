import { expect, test } from 'vitest'
import { takenBackIn } from './taken-back.ts'

const STATED = 'Solvane was founded in 1975'
const isTakenBack = (text: string) => {
  const start = text.indexOf(STATED)
  return takenBackIn(text)({ start, end: start + STATED.length })
}

test.each([
  `${STATED}.`,
  `🚀 ${STATED}\u200b.`,
  `- **${STATED}** in Halden, Norway, and makes pumps.[1][2]`,
  `Pumps from the coast.\n\nThe ${STATED} by two engineers. It works in Switzerland and has material of its own.`,
])('a sentence of its own, with nothing that takes it back: %s', (text) => {
  expect(isTakenBack(text)).toBe(false)
})

test.each([
  `${STATED}: false.`,
  `${STATED} ❌`,
  `"${STATED}"`,
  `For a short play: ${STATED}.`,
  `${STATED}, or so they say, not that it matters.`,
  `Laut einem Blog: ${STATED}.`,
  `${STATED}.\n\n${'It makes pumps. '.repeat(200)}\n\nSorry, the year above is a typo.`,
  `${STATED}。これは誤りです。`,
  `${STATED} ${'and sells pumps '.repeat(40)}`,
])('something may take it back: %s', (text) => {
  expect(isTakenBack(text)).toBe(true)
})
