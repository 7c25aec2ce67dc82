import { base64Decode, utf8Encode } from '../bytes.ts'
import { canonicalText } from '../canonical-form.ts'
import { FormatError } from '../format-error.ts'
import { rawToDerSignature, verifyP256 } from '../x509/ecdsa.ts'
import type { CaptureManifest } from './manifest.ts'

/** What a person claims to have seen in an app, as the browser extension signs it. */
export interface ClaimedRecording {
  profile: string
  endpoint: string
  nonce: string
  prompt: string
  /** Of the reply’s body; null where the extension could not read it. */
  bodySha256: string | null
  screenSha256: string
  pictureSha256: string | null
  at: string
}

export const claimedRecordingText = (claim: ClaimedRecording): string =>
  canonicalText({ schema: 'veracite/claimed-recording/v1', ...claim })

/** Throws unless the person’s key, a P-256 key, signed this claim. The signature is two numbers of 32 bytes each. */
export function requireClaimed(claim: ClaimedRecording, person: { key: string; signature: string }): void {
  const raw = base64Decode(person.signature)
  const isSigned =
    raw.length === 64 &&
    verifyP256(rawToDerSignature(raw), utf8Encode(claimedRecordingText(claim)), base64Decode(person.key))
  if (!isSigned) throw new FormatError('the person’s key did not sign this recording')
}

/** The claim that a capture keeps; null where nobody signed one. */
export function claimIn({
  recording,
  source,
  question,
  response,
  times,
}: CaptureManifest): ClaimedRecording | null {
  if (recording === null || recording.person === null) return null
  return {
    profile: recording.profile,
    endpoint: source.endpoint,
    nonce: recording.nonce,
    prompt: question.prompt,
    bodySha256: response.status === 0 ? null : response.sha256,
    screenSha256: recording.screen.sha256,
    pictureSha256: recording.picture?.sha256 ?? null,
    at: times.receivedAt,
  }
}
