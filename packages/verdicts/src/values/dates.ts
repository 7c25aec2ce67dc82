import type { Token } from '../text/token.ts'
import { endOfCue, type Found, type Line, scan, startOfCue } from './line.ts'

export interface YearValue {
  year: number
  precision: 'year' | 'decade'
  about: boolean
}

/** Every year: "in 2009", "March 2009", "1913-01-01", "01.01.1959", "summer of '15"; "the 1990s" is a decade. */
export function yearsIn(line: Line): Found<YearValue>[] {
  return scan(line.tokens, (at) => {
    const read = yearAt(line, at) ?? namedDecadeAt(line, at)
    if (read === null) return null
    const from = startOfCue(line, read.from, 'approximately')
    return { ...read, from, value: { ...read.value, about: from < read.from } }
  })
}

/** A year in figures. "'15" needs its apostrophe, unless it is a decade: "the '90s", "die 90er", "les années 80". */
function yearAt(line: Line, at: number): Found<YearValue> | null {
  const { tokens } = line
  const figures = (tokens[at]?.fold ?? '').replace(/^\d{1,2}\.\d{1,2}\.(?=\d)/, '')
  const isLong = /^\d{4}$/.test(figures)
  if (!isLong && !/^\d\d$/.test(figures)) return null
  const year = isLong ? Number(figures) : inCentury(Number(figures))
  // "2009 %", "$2009": an amount.
  const isAmount = [-1, 1].some((step) => AMOUNT_SIGNS.has(tokens[at + step]?.fold ?? ''))
  if (year < 1500 || year > 2100 || isAmount) return null
  const decadeFrom = startOfCue(line, at, 'decade')
  const decadeTo = isGlued(tokens[at + 1]) ? endOfCue(line, at + 1, 'decadeEnding') : at + 1
  if (year % 10 === 0 && (decadeFrom < at || decadeTo > at + 1)) return decade(decadeFrom, decadeTo, year)
  if (isLong) return { from: at, to: at + 1, value: { year, precision: 'year', about: false } }
  const isShort = tokens[at - 1]?.fold === "'" && isGlued(tokens[at]) && !isGlued(tokens[at + 1])
  return isShort ? { from: at - 1, to: at + 1, value: { year, precision: 'year', about: false } } : null
}

const AMOUNT_SIGNS = new Set(['$', '€', '£', '¥', '₹', '%', '+'])

const inCentury = (short: number): number => short + (short < 30 ? 2000 : 1900)

const isGlued = (token: Token | undefined): boolean => token?.gap === false && token.kind !== 'sign'

/** "the late eighties": the languages' files list the words of decades by their first year, as `decade80`. */
function namedDecadeAt(line: Line, at: number): Found<YearValue> | null {
  const named = [50, 60, 70, 80, 90].find((short) => endOfCue(line, at, `decade${short}`) > at)
  return named === undefined ? null : decade(at, endOfCue(line, at, `decade${named}`), inCentury(named))
}

function decade(from: number, to: number, year: number): Found<YearValue> {
  return { from, to, value: { year, precision: 'decade', about: false } }
}
