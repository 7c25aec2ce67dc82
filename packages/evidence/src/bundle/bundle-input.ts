import type { Fact } from '@veracite/ground-truth/facts/fact'
import type { Collector } from '@veracite/terms/ports'
import type { CitationClass, VerificationStatus } from '@veracite/terms/vocabulary'
import type { Say } from '@veracite/words/say-in'
import type { StoredCheckpoint, Witnessing } from '../log/log-port.ts'
import type { ProvenLeaf } from '../log/prove-leaves.ts'
import type { LogIdentity } from '../log/read-log.ts'
import type { RunEvidenceRows, StoredCapture } from '../records/evidence-rows.ts'
import type { StoredTrail } from '../trails/stored-trail.ts'
import type { StoredImport, StoredManifest, StoredSealed, StoredTimestamp } from './bundle-port.ts'
import type { StoredRecording } from './recording-part.ts'
import type { StoredWitnessed } from './stored-witnessed.ts'
import type { TimelineEntry } from './timeline.ts'

/** Everything that is read before a bundle is assembled. */
export interface BundleInput {
  id: string
  now: Date
  rows: RunEvidenceRows
  original: StoredCapture
  citationClass: CitationClass
  /** The run's status, as far as the rows that are shown decide it. */
  statusOf: (shown: RunEvidenceRows) => VerificationStatus | null
  manifests: readonly StoredManifest[]
  /** The plan of the run's scan, and its outcomes once there are any. */
  sealed: readonly StoredSealed[]
  /** The trail of the cited pages with their captures; null if there is none. */
  trail: StoredTrail | null
  /** Relay statements about the captures; absent if no relay was requested. */
  witnessed?: readonly StoredWitnessed[]
  /** The recording, if a person recorded the answer in an app. */
  recording?: StoredRecording | null
  proofs: ReadonlyMap<string, ProvenLeaf>
  newest: StoredCheckpoint | null
  facts: readonly Fact[]
  /** The imports of a catalogue that facts come from. */
  imports: readonly StoredImport[]
  timestamps: readonly StoredTimestamp[]
  identity: LogIdentity | null
  /** False if the operator has declared that there is no log, and the capture is in none. */
  hasLog: boolean
  exporter: Collector
  tsaRoots: readonly string[]
  witnessing: Witnessing
  /** Where the operator publishes the log key. */
  keyPlaces: readonly string[]
  /** The export of this very bundle; null in a case, whose own manifest records it. */
  thisExport: TimelineEntry | null
  /** The language of what is written for readers. */
  say: Say
}
