import { type Money, pricesIn } from '../values/money.ts'
import { record, text, textThat, valueThat } from './check.ts'
import type { Comparison, Predicate } from './predicate.ts'
import data from './price.json' with { type: 'json' }
import { isShortFor, sameProduct } from './products.ts'
import { about, found } from './reads.ts'
import { givenText, nameKey } from './words.ts'

export interface Price {
  product: string
  amount: number
  currency: string
  /** `month`, `year`…, `one-time`, or another unit ("transfer"). */
  period?: string
}

/** Without a product when only the brand is named. */
export type StatedPrice = Money & { product: string | null }

export const isCurrency = (code: unknown): boolean => CURRENCIES.has(code as string)

const AMOUNT = { kind: 'number', least: 0, most: 1e12 } as const

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const amount = valueThat(AMOUNT, (value) => isAmount(value) && value <= AMOUNT.most, data.wrong.amount, 0)
const currency = valueThat({ kind: 'text' }, isCurrency, data.wrong.currency, '')
/** Any unit is allowed, but periods have fixed words. */
const period = textThat(
  (given) => normalPeriod(given) === given && given.length <= 40,
  (given) => `must be ${normalPeriod(given)?.slice(0, 40)}, in lower case and without "per"`,
)

export const price: Predicate<'price', Price, StatedPrice> = {
  ...about('price', {
    find: found(pricesIn, (value) => ({ ...value, product: null })),
    uses: { isWhole: ({ period }, { by }) => by !== 'topic' && (period !== null || by === 'head') },
  }),
  check: record({ product: text, amount, currency }, { period }),
  key: ({ product, currency, period }) => `${nameKey(product)}|${currency}|${period ?? ''}`,
  valueKey: ({ amount }) => String(amount),
  say: ({ product, amount, currency, period }) =>
    `${product}: ${sayMoney(amount, currency)}${sayPeriod(period ?? null)}`,
  knownBy: { as: 'products', names: ({ product }) => [product] },
  stated: {
    schema: data.schema,
    read(value) {
      const { product, amount, ...said } = Object(value) as Record<string, unknown>
      if (!isAmount(amount)) return null
      const currency = givenText(said.currency)?.toUpperCase() ?? null
      const period = normalPeriod(givenText(said.period))
      return { product: givenText(product), amount, most: null, currency, period, about: false, least: false }
    },
    say({ product, amount, most, currency, period, about, least }) {
      const [low, high] = [sayMoney(amount, currency), sayMoney(most ?? amount, currency)]
      const range = most === null ? low : amount === 0 ? `less than ${high}` : `${low} to ${high}`
      const bound = least ? 'from ' : about ? 'about ' : ''
      return `${product === null ? '' : `${product}: `}${bound}${range}${sayPeriod(period)}`
    },
    settle(stated, all) {
      const said = all.find(({ amount, most }) => stated.amount === amount || stated.amount === most)
      return said ? { ...said, product: stated.product, period: stated.period ?? said.period } : stated
    },
    isIn: ({ amount, most }, { numbers }) =>
      numbers.includes(amount) && (most === null || numbers.includes(most)),
  },
  compare: (stated, value, { valuesOf, names }) =>
    comparePrices(stated, value, { all: valuesOf('price') as Price[], brandNames: names }),
}

function sayMoney(amount: number, currency: string | null): string {
  const figure = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  const sign = currency === null ? '' : SIGNS[currency]
  return sign === undefined ? `${figure} ${currency}` : `${sign}${figure}`
}

const SIGNS: Record<string, string> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥', BRL: 'R$', $: '$' }

const sayPeriod = (period: string | null) => (period === null || period === ONE_TIME ? '' : ` per ${period}`)

type Prices = { all: readonly Price[]; brandNames: readonly string[] }

/** Compares a stated price with that of one product, if product, currency and period are the same as said. */
export function comparePrices(stated: StatedPrice, truth: Price, around: Prices): Comparison {
  const product = fitOfProduct(stated, truth, around)
  const factors = factorsOf(stated.period, periodOf(truth))
  if (product === 'other' || factors[0] === undefined) return 'unrelated'
  const isEqual = factors.some((factor) => isWithin(stated, truth.amount, factor))
  // The right figure in another currency is wrong; another figure may be for another market.
  if (!sameCurrency(stated.currency, truth.currency))
    return isEqual && product === 'this' ? 'different' : 'unrelated'
  if (isEqual) return 'same'
  if (product === 'open' || isDiscount(stated, truth.amount, factors[0])) return 'unrelated'
  const ofProduct = around.all.filter((other) => nameKey(other.product) === nameKey(truth.product))
  const hasSibling = ofProduct.some((other) => other !== truth && periodOf(other) === stated.period)
  return hasSibling ? 'unrelated' : 'different'
}

export function normalPeriod(period: string | null): string | null {
  const word = period?.toLowerCase().replace(/^\s*(?:per |a |an |each |every |\/ ?)?|\s+$/g, '') ?? null
  return SYNONYMS.get(word ?? '') ?? word
}

/** `open`: it may be any of several products. */
function fitOfProduct(stated: StatedPrice, truth: Price, { all, brandNames }: Prices) {
  const { product, least, period, currency } = stated
  const isBrand = (name: string) => brandNames.some((brand) => nameKey(brand) === nameKey(name))
  if (product !== null && !isBrand(product)) {
    if (sameProduct(product, truth.product, brandNames)) return 'this'
    return isShortFor(product, truth.product, brandNames) ? 'open' : 'other'
  }
  // "Acme costs 29 euros a month" means the only monthly price.
  const meant = all.filter((price) => periodOf(price) === period && sameCurrency(currency, price.currency))
  const isOnly = isBrand(truth.product) || (period !== null && period !== ONE_TIME && meant.length === 1)
  return isOnly && meant.every((price) => price === truth) && !least ? 'this' : 'open'
}

const sameCurrency = (stated: string | null, truth: string): boolean =>
  stated === null || stated === truth || (stated === '$' && data.dollars.includes(truth))

const periodOf = ({ period }: Price): string => normalPeriod(period ?? null) ?? ONE_TIME

/** How many stated periods make a true one. "£348" alone may be by the month or by the year. */
function factorsOf(stated: string | null, truth: string): number[] {
  if (stated === null) return [1, ...factorsOf('month', truth), ...factorsOf('year', truth)]
  const [a, b] = [PER_YEAR.get(stated), PER_YEAR.get(truth)]
  if (stated === truth) return [1]
  return a === undefined || b === undefined ? [] : [a / b]
}

function isWithin({ amount, most, about }: StatedPrice, truth: number, factor: number): boolean {
  // A twelfth of a yearly price is rounded.
  const slack = about ? 0.05 : factor === 1 ? 0.006 : 0.01
  const [least, upTo] = [amount * factor * (1 - slack), (most ?? amount) * factor * (1 + slack)]
  return truth >= least - 0.005 && truth <= upTo + 0.005
}

/** Paying by the year is usually cheaper than paying by the month. */
function isDiscount({ amount, most }: StatedPrice, truth: number, factor: number): boolean {
  const share = ((most ?? amount) * factor) / truth
  return factor < 1 ? share > 0.55 && share < 1.05 : factor > 1 && share > 0.95 && share < 1.8
}

const ONE_TIME = 'one-time'
const CURRENCIES = new Set(data.currencies)
const PER_YEAR = new Map(Object.entries(data.perYear))
const SYNONYMS = new Map(
  Object.entries(data.periods).flatMap(([period, words]) => words.map((word) => [word, period] as const)),
)
