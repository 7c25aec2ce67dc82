import { bundleFromJSON } from '@sigstore/bundle'
import { PublicKeyDetails, TrustedRoot } from '@sigstore/protobuf-specs'
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify'
import { base64Decode } from '@veracite/verify/bytes'
import { formatVkey } from '@veracite/verify/note-key'
import { verifyBundle } from '@veracite/verify/verify-bundle'
import { expect, test } from 'vitest'
import type { ExportedBundle } from './bundle.ts'
import { SAMPLE_LOG, sampleExport } from './test-support/sample-export.ts'
import { SAMPLE_SIGNER } from './test-support/sample-run.ts'

const GOOD = await sampleExport()
const results = (bundle: unknown) =>
  Object.fromEntries(verifyBundle(bundle).steps.map(({ id, result }) => [id, result]))

test('an exported bundle verifies, step by step, against a key from elsewhere', () => {
  const report = verifyBundle(JSON.stringify(GOOD), { vkeys: [formatVkey(SAMPLE_LOG.verifier)] })
  expect(report).toMatchObject({ ok: true, anchored: true })
  expect(results(GOOD)).toEqual({
    response: 'pass',
    signature: 'pass',
    leaf: 'pass',
    inclusion: 'pass',
    checkpoint: 'pass',
    consistency: 'pass',
    timestamps: 'not_present',
    events: 'pass',
  })
  expect(report.facts).toMatchObject({
    leafIndex: 300,
    treeSize: 301,
    newestTreeSize: 392,
    engine: 'CHATGPT',
  })
})

test('whatever is altered is found by the step it concerns', () => {
  const alterations: [string, (bundle: ExportedBundle) => unknown][] = [
    ['response', (b) => Object.assign(b.response, { base64: Buffer.from('other').toString('base64') })],
    ['response', (b) => Object.assign(b.answer ?? {}, { text: `${b.answer?.text} ` })],
    [
      'signature',
      (b) => Object.assign(b.captureSignature, { sig: b.classification[0]?.captureSignature.sig }),
    ],
    ['leaf', (b) => Object.assign(b.leaf ?? {}, { base64: b.classification[0]?.leaf?.base64 })],
    [
      'inclusion',
      (b) =>
        Object.assign(b.proof ?? {}, { tlogProof: b.proof?.tlogProof.replace('index 300', 'index 299') }),
    ],
    [
      'checkpoint',
      (b) => Object.assign(b.proof ?? {}, { tlogProof: b.proof?.tlogProof.replace('\n301\n', '\n302\n') }),
    ],
    [
      'consistency',
      (b) =>
        Object.assign(b.proof ?? {}, { consistency: b.proof?.consistency?.replace('old 301', 'old 300') }),
    ],
    ['events', (b) => Object.assign(b.classification[0] ?? {}, { manifest: b.manifest })],
  ]
  for (const [step, alter] of alterations) {
    const bundle = structuredClone(GOOD)
    alter(bundle)
    expect([step, verifyBundle(bundle).ok, results(bundle)[step]]).toEqual([step, false, 'fail'])
  }
})

test('before it is in the log it says pending, and claims nothing more', async () => {
  const bundle = await sampleExport({ pending: true })
  expect(bundle).toMatchObject({ status: 'pending', leaf: null, proof: null, sigstoreBundle: null })
  expect(bundle.pending.map(({ kind }) => kind)).toEqual(['capture', 'classification'])
  expect(bundle.statement.proof).toMatch(/^PENDING/)
  expect(verifyBundle(bundle).ok).toBe(false)
  expect(results(bundle)).toMatchObject({ response: 'pass', signature: 'pass', inclusion: 'not_present' })
})

test('Sigstore’s own verifier accepts the export, and refuses it for another manifest', () => {
  const trust = toTrustMaterial(TrustedRoot.fromJSON(GOOD.trust.trustedRoot), {
    [SAMPLE_SIGNER.keyId]: {
      rawBytes: Buffer.from(SAMPLE_SIGNER.publicKey),
      keyDetails: PublicKeyDetails.PKIX_ECDSA_P256_SHA_256,
      validFor: { start: new Date(0) },
    },
  })
  const verifier = new Verifier(trust, { tlogThreshold: 1, ctlogThreshold: 0, timestampThreshold: 0 })
  const check = (artifact: Uint8Array) =>
    verifier.verify(toSignedEntity(bundleFromJSON(GOOD.sigstoreBundle), Buffer.from(artifact)))
  check(base64Decode(GOOD.manifest.base64))
  expect(() => check(new TextEncoder().encode('{}'))).toThrow()
})

test('a demonstration says so before anything else, and among its limits', async () => {
  const bundle = await sampleExport({ demo: true })
  expect(bundle.statement.warning).toMatch(/^DEMONSTRATION ONLY\. No real engine was asked\./)
  expect(bundle.limits[0]).toMatch(/invented for demonstration/)
  expect(GOOD.statement.warning).toBeNull()
})

test('the statement says what is wrong and who says so', () => {
  expect(GOOD.statement.claims).toEqual([
    {
      about: 'Year of foundation',
      stated: '1998',
      quote: 'founded in 1998',
      verdict: 'contradicted',
      truth: '2004',
      source: 'A page of the brand, fetched on 31 May 2026, 12:00:00 UTC',
      sourceUrl: 'https://halden-instruments.com/about',
      sourceQuote: '"foundingDate":"2004"',
      sourceSha256: 'c'.repeat(64),
      sourceFetchedAt: '2026-05-31T12:00:00.000Z',
    },
  ])
  expect(GOOD.timeline.map(({ event }) => event)).toEqual([
    'asked',
    'answered',
    'captured and signed',
    'classified',
    'entered into the log',
    'published',
    'exported',
  ])
})

test('re-verifications are carried whole: capture with its bytes, classification, conclusion', async () => {
  const bundle = await sampleExport({ reverified: true })
  expect(verifyBundle(bundle).ok).toBe(true)
  expect(results(bundle).events).toBe('pass')
  expect(bundle.verification.map(({ response }) => response?.sha256 ?? null)).toEqual([
    bundle.response.sha256,
    null,
    null,
  ])
  expect(bundle.statement.checkedAgain).toBe(
    'The question has been asked again on one later occasion. The same finding came back.',
  )
})
