import { fold } from '../../text/fold.ts'
import { isCapitalised, type Token } from '../../text/token.ts'
import { isOneOf } from '../../values/line.ts'
import type { Document, Unit } from '../1-document/document.ts'
import forms from './chrome.json' with { type: 'json' }
import type { Occurrence } from './occurrence.ts'
import type { Prompt } from './prompt.ts'

/** Leaves out names that belong to the page, to a source or to a shop's offer: they are no mentions. */
export function withoutChrome(
  all: readonly Occurrence[],
  { text, units }: Document,
  prompt: Prompt,
): Occurrence[] {
  // Where the brand or its products are spoken of, the brand may sell them itself.
  const isSpokenOf = prompt.namesBrand || all.some(({ kind }) => kind === 'product')
  return all.filter((one) => {
    if (one.kind === 'domain') return true
    if (!isSpokenOf && isShop(one, units, prompt)) return false
    return !TESTS.some((test) => test(one, units, text))
  })
}

type Test = (occurrence: Occurrence, units: readonly Unit[], text: string) => boolean

const TESTS: readonly Test[] = [isFootnote, isSourceMark, isChip, isSaid, isPageLine]

/** `[3]: https://example.org "Acme and others tested"` */
function isFootnote({ unit }: Occurrence): boolean {
  const [first, second] = unit.tokens
  return first?.fold === ':' && (second?.kind === 'url' || unit.tokens.length < 3)
}

/** "([Acme News][2])": a label that only leads to a source. */
function isSourceMark({ unit, from, to }: Occurrence, _: readonly Unit[], text: string): boolean {
  const [start, end] = [unit.tokens[from]?.start ?? 0, unit.tokens[to - 1]?.end ?? 0]
  const before = text.slice(Math.max(0, start - LONGEST_LABEL), start)
  const opens = before.lastIndexOf('[')
  if (opens === -1 || before.lastIndexOf(']') > opens) return false
  return /^[^\][\n]{0,60}\]\[\d{1,3}\]/.test(text.slice(end, end + LONGEST_LABEL))
}

const LONGEST_LABEL = 80

/** "Acme" alone on a line, and "+2" behind it or on the next: so pages show their sources. "Wikipedia" needs no "+2". */
function isChip({ unit, from, to }: Occurrence, units: readonly Unit[]): boolean {
  if (unit.kind !== 'sentence' || from > 0) return false
  const rest = unit.tokens.slice(to)
  if (isCount(rest)) return true
  if (rest.length > 0 || !unit.opens) return false
  const isSource = SOURCES.has(unit.tokens.map((token) => token.fold).join(' '))
  return isSource || isCount(units[unit.index + 1]?.tokens ?? [])
}

const isCount = (tokens: readonly Token[]): boolean =>
  tokens.length === 2 && tokens[0]?.fold === '+' && tokens[1]?.kind === 'number'

/** "Acme said:", where a page says who answers. */
function isSaid({ unit, from, to }: Occurrence): boolean {
  const rest = unit.tokens.slice(to).filter(({ kind }) => kind === 'word')
  return from === 0 && SAID.has(rest.map((token) => token.fold).join(' ')) && unit.tokens.length - to <= 3
}

/** "Acme can make mistakes." */
function isPageLine({ unit }: Occurrence): boolean {
  if (unit.tokens.length > LONGEST_LINE) return false
  const line = unit.tokens
    .map(({ gap, fold: word }) => `${gap ? ' ' : ''}${word}`)
    .join('')
    .trim()
  return LINES.some((known) => line.includes(known))
}

const LONGEST_LINE = 14

/** "$249 at Acme", "$249.00 · Acme & more", "Acme: $249" in a card */
function isShopInOffer({ unit, from, to }: Occurrence): boolean {
  const { tokens } = unit
  const isLast = tokens[to] === undefined || /^[,.;)|·]$/.test(tokens[to]?.fold ?? '') || isMore(tokens, to)
  if (!isLast || !AT.has(tokens[from - 1]?.fold ?? '')) return false
  const price = tokens.slice(Math.max(0, from - 4), from - 1)
  return price.some(({ kind }) => kind === 'number') && price.some(({ fold: sign }) => CURRENCIES.has(sign))
}

/** A name that is only there because something else can be bought there. */
function isShop(occurrence: Occurrence, units: readonly Unit[], prompt: Prompt): boolean {
  if (isShopInOffer(occurrence) || isInColumn(occurrence, units)) return true
  return isToldWhere(prompt) && (isPlaceToBuy(occurrence) || isListedShop(occurrence, units))
}

/** Who asks for a product is told where to buy it. Who asks for a shop, or for where to buy, is told of shops. */
const isToldWhere = ({ isForGoods, words }: Prompt): boolean =>
  isForGoods && !forms.where.some((word) => words.has(word))

/** "at major retailers like Acme and Umbral", "available at Acme": where to buy something else. */
function isPlaceToBuy({ unit, from, to, pattern }: Occurrence): boolean {
  const { tokens } = unit
  const next = tokens[to]
  if (!SHOPS.has(pattern?.parts.join(' ') ?? '')) return false
  if (next?.fold === "'s" || isCapitalised(next)) return false
  let at = from - 1
  while (from - at <= LONGEST_LIST && isListed(unit, at)) at -= 1
  if (!LEADS.has(tokens[at]?.fold ?? '')) return false
  const before = tokens.slice(Math.max(0, at - REACH), at).map((token) => token.fold)
  return before.some((word) => RETAILERS.has(word) || BUYING.has(word))
}

/** "You can find these at:", and below it a list with nothing but the names of shops. */
function isListedShop({ unit, from, to, pattern }: Occurrence, units: readonly Unit[]): boolean {
  if (unit.kind !== 'item' || !SHOPS.has(pattern?.parts.join(' ') ?? '')) return false
  if (unit.tokens.some(({ kind }, at) => kind === 'word' && (at < from || at >= to))) return false
  const lead = units[unit.leadIn ?? unit.headings.at(-1) ?? -1]
  return lead?.tokens.some(({ fold: word }) => RETAILERS.has(word) || BUYING.has(word)) === true
}

const LONGEST_LIST = 16
const REACH = 4

function isListed(unit: Unit, at: number): boolean {
  const token = unit.tokens[at]
  if (token === undefined || LEADS.has(token.fold)) return false
  return /^[,/&'.]|'s$/.test(token.fold) || isOneOf(unit, at, 'and') || isCapitalised(token)
}

const isMore = (tokens: readonly Token[], at: number): boolean =>
  /^(?:&|\+|and|und|et|y|e)$/.test(tokens[at]?.fold ?? '') && MORE.has(tokens[at + 1]?.fold ?? '')

/** "| Retailer |" heads its column. */
function isInColumn({ unit, from, to }: Occurrence, units: readonly Unit[]): boolean {
  const head = units[unit.cell?.columnHead ?? -1]
  if (head === undefined || from > 0 || to < unit.tokens.length) return false
  return COLUMNS.has(head.tokens.map((token) => token.fold).join(' '))
}

const setOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(fold))
const SOURCES = setOf(forms.sources)
const SAID = setOf(forms.said)
const LINES = forms.lines.map(fold)
const SHOPS = setOf(forms.shops)
const RETAILERS = setOf(forms.retailers)
const BUYING = setOf(forms.buying)
const LEADS = setOf(forms.leads)
const AT = setOf(forms.at)
const MORE = setOf(forms.more)
const COLUMNS = setOf(forms.columns)
export const CURRENCIES = setOf(forms.currencies)
