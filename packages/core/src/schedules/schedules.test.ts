import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Schedule } from '../stores/schedule-store.ts'
import { cronProblems, cronTimes } from './cron-times.ts'
import { decideTurn, nextTime } from './decide-turn.ts'

const MINUTE_MS = 60_000
const at = (iso: string) => new Date(iso)
const schedule = (change: Partial<Schedule> = {}): Schedule => ({
  id: '01a1dd29-4dac-7151-9b3e-1037b37caf02',
  brandId: 'b',
  cron: '0 7 * * *',
  timeZone: 'UTC',
  jitterSeconds: 0,
  samples: null,
  engines: null,
  spendCeilingUsd: null,
  missed: 'skip',
  createdAt: at('2026-11-01T00:00:00Z'),
  pausedAt: null,
  since: at('2026-11-15T07:00:00Z'),
  ...change,
})

describe('the times of a cron expression', () => {
  const few = (cron: string, timeZone: string, after: string, count: number) =>
    cronTimes({ cron, timeZone })
      .nextFew(at(after), count)
      .map((time) => time.toISOString().slice(0, 16))

  test('a time skipped by daylight saving comes right after the gap; a repeated one comes once', () => {
    expect(few('30 2 * * *', 'Europe/Oslo', '2027-03-27T12:00:00Z', 2)).toEqual([
      '2027-03-28T01:00',
      '2027-03-29T00:30',
    ])
    expect(few('30 2 * * *', 'Europe/Oslo', '2026-10-24T12:00:00Z', 2)).toEqual([
      '2026-10-25T00:30',
      '2026-10-26T01:30',
    ])
    expect(few('0 * * * *', 'Europe/Oslo', '2026-10-24T23:30:00Z', 3)).toEqual([
      '2026-10-25T00:00',
      '2026-10-25T01:00',
      '2026-10-25T02:00',
    ])
  })

  test('looking back finds what looking ahead found, across a year’s clock changes', () => {
    const times = cronTimes({ cron: '30 2,14 * * *', timeZone: 'America/New_York' })
    let last = at('2026-10-20T00:00:00Z')
    for (let step = 0; step < 400; step++) {
      const next = times.next(last)
      if (next === null) throw new Error('it ended')
      expect(times.newest(next)).toEqual(next)
      expect(times.newest(new Date(next.getTime() + 59_000))).toEqual(next)
      if (step > 0) expect(times.newest(new Date(next.getTime() - 1000))).toEqual(last)
      last = next
    }
  })

  test.each([
    ['0 7 * *', 'UTC', 'cron'],
    ['0 0 7 * * 1', 'UTC', 'cron'],
    ['@daily', 'UTC', 'cron'],
    ['2026-12-01T00:00:00', 'UTC', 'cron'],
    ['61 * * * *', 'UTC', 'cron'],
    ['0 0 31 2 *', 'UTC', 'cron'],
    ['0 7 * * 1', 'Mars/Base', 'timeZone'],
  ])('%s in %s is refused at %s', (cron, timeZone, path) => {
    expect(cronProblems({ cron, timeZone }, at('2026-11-15T00:00:00Z'))).toMatchObject([{ path }])
  })
})

describe('what a schedule is to do now', () => {
  test('before its time it waits, at its time it starts, later than the grace it follows its rule', () => {
    const turn = (now: string, missed: Schedule['missed'] = 'skip') =>
      decideTurn(schedule({ missed }), at(now))
    const plannedAt = at('2026-11-16T07:00:00Z')
    expect(turn('2026-11-16T06:59:59Z')).toEqual({ kind: 'wait', next: { plannedAt, runAt: plannedAt } })
    expect(turn('2026-11-16T07:00:00Z')).toEqual({ kind: 'start', plannedAt, missedBefore: 0 })
    expect(turn('2026-11-16T07:04:59Z').kind).toBe('start')
    expect(turn('2026-11-16T07:06:00Z')).toEqual({ kind: 'missed', plannedAt, missedBefore: 0 })
    expect(turn('2026-11-16T07:06:00Z', 'once')).toEqual({ kind: 'start', plannedAt, missedBefore: 0 })
  })

  test('after days away only the newest time can have its turn, and the others are counted', () => {
    const now = at('2026-11-20T12:00:00Z')
    const plannedAt = at('2026-11-20T07:00:00Z')
    expect(decideTurn(schedule({ missed: 'once' }), now)).toEqual({
      kind: 'start',
      plannedAt,
      missedBefore: 4,
    })
    const minutely = schedule({ cron: '* * * * *', since: at('2026-01-01T00:00:00Z') })
    expect(decideTurn(minutely, now)).toMatchObject({ kind: 'start', plannedAt: now, missedBefore: 1000 })
  })

  test('a new schedule, or one that goes on after a pause, owes nothing for the past', () => {
    const since = at('2026-11-16T07:00:30Z')
    expect(decideTurn(schedule({ since }), at('2026-11-16T07:00:30Z')).kind).toBe('wait')
  })

  test('a clock that was a month ahead does not silence it for a month', () => {
    const ahead = schedule({ since: at('2026-12-25T07:00:00Z') })
    expect(decideTurn(ahead, at('2026-11-16T07:00:01Z'))).toMatchObject({
      kind: 'start',
      plannedAt: at('2026-11-16T07:00:00Z'),
      missedBefore: 0,
    })
  })

  test('jitter is deterministic, within its bound, and never past halfway to the next time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 86_400 }),
        fc.integer({ min: 0, max: 10_000 }),
        (jitterSeconds, day) => {
          const hourly = schedule({ cron: '0 * * * *', jitterSeconds })
          const now = new Date(at('2026-01-01T00:00:00Z').getTime() + day * 37 * MINUTE_MS)
          const next = nextTime(hourly, now)
          if (next === null) return false
          const late = next.runAt.getTime() - next.plannedAt.getTime()
          const again = nextTime(hourly, new Date(next.plannedAt.getTime() - 1000))
          return (
            late >= 0 &&
            late <= Math.min(jitterSeconds * 1000, 30 * MINUTE_MS) &&
            again?.runAt.getTime() === next.runAt.getTime()
          )
        },
      ),
    )
    const late = schedule({ jitterSeconds: 3600 })
    const { runAt, plannedAt } = nextTime(late, late.since) ?? { runAt: at('x'), plannedAt: at('x') }
    expect(decideTurn(late, plannedAt)).toEqual({ kind: 'wait', next: { plannedAt, runAt } })
    expect(decideTurn(late, runAt).kind).toBe('start')
  })
})
