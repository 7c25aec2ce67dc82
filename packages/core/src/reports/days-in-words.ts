import { dayInWords } from '@veracite/evidence/bundle/words'

/** `1 June 2026`, of an instant in UTC. */
export const sayDay = (at: string): string => dayInWords(new Date(at))

/** The day, and the time as well if another moment is on the same day. */
export const sayMoment = (at: string, other: string | undefined): string =>
  at.slice(0, 10) === other?.slice(0, 10) ? `${sayDay(at)}, ${at.slice(11, 16)} UTC` : sayDay(at)

/** `1 to 30 November 2026`, and as much more as two days need to be told apart. */
export function sayDays({ from, to }: { from: string; to: string }): string {
  if (from === to) return sayDay(from)
  const [first, last] = [sayDay(from).split(' '), sayDay(to)]
  const begins = from.slice(0, 7) === to.slice(0, 7) ? 1 : from.slice(0, 4) === to.slice(0, 4) ? 2 : 3
  return `${first.slice(0, begins).join(' ')} to ${last}`
}
