import { DAY_MS, isDay } from '@veracite/terms/days'
import { type FieldProblem, problem, refusal } from '@veracite/words/refusals'
import { wallClock } from '../schedules/wall-time.ts'

/** A period from one instant up to another, which is not included. */
export interface Period {
  from: Date
  until: Date
  /** The time zone that decides when a day begins. */
  timeZone: string
}

/** Periods of a planned report: the last complete week or month. */
export const REPORT_SPANS = ['week', 'month'] as const
export type ReportSpan = (typeof REPORT_SPANS)[number]

/** A year and a month: what somebody compares with the year before still fits. */
const MAX_DAYS = 400

/** The last whole week, from Monday to Sunday, or month before an instant, as the clocks of the zone show it. */
export function lastWhole(span: ReportSpan, at: Date, timeZone: string): Period {
  const clock = wallClock(timeZone)
  const today = new Date(Math.floor(clock.at(at.getTime()) / DAY_MS) * DAY_MS)
  const [begins, ends] = span === 'week' ? weekBefore(today) : monthBefore(today)
  return { from: new Date(clock.first(begins)), until: new Date(clock.first(ends)), timeZone }
}

/** Four whole weeks that end with the day of an instant. */
export function fourWeeksTo(at: Date, timeZone: string): Period {
  const to = namedDays({ from: at, until: new Date(at.getTime() + 1), timeZone })
  const from = new Date(Date.parse(to.to) - 27 * DAY_MS).toISOString().slice(0, 10)
  return daysOf({ from, to: to.to }, timeZone)
}

function weekBefore(today: Date): [number, number] {
  const monday = today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY_MS
  return [monday - 7 * DAY_MS, monday]
}

const monthBefore = (today: Date): [number, number] => [
  Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1),
  Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1),
]

/** From the first to the last of these days, both whole. */
export function daysOf(days: { from: string; to: string }, timeZone: string): Period {
  const clock = wallClock(timeZone)
  const instant = (wall: number): Date => new Date(clock.first(wall))
  return { from: instant(Date.parse(days.from)), until: instant(Date.parse(days.to) + DAY_MS), timeZone }
}

/** Problems of a period that a person typed. */
export function daysProblems(days: { from: string; to: string }, now: Date): FieldProblem[] {
  const [from, to] = [Date.parse(days.from), Date.parse(days.to)]
  const wrong = (['from', 'to'] as const).filter((name) => !isDay(days[name]))
  if (wrong.length > 0)
    return wrong.map((path) => problem(path, refusal('must_be_a_day', { example: '2026-11-16' })))
  if (to < from) return [problem('to', 'must_not_be_before_from')]
  if (to - from >= MAX_DAYS * DAY_MS)
    return [problem('to', refusal('must_be_within_days', { most: MAX_DAYS }))]
  if (from > now.getTime() + DAY_MS) return [problem('from', 'must_not_be_in_the_future')]
  return []
}

/** The first and the last day of a period, in its zone. */
export function namedDays({ from, until, timeZone }: Period): { from: string; to: string } {
  const clock = wallClock(timeZone)
  const day = (instant: number): string => new Date(clock.at(instant)).toISOString().slice(0, 10)
  return { from: day(from.getTime()), to: day(until.getTime() - 1) }
}
