import { sha256Hex } from '@veracite/terms/digest'
import type { BundleFormat } from '@veracite/terms/vocabulary'
import { manifestSchema, type SealManifest } from '@veracite/verify/bundle/manifest'
import { pageSha256, readPage } from '@veracite/verify/bundle/page'
import { sealedContent } from '@veracite/verify/bundle/seal'
import { base64Encode } from '@veracite/verify/bytes'
import { lowSOf } from '@veracite/verify/x509/ecdsa'
import { recorderOf, type SealDeps } from '../capture/recorder.ts'
import { SCHEMA_HOST, signManifest } from '../capture/sign-manifest.ts'
import { bundleHtml } from './bundle-html.ts'
import type { ExportedBundle } from './exported-bundle.ts'

/**
 * Signs the bundle as a whole, and the page around it, just before it is handed out: a verifier then notices any change,
 * also of what no manifest in the log repeats.
 */
export function sealBundle(deps: SealDeps, bundle: ExportedBundle, format: BundleFormat): ExportedBundle {
  const page = format === 'html' ? readPage(bundleHtml(bundle).html) : null
  const manifest: SealManifest = {
    schema: manifestSchema(SCHEMA_HOST, 'seal'),
    prev: bundle.manifest.sha256,
    eventNonce: deps.ids.randomHex(16),
    bundleId: bundle.id,
    runId: bundle.run.id,
    bundle: sealedContent(bundle, sha256Hex),
    page: page && pageSha256(page),
    recorder: recorderOf(deps),
    sealedAt: bundle.exportedAt,
  }
  const { body, signature, keyId } = signManifest(deps.signer, manifest)
  return {
    ...bundle,
    seal: {
      manifest: { base64: base64Encode(body), sha256: sha256Hex(body) },
      captureSignature: {
        alg: 'ecdsa-p256-sha256',
        keyName: keyId,
        spki: base64Encode(deps.signer.publicKey),
        // No log entry pins this signature, so of its two halves only one is accepted.
        sig: base64Encode(lowSOf(signature)),
      },
    },
  }
}
