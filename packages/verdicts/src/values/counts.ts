import { phonesIn } from './contacts.ts'
import { type Found, isCueAt, isCueBefore, isOneOf, type Line, overlaps, scan } from './line.ts'
import { moneyIn } from './money.ts'
import { boundBefore, numberAt, secondOfRange } from './numbers.ts'

/** "about 300" has both bounds at 300; "more than 500" has no upper bound. */
export interface Count {
  least: number | null
  most: number | null
  about: boolean
}

/** Every count: "about 300", "200–300", "over 1.2k", "500+". */
export function countsIn(line: Line): Found<Count>[] {
  const { tokens, language } = line
  return scan(tokens, (at) => {
    const first = numberAt(tokens, at, language)
    // "un", "one" are articles as often as numbers.
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

/** Counts that can be of people: not telephone numbers, money or years, and not "two hundred offices". */
export function headCountsIn(line: Line): Found<Count>[] {
  const { tokens, language } = line
  const others = [...phonesIn(line), ...moneyIn(line)]
  return countsIn(line).filter((found) => {
    const { from, to } = found
    // "pour 30 salariés" is about customers.
    const isAfter = (cue: string) => isCueBefore(line, from, cue)
    const isPurpose = isAfter('purpose') && !isAfter('rangeTo') && !isAfter('employs')
    // "several hundred": "hundred" without a number before it.
    const worth = to - from === 1 ? (language.numbers.get(tokens[from]?.fold ?? '') ?? 0) : 0
    const isVague = worth >= 100 && worth % 100 === 0 && !isOneOf(line, from - 1, 'determiners')
    if (isPurpose || isVague || others.some((other) => overlaps(other, found))) return false
    // "ISO 27001" is a name.
    const before = tokens[from - 1]
    if (before?.caps === 'upper' && before.text.length > 1 && tokens[from]?.kind === 'number') return false
    if ([to, to + 1].some((at) => isCueAt(line, at, 'staff', 'people', 'employs'))) return true
    const isYear = to - from === 1 && /^(?:19|20)\d\d$/.test(tokens[from]?.fold ?? '')
    if (isYear || tokens[to]?.fold === '%') return false
    // "its workforce of 450 builds pianos"
    const isOfStaff = isOneOf(line, from - 1, 'of') && isAfter('employs')
    return isOfStaff || tokens[to]?.kind !== 'word' || isOneOf(line, to, 'functionWords', 'prepositions')
  })
}
