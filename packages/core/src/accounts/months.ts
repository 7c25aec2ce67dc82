/** The cap covers a calendar month in UTC, so a refused caller may retry when the next one begins. */
export const secondsToNextMonth = (now: Date): number =>
  secondsTo(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1), now)

export const secondsToNextDay = (now: Date): number =>
  secondsTo(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1), now)

const secondsTo = (next: number, now: Date): number => Math.max(1, Math.ceil((next - now.getTime()) / 1000))
