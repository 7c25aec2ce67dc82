import { expect, test } from 'vitest'
import { type FindingChange, findingNews } from './finding-news.ts'

const change = (fromState: string | null, state: string, asked = 10): FindingChange => ({
  eventId: 'event-1',
  findingId: 'finding-1',
  fromState,
  state,
  asked,
  occurrences: 2,
  accountId: 'account-1',
  brandId: 'brand-1',
  engine: 'GROK',
  origin: 'engine',
  about: '',
  gravitySet: null,
  predicate: 'founded_year',
  runId: 'run-1',
  sha256: null,
  logIndex: null,
})
const told = (fromState: string | null, state: string) => findingNews(change(fromState, state))?.kind ?? null

test('each change of state becomes the event that fits the state reported before', () => {
  expect(told(null, 'open')).toBe('confabulation.new')
  expect(told('open', 'not_seen')).toBe('confabulation.not_seen')
  expect(told('returned', 'not_seen')).toBe('confabulation.not_seen')
  expect(told('not_seen', 'returned')).toBe('confabulation.returned')
  expect(told('settled', 'returned')).toBe('confabulation.returned')
})

test('a finding reported as not seen that is still said is reported as returned', () => {
  expect(findingNews(change('not_seen', 'open', 0))?.kind).toBe('confabulation.returned')
  // Fewer than ten silent answers are no longer enough: that is not said again.
  expect(findingNews(change('not_seen', 'open', 3))).toBeNull()
})

test('a statement that is still made, or was settled by a person, makes no event', () => {
  expect(told('returned', 'open')).toBeNull()
  expect(told('open', 'settled')).toBeNull()
  expect(told('settled', 'open')).toBeNull()
  expect(told('settled', 'not_seen')).toBeNull()
})

test('not seen comes with the rate that so many answers still allow', () => {
  expect(findingNews(change('open', 'not_seen'))?.data).toMatchObject({ asked: 10, upperBound: 0.4792 })
})
