import type { Language } from '@veracite/verdicts/languages/language'
import { clipQuote, type QuotedFact } from '../facts/fact-source.ts'
import type { Line } from '../markup/visible-text.ts'
import { isPriceHeading } from './page-kind.ts'
import { findMoney, isNotThePrice, languagesOf, type Money } from './page-money.ts'
import { withinBudget } from './prose-facts.ts'
import { readName } from './read-values.ts'

/** Prices of a pricing page: cards (a heading, then an amount) and rows that name a plan and its price. */
export function priceFacts(lines: readonly Line[], lang: string | null, dollar: string | null): QuotedFact[] {
  const reading: Reading = { languages: languagesOf(lang), dollar }
  const read = withinBudget(lines)
  return [...cardPrices(read, reading), ...rowPrices(read, reading)]
}

interface Reading {
  languages: readonly Language[]
  /** What a bare `$` means here. */
  dollar: string | null
}

/** A heading owns the lines up to the next heading. With two amounts for one period, neither is certain. */
function cardPrices(lines: readonly Line[], reading: Reading): QuotedFact[] {
  return lines.flatMap((heading, at): QuotedFact[] => {
    const product = heading.heading ? planName(heading.text) : null
    if (product === null) return []
    const rest = lines.slice(at + 1, at + 1 + MAX_CARD_LINES)
    const nextHeading = rest.findIndex((line) => line.heading)
    const card = nextHeading === -1 ? rest : rest.slice(0, nextHeading)
    const priced = card.flatMap((line, offset) =>
      moneyOf(line, card[offset + 1], reading).map((money) => ({ money, offset })),
    )
    const first = priced[0]
    if (first === undefined || priced.some(({ money }) => money.vague)) return []
    // Line by line: one line may hold thousands of amounts.
    const offsets = [...new Set(priced.map(({ offset }) => offset))]
    if (offsets.some((offset) => isNotThePrice(card[offset]?.text ?? '', reading.languages))) return []
    const amounts = new Set(priced.map(({ money }) => `${money.currency}|${money.period}`))
    if (amounts.size !== priced.length) return []
    return priced.map(({ money, offset }) => {
      const quote = [heading, ...card.slice(0, offset + 2)].map(({ text }) => text).join('\n')
      return toFact(product, money, clipQuote(quote))
    })
  })
}

/** "Plus: €9 / month", "The Plus plan costs €9 per month." */
function rowPrices(lines: readonly Line[], { languages, dollar }: Reading): QuotedFact[] {
  return lines.flatMap(({ text, heading }): QuotedFact[] => {
    const money = heading || text.length > MAX_ROW ? [] : findMoney(text, languages, dollar)
    const [only] = money
    if (only === undefined || money.length > 1 || only.vague || isNotThePrice(text, languages)) return []
    const before = text.slice(0, only.start)
    const name =
      /^(.{2,40}?)\s?(?:[:：–—]|\s-)\s*$/u.exec(before)?.[1] ?? COSTS.exec(before)?.groups?.name ?? ''
    const product = planName(name)
    return product === null ? [] : [toFact(product, only, text)]
  })
}

/** The period may be alone on the line below the amount. */
function moneyOf(line: Line, next: Line | undefined, { languages, dollar }: Reading): Money[] {
  const found = findMoney(line.text, languages, dollar)
  const [only] = found
  if (
    only === undefined ||
    found.length > 1 ||
    only.period !== null ||
    next === undefined ||
    next.text.length > 40
  )
    return found
  const [joined] = findMoney(`${line.text.slice(only.start, only.end)} ${next.text}`, languages, dollar)
  return [{ ...only, period: joined?.period ?? null }]
}

function planName(text: string): string | null {
  const name = readName(text)
  const words = name?.split(' ').length ?? 0
  return name !== null &&
    words <= 4 &&
    name.length <= 40 &&
    /^[\p{Lu}\d]/u.test(name) &&
    !/[?!€$£]|\d{3}/u.test(name) &&
    !isPriceHeading(name)
    ? name
    : null
}

function toFact(product: string, money: Money, quote: string): QuotedFact {
  const { amount, currency, period } = money
  return {
    predicate: 'price',
    value: { product, amount, currency, ...(period === null ? {} : { period }) },
    quote,
  }
}

const MAX_CARD_LINES = 6
const MAX_ROW = 160
const COSTS =
  /^(?:(?:The|Our|El|La|Los|O|A|Der|Die|Das|Le|L[’']) ?)?(?:(?:plan|plano|forfait|offre|formule|tarif) )?(?<name>\p{Lu}[\p{L}\d ]{1,40}?)(?: (?:plan|Tarif|package))? (?:costs?|is|cuesta|custa|kostet|coûte) $/u
