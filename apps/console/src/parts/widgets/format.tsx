import { LANGUAGE, LOCALE, say } from '@veracite/words/say'

/** Numbers, amounts and times as people read them. Pure: the present is an argument. */

const WHOLE = new Intl.NumberFormat(LANGUAGE)
const PERCENT = new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 1 })

export const formatCount = (value: number): string => WHOLE.format(value)

/** `11.4 %`, from 0 to 1. */
export const formatShare = (share: number): string => PERCENT.format(share).replace(/(\d)%/, '$1 %')

/** `$1,234.50`; amounts below ten cents keep enough decimal places not to read as nothing. */
export function formatUsd(amount: string | number | null): string {
  if (amount === null) return say('widgets.notKnown')
  const value = Number(amount)
  const maximumFractionDigits = value >= 0.1 ? 2 : value >= 0.001 ? 4 : 6
  return new Intl.NumberFormat(LANGUAGE, {
    ...{ style: 'currency', currency: 'USD', minimumFractionDigits: 2, maximumFractionDigits },
  }).format(value)
}

/** The cost of answers of one origin. Nobody pays for those of a demonstration: `would cost about $3.20`. */
export const formatCost = (amount: string | number | null, { demo }: { demo?: boolean }): string =>
  demo === true && amount !== null
    ? say('widgets.wouldCostAbout', { amount: formatUsd(amount) })
    : formatUsd(amount)

/** The same before anything is asked: `about $3.20`. */
export const formatEstimate = (amount: string | number, { demo }: { demo?: boolean }): string =>
  demo === true ? formatCost(amount, { demo }) : say('widgets.about', { amount: formatUsd(amount) })

/** `15 November 2026, 07:00 CET`: in the reader's zone, which is named. */
export const formatTime = (at: Date): string =>
  at.toLocaleString(LOCALE, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })

/** The time zone of the browser, such as Europe/Oslo. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** `16 Nov`, or `16 Nov 2025` in another year than this. */
export const formatDay = (at: Date, now = new Date()): string =>
  at.toLocaleDateString(LOCALE, {
    day: 'numeric',
    month: 'short',
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  })

/** `23 Oct – 19 Nov 2026`, of days such as 2026-11-19. */
export const formatDays = (first: string, last: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(first),
    new Date(last),
  )

const UNITS = [
  [60, 's'],
  [60, 'min'],
  [24, 'h'],
  [30, 'd'],
  [12, 'months'],
  [Number.POSITIVE_INFINITY, 'years'],
] as const

/** `2 h ago`; future times are `in 2 h`. */
export function formatAge(at: Date, now: Date): string {
  const seconds = Math.round(Math.abs(now.getTime() - at.getTime()) / 1000)
  if (seconds < 5) return say('widgets.justNow')
  const [amount, unit] = largestUnit(seconds)
  return at > now ? say(`ahead.${unit}`, { amount }) : say(`ago.${unit}`, { amount })
}

/** `2 h`: the largest whole unit. */
export function formatSpan(seconds: number): string {
  const [amount, unit] = largestUnit(seconds)
  return say(`span.${unit}`, { amount })
}

function largestUnit(seconds: number): [amount: number, unit: (typeof UNITS)[number][1]] {
  let amount = seconds
  for (const [size, unit] of UNITS) {
    if (amount < size) return [amount, unit]
    amount = Math.floor(amount / size)
  }
  return [amount, 'years']
}

/** `812 B`, `14 kB`, `3.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return say('widgets.bytes', { bytes })
  return bytes < 1_000_000
    ? say('widgets.kb', { value: Math.round(bytes / 1_000) })
    : say('widgets.mb', { value: MEGABYTES.format(bytes / 1_000_000) })
}
const MEGABYTES = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A point in time with its zone and its age. */
export function Time({ at }: { at: string }) {
  const date = new Date(at)
  return (
    <time dateTime={at}>
      {formatTime(date)} <span class="soft">({formatAge(date, new Date())})</span>
    </time>
  )
}

/** How long ago something was; the exact time is shown on hover. */
export function Age({ at }: { at: string }) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={formatTime(date)}>
      {formatAge(date, new Date())}
    </time>
  )
}
