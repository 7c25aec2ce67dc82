import type { Token } from '../text/token.ts'
import { boundBefore, upperEnd } from './bounds.ts'
import currencies from './currencies.json' with { type: 'json' }
import { endOfCue, type Found, hasCueWithin, hitsOf, type Line, startOfCue } from './line.ts'
import { numberAt } from './numbers.ts'

export interface MoneyValue {
  amount: number
  /** The upper end of a range. */
  most: number | null
  /** ISO 4217; `$` for a bare sign or word, which every dollar and peso uses. */
  currency: string
  /** `month`, `year`…, `one-time`; another unit as it is written ("transfer"); null when nothing is said. */
  period: string | null
  about: boolean
  /** "from 20 euros" */
  least: boolean
}

/** Every amount of money: "£348 over twelve months", "39 € im Monat", "from $5 to $9 per user and month". */
export function moneyIn(line: Line): Found<MoneyValue>[] {
  const found: Found<MoneyValue>[] = []
  for (let at = 0; at < line.tokens.length; at += 1) {
    const money = moneyAt(line, at)
    if (money === null) continue
    found.push(money)
    at = money.to - 1
  }
  return found
}

function moneyAt(line: Line, at: number): Found<MoneyValue> | null {
  const { tokens } = line
  const before = currencyBefore(tokens, at)
  const number = numberAt(tokens, before?.to ?? at, line.language)
  if (number === null) return null
  const upper = upperAmount(line, number.to)
  const behind = endOfDash(tokens, upper?.to ?? number.to)
  const after = before === null ? currencyAfter(line, behind) : null
  const currency = before?.currency ?? after?.currency
  if (currency === undefined) return null
  const isAmerican = currency === '$' && before !== null && AMERICAN.has(tokens[behind]?.text ?? '')
  const amountEnd = after?.to ?? (isAmerican ? behind + 1 : behind)
  const cents = centsAfter(line, amountEnd)
  const { from, bound } = boundBefore(line, at)
  const period = periodAfter(line, cents?.to ?? amountEnd) ?? periodBefore(line, from)
  return {
    from,
    to: period?.to ?? cents?.to ?? amountEnd,
    value: {
      amount: number.value + (cents?.value ?? 0),
      most: upper?.value ?? null,
      currency: isAmerican ? 'USD' : currency,
      period: period?.name ?? null,
      about: bound === 'about',
      least: bound === 'more',
    },
  }
}

/** "1'299.–", "99,-": a dash in place of the cents. */
function endOfDash(tokens: readonly Token[], at: number): number {
  const [point, dash] = [tokens[at], tokens[at + 1]]
  const isPoint = (point?.fold === '.' || point?.fold === ',') && !point.gap
  const isDash = (dash?.fold === '–' || dash?.fold === '-') && !dash.gap
  return isPoint && isDash ? at + 2 : at
}

/** "€5–9", "$8 to $15": the second amount may repeat the currency. */
function upperAmount(line: Line, at: number): { value: number; to: number } | null {
  const plain = upperEnd(line, at)
  if (plain !== null) return plain
  const sign = line.tokens[at]?.fold
  const to = sign === '-' || sign === '–' ? at + 1 : endOfCue(line, at, 'rangeTo')
  const currency = to > at ? currencyBefore(line.tokens, to) : null
  return currency === null ? null : numberAt(line.tokens, currency.to, line.language)
}

/** "thirty-nine reais and ninety centavos" */
function centsAfter(line: Line, at: number): { value: number; to: number } | null {
  const from = line.language.and.has(line.tokens[at]?.fold ?? '') ? at + 1 : at
  const count = numberAt(line.tokens, from, line.language)
  const to = count === null ? at : endOfCue(line, count.to, 'cents')
  return count === null || to === count.to || count.value >= 100 ? null : { value: count.value / 100, to }
}

function currencyBefore(tokens: readonly Token[], at: number): { currency: string; to: number } | null {
  const token = tokens[at]
  if (token === undefined) return null
  const sign = SIGNS[token.fold]
  if (sign !== undefined) return { currency: sign, to: at + 1 }
  if (token.kind !== 'word') return null
  const dollar = DOLLARS[token.text]
  if (dollar !== undefined && tokens[at + 1]?.fold === '$' && tokens[at + 1]?.gap === false)
    return { currency: dollar, to: at + 2 }
  return CODES.has(token.text) && tokens[at + 1]?.kind === 'number'
    ? { currency: token.text, to: at + 1 }
    : null
}

function currencyAfter(line: Line, at: number): { currency: string; to: number } | null {
  const token = line.tokens[at]
  if (token === undefined) return null
  const sign = SIGNS[token.fold]
  const next = line.tokens[at + 1]
  // "the Glut 5 €1,349": the sign is the next number's.
  if (sign !== undefined) return next?.kind === 'number' && !next.gap ? null : { currency: sign, to: at + 1 }
  if (token.kind !== 'word') return null
  const dollar = DOLLARS[token.text]
  if (dollar !== undefined && line.tokens[at + 1]?.fold === '$') return { currency: dollar, to: at + 2 }
  if (CODES.has(token.text)) return { currency: token.text, to: at + 1 }
  // "US-Dollar", "US dollars": the country's own name for it.
  const isAmerican = token.text === 'US' || token.text === 'U.S'
  const noun = isAmerican ? at + (line.tokens[at + 1]?.fold === '-' ? 2 : 1) : at
  for (const [cue, currency] of Object.entries(currencies.cues)) {
    const to = endOfCue(line, noun, cue)
    if (to > noun) return { currency: isAmerican ? 'USD' : currency, to }
  }
  return LETTERS[token.fold] === undefined ? null : { currency: LETTERS[token.fold] as string, to: at + 1 }
}

/** What the amount is paid for, as far as it stands right behind: "per user and month", "/mo", "over twelve months". */
function periodAfter(line: Line, at: number): { name: string; to: number } | null {
  const { tokens } = line
  for (let next = at; next < Math.min(tokens.length, at + LONGEST_PERIOD); next += 1) {
    const token = tokens[next] as Token
    if (STOPS.has(token.fold) && !(token.fold === '(' && next === at)) return null
    const several = next > at && token.gap ? severalMonths(line, next) : null
    if (several !== null) return several
    if (token.kind === 'number') return null
    for (const [cue, name] of PERIODS) {
      const to = endOfCue(line, next, cue)
      if (to > next) return { name, to }
    }
  }
  return null
}

/** "twelve months" are a year. */
function severalMonths(line: Line, at: number): { name: string; to: number } | null {
  const count = numberAt(line.tokens, at, line.language)
  if (count === null || count.value < 2) return null
  const to = endOfCue(line, count.to, 'perMonth')
  if (to === count.to) return null
  return { name: MONTHS[count.value] ?? `${count.value} months`, to }
}

const MONTHS: Record<number, string> = { 3: 'quarter', 12: 'year' }

/** "a monthly fee of £29", "jährlich 99 €": a word of time, a few words before the amount. */
function periodBefore(line: Line, at: number): { name: string; to: undefined } | null {
  for (const [cue, name] of PERIODS) {
    const isNear = hitsOf(line, cue).some(
      ({ from, to }) =>
        to <= at &&
        at - to <= 3 &&
        (line.tokens[from]?.fold.length ?? 0) > 3 &&
        !line.tokens.slice(to, at).some(({ fold, kind }) => STOPS.has(fold) || kind === 'number'),
    )
    if (isNear && !hasCueWithin(line, 'former', Math.max(0, at - 4), at)) return { name, to: undefined }
  }
  return null
}

/** "free of charge" is a price of nothing. */
export function freeIn(line: Line): Found<MoneyValue>[] {
  // "free for students", "free trial": not the price.
  const isWhole = (to: number) =>
    line.tokens[to]?.kind !== 'word' || line.language.and.has(line.tokens[to]?.fold ?? '')
  return hitsOf(line, 'freeOfCharge')
    .filter(({ to }) => isWhole(to))
    .map(({ from, to }) => ({
      from: startOfCue(line, from, 'approximately'),
      to,
      value: { amount: 0, most: null, currency: '', period: null, about: false, least: false },
    }))
}

const PERIODS = [
  ['perMonth', 'month'],
  ['perYear', 'year'],
  ['perWeek', 'week'],
  ['perDay', 'day'],
  ['perHour', 'hour'],
  ['perQuarter', 'quarter'],
  ['once', 'one-time'],
] as const

const LONGEST_PERIOD = 7
const STOPS = new Set(['.', ';', '!', '?', ')', '(', ':', '–', ',', '$', '€', '£'])
const SIGNS: Readonly<Record<string, string>> = currencies.signs
const DOLLARS: Readonly<Record<string, string>> = currencies.dollarPrefixes
const LETTERS: Readonly<Record<string, string>> = currencies.letters
const CODES = new Set(currencies.codes)
const AMERICAN = new Set(['US', 'USD'])
