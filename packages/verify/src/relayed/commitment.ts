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
export const captureCommitment = ({ captureNonce, runId, prompt }: CaptureToBe): string =>
  digestOf({
    schema: 'veracite/capture-commitment/v1',
    captureNonce,
    runId,
    promptSha256: sha256Hex(utf8Encode(prompt)),
  })

/** The same for a session of recording in an app: browsers open connections before a question is asked. */
export const recordingCommitment = (session: { recordingNonce: string; profile: string }): string =>
  digestOf({ schema: 'veracite/recording-commitment/v1', ...session })

const digestOf = (committed: object): string => sha256Hex(utf8Encode(canonicalText(committed)))
