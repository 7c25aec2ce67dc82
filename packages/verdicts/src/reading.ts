import type { FactPredicate, StatedValues } from './predicates/all.ts'

/** A stretch of the extracted answer text, in UTF-16 code units: `text.slice(start, end) === quote`, always. */
export interface Span {
  start: number
  end: number
  quote: string
}

/** What a reader is given. It never sees the facts that the answer will be held against. */
export interface ReaderInput {
  brand: BrandProfile
  prompt: { text: string; intent: 'CATEGORY' | 'BRANDED' | 'COMPARATIVE' | 'DEFENSIVE' }
  /** `text` is the extracted answer, `citations` the URLs that the answer itself cites. */
  answer: { text: string; citations: readonly string[] }
  /** The text is the brand's own: "we" and "our" are the brand. */
  isBrandsOwn?: boolean
}

/**
 * Who the brand is. `products`, `people` and `trades` are what it is known by: they help to tell the brand from a
 * namesake and to see whose paragraph this is; no value is ever taken from them.
 */
export interface BrandProfile {
  name: string
  aliases: readonly string[]
  domain: string
  products: readonly string[]
  people: readonly string[]
  trades: readonly string[]
}

/** How an answer puts a statement forward. Only `asserted` and `denied` say that something is, or is not, so now. */
export const STANCES = [
  'asserted',
  'denied',
  'hedged',
  'past',
  'hearsay',
  'corrected',
  'conditional',
  'asked',
] as const
export type Stance = (typeof STANCES)[number]

/** Whether the name in the answer is the brand: `unclear` is for a person to look at, never taken for one of the others. */
export const MENTIONS = ['brand', 'namesake', 'unclear', 'none'] as const
export type Mention = (typeof MENTIONS)[number]

/** One checkable statement about the brand, literally from the answer. */
export type ReadClaim = { [P in FactPredicate]: ClaimOf<P> }[FactPredicate]

export interface ClaimOf<P extends FactPredicate> extends Span {
  predicate: P
  value: StatedValues[P]
  /** Readers keep what is somebody else's or nobody's only where it explains a decision; verdicts use `brand` alone. */
  about: 'brand' | 'other' | 'nobody'
  stance: Stance
  /**
   * The group of rules that read it, for example `price:label` or `headquarters:verb`. What a group may do is measured
   * (`verdict/certainty.ts`). A model's claims have `model` when our own checks of the quote agree with it and
   * `model:unconfirmed` when they do not; a person's have `person`.
   */
  group: string
}

/** What an answer states about a brand. Plain JSON: stored, hashed and judged again whenever a fact changes. */
export interface Reading {
  mention: Mention
  mentions: Span[]
  /** Whether the answer says anything about the brand beyond the prompt's own words. */
  substance: boolean
  /** Which rule found that there is, or is not, substance: `no_information`, `restates`, `generic_advice`, `describes`… */
  substanceRule: string
  promptNamesBrand: boolean
  claims: ReadClaim[]
  /** Brand-owned URLs among the cited sources. */
  ownedCitations: string[]
  /** ISO 639-1 code, null when the language is none that the reader knows. */
  language: string | null
  /** How much of the answer was read: text beyond the bound is not. */
  read: { characters: number; of: number }
  /** Doubts of the reader itself, each a reason for review. */
  doubts: Doubt[]
  reader: ReaderName
}

export interface Doubt {
  reason: 'unclear_name' | 'unknown_language' | 'answer_too_long' | 'unreadable'
  span: Span | null
}

export interface ReaderName {
  kind: 'rules' | 'model' | 'person'
  /** Version of the rules, `provider/model` of a model, the label of a person. */
  version: string
  /** Digest of what the reader was made from or given (data files, request); null when there is nothing to hash. */
  digest: string | null
}
