import { comparePrices, isCurrency, normalPeriod } from '../compare/prices.ts'
import { freeIn, type Money, moneyIn } from '../values/money.ts'
import { record, text, textThat, valueThat } from './check.ts'
import type { Predicate } from './predicate.ts'
import schema from './price.json' with { type: 'json' }
import { after, before, found, OWN_PRODUCT, within } from './reads.ts'
import { givenText, nameKey } from './words.ts'

export interface Price {
  product: string
  amount: number
  currency: string
  /** `month`, `year`…, `one-time`, or another unit ("transfer"). */
  period?: string
}

export interface StatedPrice extends Money {
  /** Null when only the brand is named. */
  product: string | null
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

export const price: Predicate<'price', Price, StatedPrice> = {
  name: 'price',
  label: 'Price',
  hint: 'what a product of the brand costs: product, amount, currency and the period or unit it is paid for, each as said or null',
  single: false,
  check: record(
    {
      product: text,
      amount: valueThat(
        { kind: 'number', least: 0, most: 1e12 },
        (value) => isAmount(value) && value <= 1e12,
        'must be a number that is not negative',
        0,
      ),
      currency: valueThat(
        { kind: 'text' },
        isCurrency,
        'must be an ISO 4217 code in capitals, for example EUR',
        '',
      ),
    },
    {
      // Any unit is allowed, but periods have fixed words.
      period: textThat(
        (given) => normalPeriod(given) === given && given.length <= 40,
        (given) => `must be ${normalPeriod(given)?.slice(0, 40)}, in lower case and without "per"`,
      ),
    },
  ),
  key: ({ product, currency, period }) => `${nameKey(product)}|${currency}|${period ?? ''}`,
  valueKey: ({ amount }) => String(amount),
  say: ({ product, amount, currency, period }) =>
    `${product}: ${sayMoney(amount, currency)}${sayPeriod(period ?? null)}`,
  knownBy: { as: 'products', names: ({ product }) => [product] },
  stated: {
    schema,
    read(value) {
      const { product, amount, currency, period } = Object(value) as Record<string, unknown>
      if (!isAmount(amount)) return null
      const said = {
        currency: givenText(currency)?.toUpperCase() ?? null,
        period: normalPeriod(givenText(period)),
      }
      return { product: givenText(product), amount, most: null, ...said, about: false, least: false }
    },
    say({ product, amount, most, currency, period, about, least }) {
      const range = [amount === 0 && most !== null ? 'less than' : sayMoney(amount, currency)]
      if (most !== null) range.push(amount === 0 ? '' : 'to', sayMoney(most, currency))
      const bound = least ? 'from' : about ? 'about' : ''
      const money = [bound, ...range].filter((word) => word !== '').join(' ')
      return `${product === null ? '' : `${product}: `}${money}${sayPeriod(period)}`
    },
    settle(stated, all) {
      const said = all.find(({ amount, most }) => stated.amount === amount || stated.amount === most)
      return said ? { ...said, product: stated.product, period: stated.period ?? said.period } : stated
    },
    isIn: ({ amount, most }, { numbers }) =>
      numbers.includes(amount) && (most === null || numbers.includes(most)),
  },
  reads: {
    find: found(
      (line) => [...moneyIn(line), ...freeIn(line)],
      (value) => ({ ...value, product: null }),
    ),
    labels: ['priceNoun', 'costs'],
    several: true,
    asked: ['howMuch'],
    bindings: [
      after('verb', 'costs', 6, { accepts: (_, { by }) => by !== 'topic' }),
      after('product', OWN_PRODUCT, 5, { tight: true, own: true }),
      before('for', OWN_PRODUCT, 4, { own: true, needs: ['costs'] }),
      within('alone', [], 0, {
        accepts: ({ period }, { by }) => by !== 'topic' && (period !== null || by === 'head'),
        unless: ['rivals'],
      }),
    ],
    unless: ['notPrice', 'billedYearly'],
  },
  compare: (stated, value, around) => comparePrices(stated, value, around.values as Price[], around.names),
}

function sayMoney(amount: number, currency: string | null): string {
  const figure = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  const sign = currency === null ? '' : SIGNS[currency]
  return sign === undefined ? `${figure} ${currency}` : `${sign}${figure}`
}

const SIGNS: Record<string, string> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥', BRL: 'R$', $: '$' }

const sayPeriod = (period: string | null): string =>
  period === null || period === 'one-time' ? '' : ` per ${period}`
