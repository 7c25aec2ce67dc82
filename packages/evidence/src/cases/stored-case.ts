import type { SignedManifest } from '../capture/sign-manifest.ts'

/** A case that was made: its signed manifest, and what a list shows of it. */
export interface StoredCase {
  id: string
  brandId: string
  reference: string | null
  /** Its purpose. */
  purpose: string | null
  /** Whether its parts are deflated in the file that is handed out; those of older ones are not. */
  packed: boolean
  runs: number
  parts: number
  bytes: number
  manifest: SignedManifest
  createdAt: Date
}

export interface StoredPart {
  path: string
  bytes: Uint8Array
}
