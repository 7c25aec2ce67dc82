import { type FieldProblem, problem } from '@veracite/words/refusals'
import { Cron } from 'croner'
import { type WallClock, wallClock } from './wall-time.ts'

/** The times of a cron expression in a time zone. Each is an instant: daylight saving is resolved here. */
export interface CronTimes {
  /** The first after an instant; null when there is none. */
  next(after: Date): Date | null
  /** Up to `count` after an instant. */
  nextFew(after: Date, count: number): Date[]
  /** The newest at or before an instant; null when there is none. */
  newest(at: Date): Date | null
}

/**
 * An hour of `*` means every hour that passes, whatever the clocks show. Any other names times of the day: each
 * comes once, also if the clocks show it twice, and right after the jump if they leave it out.
 */
export function cronTimes({ cron, timeZone }: { cron: string; timeZone: string }): CronTimes {
  const isEveryHour = cron.trim().split(/\s+/)[1] === '*'
  return isEveryHour ? passingHours(cron, timeZone) : timesOfDay(cron, wallClock(timeZone))
}

function passingHours(cron: string, timeZone: string): CronTimes {
  const pattern = new Cron(cron, { timezone: timeZone, paused: true, mode: '5-part' })
  return {
    next: (after) => pattern.nextRun(after),
    nextFew: (after, count) => pattern.nextRuns(count, after),
    newest: (at) => newestOf(pattern, at.getTime()),
  }
}

/** The clocks never go back by more. */
const MOST_REPEATED_MS = 3 * 3_600_000

function timesOfDay(cron: string, clock: WallClock): CronTimes {
  // In a zone without changes the library only counts.
  const pattern = new Cron(cron, { timezone: 'UTC', paused: true, mode: '5-part' })
  function next(after: Date): Date | null {
    let wall = pattern.nextRun(new Date(clock.at(after.getTime())))
    // In an hour that the clocks repeat, its times have already been.
    while (wall !== null && clock.first(wall.getTime()) <= after.getTime()) wall = pattern.nextRun(wall)
    return wall && new Date(clock.first(wall.getTime()))
  }
  return {
    next,
    nextFew(after, count) {
      const few: Date[] = []
      for (let at = next(after); at !== null && few.length < count; at = next(at)) few.push(at)
      return few
    },
    newest(at) {
      const now = at.getTime()
      // Clocks that went back a moment ago have already shown times that are ahead of them again.
      const wentBackBy = clock.at(now - MOST_REPEATED_MS) + MOST_REPEATED_MS - clock.at(now)
      let wall = newestOf(pattern, clock.at(now) + Math.max(0, wentBackBy))
      while (wall !== null && clock.first(wall.getTime()) > now)
        wall = newestOf(pattern, wall.getTime() - 1000)
      return wall && new Date(clock.first(wall.getTime()))
    },
  }
}

/** At or before. The library excludes the instant it looks back from, and counts in whole seconds. */
const newestOf = (pattern: Cron, at: number): Date | null =>
  pattern.previousRuns(1, new Date(Math.floor(at / 1000) * 1000 + 1000))[0] ?? null

/** Problems in a typed expression or time zone. */
export function cronProblems(typed: { cron: string; timeZone: string }, now: Date): FieldProblem[] {
  if (!isTimeZone(typed.timeZone)) return [problem('timeZone', 'must_be_a_time_zone')]
  // Libraries also accept seconds, dates and nicknames, but only the five fields mean the same to everybody.
  if (!/^\s*(\S+\s+){4}\S+\s*$/.test(typed.cron)) return [problem('cron', 'must_have_five_fields')]
  try {
    if (cronTimes(typed).next(now) !== null) return []
    return [problem('cron', 'never_occurs')]
  } catch {
    return [problem('cron', 'must_have_five_fields')]
  }
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
