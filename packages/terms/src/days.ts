export const DAY_MS = 86_400_000

/** The day in UTC: `2026-11-16`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/**
 * A day of the calendar: 2026-02-30 is none. Nor is one before the year 1000: PostgreSQL knows no year 0, and `Date.UTC`
 * takes the first hundred for years after 1900.
 */
export function isDay(text: string): boolean {
  const at = Date.parse(text)
  return /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && dayOf(new Date(at)) === text
}

/** A time that can be kept. Years behind 9999 are written in a form that PostgreSQL does not read. */
export function isStorableTime(at: Date): boolean {
  const year = at.getUTCFullYear()
  return year >= 1000 && year <= 9999
}
