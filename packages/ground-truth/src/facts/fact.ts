import type { TypedFact } from '@veracite/verdicts/predicates/all'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'

/** A fact as verdicts see it, with what makes it provable. */
export type FactForVerdict = JudgedFact & {
  hash: string
  sourceUrl: string | null
  sourceSha256: string | null
}

export interface FactSource {
  kind: string
  url: string | null
  quote: string | null
  fetchedAt: Date | null
  sha256: string | null
}

export type Fact = TypedFact & {
  id: string
  source: FactSource
  hash: string
  note: string | null
  active: boolean
  firstSeenAt: Date
  lastSeenAt: Date
  supersededBy: string | null
  /** When the operator withdrew it: it was never true, and no page brings it back. */
  withdrawnAt: Date | null
}

export type NewFact = TypedFact & {
  id: string
  source: FactSource
  hash: Uint8Array
  note: string | null
  active: boolean
}

export interface NewPage {
  id: string
  url: string
  finalUrl: string
  status: number
  contentType: string
  headers: Record<string, string>
  bytes: Uint8Array
  sha256: Uint8Array
  fetchedAt: Date
}

export interface FactChanges {
  pages: NewPage[]
  append: NewFact[]
  seenFactIds: string[]
  /** `withdraw`: it was never true, so that nothing is judged by it, not even as outdated. */
  supersede: { factId: string; by: string | null; withdraw?: boolean }[]
}

export interface FactsForVerdict {
  /** For the classifier: active facts, and superseded ones to recognise `outdated` claims; no withdrawn ones. */
  listForVerdict(brandId: string): Promise<FactForVerdict[]>
}
