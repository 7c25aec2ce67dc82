import { Cron } from 'croner'
import type { FieldProblem } from '../errors.ts'

/** The times of a cron expression in a time zone. Each is an instant: daylight saving is resolved here. */
export interface CronTimes {
  /** The first after an instant; null when there is none. */
  next(after: Date): Date | null
  /** Up to `count` after an instant. */
  nextFew(after: Date, count: number): Date[]
  /** The newest at or before an instant; null when there is none. */
  newest(at: Date): Date | null
}

export function cronTimes({ cron, timeZone }: { cron: string; timeZone: string }): CronTimes {
  const pattern = new Cron(cron, { timezone: timeZone, paused: true, mode: '5-part' })
  return {
    next: (after) => pattern.nextRun(after),
    nextFew: (after, count) => pattern.nextRuns(count, after),
    // The library excludes the instant it looks back from, and counts in whole seconds.
    newest: (at) =>
      pattern.previousRuns(1, new Date(Math.floor(at.getTime() / 1000) * 1000 + 1000))[0] ?? null,
  }
}

/** Problems in a typed expression or time zone. */
export function cronProblems(typed: { cron: string; timeZone: string }, now: Date): FieldProblem[] {
  if (!isTimeZone(typed.timeZone))
    return [{ path: 'timeZone', message: 'must be a time zone such as Europe/Oslo or UTC' }]
  // Libraries also accept seconds, dates and nicknames, but only the five fields mean the same to everybody.
  if (!/^\s*(\S+\s+){4}\S+\s*$/.test(typed.cron)) return [{ path: 'cron', message: FIVE_FIELDS }]
  try {
    if (cronTimes(typed).next(now) !== null) return []
    return [{ path: 'cron', message: 'never occurs: no date matches it' }]
  } catch {
    return [{ path: 'cron', message: FIVE_FIELDS }]
  }
}

const FIVE_FIELDS = 'must have five fields: minute, hour, day of month, month, day of week, such as 0 7 * * 1'

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
