import type { Fact, FactForVerdict, NewFact } from '@veracite/ground-truth/facts/fact'
import { factState, factsAt } from '@veracite/ground-truth/facts/fact-life'
import { UNTOUCHED } from '@veracite/ground-truth/facts/fact-life.fixture'
import { describe, expect, test } from 'vitest'
import { MAX_ACTIVE_FACTS } from './fact-store.ts'
import { proposalsOf } from './propose-facts.ts'
import { asProposals, withinRoom } from './refresh-facts.ts'
import { withoutRivals } from './review-facts.ts'

const NOW = new Date('2026-11-17T12:00:00Z')
const year = (id: string, value: number, life: Partial<Fact> = {}) =>
  ({ ...UNTOUCHED, id, predicate: 'founded_year', value, active: true, ...life }) as Fact
const award = (id: string, active = true) =>
  ({ id, predicate: 'award', value: `Award ${id}`, active }) as unknown as NewFact
const ids = (facts: readonly { id: string }[]) => facts.map(({ id }) => id)

describe('the state of a fact', () => {
  test.each<[string, Partial<Fact>]>([
    ['active', {}],
    ['active', { validUntil: '2026-11-17' }],
    ['expired', { validUntil: '2026-11-16' }],
    ['expired', { active: false, expiredAt: NOW }],
    ['superseded', { active: false, supersededBy: 'x', expiredAt: NOW }],
    ['withdrawn', { active: false, supersededBy: 'x', withdrawnAt: NOW }],
    ['proposed', { active: false, proposedAt: NOW }],
    ['refused', { active: false, refusedAt: NOW }],
  ])('%s: %j', (state, life) => {
    expect(factState(year('a', 2004, life), NOW)).toBe(state)
  })
})

test('an answer is judged by the facts of its day, whenever that is', () => {
  const facts = [
    { id: 'spring', active: true, validFrom: '2026-03-01', validUntil: '2026-05-31' },
    { id: 'gone', active: false, validUntil: '2026-05-31', isExpired: true },
    { id: 'replaced', active: false, validUntil: '2026-05-31' },
    { id: 'always', active: true },
  ] as unknown as FactForVerdict[]
  const on = (day: string) =>
    factsAt(facts, new Date(`${day}T23:59:59Z`)).map(({ id, active }) => [id, active])
  expect(on('2026-02-28')).toEqual([
    ['gone', true],
    ['replaced', false],
    ['always', true],
  ])
  expect(on('2026-05-31')).toEqual([
    ['spring', true],
    ['gone', true],
    ['replaced', false],
    ['always', true],
  ])
  expect(on('2026-06-01')).toEqual([
    ['spring', false],
    ['gone', false],
    ['replaced', false],
    ['always', true],
  ])
  expect(factsAt(facts, NOW)[0]).toEqual({ id: 'spring', active: false })
})

test('of proposals that exclude each other none is approved; of twins one is', () => {
  const waiting = { active: false, proposedAt: NOW }
  const [a, b, c] = [year('a', 2004, waiting), year('b', 2005, waiting), year('c', 2004, waiting)]
  expect(ids(withoutRivals([a, b]).rivals)).toEqual(['a', 'b'])
  expect(withoutRivals([a, c])).toMatchObject({
    agreed: [{ id: 'a' }],
    twins: [{ factId: 'c', by: 'a' }],
    rivals: [],
  })
})

test('only what is news is proposed', () => {
  const known = [
    year('a', 2004),
    year('b', 2005, { active: false, proposedAt: NOW }),
    year('c', 2006, { active: false, refusedAt: NOW }),
  ]
  const found = [2004, 2005, 2006, 2007, 2007].map((value, at) => year(`n${at}`, value) as unknown as NewFact)
  expect(proposalsOf(known, found)).toMatchObject({
    append: [{ id: 'n3', active: false }],
    known: 1,
    waiting: 1,
    refused: 1,
  })
})

test('proposed facts of pages replace no fact, and none is accepted beyond the limit', () => {
  const changes = {
    pages: [],
    append: [award('a'), award('b')],
    seenFactIds: [],
    supersede: [
      { factId: 'x', by: 'a' },
      { factId: 'y', by: 'z' },
    ],
  }
  expect(asProposals(changes)).toMatchObject({
    append: [{ active: false }, { active: false }],
    supersede: [{ factId: 'y' }],
  })
  const { fitting, overflow } = withinRoom(changes, MAX_ACTIVE_FACTS)
  expect([ids(fitting.append), overflow]).toEqual([['a'], 1])
  expect(withinRoom(asProposals(changes), MAX_ACTIVE_FACTS).overflow).toBe(0)
})
