import { bundleFromJSON } from '@sigstore/bundle'
import { PublicKeyDetails, TrustedRoot } from '@sigstore/protobuf-specs'
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { base64Decode } from '@veracite/verify/bytes'
import { formatVkey } from '@veracite/verify/log/note-key'
import { sha256 } from '@veracite/verify/sha256'
import {
  forgeCertificate,
  forgeTimestamp,
  p256Key,
  TIME_STAMPING,
} from '@veracite/verify/test-support/forged-tsa'
import { hasOpenssl, makeOpensslTsa } from '@veracite/verify/test-support/openssl-tsa'
import { certificateToPem } from '@veracite/verify/x509/pem'
import { parseTimestampRequest } from '@veracite/verify/x509/timestamp-request'
import { afterAll, describe, expect, test } from 'vitest'
import { stampCaptures } from '../capture/stamp-captures.ts'
import type { NewTimestamp, TimestampAuthority } from '../log/log-port.ts'
import { isReadBySigstore } from '../log/sigstore-time.ts'
import type { StoredTimestamp } from './bundle-port.ts'
import type { ExportedBundle } from './exported-bundle.ts'
import { SAMPLE_LOG, sampleExport } from './test-support/sample-export.ts'
import { SAMPLE_SIGNER, sampleRun } from './test-support/sample-run.ts'

/** Exports with a real authority's stamps over a capture, checked by independent verifiers. */

const { signal } = new AbortController()
const ids = { randomHex: (bytes: number) => '7b'.repeat(bytes), next: () => 'an id', random: () => 0 }

describe.skipIf(!hasOpenssl()).each(['rsa', 'p256', 'p384'] as const)('stamped with %s', (kind) => {
  const tsa = makeOpensslTsa(kind)
  const stranger = makeOpensslTsa('p256')
  afterAll(() => {
    tsa.remove()
    stranger.remove()
  })
  const { signature } = sampleRun().capture.manifest
  const stamped = async (by = tsa): Promise<StoredTimestamp> => {
    const authority = { name: 'tsa.example', ask: async (query: Uint8Array) => by.reply(query) }
    const kept: NewTimestamp[] = []
    const stamp = stampCaptures({
      log: {
        unstampedCaptures: async () => [{ captureId: 'a capture', signature }],
        appendTimestamp: async (one) => void kept.push(one),
      },
      roots: [by.root],
      clock: { now: () => new Date() },
      ids,
      atMost: 10,
    })
    expect(await stamp(authority, signal)).toBe(1)
    return { ...required(kept[0]), over: 'capture' }
  }
  const exported = async () => {
    const stamp = await stamped()
    return sampleExport({ stamps: () => [stamp], tsaRoots: [certificateToPem(tsa.root)] })
  }

  test('Sigstore’s own verifier accepts the export with its default settings', async () => {
    const bundle = await exported()
    sigstoreVerify(bundle)
    expect(() => sigstoreVerify(bundle, '{}'), 'another manifest').toThrow()
    const withoutStamp = await sampleExport()
    expect(() => sigstoreVerify(withoutStamp), 'none of the stamps it wants').toThrow(/timestamp/i)
  })

  test('a stamp that leads to no pinned root is not offered to Sigstore', async () => {
    const stamps = [await stamped(), await stamped(stranger)]
    const bundle = await sampleExport({ stamps: () => stamps, tsaRoots: [certificateToPem(tsa.root)] })
    sigstoreVerify(bundle)
  })

  test('our verifiers and openssl accept what is exported', async () => {
    const bundle = await exported()
    const report = verifyBundle(bundle, {
      vkeys: [formatVkey(SAMPLE_LOG.verifier)],
      tsaRoots: [tsa.root],
    })
    expect(report.steps.find(({ id }) => id === 'timestamps')).toMatchObject({ result: 'pass' })
    expect(report.ok).toBe(true)
    const [stamp] = bundle.timestamps
    expect(stamp).toMatchObject({ over: 'capture', tsa: 'tsa.example' })
    const request = base64Decode(stamp?.request ?? '')
    expect(tsa.accepts(request, base64Decode(stamp?.tsr ?? ''))).toBe(true)
    expect(stranger.accepts(request, base64Decode(stamp?.tsr ?? '')), 'under another root').toBe(false)
  })
})

test('the times that Sigstore can read are told from those it cannot', () => {
  const key = p256Key(5)
  const certificate = forgeCertificate({ subject: 'T', issuer: 'T', serial: 1, key, issuerKey: key })
  const stampedAt = (genTime: string) =>
    forgeTimestamp({ imprint: sha256(), certificate, key, issuer: 'T', serial: 1, genTime })
  for (const [genTime, readable] of [
    ['20260601120005Z', true],
    ['20260601120005.123Z', true],
    ['20260601120005.12Z', false],
    ['20260601120005.1Z', false],
    ['20260601120005.123456Z', false],
  ] as const)
    expect([genTime, isReadBySigstore(stampedAt(genTime))]).toEqual([genTime, readable])
})

test('an authority whose times Sigstore cannot read is asked again, and then left as it is', async () => {
  const key = p256Key(5)
  const options = { subject: 'T', issuer: 'T', serial: 1, key, issuerKey: key }
  const certificate = forgeCertificate({ ...options, purposes: [TIME_STAMPING], keyUsage: 0x80 })
  let asked = 0
  let fraction = ['.12', '.5', '']
  const authority: TimestampAuthority = {
    name: 'tsa.example',
    async ask(query) {
      const { imprint, nonce } = parseTimestampRequest(query)
      const genTime = `20260601120005${fraction[asked++ % fraction.length]}Z`
      return forgeTimestamp({ imprint, nonce, certificate, key, issuer: 'T', serial: 1, genTime })
    },
  }
  const stamp = stampCaptures({
    log: {
      unstampedCaptures: async () => [{ captureId: 'a capture', signature: Uint8Array.of(1) }],
      appendTimestamp: async () => {},
    },
    roots: [certificate],
    clock: { now: () => new Date() },
    ids,
    atMost: 10,
  })
  await stamp(authority, signal)
  expect(asked, 'until it can be read').toBe(3)
  fraction = ['.123456']
  await stamp(authority, signal)
  expect(asked, 'not for ever').toBe(8)
  await stamp(authority, signal)
  expect(asked, 'and not again').toBe(9)
})

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Nothing was kept.')
  return value
}

function sigstoreVerify({ trust, sigstoreBundle, manifest }: ExportedBundle, artifact?: string): void {
  const material = toTrustMaterial(TrustedRoot.fromJSON(trust.trustedRoot), {
    [SAMPLE_SIGNER.keyId]: {
      rawBytes: Buffer.from(SAMPLE_SIGNER.publicKey),
      keyDetails: PublicKeyDetails.PKIX_ECDSA_P256_SHA_256,
      validFor: { start: new Date(0) },
    },
  })
  const bytes = artifact === undefined ? base64Decode(manifest.base64) : new TextEncoder().encode(artifact)
  // No options: by default it requires one log entry and one time stamp.
  new Verifier(material).verify(toSignedEntity(bundleFromJSON(sigstoreBundle), Buffer.from(bytes)))
}
