import type { Token } from '../text/token.ts'
import { boundBefore, upperEnd } from './bounds.ts'
import { phonesIn } from './contacts.ts'
import { endOfCue, type Found, type Line, startOfCue } from './line.ts'
import { moneyIn } from './money.ts'
import { numberAt } from './numbers.ts'

export interface CountValue {
  count: number
  /** The upper end of a range: "200 to 300". */
  upTo: number | null
  bound: 'exact' | 'about' | 'more' | 'less'
}

/** Every count with its range and what is said about its exactness: "about 300", "200–300", "over 1.2k", "500+". */
export function countsIn(line: Line): Found<CountValue>[] {
  const { tokens } = line
  const found: Found<CountValue>[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const first = numberAt(tokens, at, line.language)
    // "un", "one": an article as often as a number.
    if (first === null || (first.value < 2 && tokens[at]?.kind === 'word')) continue
    const upper = upperEnd(line, first.to)
    const isRange = upper !== null && upper.value > first.value
    const to = isRange ? upper.to : first.to
    const { from, bound } = boundBefore(line, first.from)
    const isMore = isPlus(tokens[to])
    found.push({
      from,
      to: isMore ? to + 1 : to,
      value: { count: first.value, upTo: isRange ? upper.value : null, bound: isMore ? 'more' : bound },
    })
    at = to - 1
  }
  return found
}

/** Counts that can be of people: no telephone numbers, money or years, and no "two hundred offices". */
export function headCountsIn(line: Line): Found<CountValue>[] {
  const others = [...phonesIn(line), ...moneyIn(line)]
  return countsIn(line).filter(({ from, to, value }) => {
    if (others.some((other) => other.from < to && from < other.to)) return false
    // "several hundred", "pour 30 salariés": no count, and nobody's.
    if (isVague(line, from, to) || isPurpose(line, from)) return false
    // "ISO 27001" is a name.
    if (line.tokens[from - 1]?.caps === 'upper' && line.tokens[from]?.kind === 'number') return false
    const isStaff = isPeople(line, to) || isPeople(line, to + 1)
    if (isStaff) return true
    const next = line.tokens[to]
    const isYear =
      value.bound === 'exact' &&
      value.upTo === null &&
      /^(?:19|20)\d\d$/.test(line.tokens[to - 1]?.fold ?? '')
    if (isYear || next?.fold === '%') return false
    return (
      next?.kind !== 'word' ||
      line.language.functionWords.has(next.fold) ||
      line.language.prepositions.has(next.fold)
    )
  })
}

function isPurpose(line: Line, from: number): boolean {
  return startOfCue(line, from, 'purpose') < from && startOfCue(line, from, 'rangeTo') === from
}

/** A lone "hundred" or "thousands" without a number before it. */
function isVague({ tokens, language }: Line, from: number, to: number): boolean {
  const worth = to - from === 1 ? (language.numbers.get(tokens[from]?.fold ?? '') ?? 0) : 0
  return worth >= 100 && worth % 100 === 0 && !language.determiners.has(tokens[from - 1]?.fold ?? '')
}

function isPeople(line: Line, at: number): boolean {
  return PEOPLE.some((cue) => endOfCue(line, at, cue) > at)
}

const PEOPLE = ['staff', 'people', 'employs']

function isPlus(token: Token | undefined): boolean {
  return token?.fold === '+' && !token.gap
}
