import type { TypedFact } from '../facts/fact.ts'
import type { CitationClass, ClaimVerdict, FactPredicate, PromptIntent } from '../vocabulary.ts'

/** A fact as the classifier sees it. Inactive facts only serve to tell `outdated` from `unverifiable`. */
export type JudgedFact = TypedFact & { id: string; active: boolean }

export interface ClassifierInput {
  brand: { name: string; aliases: readonly string[]; domain: string }
  facts: readonly JudgedFact[]
  prompt: { text: string; intent: PromptIntent }
  /** `text` is the extracted answer, `citations` the URLs that the answer itself cites. */
  answer: { text: string; citations: readonly string[] }
}

/** A stretch of the extracted answer text, in UTF-16 code units: `text.slice(start, end) === quote`, always. */
export interface Span {
  start: number
  end: number
  quote: string
}

export interface Claim {
  predicate: FactPredicate
  /** What the answer says, normalised for reading ("2003", "Milan"). */
  stated: string
  verdict: ClaimVerdict
  /** The fact it was held against, and that fact's value in words; null when nothing could be compared. */
  factId: string | null
  truth: string | null
  span: Span
}

export interface Verdict {
  class: CitationClass
  /** The rule that decided, for example `contradicted:founded_year` or `echo:no_information`. */
  rule: string
  mentions: Span[]
  claims: Claim[]
  /** Brand-owned URLs among the cited sources. */
  ownedCitations: string[]
  /** How many active facts there were, and how many of them some claim could be held against. */
  factsCoverage: { facts: number; compared: number }
  version: string
}
