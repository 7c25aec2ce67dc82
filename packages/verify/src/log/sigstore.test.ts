import { bundleFromJSON } from '@sigstore/bundle'
import { PublicKey, TrustedRoot } from '@sigstore/protobuf-specs'
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify'
import { expect, test } from 'vitest'
import { base64Decode, base64Encode } from '../bytes.ts'
import { part } from '../test-support/edit-bundle.ts'
import { sampleBundle } from '../test-support/sample-bundle.ts'
import { CAPTURE_SPKI } from '../test-support/sample-keys.ts'

/** Sigstore's own verifier, which knows nothing of us, on the exported files. */

const GOOD = sampleBundle()
const manifest = Buffer.from(base64Decode(GOOD.manifest.base64))
const exported = JSON.stringify(GOOD.sigstoreBundle)

function sigstoreAccepts(bundleJson: string, artifact: Buffer, options = {}): boolean {
  const captureKey = PublicKey.fromJSON({
    rawBytes: base64Encode(CAPTURE_SPKI),
    keyDetails: 'PKIX_ECDSA_P256_SHA_256',
  })
  const root = TrustedRoot.fromJSON(part(GOOD.trust.trustedRoot))
  const trust = toTrustMaterial(root, { 'capture-2026': captureKey })
  const verifier = new Verifier(trust, { tlogThreshold: 1, ctlogThreshold: 0, ...options })
  try {
    verifier.verify(toSignedEntity(bundleFromJSON(JSON.parse(bundleJson)), artifact))
    return true
  } catch {
    return false
  }
}

test('an exported bundle is accepted with default settings', () => {
  expect(sigstoreAccepts(exported, manifest)).toBe(true)
})

test('without a time stamp over the capture it is accepted only when none is asked for', () => {
  const json = JSON.parse(exported)
  json.verificationMaterial.timestampVerificationData.rfc3161Timestamps = []
  expect(sigstoreAccepts(JSON.stringify(json), manifest)).toBe(false)
  expect(sigstoreAccepts(JSON.stringify(json), manifest, { timestampThreshold: 0 })).toBe(true)
})

test('sizes and places are those of the signed checkpoint, and no time is claimed', () => {
  const [entry] = JSON.parse(exported).verificationMaterial.tlogEntries
  const { logIndex, treeSize } = entry.inclusionProof
  expect([entry.logIndex, logIndex, treeSize]).toEqual(['257', '257', '261'])
  expect(entry.inclusionProof.checkpoint.envelope).toContain(`\n261\n${entry.inclusionProof.rootHash}\n`)
  expect(Object.keys(entry)).not.toContain('integratedTime')
})

test('an altered manifest, proof, checkpoint or entry is refused', () => {
  expect(sigstoreAccepts(exported, Buffer.concat([manifest, Buffer.from(' ')]))).toBe(false)
  const alterations: ((entry: Entry) => void)[] = [
    (e) => e.inclusionProof.hashes.reverse(),
    (e) => Object.assign(e.inclusionProof, { logIndex: '1' }),
    (e) =>
      Object.assign(e.inclusionProof.checkpoint, {
        envelope: e.inclusionProof.checkpoint.envelope.replace('\n261\n', '\n262\n'),
      }),
    (e) => Object.assign(e, { canonicalizedBody: Buffer.from('{}').toString('base64') }),
  ]
  for (const alter of alterations) {
    const json = JSON.parse(exported)
    alter(json.verificationMaterial.tlogEntries[0])
    expect(sigstoreAccepts(JSON.stringify(json), manifest)).toBe(false)
  }
})

interface Entry {
  inclusionProof: { hashes: string[]; logIndex: string; checkpoint: { envelope: string } }
  canonicalizedBody: string
}
