import type { Comparison } from '../predicates/predicate.ts'
import type { Price, StatedPrice } from '../predicates/price.ts'
import { nameKey } from '../predicates/words.ts'
import data from './prices.json' with { type: 'json' }
import { isShortFor, sameProduct } from './products.ts'

/** Compares a stated price with that of one product, if product, currency and period are the same as said. */
export function comparePrices(
  stated: StatedPrice,
  truth: Price,
  all: readonly Price[],
  brandNames: readonly string[],
): Comparison {
  const product = fitOfProduct(stated, truth, all, brandNames)
  const factors = factorsOf(stated.period, periodOf(truth))
  if (product === 'other' || factors[0] === undefined) return 'unrelated'
  const isEqual = factors.some((factor) => isWithin(stated, truth.amount, factor))
  // The right figure in another currency is wrong; another figure may be for another market.
  if (!sameCurrency(stated.currency, truth.currency))
    return isEqual && product === 'this' ? 'different' : 'unrelated'
  if (isEqual) return 'same'
  if (product === 'open' || isDiscount(stated, truth.amount, factors[0])) return 'unrelated'
  const ofProduct = all.filter((other) => nameKey(other.product) === nameKey(truth.product))
  const hasSibling = ofProduct.some((other) => other !== truth && periodOf(other) === stated.period)
  return hasSibling ? 'unrelated' : 'different'
}

export const isCurrency = (code: unknown): boolean => CURRENCIES.has(code as string)

/** One word for each period; another unit stays as it is. */
export function normalPeriod(period: string | null): string | null {
  const word =
    period
      ?.toLowerCase()
      .trim()
      .replace(/^(?:per |a |an |each |every |\/ ?)/, '') ?? null
  return SYNONYMS.get(word ?? '') ?? word
}

/** `open`: it may be any of several products. */
function fitOfProduct(
  { product, least, period, currency }: StatedPrice,
  truth: Price,
  all: readonly Price[],
  brandNames: readonly string[],
): 'this' | 'other' | 'open' {
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

/** A bare "$" stands for every dollar and peso. */
const sameCurrency = (stated: string | null, truth: string): boolean =>
  stated === null || stated === truth || (stated === '$' && data.dollars.includes(truth))

/** A price without a period is paid once. */
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
