import type { TypedFact } from '@veracite/verdicts/predicates/all'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import type { Dated, FactActor } from './fact-life.ts'
import type { DocumentPlace } from './fact-source.ts'

/** A fact as verdicts see it, with what makes it provable. */
export type FactForVerdict = JudgedFact &
  Dated & {
    hash: string
    sourceUrl: string | null
    sourceSha256: string | null
    /** Where a brand's catalogue says it; facts of other kinds have none. */
    catalogue?: CatalogueOrigin
  }

/** The import that a fact of a catalogue is proven by. */
export interface CatalogueOrigin {
  importId: string
  /** SHA-256 of the import's signed manifest. */
  import: string
  /** When it ran. */
  importedAt: string
  /** The version of the item and its key; null for the fact that the catalogue is complete. */
  item: { id: string; key: string } | null
}

/** The kind of source of such facts, once a verdict has rested on them and they are kept. */
export const CATALOGUE_SOURCE = 'catalogue'

export interface FactSource {
  kind: string
  url: string | null
  quote: string | null
  fetchedAt: Date | null
  sha256: string | null
  /** Where in a document; left out for everything else. */
  place?: DocumentPlace | null
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
  /** Waits for a person since then; nothing is judged by it. */
  proposedAt: Date | null
  refusedAt: Date | null
  /** The first and the last day on which it holds, in UTC. */
  validFrom: string | null
  validUntil: string | null
  expiredAt: Date | null
  /** Null for what was stored before this was kept. */
  enteredBy: string | null
  approvedBy: string | null
  approvedAt: Date | null
}

export type NewFact = TypedFact & {
  id: string
  source: FactSource
  hash: Uint8Array
  note: string | null
  /** False only for what is proposed. */
  active: boolean
  validFrom?: string | null
  validUntil?: string | null
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

/** Who changes facts and why, when, and the id of the job that has answers judged again. */
export interface FactAct {
  by: FactActor
  why: string | null
  now: Date
  jobId: string
}

export interface FactsForVerdict {
  /** Active facts, and superseded and expired ones for `outdated`; none withdrawn, proposed or refused. See `factsAt`. */
  listForVerdict(brandId: string): Promise<FactForVerdict[]>
  /** These facts, whatever has become of them; those of a catalogue that a verdict has rested on included. */
  readForVerdict(factIds: readonly string[]): Promise<FactForVerdict[]>
}
