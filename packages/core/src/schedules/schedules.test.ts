import { Cron } from 'croner'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cronProblems, cronTimes } from './cron-times.ts'
import { decideTurn, nextTime } from './decide-turn.ts'
import type { Schedule } from './schedule-store.ts'

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
  overlap: 'skip',
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

  test.each([
    // In spring: one scan right after the jump for all that it skips.
    ['0,30 2 * * *', '2027-03-28T00:10:00Z', ['03-28T01:00', '03-29T00:00', '03-29T00:30']],
    ['*/15 2 * * *', '2027-03-28T00:10:00Z', ['03-28T01:00', '03-29T00:00', '03-29T00:15']],
    ['0 2,3 * * *', '2027-03-28T00:10:00Z', ['03-28T01:00', '03-29T00:00', '03-29T01:00']],
    ['30 */2 * * *', '2027-03-28T00:10:00Z', ['03-28T01:00', '03-28T02:30', '03-28T04:30']],
    ['*/30 * * * *', '2027-03-28T00:10:00Z', ['03-28T00:30', '03-28T01:00', '03-28T01:30']],
    // In autumn: each once, and an hour of `*` goes on.
    ['0,30 2 * * *', '2026-10-24T23:10:00Z', ['10-25T00:00', '10-25T00:30', '10-26T01:00']],
    ['*/30 2-3 * * *', '2026-10-25T00:10:00Z', ['10-25T00:30', '10-25T02:00', '10-25T02:30']],
    ['0 */2 * * *', '2026-10-24T23:10:00Z', ['10-25T00:00', '10-25T03:00', '10-25T05:00']],
    ['*/30 * * * *', '2026-10-25T00:10:00Z', ['10-25T00:30', '10-25T01:00', '10-25T01:30']],
  ])('lists, ranges and steps of %s after %s in Oslo', (cron, after, times) => {
    expect(few(cron, 'Europe/Oslo', after, 3).map((time) => time.slice(5))).toEqual(times)
  })

  const MINUTES = 6 * 60
  /** What the clocks show, from the minute before `from` on. */
  function shownIn(timeZone: string, from: Date): number[] {
    const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    return Array.from({ length: MINUTES + 1 }, (_, minute) =>
      Date.parse(`${format.format(from.getTime() + (minute - 1) * MINUTE_MS).replace(' ', 'T')}Z`),
    )
  }

  /** Minute by minute: a time comes when the clocks first reach it or go past it. */
  function byTheClock(cron: string, shown: readonly number[], from: Date): string[] {
    const pattern = new Cron(cron, { timezone: 'UTC', paused: true, mode: '5-part' })
    let [furthest] = shown as [number]
    let next = pattern.nextRun(new Date(furthest))
    return shown.slice(1).flatMap((wall, minute) => {
      furthest = Math.max(furthest, wall)
      if (next === null || next.getTime() > furthest) return []
      next = pattern.nextRun(new Date(furthest))
      return [new Date(from.getTime() + minute * MINUTE_MS).toISOString()]
    })
  }

  test.each([
    ['Europe/Oslo', '2027-03-27T23:00:00Z'],
    ['Europe/Oslo', '2026-10-24T22:00:00Z'],
    ['America/New_York', '2027-03-14T05:00:00Z'],
    ['America/New_York', '2026-11-01T04:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T13:30:00Z'],
    ['Australia/Lord_Howe', '2027-04-03T13:00:00Z'],
    ['Antarctica/Troll', '2027-03-28T00:00:00Z'],
    ['Antarctica/Troll', '2026-10-24T23:00:00Z'],
    ['Asia/Kathmandu', '2027-03-27T23:00:00Z'],
  ])('in %s from %s on, each time comes as the clocks show it', (timeZone, start) => {
    const from = at(start)
    const shown = shownIn(timeZone, from)
    const part = (most: number) =>
      fc.oneof(
        fc.nat({ max: most }).map(String),
        fc.array(fc.nat({ max: most }), { minLength: 1, maxLength: 4 }).map((list) => list.join()),
        fc.integer({ min: 2, max: 12 }).map((by) => `*/${by}`),
        fc.tuple(fc.nat({ max: 5 }), fc.integer({ min: 5, max: most })).map(([a, b]) => `${a}-${b}`),
      )
    fc.assert(
      fc.property(part(59), part(23), (minute, hour) => {
        const cron = `${minute} ${hour} * * *`
        const expected = byTheClock(cron, shown, from)
        const times = cronTimes({ cron, timeZone })
        const ahead = times.nextFew(new Date(from.getTime() - 1000), expected.length)
        expect(ahead.map((time) => time.toISOString())).toEqual(expected)
        for (const [index, time] of ahead.slice(0, 5).entries()) {
          expect(times.newest(time)).toEqual(time)
          if (index > 0) expect(times.newest(new Date(time.getTime() - 1000))).toEqual(ahead[index - 1])
        }
      }),
      { numRuns: 12 },
    )
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
