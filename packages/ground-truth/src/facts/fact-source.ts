import type { RegisterName } from '@veracite/terms/vocabulary'
import type { TypedFact } from '@veracite/verdicts/predicates/all'

/**
 * Where a fact can come from, the most trusted first: when two sources of one refresh disagree, the earlier wins.
 * The operator answers for the brand, and what a document or a register says counts only once a person has approved it, so
 * that no page takes its place. The site's own machine-readable statements are meant to be read by programs;
 * its prose needs interpretation; Wikidata is written by third parties.
 */
export const FACT_SOURCE_KINDS = [
  'operator',
  'document',
  'gleif',
  'companies-house',
  'edgar',
  'vies',
  'http-status',
  'json-ld',
  'microdata',
  'pricing-page',
  'contact-page',
  'about-page',
  'meta',
  'llms-txt',
  'sitemap',
  'wikidata',
] as const
export type FactSourceKind = (typeof FACT_SOURCE_KINDS)[number]
export type CollectedKind = Exclude<FactSourceKind, 'operator' | 'document' | RegisterName>

/** Where in a document a fact stands; `start` and `end` are characters of its text. Pages and paragraphs count from 1. */
export interface DocumentPlace {
  document: string
  page: number | null
  heading: string | null
  paragraph: number
  start: number
  end: number
}

/**
 * A fact as read from one page. `quote` is a literal part of the page's decoded markup or of its visible text
 * (`readHtml(markup).text`); only `http-status` facts quote the status instead.
 */
export type ExtractedFact = TypedFact & { source: { kind: CollectedKind; url: string; quote: string } }

/** A fact with the literal text that states it, before the page adds its kind and address. */
export type QuotedFact = TypedFact & { quote: string }

/** Lower is more trusted. Unknown kinds come last. */
export function sourceRank(kind: string): number {
  const rank = (FACT_SOURCE_KINDS as readonly string[]).indexOf(kind)
  return rank === -1 ? FACT_SOURCE_KINDS.length : rank
}

/** Long enough to show a statement in its context, short enough to read. */
export const MAX_QUOTE_CHARS = 300

/** Never splits a surrogate pair: half of one could not be stored as UTF-8. */
export function clipQuote(quote: string): string {
  if (quote.length <= MAX_QUOTE_CHARS) return quote
  const cut = quote.slice(0, MAX_QUOTE_CHARS)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** NUL and lone surrogates cannot be stored as text; only hostile pages put them into a statement. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text)
}
