import type { Fact } from '../stores/fact-store.ts'
import type { SealedKind } from '../stores/plan-store.ts'
import type { SignedManifest } from '../stores/run-store.ts'

/** A signed statement as it was stored. */
export interface StoredManifest {
  subjectId: string
  kind: 'capture' | 'classification' | 'verification' | 'custody' | 'plan' | 'outcome' | 'page' | 'trail'
  body: Uint8Array
  signature: Uint8Array
  keyId: string
  createdAt: Date
  /** Its log entry, integrated or still waiting. */
  leaf: Uint8Array
}

/** A signed statement about the run's scan as a whole, and what proves this run's line in it. */
export interface StoredSealed extends StoredManifest {
  kind: SealedKind
  /** The lines of the block that holds this run's, and the hashes of all blocks. */
  block: string
  roots: Uint8Array[]
  /** Every line, for outcomes of up to so many runs as a bundle carries; else null. */
  lines: string | null
}

/** An answer of a time-stamping authority that was checked in full before it was stored. */
export interface StoredTimestamp {
  over: 'checkpoint' | 'capture'
  size: number | null
  tsa: string
  genTime: Date
  request: Uint8Array
  response: Uint8Array
}

export interface NewCustodyEvent {
  id: string
  runId: string
  captureId: string
  event: string
  actor: string
  reason: string
  occurredAt: Date
  manifest: SignedManifest
}

export interface BundleStore {
  /** All manifests of a run, oldest first; of more than `limit`, the newest and the first. */
  listManifests(runId: string, limit: number): Promise<StoredManifest[]>
  /** The plan of a scan, and its outcomes once it has ended, for the run at this place. */
  listSealed(scanId: string, place: number): Promise<StoredSealed[]>
  listFacts(factIds: readonly string[]): Promise<Fact[]>
  /** Stamps over these checkpoints and over the signature of this capture, earliest first. */
  listTimestamps(sizes: readonly number[], captureId: string): Promise<StoredTimestamp[]>
  /**
   * The event, its manifest and its leaf on the way to the log, unless such an event of the run is younger than
   * `quietMs`: what anyone can cause by reading must not be able to flood the log. False when it was left out.
   */
  appendCustody(event: NewCustodyEvent, quietMs: number): Promise<boolean>
}
