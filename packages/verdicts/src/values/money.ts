import type { Cue } from '../languages/language.ts'
import currencies from './currencies.json' with { type: 'json' }
import { endOfCue, type Found, hitsOf, isCueAt, isOneOf, type Line, scan } from './line.ts'
import { boundBefore, numberAt, secondOfRange } from './numbers.ts'

export interface Money {
  amount: number
  /** The upper end of a range; "less than 900 euros" is a range from 0. */
  most: number | null
  /** ISO 4217; `$` for a bare sign, which stands for every dollar and peso; null when not said. */
  currency: string | null
  /** `month`, `year`…, `one-time`, or another unit as written ("transfer"); null when not said. */
  period: string | null
  about: boolean
  /** "from 20 euros" */
  least: boolean
}

/** Every amount of money: "£348 over twelve months", "from $5 to $9 per user and month". */
export const moneyIn = (line: Line): Found<Money>[] => scan(line.tokens, (at) => moneyAt(line, at))

export const pricesIn = (line: Line): Found<Money>[] => [...moneyIn(line), ...freeIn(line)]

function moneyAt(line: Line, at: number): Found<Money> | null {
  const before = currencyAt(line, at, true)
  const number = numberAt(line.tokens, before?.to ?? at, line.language)
  if (number === null) return null
  const second = secondOfRange(line, number.to)
  // "€5–9", "$8 to $15": the second amount may repeat the currency.
  const upper = numberAt(line.tokens, currencyAt(line, second, true)?.to ?? second, line.language)
  const behind = (upper ?? number).to
  const currency = before ?? currencyAt(line, behind, false)
  if (currency === null) return null
  const end = Math.max(behind, currency.to)
  // "thirty-nine reais and ninety centavos"
  const cents = countOf(line, isOneOf(line, end, 'and') ? end + 1 : end, 'cents')
  const period = periodAfter(line, cents?.to ?? end)
  const { from, bound } = boundBefore(line, at)
  const amount = number.value + (cents?.value ?? 0) / 100
  const isMost = bound === 'lessThan' && upper === null
  const range = isMost ? { amount: 0, most: amount } : { amount, most: upper?.value ?? null }
  const said = { currency: currency.name, period: period?.name ?? null }
  const value = { ...range, ...said, about: bound === 'approximately', least: bound === 'moreThan' }
  return { from, to: (period ?? cents)?.to ?? end, value }
}

/** A number and what it counts: "ninety centavos", "twelve months". */
function countOf(line: Line, at: number, cue: Cue): Found<number> | null {
  const number = numberAt(line.tokens, at, line.language)
  if (number === null || !isCueAt(line, number.to, cue)) return null
  return { ...number, to: endOfCue(line, number.to, cue) }
}

type Said = { name: string; to: number }

function currencyAt(line: Line, at: number, isBefore: boolean): Said | null {
  const [token, next] = [line.tokens[at], line.tokens[at + 1]]
  if (token === undefined) return null
  const sign = SIGNS.get(token.fold)
  // "the Glut 5 €1,349": the sign belongs to the next number.
  const isNext = !isBefore && next?.kind === 'number' && !next.gap
  if (sign !== undefined) return isNext ? null : { name: sign, to: at + 1 }
  const dollar = DOLLARS.get(token.text)
  if (dollar !== undefined && next?.fold === '$') return { name: dollar, to: at + 2 }
  if (CODES.has(token.text)) return { name: token.text, to: at + 1 }
  return isBefore ? null : saidAt(line, at, WORDS)
}

/** The billing period of an amount: "per user and month", "/mo", "over twelve months". */
function periodAfter(line: Line, at: number): Said | null {
  for (let next = at; next < at + LONGEST_PERIOD; next += 1) {
    if (STOPS.has(line.tokens[next]?.fold ?? '.')) return null
    const months = countOf(line, next, 'perMonth')
    // "twelve months" is a year.
    if (months !== null) return { name: MONTHS[months.value] ?? `${months.value} months`, to: months.to }
    const period = saidAt(line, next, PERIODS)
    if (period !== null) return period
  }
  return null
}

function saidAt(line: Line, at: number, meanings: readonly (readonly [Cue, string])[]): Said | null {
  const [cue, name] = meanings.find(([one]) => endOfCue(line, at, one) > at) ?? []
  return cue === undefined || name === undefined ? null : { name, to: endOfCue(line, at, cue) }
}

/** "free of charge" is a price of 0; "free for students" and "free trial" are not. */
function freeIn(line: Line): Found<Money>[] {
  const value = { amount: 0, most: null, currency: null, period: null, about: false, least: false }
  const hits = hitsOf(line, 'freeOfCharge').filter(({ to }) => line.tokens[to]?.kind !== 'word')
  return hits.map(({ from, to }) => ({ from, to, value }))
}

const MONTHS: Record<number, string> = { 1: 'month', 3: 'quarter', 12: 'year' }
const LONGEST_PERIOD = 7
const STOPS = new Set(['.', ';', '!', '?', ')', ':', '–', ',', '$', '€', '£'])
const byCue = (table: Partial<Record<Cue, string>>) => Object.entries(table) as [Cue, string][]
const PERIODS = byCue(currencies.periods)
const WORDS = byCue(currencies.words)
const SIGNS = new Map(Object.entries(currencies.signs))
const DOLLARS = new Map(Object.entries(currencies.dollarPrefixes))
const CODES = new Set(currencies.codes)
