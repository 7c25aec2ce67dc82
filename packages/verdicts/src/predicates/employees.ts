import { isYear } from '../text/token.ts'
import { type Found, isCueAt, isOneOf, type Line, type NamedLine, scan } from '../values/line.ts'
import { boundBefore, numberAt, secondOfRange } from '../values/numbers.ts'
import { wholeFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { about } from './reads.ts'
import { ofBrand } from './statement-key.ts'

/** A few people may be anybody. */
const isSeveral = ({ least, most }: Count): boolean => (most ?? least ?? 0) > 9
const isMany = ({ least, most }: Count, { by }: { by: string }) => (most ?? least ?? 0) > 20 && by !== 'topic'

const peopleIn = (line: NamedLine) => headCountsIn(line).filter(({ to }) => isCueAt(line, to, 'people'))

export const employees: Predicate<'employees', number, Count> = {
  ...about('employees', { find: headCountsIn, uses: { isSeveral, isMany, peopleIn } }),
  ...wholeFact(0, 10_000_000),
  stated: {
    schema: { type: 'integer' },
    read(value) {
      const figures = typeof value === 'string' ? (value.match(/\d[\d.,'’\u00a0\u202f]*/g) ?? []) : []
      const numbers = figures.map((figure) => Number(figure.replace(/\D/g, '')))
      if (typeof value === 'number' && Number.isFinite(value) && value >= 0) numbers.push(value)
      if (numbers.length === 0) return null
      return { least: Math.min(...numbers), most: Math.max(...numbers), about: false }
    },
    say({ least, most, about }) {
      if (least === null || most === null) return least === null ? `less than ${most}` : `more than ${least}`
      return `${about ? 'about ' : ''}${least === most ? least : `${least} to ${most}`}`
    },
    key({ least, most }) {
      if (least === null || most === null)
        return ofBrand(least === null ? `less than ${most}` : `more than ${least}`)
      return ofBrand(least === most ? String(least) : `${least} to ${most}`)
    },
    settle: (stated, all) =>
      all.find(({ least, most }) => least === stated.least || most === stated.most) ?? stated,
    // For "between 250 and 270" a reader may give the middle.
    isIn({ least, most }, { numbers }) {
      const given = least ?? most ?? 0
      return numbers.includes(given) || (Math.min(...numbers) < given && given < Math.max(...numbers))
    },
  },
  // Head counts are estimates that age: only more than twice or less than half is wrong.
  compare({ least, most }, count) {
    const tooMany = least !== null && least > count * 2
    // Nobody says "more than 1,400" of 29,600.
    const tooFew = most === null ? (least ?? 0) * 5 < count : most * 2 < count
    return tooMany || tooFew ? 'different' : 'same'
  },
}

export type Count = Record<'least' | 'most', number | null> & { about: boolean }

/** Every count: "about 300", "200–300", "over 1.2k", "500+". */
export function countsIn(line: Line): Found<Count>[] {
  const { tokens, language } = line
  return scan(tokens, (at) => {
    const first = numberAt(tokens, at, language)
    // "un", "one" are articles as often as numbers.
    if (first === null || first.value < 2) return null
    const second = numberAt(tokens, secondOfRange(line, first.to), language)
    const { to, value } = second !== null && second.value > first.value ? second : first
    const isMore = tokens[to]?.fold === '+'
    const { from, bound } = boundBefore(line, at)
    const least = bound === 'lessThan' ? null : first.value
    const most = isMore || bound === 'moreThan' ? null : value
    return { from, to: isMore ? to + 1 : to, value: { least, most, about: bound === 'approximately' } }
  })
}

/** Counts that can be of people: not "ISO 27001", years or "two hundred offices". */
export function headCountsIn(line: Line): Found<Count>[] {
  const { tokens } = line
  return countsIn(line).filter(({ from, to }) => {
    const before = tokens[from - 1]
    // "ISO 27001", and "Team plan | €18"
    const isName =
      (before?.caps === 'upper' && before.text.length > 1) || /^\p{Sc}$/u.test(before?.text ?? '')
    // "equipa clubes desde 1998"
    const isSince = isCueAt(line, from, 'since') && isYear(tokens[to - 1]?.fold)
    const isDate = to - from === 1 && isYear(tokens[from]?.fold)
    // "by 2004 the employees held all shares", "100% employee-owned"
    const isOfAll = (isDate && isOneOf(line, to, 'determiners')) || tokens[to]?.fold === '%'
    if (isName || isSince || isOfAll) return false
    if ([to, to + 1].some((at) => isCueAt(line, at, 'staff', 'people', 'employs'))) return true
    // "hundreds of times"
    const isFree = !isOneOf(line, to, 'of') && isOneOf(line, to, 'functionWords', 'prepositions')
    return !isDate && (tokens[to]?.kind !== 'word' || isFree)
  })
}
