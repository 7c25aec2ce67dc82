import type { Cue } from '../languages/language.ts'
import { foldedWords } from '../phrases.ts'
import { countryOfDemonym } from '../places/place.ts'
import { hitsOf } from '../reading.ts'
import type { BoundSentence, Mark } from '../subjects.ts'
import { hasOwnSubject, ownerAt } from '../subjects.ts'
import { numberAt } from '../text/numbers.ts'
import { NUMBER, PUNCTUATION, type Token, WORD } from '../text/tokens.ts'
import { LOWER, UPPER } from '../text/words.ts'
import type { JudgedFact } from '../types.ts'
import { type ClaimContext, type Finding, foldedName, hold, rawOf, textsOf } from './context.ts'

/** "€9 a month", "9 USD/mo", "11,99 Euro pro Jahr", "nine euros a month". */
export function readPrices(context: ClaimContext): Finding[] {
  if (!context.facts.knows('price')) return []
  const findings: Finding[] = []
  for (const sentence of context.sentences) {
    if (sentence.numbers.length === 0) continue
    for (const money of moneyIn(context, sentence)) {
      const subject = pricedThing(context, sentence, money)
      if (subject === null) continue
      const finding = hold(context, {
        predicate: 'price',
        stated: rawOf(context, sentence, money.from, money.to),
        sentence,
        from: money.from,
        value: money.from,
        to: money.to,
        matches: (fact) => matchesPrice(context, fact, money, subject, sentence),
        strong: subject.strong && !isQualified(sentence, money),
      })
      if (finding !== null) findings.push(finding)
    }
  }
  return findings
}

type Period = 'month' | 'year' | 'week' | 'day' | 'once'

interface Money {
  low: number
  high: number
  currency: string
  period: Period | null
  from: number
  to: number
  about: boolean
  /** The sign alone says "dollar" or "peso", not whose. */
  bareSign: boolean
}

interface PricedThing {
  /** The product or plan that the price is given for; null for the brand as such. */
  product: Mark | null
  strong: boolean
}

const SIGNS = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
])
const CODES = new Set('EUR USD GBP CHF BRL CAD AUD MXN SEK DKK NOK PLN JPY INR'.split(' '))
const WORDS: readonly [Cue, string][] = [
  ['euro', 'EUR'],
  ['dollar', 'USD'],
  ['pound', 'GBP'],
  ['franc', 'CHF'],
  ['real', 'BRL'],
  ['peso', 'PESO'],
]
const CURRENCY_CUES: ReadonlySet<Cue> = new Set(WORDS.map(([cue]) => cue))

function moneyIn(context: ClaimContext, sentence: BoundSentence): Money[] {
  const { tokens } = sentence
  const found: Money[] = []
  let done = 0
  for (const number of sentence.numbers) {
    if (number.from < done) continue
    let high = number.value
    let end = number.to
    const before = currencyBefore(sentence, number.from)
    if (isBook(sentence, number)) continue
    let after = currencyAfter(sentence, end)
    const cents = after === null ? null : centsAfter(context, sentence, after.to)
    const rangeSign = tokens[after === null ? end : after.to]
    if (
      rangeSign !== undefined &&
      (rangeSign.fold === '–' ||
        rangeSign.fold === '-' ||
        rangeSign.fold === 'to' ||
        rangeSign.fold === 'bis')
    ) {
      const place = (after === null ? end : after.to) + 1
      const skip = SIGNS.has(tokens[place]?.fold ?? '') ? 1 : 0
      const upper = numberAt(tokens, place + skip, context.vocabulary)
      if (upper !== null && upper.value > number.value) {
        high = upper.value
        end = upper.to
        after = currencyAfter(sentence, end) ?? after
      }
    }
    // "$8,900 MXN": the code behind the amount says which dollar or peso the sign means.
    const shared =
      before === null && after === null ? currencyShared(sentence, found.at(-1), number) : undefined
    const currency =
      before?.currency === 'USD' && after !== null
        ? after.currency
        : (before?.currency ?? after?.currency ?? shared)
    if (currency === undefined) continue
    const to = Math.max(end, after?.to ?? end, cents?.to ?? end)
    const period = periodAfter(sentence, to) ?? periodBefore(sentence, number.from)
    found.push({
      low: number.value + (cents?.value ?? 0),
      high: high + (cents?.value ?? 0),
      currency,
      period: period?.period ?? null,
      from: before?.from ?? number.from,
      to: Math.max(to, period?.to ?? to),
      bareSign:
        (before !== null &&
          tokens[number.from - 1]?.fold === '$' &&
          before.from === number.from - 1 &&
          after === null) ||
        (before === null && /^dol+ar(?:s|es)?$/.test(tokens[(after?.to ?? 0) - 1]?.fold ?? '')),
      about: hitsOf(sentence, 'approximately').some(
        (hit) => number.from - hit.to <= 2 && hit.to <= number.from,
      ),
    })
    done = to
  }
  return found
}

/** "un livre", "deux livres": a count in words counts books, unless the pounds are said to be sterling. */
function isBook({ tokens }: BoundSentence, number: { from: number; to: number }): boolean {
  return (
    tokens[number.from]?.kind === WORD &&
    /^livres?$/.test(tokens[number.to]?.fold ?? '') &&
    tokens[number.to + 1]?.fold !== 'sterling'
  )
}

/** "Rival asks 149 euros, Acme sells it for 194": the second amount of a sentence may leave out the currency. */
function currencyShared(
  sentence: BoundSentence,
  earlier: Money | undefined,
  number: { from: number; to: number; value: number },
): string | undefined {
  const before = sentence.tokens[number.from - 1]?.fold ?? ''
  const next = sentence.tokens[number.to]
  if (earlier === undefined || number.value < 2 || !ASKED_FOR.has(before)) return undefined
  return next === undefined || next.kind === PUNCTUATION ? earlier.currency : undefined
}

const ASKED_FOR = new Set('for at costs asks is por cuesta vale custa fur kostet a coute'.split(' '))

/** "six euros ninety", "trinta e nove reais e noventa centavos": what stands behind the currency belongs to the amount. */
function centsAfter(
  context: ClaimContext,
  sentence: BoundSentence,
  at: number,
): { value: number; to: number } | null {
  const { tokens } = sentence
  if (tokens[at - 1]?.kind !== WORD) return null
  const joined = context.vocabulary.and.has(tokens[at]?.fold ?? '') || WITH.has(tokens[at]?.fold ?? '')
  const cents = numberAt(tokens, joined ? at + 1 : at, context.vocabulary)
  if (cents === null || !Number.isInteger(cents.value) || cents.value < 1 || cents.value > 99) return null
  const next = tokens[cents.to]
  if (CENTS.test(next?.fold ?? '')) return { value: cents.value / 100, to: cents.to + 1 }
  const ends = next === undefined || next.kind !== WORD || context.vocabulary.functionWords.has(next.fold)
  return ends && cents.value >= 5 ? { value: cents.value / 100, to: cents.to } : null
}

const WITH = new Set(['con', 'com', 'mit', 'avec'])
const CENTS = /^(?:cents?|pence|pennies|p|centimos?|centavos?|centimes?|rappen)$/

function currencyBefore(sentence: BoundSentence, at: number): { currency: string; from: number } | null {
  const token = sentence.tokens[at - 1]
  if (token === undefined) return null
  if (token.fold === '$') {
    const prefix = sentence.tokens[at - 2]
    const glued = prefix !== undefined && !token.gap
    if (glued && prefix.fold === 'r') return { currency: 'BRL', from: at - 2 }
    if (glued && (prefix.fold === 'us' || prefix.fold === 'usd')) return { currency: 'USD', from: at - 2 }
    if (glued && (prefix.fold === 'c' || prefix.fold === 'ca')) return { currency: 'CAD', from: at - 2 }
    if (glued && (prefix.fold === 'a' || prefix.fold === 'au')) return { currency: 'AUD', from: at - 2 }
  }
  const currency = currencyOf(token.fold)
  return currency === undefined ? null : { currency, from: at - 1 }
}

/** The currency of a sign, or of its code. */
function currencyOf(word: string): string | undefined {
  return (
    SIGNS.get(word) ?? (word.length === 3 && CODES.has(word.toUpperCase()) ? word.toUpperCase() : undefined)
  )
}

function currencyAfter(sentence: BoundSentence, at: number): { currency: string; to: number } | null {
  const token = sentence.tokens[at]
  if (token === undefined) return null
  const currency = currencyOf(token.fold)
  // "129 $ CA": whose dollar it is stands behind the sign.
  const whose = token.fold === '$' ? sentence.tokens[at + 1] : undefined
  const dollar = whose?.cap === UPPER ? WHOSE_DOLLAR.get(whose.fold) : undefined
  if (dollar !== undefined) return { currency: dollar, to: at + 2 }
  if (currency !== undefined) return { currency, to: at + 1 }
  if (token.fold === 'us' && sentence.tokens[at + 1]?.fold === '$') return { currency: 'USD', to: at + 2 }
  if (token.fold === 'us' && token.cap !== LOWER && sentence.tokens[at - 2]?.fold === '$')
    return { currency: 'USD', to: at + 1 }
  if (token.fold === 'us' && sentence.tokens[at + 1]?.fold === '-') return { currency: 'USD', to: at + 3 }
  if (!holdsCurrencyWord(sentence)) return null
  // "129 Canadian dollars", "129 dollars canadiens": the adjective says whose they are.
  const before = countryOfDemonym(token.fold)
  for (const [cue, code] of WORDS) {
    const hit = hitsOf(sentence, cue).find((one) => one.from === (before === undefined ? at : at + 1))
    if (hit === undefined) continue
    const country = before ?? countryOfDemonym(sentence.tokens[hit.to]?.fold ?? '')
    const national = country === undefined ? undefined : NATIONAL[country]?.[code]
    const to = national !== undefined && before === undefined ? hit.to + 1 : hit.to
    return { currency: national ?? code, to }
  }
  return null
}

function holdsCurrencyWord({ hits }: BoundSentence): boolean {
  for (const cue of hits.keys()) if (CURRENCY_CUES.has(cue)) return true
  return false
}

const WHOSE_DOLLAR = new Map([
  ['ca', 'CAD'],
  ['can', 'CAD'],
  ['us', 'USD'],
  ['au', 'AUD'],
  ['nz', 'NZD'],
])

/** Whose dollar or peso an adjective of nationality means. */
const NATIONAL: Record<string, Record<string, string>> = {
  CA: { USD: 'CAD' },
  AU: { USD: 'AUD' },
  NZ: { USD: 'NZD' },
  SG: { USD: 'SGD' },
  HK: { USD: 'HKD' },
  MX: { PESO: 'MXN' },
  AR: { PESO: 'ARS' },
  CL: { PESO: 'CLP' },
  CO: { PESO: 'COP' },
}

const PERIODS: readonly [Cue, Period][] = [
  ['perMonth', 'month'],
  ['perYear', 'year'],
  ['perWeek', 'week'],
  ['perDay', 'day'],
  ['once', 'once'],
]

function periodAfter(sentence: BoundSentence, at: number): { period: Period; to: number } | null {
  let best: { period: Period; to: number; from: number } | null = null
  for (const [cue, period] of PERIODS) {
    for (const hit of hitsOf(sentence, cue)) {
      if (hit.from < at || hit.from - at > 6) continue
      if (
        sentence.tokens
          .slice(at, hit.from)
          .some(
            (token) =>
              token.kind === NUMBER ||
              token.fold === ',' ||
              token.fold === ';' ||
              token.fold === '.' ||
              token.fold === '(',
          )
      )
        continue
      // "for 12 months" is a duration; "months" alone after an amount needs its preposition.
      if (best === null || hit.from < best.from) best = { period, to: hit.to, from: hit.from }
    }
  }
  return best
}

function periodBefore(sentence: BoundSentence, at: number): { period: Period; to: number } | null {
  for (const [cue, period] of PERIODS) {
    for (const hit of hitsOf(sentence, cue)) {
      if (hit.to > at || at - hit.to > 4) continue
      const adverb =
        /^(?:month|mensu|mensa|monat|annu|anu|jahr|year|einmal|jahrlich|pago|paiement|pagamento|one|weekly|wochen|semana)/.test(
          (sentence.tokens[hit.from] as Token).fold,
        )
      if (
        adverb &&
        !sentence.tokens
          .slice(hit.to, at)
          .some((token) => token.kind === NUMBER || token.fold === ',' || token.fold === ';')
      )
        return { period, to: at }
    }
  }
  return null
}

/** What a price is for. Null when it is somebody else's, or no price at all. */
function pricedThing(context: ClaimContext, sentence: BoundSentence, money: Money): PricedThing | null {
  const near = hitsOf(sentence, 'notPrice').some(
    (hit) =>
      (hit.to <= money.from && money.from - hit.to <= 5) ||
      // "$58 a week, delivery included": behind the comma something else is told.
      (hit.from >= money.to && hit.from - money.to <= 2 && sentence.tokens[money.to]?.fold !== ','),
  )
  if (near) return null
  if (money.low >= 1_000_000) return null
  if (
    hasOwnSubject(sentence, money.from, context.vocabulary, ['planNoun', 'priceNoun']) &&
    !isAskedPrice(context)
  )
    return null
  if (ownerAt(sentence, money.from, context.vocabulary) !== 'brand') {
    // "for 9 euros you get the Plus plan": a product of the brand named right behind.
    const behind = sentence.marks.find(
      (mark) => mark.from >= money.to && mark.from - money.to <= 5 && mark.product !== null,
    )
    if (
      behind === undefined ||
      sentence.marks.some((mark) => mark.owner === 'other' && mark.to <= money.from)
    )
      return null
    return { product: behind, strong: true }
  }
  const before = sentence.marks.findLast(
    (mark) => mark.to <= money.from && mark.owner === 'brand' && mark.product !== null,
  )
  const after = sentence.marks.find(
    (mark) =>
      mark.from >= money.to &&
      mark.from - money.to <= 4 &&
      mark.product !== null &&
      sentence.tokens[money.to]?.fold !== ',',
  )
  const product = after ?? before ?? null
  return { product, strong: true }
}

/** The prompt names the one product that has a price: "Membership costs …" is about it. */
function isAskedPrice(context: ClaimContext): boolean {
  const [fact, ...others] = context.facts.active('price')
  if (fact === undefined || others.length > 0 || !context.soleSubject) return false
  const words = textsOf(fact).flatMap(foldedWords)
  return words.length > 0 && words.every((word) => context.promptWords.has(word))
}

function matchesPrice(
  context: ClaimContext,
  fact: JudgedFact,
  money: Money,
  thing: PricedThing,
  sentence: BoundSentence,
): boolean | null {
  const value = fact.value as { product?: unknown; amount?: unknown; currency?: unknown; period?: unknown }
  const amount = typeof value.amount === 'number' ? value.amount : Number(value.amount)
  if (!Number.isFinite(amount)) return null
  const product = typeof value.product === 'string' ? value.product : ''
  const relation = sameProduct(context, product, thing, sentence, money)
  if (relation === null) return null
  const same = sameAmount(money, amount, String(value.currency ?? ''), periodOf(value.period))
  if (same === true) return true
  if (!relation) return null
  return same
}

/** Whether the priced thing is the fact's product: null for another product, false when only the brand is named. */
function sameProduct(
  context: ClaimContext,
  product: string,
  thing: PricedThing,
  sentence: BoundSentence,
  money: Money,
): boolean | null {
  const wanted = foldedName(product)
  const brandNames = [context.brand.name, ...context.brand.aliases].map(foldedName)
  const isBrandItself = wanted === '' || brandNames.includes(wanted)
  if (thing.product !== null) {
    const named = foldedName(thing.product.product ?? '')
    if (named === wanted) return variantAgrees(sentence, thing.product, wanted, money)
    const stripped = (text: string) =>
      brandNames.reduce(
        (rest, name) => (rest.startsWith(`${name} `) ? rest.slice(name.length + 1) : rest),
        text,
      )
    if (stripped(named) === stripped(wanted)) return true
    if (wanted.startsWith(`${named} `)) return variantAgrees(sentence, thing.product, wanted, money)
    return null
  }
  if (isBrandItself) return unknownPlan(context, sentence, money) ? null : true
  if (unknownPlan(context, sentence, money)) return null
  // The brand alone: its one known price is what such a sentence is about; of several, any may be meant.
  return context.facts.active('price').length === 1
}

/** "Brisa 12 kW" is not the "Brisa 8 kW" that the fact prices. */
function variantAgrees(sentence: BoundSentence, mark: Mark, wanted: string, money: Money): boolean | null {
  const next = sentence.tokens[mark.to]
  if (next?.kind !== NUMBER || mark.to >= money.from) return true
  return wanted.split(' ').includes(next.fold) || !/\d/.test(wanted)
    ? wanted.split(' ').includes(next.fold)
      ? true
      : null
    : null
}

/** "the Business plan": a plan with a name that no fact prices. */
function unknownPlan(context: ClaimContext, sentence: BoundSentence, money: Money): boolean {
  const { tokens } = sentence
  const start = Math.max(0, money.from - 12)
  return hitsOf(sentence, 'planNoun').some((hit) => {
    if (hit.from < start || hit.from > money.to + 6) return false
    const before = tokens[hit.from - 1]
    const after = tokens[hit.to]
    const named = (token: Token | undefined) =>
      token !== undefined &&
      token.kind === WORD &&
      token.cap !== 0 &&
      !sentence.marks.some((mark) => mark.from <= tokens.indexOf(token) && mark.to > tokens.indexOf(token))
    if (context.vocabulary.code === 'de')
      return named(after) || (before?.fold === '-' && named(tokens[hit.from - 2]))
    return named(before) || named(after) || PLAN_WORDS.has(before?.fold ?? '')
  })
}

const PLAN_WORDS = new Set(
  'family student annual business enterprise team basic premium pro entry-level cheapest paid yearly top higher familiar anual empresarial basico basica familiale annuel annuelle etudiant estudante estudiante'.split(
    ' ',
  ),
)

function periodOf(period: unknown): Period | null {
  const text = typeof period === 'string' ? period.toLowerCase() : ''
  if (/month|mo\b|mes|mês|monat|mois/.test(text)) return 'month'
  if (/year|annual|yr|año|ano|jahr|an\b|année/.test(text)) return 'year'
  if (/week|semana|woche|semaine/.test(text)) return 'week'
  if (/day|night|tag|día|dia|jour|nuit/.test(text)) return 'day'
  if (/one|once|single|unique|einmal|lifetime/.test(text)) return 'once'
  return null
}

const PER_YEAR: Record<Period, number> = { month: 12, year: 1, week: 52, day: 365, once: Number.NaN }

function sameAmount(money: Money, amount: number, currency: string, period: Period | null): boolean | null {
  const tolerance = money.about ? 0.05 : 0.006
  const factor = scale(money.period, period)
  if (factor === null)
    return within(money, amount, tolerance, 1) ? !(money.period === 'once' || period === 'once') : false
  const near = within(money, amount, tolerance, factor)
  if (currency !== '' && !sameCurrency(money, currency.toUpperCase())) {
    // The same figure in another currency is a wrong currency. A figure near it may be another market's price.
    if (near && MAJOR.has(money.currency)) return false
    const low = (money.low * factor) / amount
    const comparable = MAJOR.has(currency.toUpperCase()) && MAJOR.has(money.currency)
    return comparable && (low > 2 || low < 0.5) ? false : null
  }
  if (near) return true
  // Paying by the year is usually cheaper: ten months' price for twelve months is a discount, not a mistake.
  if (period === 'month' && money.period === 'year') {
    const months = money.low / amount
    if (months >= 7 && months <= 12.5) return null
  }
  return false
}

/** A bare "$" or "dollars" is written for every dollar and peso, and "pesos" for any of them. */
function sameCurrency(money: Money, truth: string): boolean {
  if (money.currency === truth) return true
  return (money.bareSign && DOLLARS.has(truth)) || (money.currency === 'PESO' && PESOS.has(truth))
}

const PESOS = new Set(['MXN', 'ARS', 'CLP', 'COP', 'UYU', 'DOP', 'PHP', 'CUP'])
const DOLLARS = new Set([...PESOS, 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'])

const MAJOR = new Set(['EUR', 'USD', 'GBP', 'CHF'])

function scale(stated: Period | null, truth: Period | null): number | null {
  if (stated === null || truth === null || stated === truth) return 1
  const factor = PER_YEAR[stated] / PER_YEAR[truth]
  return Number.isNaN(factor) ? null : factor
}

function within(money: Money, amount: number, tolerance: number, factor: number): boolean {
  const low = money.low * factor
  const high = money.high * factor
  // A twelfth of a yearly price is rounded to cents, and back again.
  const slack = factor === 1 ? tolerance : Math.max(tolerance, 0.01)
  return amount >= low * (1 - slack) - 0.005 && amount <= high * (1 + slack) + 0.005
}

/** "from", "up to", "with the yearly plan": the amount is a bound or a special price, not the price. */
function isQualified(sentence: BoundSentence, money: Money): boolean {
  const special = hitsOf(sentence, 'billedYearly').some(
    (hit) => hit.from - money.to <= 5 && money.from - hit.to <= 8,
  )
  if (special) return true
  const bounds = ['lessThan', 'moreThan'] as const
  const bounded = bounds.some((cue) =>
    hitsOf(sentence, cue).some((hit) => hit.to <= money.from && money.from - hit.to <= 1),
  )
  // "from €5" of the brand as a whole may be another plan's price; of a named product it is that product's.
  return bounded && sentence.marks.every((mark) => mark.product === null)
}
