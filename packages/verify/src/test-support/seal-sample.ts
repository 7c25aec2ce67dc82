import type { EvidenceBundle } from '../bundle/bundle.ts'
import { parseCaptureManifest, type SealManifest } from '../bundle/manifest.ts'
import { sealedContent } from '../bundle/seal.ts'
import { base64Decode, base64Encode } from '../bytes.ts'
import { sha256Hex } from '../sha256.ts'
import { canonicalBytes } from './canonical-bytes.ts'
import { HONEST, recorderOf } from './sample-keys.ts'
import { p256SpkiOf, signP256 } from './sign-p256.ts'

/** A sample bundle as it is handed out today: with a signature over everything in it. */
export function sealSample(
  bundle: EvidenceBundle,
  change: Partial<SealManifest> = {},
  key = HONEST.capture,
): EvidenceBundle {
  const { seal: _, ...rest } = bundle
  const { runId } = parseCaptureManifest(base64Decode(rest.manifest.base64))
  const manifest: SealManifest = {
    schema: 'https://veracite.example/schema/seal/v1',
    prev: rest.manifest.sha256,
    eventNonce: '505152535455565758595a5b5c5d5e5f',
    bundleId: rest.id,
    runId,
    bundle: sealedContent(rest),
    page: null,
    recorder: recorderOf('api-1'),
    sealedAt: rest.exportedAt,
    ...change,
  }
  const body = canonicalBytes(manifest)
  return {
    ...rest,
    seal: {
      manifest: { base64: base64Encode(body), sha256: sha256Hex(body) },
      captureSignature: {
        alg: 'ecdsa-p256-sha256',
        keyName: manifest.recorder.captureKey,
        spki: base64Encode(p256SpkiOf(key)),
        sig: base64Encode(signP256(body, key)),
      },
    },
  }
}
