import { defaultEngine } from '../default-engine.ts'
import type { Engine } from '../engine.ts'
import type { TypedFact } from '../predicates/all.ts'
import type { BrandProfile, ReadClaim } from '../reading.ts'
import { readDocument } from './1-document/read-document.ts'
import { findNames } from './2-names/find-names.ts'
import { nameUnits } from './4-scope/entities.ts'
import { topicsOf } from './4-scope/topics.ts'
import { readClaims } from './5-claims/read-claims.ts'

/** One line of a page as a visitor sees it. */
export interface PageLine {
  text: string
  heading: boolean
}

/** A fact that a page states, with the lines that state it. */
export type PageFact = TypedFact & { quote: string }

/**
 * What a page of the brand's own site states about the brand: the stages that read answers, with "we" and "our" for the
 * brand's name. What can be read on a page can be read in an answer.
 */
export function readPage(
  lines: readonly PageLine[],
  brand: Pick<BrandProfile, 'name' | 'aliases' | 'domain'>,
  engine: Engine = defaultEngine(),
  declared: string | null = null,
): PageFact[] {
  const page = pageText(lines)
  const document = readDocument(page.text, '', engine, declared)
  const profile: BrandProfile = { ...brand, products: [], people: [], trades: [] }
  const prompt = { text: brand.name, intent: 'BRANDED' as const }
  const names = findNames(
    document,
    { brand: profile, prompt, answer: { text: page.text, citations: [] } },
    engine,
  )
  const products = names.hints.filter(({ kind }) => kind === 'product')
  const units = nameUnits(document, {
    domain: brand.domain,
    mentions: names.mentions,
    products,
    isSpeaker: true,
  })
  const scoped = { text: page.text, units, topics: topicsOf(units, true), asked: new Set<string>() }
  return readClaims(scoped, engine).flatMap((claim): PageFact[] => {
    const fact = claim.about === 'brand' && claim.stance === 'asserted' ? factOf(claim) : null
    return fact === null ? [] : [{ ...fact, quote: page.quoteAt(claim.start) }]
  })
}

/** Each line is a paragraph of its own; a short line and the next are also tried as label and value. */
function pageText(lines: readonly PageLine[]): { text: string; quoteAt(offset: number): string } {
  const starts: number[] = []
  const quotes: string[] = []
  let text = ''
  const add = (line: string, quote: string) => {
    starts.push(text.length)
    quotes.push(quote)
    text += `${line}\n\n`
  }
  lines.forEach((line, at) => {
    const next = lines[at + 1]
    if (line.text.length > LONGEST_LINE || text.length > LONGEST_PAGE) return
    const isSentence = /[.!?]$/.test(line.text) || line.text.length > LONGEST_LABELLED
    const isLabel = line.text.length <= LONGEST_LABEL && !isSentence && !LABELLED.test(line.text)
    if (isLabel && next !== undefined && next.text.length <= LONGEST_LABELLED && !LABEL.test(next.text))
      add(`- ${line.text.replace(/:$/, '')}: ${next.text}`, `${line.text}\n${next.text}`)
    // As in a list, what is no sentence leaves it as it is whom the page speaks of.
    add(`${line.heading ? '## ' : isSentence ? '' : '- '}${line.text}`, line.text)
  })
  const quoteAt = (offset: number) => quotes[starts.findLastIndex((start) => start <= offset)] ?? ''
  return { text, quoteAt }
}

const LONGEST_PAGE = 100_000
const LONGEST_LINE = 2000
const LONGEST_LABEL = 30
const LONGEST_LABELLED = 200
/** "Headquarters: Bologna" needs no other line. */
const LABELLED = /:\s/
/** "Employees:" and "Headquarters: Bologna" are nobody's value. */
const LABEL = /:(?:\s|$)/

/** The value as a fact has it; null for what is too vague to be one. */
function factOf(claim: ReadClaim): TypedFact | null {
  switch (claim.predicate) {
    case 'founded_year':
      return claim.value.from === claim.value.to
        ? { predicate: 'founded_year', value: claim.value.from }
        : null
    case 'headquarters':
      return { predicate: 'headquarters', value: claim.value.place }
    case 'founder':
      return { predicate: 'founder', value: claim.value.names }
    case 'employees': {
      const count = claim.value.least ?? claim.value.most
      return count === null ? null : { predicate: 'employees', value: count }
    }
    case 'parent_company':
      return claim.value.name === null ? null : { predicate: 'parent_company', value: claim.value.name }
    case 'phone': {
      const written = /[+(]?\d[\d\s()./-]*$/.exec(claim.quote)?.[0]
      return written === undefined ? null : { predicate: 'phone', value: written.trim() }
    }
    case 'email':
      return { predicate: 'email', value: claim.value.address }
    case 'discontinued':
      return claim.value.sold ? null : { predicate: 'discontinued', value: claim.value.product }
    case 'ceo':
    case 'legal_name':
    case 'certification':
      return { predicate: claim.predicate, value: claim.value.name }
    case 'price': {
      const { product, amount, currency, period, most } = claim.value
      if (product === null || currency === null || currency === '$' || most !== null) return null
      return {
        predicate: 'price',
        value: period === null ? { product, amount, currency } : { product, amount, currency, period },
      }
    }
    default:
      return null
  }
}
