import type { Token } from '../text/token.ts'
import { endOfCue, type Found, hitsOf, type Line, startOfCue } from './line.ts'

export interface YearValue {
  year: number
  precision: 'year' | 'decade'
  about: boolean
}

/** Every year: "in 2009", "March 2009", "1913-01-01", "01.01.1959", "summer of '15"; "the 1990s" is a decade. */
export function yearsIn(line: Line): Found<YearValue>[] {
  const found: Found<YearValue>[] = []
  for (let at = 0; at < line.tokens.length; at += 1) {
    const read = yearAt(line, at)
    if (read === null) continue
    const about = startOfCue(line, read.from, 'approximately')
    found.push({ ...read, from: about, value: { ...read.value, about: about < read.from } })
    at = read.to - 1
  }
  return found
}

function yearAt(line: Line, at: number): Found<YearValue> | null {
  const { tokens } = line
  const token = tokens[at]
  if (token?.kind === 'word') return namedDecadeAt(line, at)
  if (token?.kind !== 'number') return null
  const dotted = /^\d{1,2}\.\d{1,2}\.(\d{4})$/.exec(token.fold)
  if (dotted !== null) return isYear(Number(dotted[1])) ? exactly(at, at + 1, Number(dotted[1])) : null
  if (/^\d{2}$/.test(token.fold)) return shortYearAt(line, at)
  if (!/^\d{4}$/.test(token.fold) || !isYear(Number(token.fold)) || isAmount(tokens, at)) return null
  const year = Number(token.fold)
  const decadeFrom = startOfCue(line, at, 'decade')
  if (isDecadeEnding(line, at + 1)) return decade(at, at + 2, year)
  if (decadeFrom < at && year % 10 === 0) return decade(decadeFrom, at + 1, year)
  // "1913-01-01": what follows belongs to the date.
  const isIso = [1, 3].every(
    (ahead) => tokens[at + ahead]?.fold === '-' && /^\d{2}$/.test(tokens[at + ahead + 1]?.fold ?? ''),
  )
  return exactly(at, at + (isIso ? 5 : 1), year)
}

/** "'15" after an apostrophe; "the '90s", "die 90er", "les années 80". */
function shortYearAt(line: Line, at: number): Found<YearValue> | null {
  const { tokens } = line
  const token = tokens[at] as Token
  const short = Number(token.fold)
  const year = short + (short <= 30 ? 2000 : 1900)
  const decadeFrom = startOfCue(line, at, 'decade')
  if (isDecadeEnding(line, at + 1) && short % 10 === 0) return decade(at, at + 2, year)
  if (decadeFrom < at && short % 10 === 0) return decade(decadeFrom, at + 1, year)
  const hasApostrophe = tokens[at - 1]?.fold === "'" && !token.gap
  const isGlued = tokens[at + 1]?.kind === 'word' && tokens[at + 1]?.gap === false
  return hasApostrophe && !isGlued ? exactly(at - 1, at + 1, year) : null
}

/** "the late eighties": the languages' files list the words of decades by their first year, as `decade80`. */
function namedDecadeAt(line: Line, at: number): Found<YearValue> | null {
  for (let short = 0; short < 100; short += 10) {
    const to = endOfCue(line, at, `decade${String(short).padStart(2, '0')}`)
    if (to > at) return decade(at, to, short + (short <= 20 ? 2000 : 1900))
  }
  return null
}

function isDecadeEnding(line: Line, at: number): boolean {
  const token = line.tokens[at]
  if (token?.kind !== 'word' || token.gap) return false
  return hitsOf(line, 'decadeEnding').some(({ from, to }) => from === at && to === at + 1)
}

/** A four-digit number with a currency, a percent sign or a plus sign at it is no year. */
function isAmount(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.fold ?? ''
  const after = tokens[at + 1]?.fold ?? ''
  return AMOUNT_SIGNS.has(before) || AMOUNT_SIGNS.has(after)
}

const AMOUNT_SIGNS = new Set(['$', '€', '£', '¥', '₹', '%', '+'])

function isYear(year: number): boolean {
  return year >= 1500 && year <= 2100
}

function exactly(from: number, to: number, year: number): Found<YearValue> {
  return { from, to, value: { year, precision: 'year', about: false } }
}

function decade(from: number, to: number, year: number): Found<YearValue> {
  return { from, to, value: { year: Math.floor(year / 10) * 10, precision: 'decade', about: false } }
}
