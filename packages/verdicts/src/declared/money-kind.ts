import { refusal } from '@veracite/words/refusals'
import { because, type Comparison } from '../predicates/comparison.ts'
import { type Checked, checkBy, closedObject, wrong } from './checked.ts'
import { compareSpans } from './compare-spans.ts'
import type { Compare, Tolerance } from './declaration.ts'
import type { Kind } from './kind.ts'
import { isFree, type Money, moneysIn, readMoney } from './money.ts'
import { sayNumber } from './number-kind.ts'

type MoneyFact = { amount: number; currency: string } | { from: number; to: number; currency: string }

export const moneyKind = (
  currency: string | null,
  compare: Compare,
  tolerance: Tolerance | undefined,
): Kind<MoneyFact, Money> => ({
  form: `an amount of money: {"amount": 4.90, "currency": ${JSON.stringify(currency ?? 'EUR')}}; "0" for free of charge; or the words of the answer, such as "from 4.90 euros"`,
  entry: `An amount of money, such as “4.90 ${currency ?? 'EUR'}”.`,
  schema: {
    anyOf: [
      { type: 'number' },
      { type: 'string' },
      closedObject({
        amount: { type: 'number' },
        to: { type: ['number', 'null'] },
        currency: { type: ['string', 'null'] },
      }),
    ],
  },
  check: checkBy((value): Checked<MoneyFact> => {
    const read = readMoney(value, currency)
    if (read === null) return wrong('must_be_one_amount_of_money')
    if (read.currency === null || !/^[A-Z]{3}$/.test(read.currency)) return wrong('must_name_its_currency')
    if (currency !== null && read.currency !== currency)
      return wrong(refusal('must_be_in_currency', { currency }))
    if (read.least === null || read.most === null || read.about === true)
      return wrong('must_be_a_plain_value')
    if (read.least === read.most) return { fact: { amount: read.least, currency: read.currency } }
    return compare === 'within'
      ? { fact: { from: read.least, to: read.most, currency: read.currency } }
      : wrong('must_be_one_value')
  }),
  read: (value) => readMoney(value, currency),
  say: (fact) => sayMoney(spanOf(fact)),
  sayStated: sayMoney,
  key: ({ least, most, currency: said }) => `${least ?? ''}..${most ?? ''} ${said ?? ''}`,
  isIn: (stated, { text, words, numbers }) =>
    (stated.most === 0 && isFree(words)) ||
    moneysIn(text).some((one) => isAlike(one, stated)) ||
    ends(stated).every((end) => numbers.includes(end)),
  fromQuote(stated, { text }) {
    const alike = moneysIn(text).filter((one) => isAlike(one, stated))
    const [only] = alike
    return alike.length === 1 && only !== undefined
      ? { ...only, currency: settled(only.currency, stated.currency) }
      : stated
  },
  compare: (stated, fact) => compareMoney(stated, spanOf(fact), compare, tolerance),
})

const spanOf = (fact: MoneyFact): Money =>
  'amount' in fact
    ? { least: fact.amount, most: fact.amount, currency: fact.currency }
    : { least: fact.from, most: fact.to, currency: fact.currency }

const ends = ({ least, most }: Money): number[] => [...new Set([least, most].flatMap((end) => end ?? []))]

const isAlike = (there: Money, stated: Money): boolean =>
  ends(stated).every((end) => ends(there).includes(end))

/** A bare "$" in the quote says less than "USD". */
const settled = (there: string | null, stated: string | null): string | null =>
  there === null || (there === '$' && stated !== null && isDollar(stated)) ? stated : there

const isDollar = (currency: string): boolean =>
  /^(?:\$|USD|CAD|AUD|NZD|SGD|HKD|MXN|CLP|COP|ARS|TWD)$/.test(currency)

function compareMoney(
  stated: Money,
  fact: Money,
  compare: Compare,
  tolerance: Tolerance | undefined,
): Comparison {
  // Nothing is nothing in every currency.
  const isFree = stated.least === 0 && stated.most === 0
  const isSameMoney =
    isFree || stated.currency === fact.currency || (stated.currency === '$' && isDollar(fact.currency ?? ''))
  return isSameMoney
    ? compareSpans(stated, fact, compare, { tolerance })
    : because('unrelated', 'other_currency')
}

const sayMoney = ({ currency, ...span }: Money): string =>
  span.least === 0 && span.most === 0 ? 'free of charge' : sayNumber({ ...span, unit: currency })
