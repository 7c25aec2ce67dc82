import { phonesIn } from './contacts.ts'
import { type Found, isCueAt, isOneOf, type Line, overlaps, scan, startOfCue } from './line.ts'
import { moneyIn } from './money.ts'
import { type Bound, boundBefore, numberAt, secondOfRange } from './numbers.ts'

export interface CountValue {
  count: number
  /** The upper end of a range: "200 to 300". */
  upTo: number | null
  bound: Bound
}

/** Every count with its range and what is said about its exactness: "about 300", "200–300", "over 1.2k", "500+". */
export function countsIn(line: Line): Found<CountValue>[] {
  const { tokens, language } = line
  return scan(tokens, (at) => {
    const first = numberAt(tokens, at, language)
    // "un", "one": an article as often as a number.
    if (first === null || (first.value < 2 && tokens[at]?.kind === 'word')) return null
    const upper = numberAt(tokens, secondOfRange(line, first.to) ?? -1, language)
    const isRange = upper !== null && upper.value > first.value
    const to = isRange ? upper.to : first.to
    const { from, bound } = boundBefore(line, at)
    const value = { count: first.value, upTo: isRange ? upper.value : null }
    const isMore = tokens[to]?.fold === '+'
    return { from, to: isMore ? to + 1 : to, value: { ...value, bound: isMore ? 'more' : bound } }
  })
}

/** Counts that can be of people: no telephone numbers, money or years, and no "two hundred offices". */
export function headCountsIn(line: Line): Found<CountValue>[] {
  const { tokens } = line
  const others = [...phonesIn(line), ...moneyIn(line)]
  return countsIn(line).filter((found) => {
    const { from, to } = found
    // "several hundred", "pour 30 salariés": no count, and nobody's.
    if (others.some((other) => overlaps(other, found)) || isVague(line, found) || isPurpose(line, from))
      return false
    // "ISO 27001" is a name.
    if (tokens[from - 1]?.caps === 'upper' && tokens[from]?.kind === 'number') return false
    if ([to, to + 1].some((at) => isCueAt(line, at, 'staff', 'people', 'employs'))) return true
    const isYear = to - from === 1 && /^(?:19|20)\d\d$/.test(tokens[from]?.fold ?? '')
    if (isYear || tokens[to]?.fold === '%') return false
    return tokens[to]?.kind !== 'word' || isOneOf(line, to, 'functionWords', 'prepositions')
  })
}

function isPurpose(line: Line, from: number): boolean {
  return startOfCue(line, from, 'purpose') < from && startOfCue(line, from, 'rangeTo') === from
}

/** A lone "hundred" or "thousands" without a number before it. */
function isVague(line: Line, { from, to }: Found<CountValue>): boolean {
  const worth = to - from === 1 ? (line.language.numbers.get(line.tokens[from]?.fold ?? '') ?? 0) : 0
  return worth >= 100 && worth % 100 === 0 && !isOneOf(line, from - 1, 'determiners')
}
