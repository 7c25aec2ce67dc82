import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleFromJSON } from '@sigstore/bundle'
import { PublicKeyDetails, TrustedRoot } from '@sigstore/protobuf-specs'
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify'
import { openFolder } from '@veracite/testing/temporary-folder'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { base64Decode, utf8Decode } from '@veracite/verify/bytes'
import { formatVkey } from '@veracite/verify/log/note-key'
import { sha256Hex } from '@veracite/verify/sha256'
import { p256SpkiOf } from '@veracite/verify/test-support/sign-p256'
import { expect, test } from 'vitest'
import CASES from './bundle.cases.json' with { type: 'json' }
import type { ExportedBundle } from './exported-bundle.ts'
import { SAMPLE_LOG, sampleExport } from './test-support/sample-export.ts'
import { SAMPLE_SIGNER } from './test-support/sample-run.ts'

const GOOD = await sampleExport()
const results = (bundle: unknown) =>
  Object.fromEntries(verifyBundle(bundle).steps.map(({ id, result }) => [id, result]))

test('an exported bundle verifies, step by step, against a key from elsewhere', () => {
  const report = verifyBundle(JSON.stringify(GOOD), { vkeys: [formatVkey(SAMPLE_LOG.verifier)] })
  expect(report).toMatchObject({ status: 'verified', trust: { kind: 'pinned', from: [] } })
  expect(results(GOOD)).toEqual(CASES.results)
  expect(report.facts).toMatchObject({
    leafIndex: 300,
    treeSize: 301,
    newestTreeSize: 392,
    engine: 'CHATGPT',
  })
})

test('every alteration fails the step it concerns', () => {
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
    [
      'events',
      (b) => Object.assign(b.readings[0] ?? {}, { json: b.readings[0]?.json.replace('brand', 'none') }),
    ],
  ]
  for (const [step, alter] of alterations) {
    const bundle = structuredClone(GOOD)
    alter(bundle)
    expect([step, verifyBundle(bundle).status, results(bundle)[step]]).toEqual([step, 'not_verified', 'fail'])
  }
})

test('readings are in the bundle as hashed, and cannot be changed', () => {
  const [reading] = GOOD.readings
  expect(GOOD.readings).toHaveLength(1)
  expect(reading).toMatchObject({ reader: { kind: 'rules', version: '1.0.0' }, exchange: null })
  expect(JSON.parse(reading?.json ?? '')).toEqual(reading?.reading)
  expect(sha256Hex(new TextEncoder().encode(reading?.json))).toBe(reading?.sha256)
  const signed = JSON.parse(utf8Decode(base64Decode(GOOD.classification[0]?.manifest.base64 ?? '')))
  expect(signed.readings).toEqual([expect.objectContaining({ sha256: reading?.sha256, kind: 'rules' })])
})

test('before it is in the log it says pending, and claims nothing more', async () => {
  const bundle = await sampleExport({ pending: true })
  expect(bundle).toMatchObject({ status: 'pending', leaf: null, proof: null, sigstoreBundle: null })
  expect(bundle.pending.map(({ kind }) => kind)).toEqual(['capture', 'classification'])
  expect(bundle.statement.proof).toMatch(/^PENDING/)
  expect(verifyBundle(bundle).status).toBe('not_verified')
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

test('a brand that was renamed since is called what was signed, and its bundle verifies', async () => {
  const bundle = await sampleExport({ renamed: true })
  expect([bundle.brand, bundle.statement.title]).toEqual([GOOD.brand, GOOD.statement.title])
  const report = verifyBundle(JSON.stringify(bundle), { vkeys: [formatVkey(SAMPLE_LOG.verifier)] })
  expect(report.status).toBe('verified')
})

test('the statement says what is wrong and who says so', () => {
  expect(GOOD.statement.claims).toEqual([
    {
      about: 'Founding year',
      stated: '1998',
      quote: 'founded in 1998',
      verdict: 'contradicted',
      certainty: 'certain',
      truth: '2004',
      source: 'A page of the brand, fetched on 31 May 2026, 12:00:00 UTC',
      sourceUrl: 'https://halden-instruments.com/about',
      sourceQuote: '"foundingDate":"2004"',
      sourceSha256: 'c'.repeat(64),
      sourceFetchedAt: '2026-05-31T12:00:00.000Z',
    },
  ])
  expect(GOOD.timeline.map(({ event }) => event)).toEqual(CASES.timeline)
})

test('its commands leave the key out and tell where to get it', async () => {
  for (const [keyPlaces, told] of [
    [[], 'https://evidence.example.com/log/1/keys'],
    [['dns:example.com', 'https://www.example.org/key'], 'dns:example.com and https://www.example.org/key'],
  ] as const) {
    const { verify, trust } = await sampleExport({ keyPlaces: [...keyPlaces] })
    expect(verify.cli).toBe('npm run veracite -- verify bundle.json --key-from PLACE')
    expect(verify.python).toBe('python -m veracite_sdk.verify bundle.json --key-from PLACE')
    expect(verify.key).toContain(`published at ${told}.`)
    expect(JSON.stringify(verify)).not.toContain(trust.vkey)
    expect(JSON.stringify(verify)).not.toContain(trust.vkey.split('+')[2])
  }
})

test('re-verifications are carried whole: capture with its bytes, classification, conclusion', async () => {
  const bundle = await sampleExport({ reverified: true })
  expect(verifyBundle(bundle).status).toBe('self_consistent')
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

const hasTools = Bun.which('jq') !== null && Bun.which('openssl') !== null && Bun.which('sh') !== null
if (!hasTools) console.log('not covered by this run: the OpenSSL command of a bundle (needs jq and openssl)')

test.skipIf(!hasTools)(
  'the OpenSSL command takes the key from elsewhere, and refuses another one',
  async () => {
    const folder = openFolder()
    const check = async (spki: Uint8Array) => {
      const capture = [{ keyId: GOOD.captureSignature.keyName, spki: Buffer.from(spki).toString('base64') }]
      await writeFile(join(folder, 'keys.json'), JSON.stringify({ log: null, capture }))
      const child = Bun.spawn(['sh', '-c', GOOD.verify.openssl ?? ''], { cwd: folder, stderr: 'pipe' })
      return [await child.exited, (await new Response(child.stdout).text()).trim()]
    }
    await writeFile(join(folder, 'bundle.json'), JSON.stringify(GOOD))
    expect(await check(base64Decode(GOOD.captureSignature.spki))).toEqual([0, 'Verified OK'])
    expect((await check(p256SpkiOf(new Uint8Array(32).fill(61))))[0]).toBe(1)
  },
)
