import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { estimateLines } from './estimate.ts'
import { worstFirst } from './findings.ts'
import { progressByEngine } from './progress.ts'
import { summaryOf } from './progress-lines.ts'

const say = sayIn('en')
const english = { say, toldInWords: (text: string) => text }

test('every engine counts its own, and what gave no answer or failed is settled too', () => {
  const matrix = [
    { engine: 'CLAUDE', runs: 1, byStatus: { QUEUED: 1 } },
    { engine: 'CHATGPT', runs: 2, byStatus: { CLASSIFIED: 1, FAILED: 1 } },
    { engine: 'CHATGPT', runs: 50_002, byStatus: { NO_ANSWER: 50_001, RUNNING: 1 } },
  ] as const
  expect(progressByEngine(matrix)).toEqual([
    { engine: 'CHATGPT', origin: 'engine', total: 50_004, settled: 50_003, noAnswer: 50_001, failed: 1 },
    { engine: 'CLAUDE', origin: 'engine', total: 1, settled: 0, noAnswer: 0, failed: 0 },
  ])
})

test('percentage and remaining time are those of the server; an older server says neither', () => {
  const scan = {
    status: 'RUNNING',
    totalRuns: 10,
    totalCostUsd: '0.5',
    byStatus: { CAPTURED: 3, CLASSIFIED: 1 },
  }
  const engines = progressByEngine([{ engine: 'CLAUDE', runs: 10, byStatus: { QUEUED: 6 } }])
  const shared = '4 of 10 settled · 1 of 4 answers read · $0.50 so far'
  expect(summaryOf({ ...scan, progress: { percent: 25, remainingSeconds: 90 } }, engines, say)).toBe(
    `25 % · ${shared} · about 1 min 30 s left`,
  )
  expect(summaryOf({ ...scan, progress: { percent: 25, remainingSeconds: null } }, engines, say)).toBe(
    `25 % · ${shared} · time left unknown`,
  )
  expect(summaryOf(scan, engines, say)).toBe(`${shared} · time left unknown`)
})

test('the worst first: open findings, most contradictions, most harm', () => {
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

test('the price names what a scan that starts by itself to confirm a change may add', () => {
  const estimate = {
    prompts: 12,
    samples: 1,
    runs: 12,
    demo: false,
    priceUsd: '0.060000',
    confirmation: { runs: 12, mostUsd: '0.120000' },
    engines: [],
    unpriced: [],
    spreadSeconds: 0,
    width: { halfWidth: 0.5, words: 'counts only' },
  }
  expect(estimateLines(estimate, english)[1]).toBe(
    'about $0.06; at most $0.12 if a second scan starts by itself to confirm a change',
  )
  expect(estimateLines({ ...estimate, confirmation: null }, english)[1]).toBe('about $0.06')
  expect(estimateLines({ ...estimate, demo: true, confirmation: null }, english)[1]).toBe(
    'would cost about $0.06',
  )
})
