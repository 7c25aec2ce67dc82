import { expect, test } from 'vitest'
import { spendByDay, spendOf } from './spend-days.ts'

const row = (engine: 'CLAUDE' | 'GROK', day: string, calls: number, failed: number, costUsd: string) => ({
  engine,
  day,
  calls,
  failed,
  costUsd,
})
const spend = {
  since: '2026-02-01',
  today: '2026-03-02',
  engines: [
    row('CLAUDE', '2026-03-02', 3, 1, '0.30'),
    row('GROK', '2026-03-02', 2, 0, '0.20'),
    row('CLAUDE', '2026-02-28', 10, 0, '1'),
  ],
  readers: [{ model: 'small', day: '2026-02-28', calls: 5, costUsd: '0.5' }],
}

test('days are summed over engines and readers, and a day without a call is an empty one', () => {
  expect(spendByDay(spend)).toEqual([
    { day: '2026-03-02', calls: 5, apart: [], failed: 1, costUsd: 0.5 },
    { day: '2026-03-01', calls: 0, apart: [], failed: 0, costUsd: 0 },
    { day: '2026-02-28', calls: 15, apart: [], failed: 0, costUsd: 1.5 },
  ])
  expect(spendByDay({ ...spend, engines: [], readers: [] })).toEqual([
    { day: '2026-03-02', calls: 0, apart: [], failed: 0, costUsd: 0 },
  ])
})

test('calls of stand-ins and of the demonstration are never among those of engines', () => {
  const others = [
    { ...row('CLAUDE', '2026-03-02', 40, 9, '0'), origin: 'demo' as const },
    { ...row('GROK', '2026-03-02', 70, 0, '0'), origin: 'stand_in' as const },
  ]
  const [today] = spendByDay({ ...spend, engines: [...spend.engines, ...others] })
  expect(today).toMatchObject({ calls: 5, failed: 1 })
  expect(today?.apart).toEqual([
    { origin: 'demo', count: 40 },
    { origin: 'stand_in', count: 70 },
  ])
  expect(spendOf({ ...spend, engines: [...spend.engines, ...others] }, 'CLAUDE').today.calls).toBe(3)
})

test('an engine has its own day and its own sum', () => {
  expect(spendOf(spend, 'CLAUDE')).toMatchObject({
    today: { calls: 3, failed: 1 },
    all: { calls: 13, failed: 1, costUsd: 1.3 },
  })
})
