import { phonesIn } from './contacts.ts'
import { type Found, isCueAt, isOneOf, type Line, overlaps, scan, startOfCue } from './line.ts'
import { moneyIn } from './money.ts'
import { boundBefore, numberAt, secondOfRange } from './numbers.ts'

/** "about 300" has both bounds at 300; "more than 500" has no upper one. */
export interface Count {
  least: number | null
  most: number | null
  about: boolean
}

/** Every count with its range and what is said about its exactness: "about 300", "200–300", "over 1.2k", "500+". */
export function countsIn(line: Line): Found<Count>[] {
  const { tokens, language } = line
  return scan(tokens, (at) => {
    const first = numberAt(tokens, at, language)
    // "un", "one": an article as often as a number.
    if (first === null || (first.value < 2 && tokens[at]?.kind === 'word')) return null
    const second = numberAt(tokens, secondOfRange(line, first.to) ?? -1, language)
    const { to, value } = second !== null && second.value > first.value ? second : first
    const isMore = tokens[to]?.fold === '+'
    const { from, bound } = boundBefore(line, at)
    const least = bound === 'less' ? null : first.value
    const most = isMore || bound === 'more' ? null : value
    return { from, to: isMore ? to + 1 : to, value: { least, most, about: bound === 'about' } }
  })
}

/** Counts that can be of people: no telephone numbers, money or years, and no "two hundred offices". */
export function headCountsIn(line: Line): Found<Count>[] {
  const { tokens } = line
  const others = [...phonesIn(line), ...moneyIn(line)]
  return countsIn(line).filter((found) => {
    const { from, to } = found
    // "pour 30 salariés": nobody's.
    const isPurpose =
      startOfCue(line, from, 'purpose') < from &&
      startOfCue(line, from, 'rangeTo') === from &&
      startOfCue(line, from, 'employs') === from
    if (isPurpose || isVague(line, found) || others.some((other) => overlaps(other, found))) return false
    // "ISO 27001" is a name.
    const before = tokens[from - 1]
    if (before?.caps === 'upper' && before.text.length > 1 && tokens[from]?.kind === 'number') return false
    if ([to, to + 1].some((at) => isCueAt(line, at, 'staff', 'people', 'employs'))) return true
    const isYear = to - from === 1 && /^(?:19|20)\d\d$/.test(tokens[from]?.fold ?? '')
    if (isYear || tokens[to]?.fold === '%') return false
    return tokens[to]?.kind !== 'word' || isOneOf(line, to, 'functionWords', 'prepositions')
  })
}

/** "several hundred": a lone "hundred" or "thousands" without a number before it. */
function isVague(line: Line, { from, to }: Found<Count>): boolean {
  const worth = line.language.numbers.get(line.tokens[from]?.fold ?? '') ?? 0
  return to - from === 1 && worth >= 100 && worth % 100 === 0 && !isOneOf(line, from - 1, 'determiners')
}
