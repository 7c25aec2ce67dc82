import { expect, test } from 'vitest'
import { daysOf, daysProblems, fourWeeksTo, lastWhole, namedDays } from './period.ts'

const at = (text: string) => new Date(text)

test.each([
  ['week', '2026-11-17T12:00:00Z', 'UTC', '2026-11-09', '2026-11-15'],
  ['week', '2026-11-16T00:00:00Z', 'UTC', '2026-11-09', '2026-11-15'],
  ['week', '2026-11-15T23:59:59Z', 'UTC', '2026-11-02', '2026-11-08'],
  // Already Monday in Auckland.
  ['week', '2026-11-15T12:00:00Z', 'Pacific/Auckland', '2026-11-09', '2026-11-15'],
  ['month', '2026-11-17T12:00:00Z', 'UTC', '2026-10-01', '2026-10-31'],
  ['month', '2026-01-01T02:00:00Z', 'America/New_York', '2025-11-01', '2025-11-30'],
  ['month', '2026-03-31T12:00:00Z', 'UTC', '2026-02-01', '2026-02-28'],
] as const)('the last whole %s at %s in %s', (span, now, timeZone, from, to) => {
  expect(namedDays(lastWhole(span, at(now), timeZone))).toEqual({ from, to })
})

test.each([
  ['2026-11-16T23:30:00Z', 'UTC', '2026-10-20', '2026-11-16'],
  ['2026-11-16T23:30:00Z', 'Europe/Oslo', '2026-10-21', '2026-11-17'],
])('four weeks up to %s in %s', (at, timeZone, from, to) => {
  expect(namedDays(fourWeeksTo(new Date(at), timeZone))).toEqual({ from, to })
})

test('days are those of the zone, also where the clocks change', () => {
  const { from, until } = daysOf({ from: '2026-10-25', to: '2026-10-25' }, 'Europe/Oslo')
  expect([from, until]).toEqual([at('2026-10-24T22:00:00Z'), at('2026-10-25T23:00:00Z')])
})

test.each([
  [{ from: '2026-2-1', to: '2026-02-30' }, ['from', 'to']],
  [{ from: '2026-02-02', to: '2026-02-01' }, ['to']],
  [{ from: '2024-01-01', to: '2026-02-01' }, ['to']],
  [{ from: '2027-01-01', to: '2027-01-02' }, ['from']],
  [{ from: '2026-11-01', to: '2026-11-30' }, []],
])('what is wrong with %j', (days, paths) => {
  expect(daysProblems(days, at('2026-11-17T12:00:00Z')).map(({ path }) => path)).toEqual(paths)
})
