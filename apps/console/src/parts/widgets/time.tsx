import { formatAge, formatTime } from './format.ts'

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
