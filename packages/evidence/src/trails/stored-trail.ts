import type { SignedManifest } from '../capture/sign-manifest.ts'

export interface Digested {
  bytes: Uint8Array
  sha256: Uint8Array
}

/** A signed statement about cited pages as it was stored, with its log entry, integrated or waiting. */
export interface StoredSourceManifest extends SignedManifest {
  subjectId: string
  createdAt: Date
}

export interface StoredTrail extends StoredSourceManifest {
  /** The trail as it was hashed. */
  json: string
  pages: StoredSourcePage[]
}

export interface StoredSourcePage extends StoredSourceManifest {
  content: (Digested & { mediaType: string }) | null
  text: Digested | null
}

/** Where the trail of an answer is read with its proof. */
export interface StoredTrails {
  /**
   * The newest trail of an answer with everything that proves it. Page bytes beyond `room` are left out; pages that
   * repeat the error come first.
   */
  findStoredTrail(captureId: string, room: number): Promise<StoredTrail | null>
}
