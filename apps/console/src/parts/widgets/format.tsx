/** Numbers and times as people read them. Pure: the present is an argument. */

const WHOLE = new Intl.NumberFormat('en')
const PERCENT = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

export const formatCount = (value: number): string => WHOLE.format(value)

/** `11.4 %`, from 0 to 1. */
export const formatShare = (share: number): string => `${PERCENT.format(share * 100)} %`

/** `15 November 2026, 07:00 CET`: in the reader's zone, which is named. */
export const formatTime = (at: Date): string =>
  at.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })

/** Of the browser, as in Europe/Oslo. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** `16 Nov`, or `16 Nov 2025` in another year than this. */
export const formatDay = (at: Date, now = new Date()): string =>
  at.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  })

const UNITS: [number, string][] = [
  [60, 's'],
  [60, 'min'],
  [24, 'h'],
  [30, 'd'],
  [12, 'months'],
]

/** `2 h ago`; future times are `in 2 h`. */
export function formatAge(at: Date, now: Date): string {
  const seconds = Math.round(Math.abs(now.getTime() - at.getTime()) / 1000)
  if (seconds < 5) return 'just now'
  return at > now ? `in ${formatSpan(seconds)}` : `${formatSpan(seconds)} ago`
}

/** `2 h`: the largest whole unit. */
export function formatSpan(seconds: number): string {
  let amount = seconds
  let unit = 'years'
  for (const [size, name] of UNITS) {
    if (amount < size) {
      unit = name
      break
    }
    amount = Math.floor(amount / size)
  }
  return `${amount} ${unit}`
}

/** `1 prompt`, `12 prompts`. */
export const formatOf = (amount: number, noun: string): string =>
  `${formatCount(amount)} ${noun}${amount === 1 ? '' : 's'}`

/** `812 B`, `14 kB`, `3.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** A point in time with its zone and its age. */
export function Time({ at }: { at: string }) {
  const date = new Date(at)
  return (
    <time dateTime={at}>
      {formatTime(date)} <span class="soft">({formatAge(date, new Date())})</span>
    </time>
  )
}

/** Only how long ago; the exact time on demand. */
export function Age({ at }: { at: string }) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={formatTime(date)}>
      {formatAge(date, new Date())}
    </time>
  )
}
