import { ARTICLES, JOINING_WORDS, languages } from '../languages/all.ts'
import type { Language } from '../languages/language.ts'
import { ALL } from '../predicates/all.ts'
import type { AnyPredicate } from '../predicates/predicate.ts'
import { wordsOf } from '../predicates/words.ts'
import type { BrandProfile, ReadClaim } from '../reading.ts'
import { isOnDomain } from '../text/address.ts'
import type { Hit } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'
import { numberAt } from '../values/numbers.ts'
import type { Unit } from './document.ts'
import { predicatesOfLabel, sentenceForms } from './label-index.ts'
import { isLabelOfBrand, type NamedDocument } from './label-owner.ts'
import { indexOf, namesIn, patternsOf } from './name-patterns.ts'
import { matchPattern } from './pattern.ts'
import { VALUE_ENDS, VALUE_KINDS, type ValueKind } from './value-ends.ts'

export interface ReadableDocument extends NamedDocument {
  text: string
  language: Language | null
  brand: BrandProfile
}

/** The forms that need no understanding: labels with values, cells, sentences with the brand as subject, known names. */
export function readClaims(document: ReadableDocument): ReadClaim[] {
  const claims = document.units.flatMap((unit) => {
    if (unit.quoted || unit.asks || unit.kind === 'heading') return []
    const claims =
      unit.cell !== null
        ? cellClaims(unit, document)
        : unit.label > 0
          ? labelClaims(unit, document)
          : subjectClaims(unit, document)
    return claims.length > 0 && isDeniedNext(unit, document) ? [] : claims
  })
  return [...claims, ...knownNames(document)].toSorted((a, b) => a.start - b.start)
}

/** A sentence with a word that denies, doubts or asks states nothing that could be compared. */
const isUnsure = (tokens: readonly Token[], language: Language | null): boolean =>
  (language === null ? languages() : [language]).some(({ cues }) =>
    tokens.some((token, at) => !isName(token, at) && cues.at(tokens, at).some(({ tag }) => tag === 'unsure')),
  )

/** "in May 2017": inside a sentence a capital makes a name of it. */
const isName = ({ caps }: Token, at: number): boolean => at > 0 && caps === 'title'

/** "Acme was founded in 1990. That is wrong.": the next sentence takes it back. */
function isDeniedNext(unit: Unit, { units, language }: ReadableDocument): boolean {
  const next = units[unit.index + 1]
  if (unit.kind !== 'sentence' || next?.block !== unit.block) return false
  return next.tokens.length <= 8 && isUnsure(next.tokens, language)
}

function labelClaims(unit: Unit, document: ReadableDocument): ReadClaim[] {
  const predicates = predicatesOfLabel(unit.tokens.slice(0, unit.label))
  if (predicates.size === 0 || !isLabelOfBrand(unit, document)) return []
  return valueClaims(unit, unit.label, predicates, 'label', document)
}

/** A row or a column whose head is the brand; in a table of two columns, a row with a label. */
function cellClaims(unit: Unit, document: ReadableDocument): ReadClaim[] {
  const { cell } = unit
  const [row, column] = [document.units[cell?.rowHead ?? -1], document.units[cell?.columnHead ?? -1]]
  if (row === undefined) return []
  const isBrand = (head: Unit | undefined) => head !== undefined && isOnlyName(head, document)
  const read = (label: Unit, form: Form) =>
    valueClaims(unit, 0, predicatesOfLabel(label.tokens), form, document)
  if (isBrand(row)) return column === undefined ? [] : read(column, 'cell')
  if (isBrand(column)) return read(row, 'cell')
  return cell?.width === 2 && isLabelOfBrand(unit, document) ? read(row, 'label') : []
}

/** The cell is the brand's name and nothing else. */
function isOnlyName(head: Unit, { namesOf }: ReadableDocument): boolean {
  const [name, ...others] = namesOf(head)
  const rest = head.tokens.filter(
    ({ kind }, at) => kind === 'word' && (at < (name?.from ?? 0) || at >= (name?.to ?? 0)),
  )
  return name !== undefined && others.length === 0 && rest.length === 0
}

type Form = 'label' | 'cell' | 'subject' | 'address' | 'literal'

/** The value after a label. Where a second one follows, nobody can tell which is meant: nothing is read. */
function valueClaims(
  unit: Unit,
  from: number,
  predicates: ReadonlySet<string>,
  form: Form,
  document: ReadableDocument,
): ReadClaim[] {
  const start = behindOpening(unit.tokens, from)
  return [...predicates].flatMap((name) => {
    const declared = ALL.find((one) => one.name === name)
    const kind = VALUE_KINDS[name]
    if (declared === undefined) return []
    const to =
      kind === undefined
        ? wholeEnd(unit.tokens, start)
        : VALUE_ENDS[kind](unit.tokens, withBound(unit.tokens, start))
    if (to <= start || (kind !== undefined && isAmbiguous(unit.tokens, to, kind))) return []
    return claimAt(unit, { from: start, to }, declared, form, document)
  })
}

/** "approx. 300", "around 1998", "~300" */
function withBound(tokens: readonly Token[], at: number): number {
  const number = tokens.slice(at, at + 4).findIndex(({ kind }) => kind === 'number')
  const isBound =
    number > 0 && tokens.slice(at, at + number).every(({ caps }) => caps === 'lower' || caps === 'none')
  return isBound ? at + number : at
}

const behindOpening = (tokens: readonly Token[], at: number): number => {
  let start = at
  while (tokens[start]?.kind === 'sign' && !/[+(]/.test(tokens[start]?.fold ?? '')) start += 1
  return start
}

/** Another number behind a number, or another name behind a name. A remark behind a comma or in brackets is none. */
function isAmbiguous(tokens: readonly Token[], to: number, kind: ValueKind): boolean {
  const rest = tokens.slice(to)
  if (kind === 'year') return rest.some(({ fold }) => /^(?:1[5-9]|20)\d\d$/.test(fold))
  if (kind === 'count')
    return rest.some((token) => token.kind === 'number' && !/^(?:19|20)\d\d$/.test(token.fold))
  const [next, word] = rest
  if (next === undefined || next.fold === '(' || next.fold === '[' || next.fold === '.') return false
  if (kind === 'phone' || kind === 'email') return next.fold !== ','
  return next.fold !== ',' || word?.caps !== 'lower' || JOINING_WORDS.has(word.fold)
}

/** A short text up to a bracket or the end. */
function wholeEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ fold }, at) => at >= from && /^[(;.]$/.test(fold))
  const to = end < 0 ? tokens.length : end
  return to - from <= LONGEST_TEXT ? to : -1
}

const LONGEST_TEXT = 12

function subjectClaims(unit: Unit, document: ReadableDocument): ReadClaim[] {
  // "Acme was founded in 1990", says a blog: a quotation is not the answer's own word.
  if (document.namesOf(unit).length === 0 || unit.tokens[0]?.fold === '"') return []
  const first = sentenceStarts(unit.tokens)
  const isOpened = first.some((at) => document.namesOf(unit).some(({ from }) => from === at))
  const joined = isOpened ? joinedVerbs(unit.tokens) : []
  const starts = [...first, ...joined]
  const names = [...document.namesOf(unit), ...joined.map((at) => ({ from: at, to: at }))]
  const read = new Map<string, ReadClaim>()
  const behind = names
    .filter(({ from }) => starts.includes(from))
    .map(({ to }) => unit.tokens[to]?.fold ?? '')
  const isRemarked = behind.some((word) => word === '(' || word === ',')
  const firstWords = starts.map((at) => unit.tokens[at]?.fold ?? '')
  for (const { predicate, pattern, begins, follows, hasLabel } of sentenceForms()) {
    const canBegin = begins === null ? behind.length > 0 : firstWords.some((word) => begins.has(word))
    const canFollow =
      begins !== null || follows === null || isRemarked || behind.some((word) => follows.has(word))
    if (read.has(predicate) || !canBegin || !canFollow) continue
    const declared = ALL.find(({ name }) => name === predicate)
    const kind = VALUE_KINDS[predicate]
    if (declared === undefined || kind === undefined) continue
    const sentence = {
      tokens: unit.tokens,
      names: hasLabel ? names.filter(({ from, to }) => to > from) : names,
      isCount: kind === 'count',
      valueEnd: (at: number) => VALUE_ENDS[kind](unit.tokens, at),
    }
    for (const start of starts) {
      const value = matchPattern(pattern, sentence, start)
      if (value === null || isOfNextName(unit.tokens, value, start, names)) continue
      const [claim] = claimAt(unit, value, declared, 'subject', document, start)
      if (claim !== undefined && !read.has(predicate)) read.set(predicate, claim)
    }
  }
  return [...read.values()]
}

/** "Founded in 1880, Aldine Holding backs us": a sentence without a subject speaks of the name behind the comma. */
function isOfNextName(tokens: readonly Token[], { to }: Hit, start: number, names: readonly Hit[]): boolean {
  const isNamed = names.some(({ from, to: end }) => from >= start && from < to && end > from)
  const comma = tokens.findIndex(({ fold }, at) => at >= to && fold === ',')
  const next = ARTICLES.has(tokens[comma + 1]?.fold ?? '') ? comma + 2 : comma + 1
  if (isNamed || comma < 0 || tokens[next]?.caps !== 'title') return false
  return !names.some(({ from }) => from === next || from === comma + 1)
}

/** "Acme was founded in 1998 and has its seat in Leeds": behind "and", a verb has the same subject. */
const joinedVerbs = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ fold }, at) =>
    JOINING_WORDS.has(fold) && tokens[at + 1]?.caps === 'lower' ? [at + 1] : [],
  )

/** The beginning, behind an article, and behind a short opening such as "Today," that names nobody. */
function sentenceStarts(tokens: readonly Token[]): number[] {
  const first = behindOpening(tokens, 0)
  const isArticle = (at: number) => ARTICLES.has(tokens[at]?.fold ?? '')
  const comma = tokens.findIndex(
    ({ fold }, at) => at > first && at <= first + LONGEST_OPENING && fold === ',',
  )
  const isPlain =
    comma > 0 && tokens.slice(first + 1, comma).every(({ caps }) => caps !== 'title' && caps !== 'upper')
  // "Today we employ 300 people"
  const starts = [first, first + 1, ...(isPlain ? [comma + 1] : [])]
  return starts.flatMap((at) => (isArticle(at) ? [at, at + 1] : [at]))
}

const LONGEST_OPENING = 6

/** The claim that a stretch of a unit makes; none if its predicate does not take the value. */
function claimAt(
  unit: Unit,
  value: Hit,
  declared: AnyPredicate,
  form: Form,
  document: ReadableDocument,
  from = unit.label > 0 ? 0 : value.from,
): ReadClaim[] {
  const start = unit.tokens[from]?.start ?? unit.start
  const end = unit.tokens[value.to - 1]?.end ?? unit.end
  const quote = document.text.slice(start, end)
  const said = textOf(unit.tokens, value)
  const clause = unit.tokens.slice(0, clauseEnd(unit.tokens, value.to))
  if (isUnsure(clause, document.language)) return []
  const stated = declared.stated.read(
    VALUE_KINDS[declared.name] === 'count' ? countIn(unit.tokens, value) : said,
  )
  if (stated === null) return []
  const words = { text: quote, words: wordsOf(quote), numbers: [] }
  const claim = {
    predicate: declared.name,
    value: declared.stated.fromQuote?.(stated, words) ?? stated,
    about: 'brand',
    stance: 'asserted',
    group: form,
    start,
    end,
    quote,
  }
  return [claim as ReadClaim]
}

/** The end of a clause: the next comma or other sign, except a hyphen. */
function clauseEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ kind, fold }, at) => at >= from && kind === 'sign' && fold !== '-')
  return end < 0 ? tokens.length : end
}

function countIn(tokens: readonly Token[], { from, to }: Hit): number | null {
  const numbers = languages().flatMap((language) => {
    for (let at = from; at < to; at += 1) {
      const found = numberAt(tokens, at, language)
      if (found !== null && found.to === to) return [found.value]
    }
    return []
  })
  return numbers.length === 0 ? null : Math.max(...numbers)
}

/** As written, without marks; words that join names ("und", "y") become commas. */
const textOf = (tokens: readonly Token[], { from, to }: Hit): string =>
  tokens
    .slice(from, to)
    .map(({ text, fold, gap, caps }) =>
      caps === 'lower' && JOINING_WORDS.has(fold) ? ',' : `${gap ? ' ' : ''}${text}`,
    )
    .join('')
    .trim()

/** Known products named letter by letter, which may support an answer, and pages of the brand's own site. */
function knownNames(document: ReadableDocument): ReadClaim[] {
  const { units, brand, namesOf } = document
  const product = predicateNamed('product')
  const page = predicateNamed('url')
  const index = indexOf(brand.products.flatMap(patternsOf))
  return units.flatMap((unit) => {
    const isNamed = namesOf(unit).length > 0
    const isOwnPage = ({ kind, text }: Token) => kind === 'url' && isOnDomain(text, brand.domain)
    const pages = unit.tokens.flatMap((token, at) =>
      isOwnPage(token) ? claimAt(unit, { from: at, to: at + 1 }, page, 'address', document, at) : [],
    )
    const products = namesIn(index, unit.tokens)
      .filter(({ isLower, pattern }) => !isLower && (isNamed || !pattern.isCommon))
      .flatMap((hit) => claimAt(unit, hit, product, 'literal', document, hit.from))
    return [...pages, ...products]
  })
}

function predicateNamed(wanted: string): AnyPredicate {
  const found = ALL.find(({ name }) => name === wanted)
  if (found === undefined) throw new Error(`There is no predicate ${wanted}.`)
  return found
}
