import { isRecord } from '../predicates/check.ts'
import { fold } from '../text/fold.ts'
import words from './words.json' with { type: 'json' }

/** A day, a month or a year, as its first and last day; days are written `2024-03-15`. */
export interface Day {
  from: string
  to: string
}

/** A date in one of the forms that people and models write. Null for what is none, or could be two: 03/04/2024. */
export function readDate(given: unknown): Day | null {
  if (typeof given === 'number') return yearOf(given)
  if (isRecord(given)) return dateOfRecord(given)
  if (typeof given !== 'string' || given.length > LONGEST_TEXT) return null
  const found = datesIn(given)
  const different = new Map(found.map((one) => [`${one.from} ${one.to}`, one]))
  const [only] = different.values()
  return different.size === 1 && only !== undefined ? only : null
}

const LONGEST_TEXT = 2_000

function dateOfRecord(given: Record<string, unknown>): Day | null {
  const { year, month, day, date, value } = given
  if (typeof (date ?? value) === 'string' || typeof (date ?? value) === 'number')
    return readDate(date ?? value)
  if (typeof year !== 'number') return null
  const monthNumber = typeof month === 'string' ? monthNamed(month) : month
  if (monthNumber === undefined || monthNumber === null) return yearOf(year)
  return typeof monthNumber === 'number'
    ? dayOf(year, monthNumber, typeof day === 'number' ? day : null)
    : null
}

/** Every date of a text, in order; a year inside a fuller date is not one of its own. */
export function datesIn(text: string): Day[] {
  if (text.length > LONGEST_TEXT) return []
  const plain = fold(text.normalize('NFKC'))
  const found: Day[] = []
  let rest = plain
  for (const { pattern, read } of FORMS)
    rest = rest.replace(pattern, (...match: string[]) => {
      const day = read(match.slice(1, 4))
      if (day !== null) found.push(day)
      return ' '
    })
  return found
}

const NUMBER = (text: string | undefined): number => Number(text)
const MONTH_WORD = String.raw`(\p{L}{3,12})\.?`
const YEAR = String.raw`(\d{4})`

/** From the fullest form to the barest. What was read is taken out, so that nothing is read twice. */
const FORMS: { pattern: RegExp; read: (parts: readonly (string | undefined)[]) => Day | null }[] = [
  {
    pattern: /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/gu,
    read: ([year, month, day]) => dayOf(NUMBER(year), NUMBER(month), NUMBER(day)),
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|°|o)?\.?\s{1,3}(?:of\s|de\s|di\s)?${MONTH_WORD},?\s{1,3}(?:de\s)?${YEAR}(?!\d)`,
      'gu',
    ),
    read: ([day, month, year]) => dayOf(NUMBER(year), monthNamed(month), NUMBER(day)),
  },
  {
    pattern: new RegExp(
      String.raw`${MONTH_WORD}\s{1,3}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}${YEAR}(?!\d)`,
      'gu',
    ),
    read: ([month, day, year]) => dayOf(NUMBER(year), monthNamed(month), NUMBER(day)),
  },
  {
    pattern: /(?<!\d)(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?!\d)/gu,
    read: ([year, month, day]) => dayOf(NUMBER(year), NUMBER(month), NUMBER(day)),
  },
  {
    pattern: /(?<![\d-])(\d{1,2})-(\d{1,2})-(\d{4})(?!\d)/gu,
    read: ([first, second, year]) => dayOfFigures(NUMBER(first), NUMBER(second), NUMBER(year)),
  },
  {
    // With points, the day comes first, wherever points are used.
    pattern: /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/gu,
    read: ([day, month, year]) => dayOf(NUMBER(year), NUMBER(month), NUMBER(day)),
  },
  {
    pattern: /(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/gu,
    read: ([first, second, year]) => dayOfFigures(NUMBER(first), NUMBER(second), NUMBER(year)),
  },
  {
    pattern: new RegExp(String.raw`${MONTH_WORD},?\s{1,3}(?:of\s|de\s|di\s)?${YEAR}(?!\d)`, 'gu'),
    read: ([month, year]) => dayOf(NUMBER(year), monthNamed(month), null) ?? yearOf(NUMBER(year)),
  },
  {
    pattern: /(?<!\d)(\d{4})-(\d{1,2})(?![\d-])/gu,
    read: ([year, month]) => dayOf(NUMBER(year), NUMBER(month), null),
  },
  {
    pattern: /(?<![\p{L}\d])[qt]([1-4])[\s/]{1,3}(\d{4})(?!\d)/gu,
    read: ([quarter, year]) => quarterOf(NUMBER(year), NUMBER(quarter)),
  },
  { pattern: /(?<![\p{L}\d])(\d{4})(?![\d\p{L}])/gu, read: ([year]) => yearOf(NUMBER(year)) },
]

/** 15/03/2024 and 03/15/2024 are one day; 03/04/2024 may be two. */
function dayOfFigures(first: number, second: number, year: number): Day | null {
  if (first > 12) return dayOf(year, second, first)
  if (second > 12) return dayOf(year, first, second)
  return first === second ? dayOf(year, first, second) : null
}

function yearOf(year: number): Day | null {
  if (!Number.isInteger(year) || year < 1000 || year > 2999) return null
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

function quarterOf(year: number, quarter: number): Day | null {
  const first = dayOf(year, quarter * 3 - 2, null)
  const last = dayOf(year, quarter * 3, null)
  return first === null || last === null ? null : { from: first.from, to: last.to }
}

function dayOf(year: number, month: number | null, day: number | null): Day | null {
  if (yearOf(year) === null || month === null || !Number.isInteger(month) || month < 1 || month > 12)
    return null
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const written = (of: number) => `${year}-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`
  if (day === null) return { from: written(1), to: written(days) }
  return Number.isInteger(day) && day >= 1 && day <= days ? { from: written(day), to: written(day) } : null
}

/** The names of months in six languages, folded as texts are. */
const MONTHS: readonly (readonly string[])[] = words.months.map((names) => names.split(' '))

/** By its name in any language, or by its first letters if they mean one month only. */
function monthNamed(given: string | undefined): number | null {
  const word = fold(given ?? '').replace(/\.$/, '')
  if (word.length < 3) return null
  const named = (isIt: (month: string) => boolean) =>
    MONTHS.flatMap((names, at) => (names.some(isIt) ? [at + 1] : []))
  const whole = named((month) => month === word)
  const meant = whole.length > 0 ? whole : named((month) => month.startsWith(word))
  return meant.length === 1 ? (meant[0] ?? null) : null
}

/** As short as it says what it says: a year, a month, a day. */
export function sayDay({ from, to }: Day): string {
  if (from === to) return from
  const [year, month] = from.split('-')
  if (from.endsWith('-01-01') && to === `${year}-12-31`) return String(year)
  const isMonth = to.startsWith(`${year}-${month}-`) && from.endsWith('-01') && Number(to.slice(8)) >= 28
  return isMonth ? `${year}-${month}` : `${from} to ${to}`
}
