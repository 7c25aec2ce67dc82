import currencies from './currencies.json' with { type: 'json' }
import { endOfCue, type Found, hitsOf, isOneOf, type Line, scan } from './line.ts'
import { boundBefore, numberAt, secondOfRange } from './numbers.ts'

export interface MoneyValue {
  amount: number
  /** The upper end of a range; of one from nothing for "less than 900 euros". */
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
  return scan(line.tokens, (at) => moneyAt(line, at))
}

/** A name with where it ends. */
interface Said {
  name: string
  to: number
}

function moneyAt(line: Line, at: number): Found<MoneyValue> | null {
  const { tokens, language } = line
  const before = currencyAt(line, at, true)
  const number = numberAt(tokens, before?.to ?? at, language)
  if (number === null) return null
  const upper = upperAmount(line, number.to)
  const behind = upper?.to ?? number.to
  const after = before === null ? currencyAt(line, behind, false) : null
  // "$79 US" says whose dollars they are.
  const isAmerican = before?.name === '$' && AMERICAN.has(tokens[behind]?.text ?? '')
  const currency = isAmerican ? 'USD' : (before ?? after)?.name
  if (currency === undefined) return null
  const amountEnd = after?.to ?? (isAmerican ? behind + 1 : behind)
  const cents = centsAfter(line, amountEnd)
  const end = cents?.to ?? amountEnd
  const { from, bound } = boundBefore(line, at)
  const period = periodAfter(line, end)
  const amount = number.value + (cents?.value ?? 0)
  const isMost = bound === 'less' && upper === null
  return {
    from,
    to: period?.to ?? end,
    value: {
      amount: isMost ? 0 : amount,
      most: isMost ? amount : (upper?.value ?? null),
      currency,
      period: period?.name ?? periodBefore(line, from),
      about: bound === 'about',
      least: bound === 'more',
    },
  }
}

/** "€5–9", "$8 to $15": the second amount may repeat the currency. */
function upperAmount(line: Line, at: number): Found<number> | null {
  const second = secondOfRange(line, at)
  if (second === null) return null
  return numberAt(line.tokens, currencyAt(line, second, true)?.to ?? second, line.language)
}

/** "thirty-nine reais and ninety centavos" */
function centsAfter(line: Line, at: number): Found<number> | null {
  const count = numberAt(line.tokens, isOneOf(line, at, 'and') ? at + 1 : at, line.language)
  const to = count === null ? at : endOfCue(line, count.to, 'cents')
  return count === null || to === count.to ? null : { ...count, to, value: count.value / 100 }
}

/** A currency before or behind its amount. */
function currencyAt(line: Line, at: number, isBefore: boolean): Said | null {
  const [token, next] = [line.tokens[at], line.tokens[at + 1]]
  if (token === undefined) return null
  const sign = SIGNS.get(token.fold)
  // "the Glut 5 €1,349": the sign is the next number's.
  const isNext = !isBefore && next?.kind === 'number' && !next.gap
  if (sign !== undefined) return isNext ? null : { name: sign, to: at + 1 }
  if (token.kind !== 'word') return null
  const dollar = DOLLARS.get(token.text)
  if (dollar !== undefined && next?.fold === '$') return { name: dollar, to: at + 2 }
  if (CODES.has(token.text) && (!isBefore || next?.kind === 'number')) return { name: token.text, to: at + 1 }
  return isBefore ? null : currencyWordAt(line, at)
}

/** "euros", "US-Dollar", "US dollars", "kr". */
function currencyWordAt(line: Line, at: number): Said | null {
  const { text = '', fold = '' } = line.tokens[at] ?? {}
  const isAmerican = AMERICAN.has(text)
  const noun = isAmerican ? at + (line.tokens[at + 1]?.fold === '-' ? 2 : 1) : at
  for (const [cue, name] of Object.entries(currencies.cues)) {
    const to = endOfCue(line, noun, cue)
    if (to > noun) return { name: isAmerican ? 'USD' : name, to }
  }
  const letters = LETTERS.get(fold)
  return letters === undefined ? null : { name: letters, to: at + 1 }
}

/** What the amount is paid for, as far as it stands right behind: "per user and month", "/mo", "over twelve months". */
function periodAfter(line: Line, at: number): Said | null {
  for (const [ahead, token] of line.tokens.slice(at, at + LONGEST_PERIOD).entries()) {
    const next = at + ahead
    if (STOPS.has(token.fold) && !(token.fold === '(' && ahead === 0)) return null
    const several = ahead > 0 && token.gap ? severalMonths(line, next) : null
    if (several !== null || token.kind === 'number') return several
    const period = PERIODS.find(([cue]) => endOfCue(line, next, cue) > next)
    if (period !== undefined) return { name: period[1], to: endOfCue(line, next, period[0]) }
  }
  return null
}

/** "twelve months" are a year. */
function severalMonths(line: Line, at: number): Said | null {
  const count = numberAt(line.tokens, at, line.language)
  const to = count === null ? at : endOfCue(line, count.to, 'perMonth')
  if (count === null || count.value < 2 || to === count.to) return null
  return { name: MONTHS[count.value] ?? `${count.value} months`, to }
}

const MONTHS: Record<number, string> = { 3: 'quarter', 12: 'year' }

/** "a monthly fee of £29", "jährlich 99 €": a word of time, a few words before the amount. */
function periodBefore(line: Line, at: number): string | null {
  const { tokens } = line
  const isNear = (cue: string) =>
    hitsOf(line, cue).some(
      ({ from, to }) =>
        to <= at &&
        at - to <= 3 &&
        (tokens[from]?.fold.length ?? 0) > 3 &&
        !tokens.slice(to, at).some(({ fold, kind }) => STOPS.has(fold) || kind === 'number'),
    )
  return PERIODS.find(([cue]) => isNear(cue))?.[1] ?? null
}

/** "free of charge" is a price of nothing. */
export function freeIn(line: Line): Found<MoneyValue>[] {
  // "free for students", "free trial": not the price.
  const isWhole = (to: number) => line.tokens[to]?.kind !== 'word' || isOneOf(line, to, 'and')
  const value = { amount: 0, most: null, currency: '', period: null, about: false, least: false }
  return hitsOf(line, 'freeOfCharge').flatMap(({ from, to }) => (isWhole(to) ? [{ from, to, value }] : []))
}

const PERIODS = Object.entries(currencies.periods)
const LONGEST_PERIOD = 7
const STOPS = new Set(['.', ';', '!', '?', ')', '(', ':', '–', ',', '$', '€', '£'])
const SIGNS = new Map(Object.entries(currencies.signs))
const DOLLARS = new Map(Object.entries(currencies.dollarPrefixes))
const LETTERS = new Map(Object.entries(currencies.letters))
const CODES = new Set(currencies.codes)
const AMERICAN = new Set(['US', 'USD'])
