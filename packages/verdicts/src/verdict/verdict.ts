import type { Declaration } from '../declared/declaration.ts'
import type { FactPredicate, TypedFact } from '../predicates/all.ts'
import type { Reason } from '../predicates/comparison.ts'
import type { VersionedKey } from '../predicates/statement-key.ts'
import { DOUBTS, type ReaderName, type Span, type Stance } from '../reading.ts'

/**
 * Inactive facts only tell `outdated` from `unverifiable`. `lastSeenAt`: when a page last said so; left out where nobody
 * looks again.
 */
export type JudgedFact = TypedFact & {
  id: string
  active: boolean
  lastSeenAt?: Date | null
  /** Of a fact that is not about a common predicate: what its predicate is, as it is declared now. */
  declaration?: Declaration
  /** It speaks of one product of a catalogue: only statements that name a product are held against it. */
  isOfCatalogue?: boolean
}

/** The larger set that the facts were selected from. Absent if they are complete. */
export interface FactRange {
  /** How many active facts there are. */
  facts: number
  hasCatalogue: boolean
  /** Product names that fit more products than were looked at: nobody is accused by them without a person. */
  beyond: readonly string[]
}

export const CLAIM_VERDICTS = ['supported', 'contradicted', 'outdated', 'unverifiable'] as const
export type ClaimVerdict = (typeof CLAIM_VERDICTS)[number]

/** A certain contradiction accuses; a likely one asks a person to look. */
export type Certainty = 'certain' | 'likely'

export interface Claim {
  predicate: FactPredicate
  /** The label of a declared predicate; common ones have their own. */
  label?: string
  /** The stated value in words ("2003", "Milan"). */
  stated: string
  stance: Stance
  verdict: ClaimVerdict
  certainty: Certainty
  factId: string | null
  truth: string | null
  /** Why, where the comparison was not plain: `offer`, `variant`, `fact_may_be_old` … */
  reason?: Reason
  /** Who read it: `model`, `person`, or the form by which the plain reader found it, as in `label`. */
  readBy?: string
  span: Span
  /** The key of the value, independent of words. Internal: nothing signed or sent contains it. */
  key: VersionedKey
}

/** `many_false_statements` is added where findings are kept: they are bounded, and the evidence says so. */
export const REVIEW_REASONS = [
  'likely_contradiction',
  'readers_disagree',
  ...DOUBTS,
  'many_false_statements',
] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

export type Review = { reason: ReviewReason; message: string; span: Span | null }

export interface Verdict {
  class: 'STRONG' | 'DESCRIPTIVE' | 'ECHO' | 'CONFABULATED' | 'ABSENT'
  /** The rule that decided, for example `contradicted:founded_year` or `echo:no_information`. */
  rule: string
  mentions: Span[]
  claims: Claim[]
  ownedCitations: string[]
  /** Declared predicates of active facts that no reader who counts was asked about: nobody has looked. */
  notRead?: string[]
  /** How many active facts there were, and how many of them a claim was compared with. */
  factsCoverage: { facts: number; compared: number }
  needsReview: Review[]
  /** Which reading decided: `rules` is the plain reader, and then no model has read the answer. Older verdicts lack it. */
  decidedBy?: Exclude<ReaderName['kind'], 'confirmation'>
  readers: ReaderName[]
  read: { characters: number; of: number }
  version: string
}
