import type { NewClassification } from '@veracite/evidence/records/new-classification'
import type { Reading } from '@veracite/verdicts/reading'
import { expect, test } from 'vitest'
import type { LanguageModelPort } from '../readers/reader-port.ts'
import { readJobs } from './read-run.ts'

const MODEL: LanguageModelPort = {
  name: 'any/model',
  dailySpendUsd: null,
  estimateUsd: () => null,
  ask: () => Promise.reject(new Error('nobody asks')),
}
const BRAND = { name: 'Solvane', aliases: ['Solvane Audio'], domain: 'solvane.example' }

function jobsFor(text: string, rules: Partial<Reading>, model: LanguageModelPort | null = MODEL) {
  const reading = { mention: 'none', ownedCitations: [], read: { characters: 9, of: 9 }, ...rules }
  const classified = { captureId: 'c1', standing: [{ readerKind: 'rules', reading }] }
  const capture = { captureId: 'c1', answer: { text, citations: [] }, brand: BRAND }
  const ids = { next: () => 'j1' }
  return readJobs(
    { model, ids },
    [classified as unknown as NewClassification],
    [capture as unknown as Parameters<typeof readJobs>[2][number]],
  ).length
}

test.each([
  ['a name that rules take for nothing', 'Buy Solvane today', {}, 1],
  ['a name that rules take for somebody else', 'Jo Solvane sings', { mention: 'namesake' as const }, 1],
  ['a page of the brand in the text', 'see docs.solvane.example/help', {}, 1],
  ['a page of the brand among the sources', 'see there', { ownedCitations: ['https://solvane.example'] }, 1],
  ['nothing of the brand', 'Solvaneo is something else', {}, 0],
  ['an answer that is too long', 'Solvane', { read: { characters: 1, of: 90_000 } }, 0],
])('%s: %s', (_, text, rules, jobs) => {
  expect(jobsFor(text, rules)).toBe(jobs)
})

test('without a model nothing is read by one', () => {
  expect(jobsFor('Buy Solvane today', {}, null)).toBe(0)
})
