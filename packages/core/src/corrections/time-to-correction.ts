import { type Duration, type Survival, timeToEnd } from '@veracite/statistics/kaplan-meier'
import { DAY_MS } from '@veracite/terms/days'
import type { Origin } from '@veracite/terms/vocabulary'
import type { LabelOf } from '../findings/said-words.ts'
import type { CorrectionTime, PageTime } from './correction-store.ts'

/** How long until an engine makes it in fewer answers than planned, or a page drops it; open ones count so far. */
export function timesToCorrection(
  { engines, pages }: { engines: readonly CorrectionTime[]; pages: readonly PageTime[] },
  origin: Origin,
  now: Date,
  labelOf: LabelOf,
) {
  const own = engines.filter((time) => time.origin === origin)
  const shown = new Set(own.map(({ correctionId }) => correctionId))
  const ownPages = pages.filter(({ correctionId }) => shown.has(correctionId))
  return {
    overall: survivalOf(own, now),
    engines: grouped(own, ({ engine }) => [engine], now),
    sources: grouped(own, ({ hosts }) => hosts, now),
    facts: grouped(own, ({ predicate }) => [predicate], now).map((group) => ({
      ...group,
      label: labelOf(group.of),
    })),
    pages: toBody(
      timeToEnd(ownPages.map((page) => durationOf(page.from, page.changedAt, page.closedAt, now))),
    ),
  }
}

function grouped(
  times: readonly CorrectionTime[],
  keys: (time: CorrectionTime) => readonly string[],
  now: Date,
): ({ of: string } & ReturnType<typeof toBody>)[] {
  const groups = Map.groupBy(
    times.flatMap((time) => keys(time).map((key) => ({ ...time, key }))),
    ({ key }) => key,
  )
  return [...groups]
    .map(([of, members]) => ({ of, ...survivalOf(members, now) }))
    .toSorted((a, b) => b.count - a.count || (a.of < b.of ? -1 : 1))
    .slice(0, MOST_GROUPS)
}

const MOST_GROUPS = 100

const survivalOf = (times: readonly CorrectionTime[], now: Date) =>
  toBody(timeToEnd(times.map(({ from, fewerAt, closedAt }) => durationOf(from, fewerAt, closedAt, now))))

/** One that was closed without an end is known to have lasted that long, and no more. */
function durationOf(from: Date, endedAt: Date | null, closedAt: Date | null, now: Date): Duration {
  const until = endedAt ?? closedAt ?? now
  return { days: Math.max(0, (until.getTime() - from.getTime()) / DAY_MS), ended: endedAt !== null }
}

/** The estimates in days, rounded to one decimal place. */
const toBody = (survival: Survival) => ({
  count: survival.count,
  corrected: survival.ended,
  open: survival.open,
  medianDays: days(survival.median),
  lowDays: days(survival.low),
  highDays: days(survival.high),
  words: words(survival),
})

const days = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10)

function words({ count, ended, median, low, high }: Survival): string {
  const counts = `${ended} of ${count} corrected`
  if (median === null) return count === 0 ? 'nothing yet' : `${counts}: no median yet`
  const bounds = `${days(low) ?? 0} to ${days(high) ?? 'more'} days`
  return `${counts}: half within ${days(median)} days (95 %: ${bounds})`
}
