import { utf8Encode } from '../bytes.ts'
import { canonicalText } from '../canonical-form.ts'
import { sha256Hex } from '../sha256.ts'

/** What identifies a capture before its question is sent. */
export interface CaptureToBe {
  captureNonce: string
  runId: string
  prompt: string
}

/**
 * The digest that a collector gives the relay when it opens a connection, and that the relay signs. It names one capture
 * and its question without showing either: the nonce is secret until the manifest of the capture is shown.
 */
export function captureCommitment({ captureNonce, runId, prompt }: CaptureToBe): string {
  const promptSha256 = sha256Hex(utf8Encode(prompt))
  const committed = { schema: 'veracite/capture-commitment/v1', captureNonce, runId, promptSha256 }
  return sha256Hex(utf8Encode(canonicalText(committed)))
}
