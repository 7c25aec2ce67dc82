import { refusal } from '@veracite/words/refusals'
import { because, type Comparison } from '../predicates/comparison.ts'
import { type Checked, checkBy, closedObject, wrong } from './checked.ts'
import { compareSpans } from './compare-spans.ts'
import type { Compare, Tolerance } from './declaration.ts'
import type { Kind } from './kind.ts'
import { type Quantity, quantitiesIn, readQuantity } from './quantity.ts'
import { isExact } from './span.ts'
import { declaredUnit } from './units.ts'

/** As a fact keeps it: one amount, or the range of a comparison `within`. */
type NumberFact = { amount: number; unit: string | null } | { from: number; to: number; unit: string | null }

export const numberKind = (
  unit: string | null,
  compare: Compare,
  tolerance: Tolerance | undefined,
): Kind<NumberFact, Quantity> => {
  const declared = unit === null ? null : declaredUnit(unit)
  const among = unit === null ? '' : `, in ${unit} or the unit that the answer uses`
  return {
    form: `a number${among}: {"amount": 30, "unit": ${JSON.stringify(unit ?? '')}}; for a range {"from": 2, "to": 3, "unit": …}; or the words of the answer, such as "up to 30 ${unit ?? 'units'}"`,
    entry: `A number${unit === null ? '' : ` in ${unit}`}, such as ${unit === null ? '30' : `“30 ${unit}”`}${compare === 'within' ? ', or a range, such as “20 to 30”' : ''}.`,
    schema: {
      anyOf: [
        { type: 'number' },
        { type: 'string' },
        closedObject({
          amount: NUMBER_OR_NULL,
          from: NUMBER_OR_NULL,
          to: NUMBER_OR_NULL,
          unit: { type: ['string', 'null'] },
        }),
      ],
    },
    check: checkBy((value) => {
      const read = readQuantity(value, unit)
      if (read === null)
        return wrong(unit === null ? 'must_be_one_number' : refusal('must_be_one_number_in', { unit }))
      if (read.unit !== null && declared !== null && declaredUnit(read.unit).measures !== declared.measures)
        return wrong(refusal('must_be_in_unit', { unit: String(unit) }))
      return factOf(read, compare)
    }),
    read: (value) => readQuantity(value, unit),
    say: (fact) => sayNumber(spanOf(fact)),
    sayStated: sayNumber,
    key: ({ least, most, unit: own }) => {
      const factor = own === null ? 1 : declaredUnit(own).factor
      const scaled = (end: number | null) =>
        end === null ? '' : String(Number((end * factor).toPrecision(6)))
      return `${scaled(least)}..${scaled(most)}`
    },
    isIn: (stated, { text, numbers }) =>
      quantitiesIn(text, declared).some((one) => isSameQuantity(one, stated)) ||
      (stated.unit === null && ends(stated).every((end) => numbers.includes(end))),
    fromQuote(stated, { text }) {
      const alike = quantitiesIn(text, declared).filter((one) =>
        ends(stated).every((end) => ends(one).includes(end)),
      )
      const [only] = alike
      return alike.length === 1 && only !== undefined ? { ...only, unit: only.unit ?? stated.unit } : stated
    },
    compare: (stated, fact) => compareQuantities(stated, spanOf(fact), compare, tolerance),
  }
}

const NUMBER_OR_NULL = { type: ['number', 'null'] }

function factOf(read: Quantity, compare: Compare): Checked<NumberFact> {
  const { least, most, unit } = read
  if (least === null || most === null || read.about === true) return wrong('must_be_a_plain_value')
  if (least === most) return { fact: { amount: least, unit } }
  return compare === 'within' ? { fact: { from: least, to: most, unit } } : wrong('must_be_one_value')
}

const spanOf = (fact: NumberFact): Quantity =>
  'amount' in fact
    ? { least: fact.amount, most: fact.amount, unit: fact.unit }
    : { least: fact.from, most: fact.to, unit: fact.unit }

const ends = ({ least, most }: Quantity): number[] => [...new Set([least, most].flatMap((end) => end ?? []))]

/** "14 days" and "two weeks" are the same; a bare number is whatever stands there. */
function isSameQuantity(there: Quantity, stated: Quantity): boolean {
  if (there.unit === null || stated.unit === null || there.unit === stated.unit)
    return ends(stated).every((end) => ends(there).includes(end))
  const [one, other] = [declaredUnit(there.unit), declaredUnit(stated.unit)]
  if (one.measures !== other.measures) return false
  const scaled = ends(there).map((end) => end * one.factor)
  return ends(stated).every((end) =>
    scaled.some((found) => Math.abs(found - end * other.factor) <= found * CONVERTED),
  )
}

/** Months and years differ in length, and converted values are rounded. */
const CONVERTED = 0.02

function compareQuantities(
  stated: Quantity,
  fact: Quantity,
  compare: Compare,
  tolerance: Tolerance | undefined,
): Comparison {
  if (stated.unit === fact.unit) return compareSpans(stated, fact, compare, { tolerance })
  if (stated.unit === null || fact.unit === null) return because('unrelated', 'other_unit')
  const [said, own] = [declaredUnit(stated.unit), declaredUnit(fact.unit)]
  if (said.measures !== own.measures) return because('unrelated', 'other_unit')
  const scale = (end: number | null) => (end === null ? null : (end * said.factor) / own.factor)
  const scaled = { ...stated, least: scale(stated.least), most: scale(stated.most) }
  return compareSpans(scaled, fact, compare, { tolerance, slack: CONVERTED })
}

export function sayNumber({ least, most, about, unit }: Quantity): string {
  const written = unit === null ? '' : unit === '%' ? ' %' : ` ${pluralOf(unit, most ?? least ?? 0)}`
  const plain = (end: number | null) => (end === null ? '' : String(Number(end.toPrecision(12))))
  const before = about === true ? 'about ' : ''
  if (isExact({ least, most })) return `${before}${plain(least)}${written}`
  if (least === null) return `up to ${plain(most)}${written}`
  if (most === null) return `at least ${plain(least)}${written}`
  return `${before}${plain(least)} to ${plain(most)}${written}`
}

/** Only words of time have a plural; the others are signs, or as they were declared. */
const pluralOf = (unit: string, amount: number): string =>
  amount !== 1 && TIMES.test(unit) ? `${unit}s` : unit
const TIMES = /^(?:second|minute|hour|day|week|month|year|working day)$/
