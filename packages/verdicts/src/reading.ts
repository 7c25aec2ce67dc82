import type { Declaration } from './declared/declaration.ts'
import type { NamedPart } from './named/named-part.ts'
import type { FactPredicate, StatedValues } from './predicates/all.ts'

/** A stretch of the extracted answer text, in UTF-16 code units: `text.slice(start, end) === quote`, always. */
export type Span = { start: number; end: number; quote: string }

/** The input of a reader. It never sees the facts. */
export interface ReaderInput {
  brand: BrandProfile
  prompt: { text: string; intent: 'CATEGORY' | 'BRANDED' | 'COMPARATIVE' | 'DEFENSIVE' }
  /** `citations` are the URLs that the answer itself cites. */
  answer: { text: string; citations: readonly string[] }
  /** In the brand's own text "we" and "our" are the brand. */
  isBrandsOwn?: boolean
  /** Declared predicates, for models and people; the plain reader never reads them. */
  declared?: readonly Declaration[]
}

export type BrandNames = { name: string; aliases: readonly string[]; domain: string }

/** Helps to distinguish the brand from a namesake; no value is ever taken from it. */
export interface BrandProfile extends BrandNames {
  products: readonly string[]
  people: readonly string[]
  trades: readonly string[]
}

/** How an answer puts a statement forward. Only `asserted` and `denied` say what is or is not so now. */
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

/** Whether the name in the answer is the brand; a person looks at `unclear`. */
export const MENTIONS = ['brand', 'namesake', 'unclear', 'none'] as const
export type Mention = (typeof MENTIONS)[number]

export type ReadClaim = { [P in FactPredicate]: ClaimOf<P> }[FactPredicate]

/** The `group` of a sentence that something in its answer may take back: the plain reader accuses nobody by it. */
export const REPORTED = 'subject~reported'

export interface ClaimOf<P extends FactPredicate> extends Span {
  predicate: P
  /** Null where everything of the kind is denied: "has won no award". */
  value: StatedValues[P] | null
  /** Verdicts use `brand` alone; the others only explain decisions. */
  about: 'brand' | 'other' | 'nobody'
  stance: Stance
  /** `model`, `person`, or the form by which the plain reader found it: `label`, `cell`, `subject`, `literal`. */
  group: string
  /** The value is not in the quote: the reader put it together from the answer. It counts like any other. */
  inferred?: true
  /** Only in readings by the sentence rules of versions before 4. */
  owner?: string
}

/** The statements of an answer about a brand. Plain JSON: stored, hashed, and judged again when a fact changes. */
export interface Reading {
  mention: Mention
  mentions: Span[]
  /** Whether the answer says anything about the brand beyond the prompt's own words. */
  substance: boolean
  /** The rule that decided so: `no_information`, `restates`, `general_advice`, `describes`. */
  substanceRule: string
  promptNamesBrand: boolean
  claims: ReadClaim[]
  ownedCitations: string[]
  /** ISO 639-1 code; null when the reader does not know the language. */
  language: string | null
  read: { characters: number; of: number }
  doubts: Doubt[]
  reader: ReaderName
  /** The declared predicates in the reader's request, verbatim. If missing, it was asked about none. */
  declared?: readonly Declaration[]
  /** Counts of accepted and lost statements of a model's reply; only in a model's readings. */
  checked?: Checked
  /** Who is named, and sentences about the brand; only in a model's readings, from prompt 3 on. */
  named?: NamedPart
  /** Answers to the second, narrow question; only in readings of the kind `confirmation`, which have no claims. */
  confirmations?: Confirmation[]
}

/**
 * A statement that a fact contradicts, asked about once more: does the text itself say this, of this company, as true now?
 * `quote` and `start` are those of the claim; `passage` is what the second reader quotes for a yes, found in the answer.
 */
export interface Confirmation {
  predicate: string
  start: number
  quote: string
  answer: 'yes' | 'no' | 'unclear'
  passage: string | null
}

/** How many statements a reply had, how many of them were found in the answer, and why the others were not. */
export interface Checked {
  given: number
  confirmed: number
  lost: number
  /** One for each statement that was not taken as it was given. */
  notes: CheckNote[]
}

export interface CheckNote {
  /** Which statement of the reply, from 0. */
  index: number
  predicate: string
  /** `inferred`: the quote is there, but not the value in it. `lost`: not taken. Older readings have the other two. */
  outcome: 'inferred' | 'lost' | 'changed' | 'unconfirmed'
  reason: string
}

export const DOUBTS = [
  'unclear_name',
  'unknown_language',
  'answer_too_long',
  'unreadable',
  'unreliable',
] as const
export type Doubt = { reason: (typeof DOUBTS)[number]; span: Span | null }

export interface ReaderName {
  kind: 'rules' | 'model' | 'person' | 'confirmation'
  /** The version of the plain reader, `provider/model`, or the label of a person. */
  version: string
  /** Of what the reader was given; null when there is nothing to hash. */
  digest: string | null
}
