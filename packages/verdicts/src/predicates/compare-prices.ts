import { because, type Comparison, type Said } from './comparison.ts'
import data from './price.json' with { type: 'json' }
import type { Price, StatedPrice } from './price.ts'
import { isElsewhere, isInCard, type SaidAs, saidAs } from './price-said.ts'
import {
  type ComparedBrand,
  differInSize,
  fitOfNames,
  isBrandName,
  leftOut,
  type NamesByFit,
  type ProductFit,
  sharedWords,
} from './product-names.ts'
import { nameKey } from './words.ts'

/** All price facts of the brand, its names, and the names of its products. */
export interface Prices {
  all: readonly Price[]
  brand: ComparedBrand
  products?: readonly string[]
  /** The brand has a catalogue, of which these are a few. */
  hasCatalogue?: boolean | undefined
  said?: Said | undefined
}

/** Compares a stated price with that of one product; docs/classification.md has the table. */
export function comparePrices(stated: StatedPrice, truth: Price, around: Prices): Comparison {
  const fit = fitOfProduct(stated, truth, around)
  if (fit === 'other') return 'unrelated'
  if (fit === 'variant') return because('unrelated', 'variant')
  if (!sameCurrency(stated.currency, truth.currency)) return compareAbroad(stated, truth, { fit, around })
  if (isElsewhere(around.said, truth)) return because('unrelated', 'other_country')
  if (stated.kind === 'instalment' && stated.period !== periodOf(truth)) return compareTotal(stated, truth)
  const factors = factorsOf(stated.period, periodOf(truth))
  const [factor] = factors
  if (factor === undefined) return 'unrelated'
  const kind = saidAs(stated, around.said)
  const isHeld = factors.some((one) => holds(stated, truth, one))
  // An offer says what it costs for a while; what it costs otherwise, the list price says.
  if (truth.kind === 'offer') return isHeld ? ON_OFFER : because('unrelated', 'offer')
  if (isHeld) return isPair(stated, around) ? ON_OFFER : 'same'
  if (kind !== 'list' && isBesideIt(stated, truth, around)) return ON_OFFER
  // A lower amount right beside the list price is a promotion, whatever it is called.
  if (stated.amount * factor < truth.amount && isBesideIt(stated, truth, around))
    return because('unrelated', 'offer')
  if (fit === 'open' || isDiscount(stated, truth.amount, factor)) return 'unrelated'
  if (fit === 'size' || isAmongVariants(stated, truth, factor, around)) return because('unrelated', 'variant')
  return isOfSibling(stated, truth, around)
    ? 'unrelated'
    : compareAmounts(stated, truth, { kind, factor, around })
}

/** Another currency is another market. The very figure of the fact, as what it costs, may have lost its currency. */
function compareAbroad(
  stated: StatedPrice,
  truth: Price,
  { fit, around }: { fit: Fit; around: Prices },
): Comparison {
  const isFigure = stated.amount === truth.amount && factorsOf(stated.period, periodOf(truth)).includes(1)
  const isMixedUp = isFigure && fit === 'this' && saidAs(stated, around.said) === 'list'
  return because(isMixedUp ? 'doubtful' : 'unrelated', 'other_currency')
}

const ON_OFFER = because('same', 'on_offer')

type Case = { kind: SaidAs; factor: number; around: Prices }

/** Another amount than the fact's, of the same product, currency and period. */
function compareAmounts(stated: StatedPrice, truth: Price, { kind, factor, around }: Case): Comparison {
  const isAbove = stated.amount * factor > truth.amount
  // A fact that gives the lowest price leaves the others open.
  if (isAbove && truth.kind === 'from' && kind !== 'from') return because('unrelated', 'variant')
  if (kind === 'list') return 'different'
  if (isAbove) {
    const isBound = kind === 'from' || kind === 'range'
    const isSaid = around.said === undefined || isBound || (kind !== 'was' && !isInCard(around.said))
    return isSaid ? 'different' : because('doubtful', 'card_above_list')
  }
  // "from 20" far below says something of another variant; a range below says what it costs.
  if (kind === 'from') return truth.kind === 'from' ? 'different' : because('unrelated', 'variant')
  return kind === 'range' ? 'different' : because('unrelated', 'offer')
}

/** Compares the sum of instalments; their number may be missing. */
function compareTotal(stated: StatedPrice, truth: Price): Comparison {
  if (stated.count === undefined || periodOf(truth) !== ONE_TIME) return because('unrelated', 'instalments')
  const total = { ...stated, amount: stated.amount * stated.count, most: null }
  // Each instalment is rounded.
  if (holds({ ...total, about: false }, truth, 1, 0.01)) return 'same'
  return because(total.amount < truth.amount ? 'unrelated' : 'doubtful', 'instalments')
}

/** Whether the stated amount is the fact's, or a range or "from" that holds it. */
function holds(stated: StatedPrice, truth: Price, factor: number, rounding?: number): boolean {
  const { amount, about } = stated
  // A twelfth of a yearly price is rounded.
  const slack = Math.max(
    rounding ?? (factor === 1 ? 0.006 : 0.01),
    about ? 0.05 : 0,
    (truth.tolerance ?? 0) / 100,
  )
  const upper = stated.most ?? stated.to ?? amount
  const [least, most] = [amount * factor * (1 - slack) - 0.005, upper * factor * (1 + slack) + 0.005]
  if (truth.amount < least) return false
  if (truth.amount <= most) return true
  const isFrom = (stated.kind === 'from' || stated.least) && truth.kind !== 'from'
  return isFrom && truth.amount <= upper * factor * FAR_ABOVE
}

/** "from 20" holds 29, but hardly 200. */
const FAR_ABOVE = 2

/** "$399 $499", "reduced from 499 to 399": one amount is what it costs, the other what it cost. */
function isPair(stated: StatedPrice, { said }: Prices): boolean {
  const others = (said?.beside ?? []) as readonly StatedPrice[]
  const kinds = [stated.kind, ...others.map(({ kind }) => kind)]
  const isOther = ({ amount, period }: StatedPrice) => amount !== stated.amount && period === stated.period
  return (kinds.includes('offer') || kinds.includes('was')) && others.some(isOther)
}

/** Whether the fact's own amount stands beside an offer. */
function isBesideIt(stated: StatedPrice, truth: Price, { said }: Prices): boolean {
  if (said === undefined) return false
  const isFact = (amount: number) => Math.abs(amount - truth.amount) <= truth.amount * 0.006
  const amounts = amountsIn(said.quote)
  const others = (said.beside as readonly StatedPrice[]).filter(({ period }) => period === stated.period)
  const all = [...amounts, ...others.map(({ amount }) => amount)]
  return all.some((amount) => amount !== stated.amount && isFact(amount))
}

/** Figures beside the sign of a currency: "$1,299.00", "1.299,00 €". Each is looked at once, however long it is. */
function amountsIn(quote: string): number[] {
  return [...quote.matchAll(/(?<![\d.,])\d[\d.,]{0,20}/gu)].flatMap(({ 0: written, index }) => {
    const before = quote.slice(Math.max(0, index - 2), index)
    const behind = quote.slice(index + written.length, index + written.length + 2)
    return /[$€£]\s?$/u.test(before) || /^\s?[$€£]/u.test(behind) ? [figure(written)] : []
  })
}

function figure(written: string): number {
  const [, whole = '', cents = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.replace(/[.,]+$/, '')) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${cents}`)
}

/** Another fact of the product is for the stated period. */
function isOfSibling(stated: StatedPrice, truth: Price, { all }: Prices): boolean {
  const ofProduct = all.filter((other) => nameKey(other.product) === nameKey(truth.product))
  return ofProduct.some((other) => other !== truth && periodOf(other) === stated.period)
}

/** Products of one name are sold at several prices, by size or colour: what lies between them may be right for one. */
function isAmongVariants(stated: StatedPrice, truth: Price, factor: number, { all }: Prices): boolean {
  const isAlike = (other: Price) =>
    other.kind !== 'offer' &&
    other.currency === truth.currency &&
    other.country === truth.country &&
    periodOf(other) === periodOf(truth) &&
    nameKey(other.product) === nameKey(truth.product)
  const amounts = all.filter((other) => other !== truth && isAlike(other)).map(({ amount }) => amount)
  const said = stated.amount * factor
  return (
    amounts.length > 0 &&
    said >= Math.min(truth.amount, ...amounts) &&
    said <= Math.max(truth.amount, ...amounts)
  )
}

type Fit = 'this' | 'size' | 'variant' | 'open' | 'other'

/** `open`: it may be any of several products. */
function fitOfProduct(stated: StatedPrice, truth: Price, around: Prices): Fit {
  const { product, least, period, currency } = stated
  const { all, brand } = around
  const isBrand = (name: string) => isBrandName(name, brand)
  if (product !== null && !isBrand(product))
    return isBrand(truth.product) ? fitOfOnly(product, around) : fitOfNamed(product, truth, around)
  // "Acme costs 29 euros a month" means the only monthly price.
  const meant = all.filter((price) => periodOf(price) === period && sameCurrency(currency, price.currency))
  const isOnly = isBrand(truth.product) || (period !== null && period !== ONE_TIME && meant.length === 1)
  return isOnly && meant.every((price) => price === truth) && !least ? 'this' : 'open'
}

/** A price of the brand as such is that of a product if the brand has no other. */
function fitOfOnly(product: string, { all, brand, hasCatalogue, products = [] }: Prices): Fit {
  if (hasCatalogue === true) return 'other'
  const isBrand = (name: string) => isBrandName(name, brand)
  const known = [...products, ...all.map((price) => price.product)].filter((name) => !isBrand(name))
  const isThis = (name: string) => fitOfNames(product, name, brand) === 'same'
  return known.length > 0 && known.every(isThis) ? 'this' : 'other'
}

function fitOfNamed(product: string, truth: Price, around: Prices): Fit {
  const fit = fitOfNames(product, truth.product, around.brand)
  // Where the short name is that of another product, it is that one: "the Talon" beside a "Talon Pro".
  if (fit === 'short' && rivalsOf(product, truth, around, ['same']).length > 0) return 'other'
  if (fit === 'short' && differInSize(product, truth.product, around.brand)) return 'size'
  if (fit === 'short') return fitOfShort(product, truth, around)
  if (fit !== 'same') return fit
  // "Loom chair" and "Loom stool": where facts differ in plain words alone, these decide.
  const alike = rivalsOf(product, truth, around, ['same'])
  const shared = sharedWords(product, truth.product)
  if (alike.some((name) => sharedWords(product, name) > shared)) return 'other'
  return alike.some((name) => sharedWords(product, name) === shared) ? 'open' : 'this'
}

/** "the V15" is the "V15 Detect" if there is no other; "the V" is a line. */
function fitOfShort(product: string, truth: Price, around: Prices): Fit {
  const isShared = rivalsOf(product, truth, around, ['same', 'size', 'short']).length > 0
  const isLine = leftOut(product, truth.product, around.brand).some((word) => /\d/.test(word))
  return isShared || isLine ? 'open' : 'this'
}

/** Other products that the name fits as well. */
function rivalsOf(product: string, truth: Price, around: Prices, fits: readonly ProductFit[]): string[] {
  const known = nameKey(truth.product)
  const byFit = fittingNames(product, around)
  return fits.flatMap((fit) => byFit.get(fit) ?? []).filter((name) => nameKey(name) !== known)
}

/** All known names by how the product fits them: found once for all prices that a statement is held against. */
function fittingNames(product: string, { all, brand, products = [] }: Prices): NamesByFit {
  const before = brand.byFit.get(product)
  if (before !== undefined) return before
  const names = new Set([...all.map((price) => price.product), ...products])
  const byFit = Map.groupBy(names, (name) => fitOfNames(product, name, brand))
  brand.byFit.set(product, byFit)
  return byFit
}

const sameCurrency = (stated: string | null, truth: string): boolean =>
  stated === null || stated === truth || (stated === '$' && data.dollars.includes(truth))

/** The billing period of a fact's amount; a subscription is monthly by default. */
function periodOf({ period, kind }: Price): string {
  return normalPeriod(period ?? null) ?? (kind === 'subscription' ? 'month' : ONE_TIME)
}

export function normalPeriod(period: string | null): string | null {
  const word = period?.toLowerCase().replace(/^\s*(?:per |a |an |each |every |\/ ?)?|\s+$/g, '') ?? null
  return SYNONYMS.get(word ?? '') ?? word
}

/** How many stated periods make a true one. "£348" alone may be by the month or by the year. */
function factorsOf(stated: string | null, truth: string): number[] {
  if (stated === null) return [1, ...factorsOf('month', truth), ...factorsOf('year', truth)]
  const [a, b] = [PER_YEAR.get(stated), PER_YEAR.get(truth)]
  if (stated === truth) return [1]
  return a === undefined || b === undefined ? [] : [a / b]
}

/** Paying by the year is usually cheaper than paying by the month. */
function isDiscount({ amount, most }: StatedPrice, truth: number, factor: number): boolean {
  const share = ((most ?? amount) * factor) / truth
  return factor < 1 ? share > 0.55 && share < 1.05 : factor > 1 && share > 0.95 && share < 1.8
}

export const ONE_TIME = 'one-time'
const PER_YEAR = new Map(Object.entries(data.perYear))
const SYNONYMS = new Map(
  Object.entries(data.periods).flatMap(([period, words]) => words.map((word) => [word, period] as const)),
)
