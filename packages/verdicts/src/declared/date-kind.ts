import { isRecord } from '../predicates/check.ts'
import type { Comparison } from '../predicates/comparison.ts'
import { checkBy, wrong } from './checked.ts'
import { compareSpans } from './compare-spans.ts'
import { type Day, datesIn, readDate, sayDay } from './date.ts'
import type { Compare, Tolerance } from './declaration.ts'
import type { Kind } from './kind.ts'

/** A fact is a day, a month, a year, or with `within` a stretch of days. */
export const dateKind = (compare: Compare, tolerance: Tolerance | undefined): Kind<Day, Day> => ({
  form: 'a date as far as the answer gives it: "2024-03-15", "2024-03" or "2024"',
  entry: 'A day, a month or a year, such as 2024-03-15, 2024-03 or 2024.',
  schema: { type: 'string' },
  check: checkBy((value) => {
    const fact = (isRecord(value) ? rangeOf(value, compare) : null) ?? readDate(value)
    return fact === null ? wrong('must_be_a_date') : { fact }
  }),
  read: readDate,
  say: sayDay,
  sayStated: sayDay,
  key: ({ from, to }) => `${from}..${to}`,
  isIn: (stated, { text }) => datesIn(text).some((one) => overlaps(one, stated)),
  compare: (stated, fact) => compareDays(stated, fact, compare, tolerance),
})

function rangeOf({ from, to }: Record<string, unknown>, compare: Compare): Day | null {
  const [first, last] = [readDate(from), readDate(to)]
  if (first === null || last === null || first.from > last.to) return null
  const day = { from: first.from, to: last.to }
  // What a day, a month or a year comes back as, when it was stored.
  return compare === 'within' || first.from === last.to || /^\d{4}(?:-\d{2})?(?:-\d{2})?$/.test(sayDay(day))
    ? day
    : null
}

const overlaps = (one: Day, other: Day): boolean => one.from <= other.to && other.from <= one.to

/** "In 2024" and "on 15 March 2024" agree: one says the other more exactly. */
function compareDays(stated: Day, fact: Day, compare: Compare, tolerance: Tolerance | undefined): Comparison {
  if (compare === 'equal') return overlaps(stated, fact) ? 'same' : 'different'
  const span = ({ from, to }: Day) => ({ least: daysOf(from), most: daysOf(to) })
  return compareSpans(span(stated), span(fact), compare, { tolerance })
}

const daysOf = (day: string): number => Date.parse(day) / 86_400_000
