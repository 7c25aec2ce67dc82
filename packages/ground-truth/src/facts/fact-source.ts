import { FACT_SOURCE_KINDS, type RegisterName } from '@veracite/terms/vocabulary'
import type { TypedFact } from '@veracite/verdicts/predicates/all'

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

/** A fact of one page. `quote` is literal markup or visible text; `http-status` facts quote the status. */
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
