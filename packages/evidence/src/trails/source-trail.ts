import type { SourceSays } from '@veracite/terms/vocabulary'
import type { SearchedPages, SearchResult } from '@veracite/verify/bundle/source-search'

/** Where an answer's false statements may come from: what each cited page says. Hashed and signed. */
export interface SourceTrail {
  runId: string
  captureId: string
  classificationId: string
  /** The reader of the pages. */
  reader: string
  statements: FalseStatement[]
  /** The pages, in the order in which the answer cites them. */
  pages: TrailPage[]
  /** Cited pages that were not examined. */
  leftOut: number
  /** Every page searched for every statement in any wording, where that was ordered. */
  search?: SourceSearch
}

/** The quotes of `says` are in the trail's pages too. */
export interface SourceSearch extends SearchedPages {
  /** Model and version of the question. */
  reader: string
  check: { id: string; measuredAt: string; setSha256: string; found: number; of: number } | null
  pages: (SearchedPages['pages'][number] & {
    onlyRead: boolean
    quotes: { statement: number; start: number; end: number; quote: string }[]
    /** Why it counts as unread, by statement; a word for machines. */
    why: (string | null)[]
  })[]
  results: SearchResult[]
}

export interface TrailPage {
  url: string
  /** SHA-256 of the manifest of the page's capture. */
  page: string
  finalUrl: string | null
  fetchedAt: string
  status: number | null
  /** SHA-256 of the page's bytes; null when there are none. */
  sha256: string | null
  /** The worst it says about any of them; null when the answer states nothing false. */
  says: SourceSays | null
  /** Why it was not read. */
  reason: { code: string; message: string } | null
  /** Its results for `statements`, with places in its text. */
  statements: { statement: number; says: Trace; start: number; end: number; quote: string }[]
}

/** One false statement in one answer, with the key that identifies it across answers. */
export interface FalseStatement {
  predicate: string
  /** The subject, normalised; empty for the brand itself. */
  about: string
  value: string
  /** The stated value, as the answer words it. */
  stated: string
  truth: string | null
  factId: string | null
}

/** A page's result for a false statement: it repeats it, says the truth, or neither. */
export type Trace = 'same_error' | 'truth' | 'neither'
