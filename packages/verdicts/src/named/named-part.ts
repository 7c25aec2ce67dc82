import type { Span } from '../reading.ts'
import type { ListPlace } from './places.ts'

/** What a name in an answer is the name of. */
export const NAMED_KINDS = ['company', 'product', 'shop', 'marketplace', 'media', 'other'] as const
export type NamedKind = (typeof NAMED_KINDS)[number]

/** What a sentence does for the brand; there is no score. */
export const TONES = ['praises', 'advises_against', 'warns'] as const
export type Tone = (typeof TONES)[number]

/** Who is named in an answer, in order, and what is said of the brand to read. Only in readings by models. */
export interface NamedPart {
  version: 1
  entries: NamedEntry[]
  remarks: Remark[]
  /** Names and quotes of the reply that do not stand in the answer. */
  lost: number
}

/** The span is the first place of the name. */
export interface NamedEntry extends Span {
  kind: NamedKind
  /** Computed from the form of the answer, not taken from the reply. */
  place: ListPlace | null
  /** The words that recommend it outright; null if none do. */
  recommended: Span | null
}

export interface Remark extends Span {
  /** One to three words, in English and small letters. */
  topic: string
  tone: Tone
}
