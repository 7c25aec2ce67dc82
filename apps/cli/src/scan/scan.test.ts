import { expect, test } from 'vitest'
import { worstFirst } from './findings.ts'
import { msLeft, progressByEngine } from './progress.ts'

const run = (
  engine: 'CHATGPT' | 'CLAUDE',
  status: 'QUEUED' | 'RUNNING' | 'CLASSIFIED' | 'NO_ANSWER' | 'FAILED',
) => ({ engine, status })

test('every engine counts its own, and what gave no answer or failed is settled too', () => {
  const runs = [
    run('CLAUDE', 'QUEUED'),
    run('CHATGPT', 'CLASSIFIED'),
    run('CHATGPT', 'FAILED'),
    run('CHATGPT', 'NO_ANSWER'),
    run('CHATGPT', 'RUNNING'),
  ]
  expect(progressByEngine(runs)).toEqual([
    { engine: 'CHATGPT', origin: 'engine', total: 4, settled: 3, noAnswer: 1, failed: 1 },
    { engine: 'CLAUDE', origin: 'engine', total: 1, settled: 0, noAnswer: 0, failed: 0 },
  ])
})

test('the slowest engine decides how long it takes; nothing is guessed before it has answered once', () => {
  const engine = (settled: number) => ({
    engine: 'X',
    origin: 'engine',
    total: 10,
    settled,
    noAnswer: 0,
    failed: 0,
  })
  expect(msLeft([engine(5), engine(2)], 1_000)).toBe(4_000)
  expect(msLeft([engine(5), engine(0)], 1_000)).toBeNull()
  expect(msLeft([engine(10)], 1_000)).toBe(0)
})

test('the worst first: what still stands, what contradicts most, what harms most', () => {
  const finding = (id: string, predicates: string[], intent = 'BRANDED', verificationStatus = 'active') => ({
    id,
    intent,
    verificationStatus,
    claims: predicates.map((predicate) => ({ predicate })),
  })
  const order = worstFirst([
    finding('gone', ['price', 'ceo', 'phone'], 'BRANDED', 'not_reproducible'),
    finding('year', ['founded_year']),
    finding('price, category', ['price'], 'CATEGORY'),
    finding('price, branded', ['price']),
    finding('two', ['award', 'employees']),
    finding('new predicate', ['something_newer']),
  ])
  expect(order.map(({ id }) => id)).toEqual([
    'two',
    'price, branded',
    'price, category',
    'year',
    'new predicate',
    'gone',
  ])
})
