import type { Fact } from '@veracite/ground-truth/facts/fact'
import type { SignedManifest } from '../capture/sign-manifest.ts'
import type { CheckedStamp } from '../log/log-port.ts'
import type { SealedKind } from '../log/sealed-list.ts'
import type { StoredSourceManifest } from '../trails/stored-trail.ts'
import type { StoredRecordings } from './recording-part.ts'
import type { StoredWitnesses } from './stored-witnessed.ts'

/** A signed statement as it was stored. */
export interface StoredManifest extends StoredSourceManifest {
  kind:
    | 'capture'
    | 'classification'
    | 'verification'
    | 'custody'
    | 'plan'
    | 'outcome'
    | 'page'
    | 'trail'
    | 'catalogue'
    | 'witnessed'
    | 'app_plan'
    | 'app_outcome'
}

/** A signed statement about the run's scan or plan for people as a whole, and what proves this run's line in it. */
export interface StoredSealed extends StoredManifest {
  kind: SealedKind | 'app_plan' | 'app_outcome'
  /** The lines of the block that holds this run's, and the hashes of all blocks. A plan for people lists its lines itself. */
  block: string
  roots: Uint8Array[]
  /** Every line of the outcomes, if a bundle can carry that many runs; otherwise null. */
  lines: string | null
  /** Of a plan: the place, block and hashes of what had been asked before; null for plans without a number. */
  history: { place: number; block: string; roots: Uint8Array[] } | null
  /** Of a plan with more prompts than its manifest lists: all their digests, in order. */
  prompts: string[] | null
}

/** An import of a catalogue, and versions of items that were in it. */
export interface WantedImport {
  importId: string
  itemIds: readonly string[]
}

export interface StoredImport extends StoredManifest {
  kind: 'catalogue'
  items: {
    /** Canonical JSON, and the hash of its leaf in hexadecimal. */
    json: string
    leaf: string
    /** Its place in the import's tree, and the sibling hashes from there up to the root. */
    index: number
    path: Uint8Array[]
  }[]
}

export interface StoredTimestamp extends CheckedStamp {
  over: 'checkpoint' | 'capture'
  size: number | null
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

export interface BundleStore extends StoredWitnesses, StoredRecordings {
  /** All manifests of a run, oldest first. If there are more than `limit`: the first one and the newest. */
  listManifests(runId: string, limit: number): Promise<StoredManifest[]>
  /** The plan of a scan or for people, and its newest outcomes once it has ended, for the run at this position. */
  listSealed(scanId: string, place: number): Promise<StoredSealed[]>
  listFacts(factIds: readonly string[]): Promise<Fact[]>
  /** Signed manifests of these imports, and what proves these items in them; what was not in them is left out. */
  listImports(wanted: readonly WantedImport[]): Promise<StoredImport[]>
  /** Stamps over these checkpoints and over the signature of this capture, earliest first. */
  listTimestamps(sizes: readonly number[], captureId: string): Promise<StoredTimestamp[]>
  /**
   * Stores the event and its manifest, and queues its leaf for the log, unless the run has such an event
   * younger than `quietMs`: reads, which anyone can cause, must not flood the log. Returns false when it was
   * skipped.
   */
  appendCustody(event: NewCustodyEvent, quietMs: number): Promise<boolean>
}
