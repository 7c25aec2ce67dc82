import type { CarriedBytes } from '../capture/new-witnessed.ts'
import type { StoredSourceManifest } from '../trails/stored-trail.ts'

/** A relay's statement about a capture, as stored. */
export interface StoredWitnessed extends StoredSourceManifest, CarriedBytes {
  captureId: string
  result: 'witnessed' | 'not_witnessed'
}

export interface StoredWitnesses {
  /** Of all captures of a run, oldest first, at most `limit`. */
  listWitnessed(runId: string, limit: number): Promise<StoredWitnessed[]>
}
