import type { StoredSourceManifest } from '../trails/stored-trail.ts'

/** A relay's statement about a capture, as stored. */
export interface StoredWitnessed extends StoredSourceManifest {
  captureId: string
  result: 'witnessed' | 'not_witnessed'
  client: Uint8Array | null
  server: Uint8Array | null
  root: Uint8Array | null
  relayProof: string | null
  sealed: Uint8Array | null
}

export interface StoredWitnesses {
  /** Of all captures of a run, oldest first, at most `limit`. */
  listWitnessed(runId: string, limit: number): Promise<StoredWitnessed[]>
}
