import type { Exchange } from '@veracite/terms/engine-port'
import { expect, test } from 'vitest'
import { SAMPLE_COLLECTOR, SAMPLE_SIGNER, sampleRun } from '../bundle/test-support/sample-run.ts'
import { type CaptureInput, captureManifest } from './capture-manifest.ts'

const AT = new Date('2026-11-19T00:00:00Z')
const CONNECTION = { address: '192.0.2.1', tlsVersion: 'TLSv1.3', certificates: [], firstByteAt: AT }
const { run, capture } = sampleRun()

/** What is signed of how a reply travelled. */
function transportOf(travelled: Partial<Exchange>) {
  const exchange = {
    ...{ method: 'POST', url: 'https://engine.example/', requestBody: null, startedAt: AT, finishedAt: AT },
    ...{ status: 200, headers: {}, contentType: 'application/json', bytes: new Uint8Array(2) },
    ...travelled,
  }
  const input = {
    ...{ id: 'c', nonce: '0'.repeat(32), kind: 'original', previous: null, now: AT, run },
    engine: { access: capture.access, version: '1' },
    outcome: { kind: 'answered', exchange, earlier: [] },
    ...{ collector: SAMPLE_COLLECTOR, signer: SAMPLE_SIGNER, trigger: { kind: 'scan', id: null } },
  } as unknown as CaptureInput
  const { sha256, answer, extracted } = capture
  return captureManifest(input, { sha256, answer, extracted }).transport
}

test('a capture states who opened its connection, and that nothing of earlier calls was used', () => {
  expect(transportOf({ connection: CONNECTION })).toMatchObject({ route: 'direct', carriedOver: 'nothing' })
  const away = { kind: 'not_witnessed', relay: null, reason: 'away' } as const
  expect(transportOf({ connection: CONNECTION, witness: away })).toMatchObject({ route: 'direct' })
  const carried = { kind: 'carried' } as Exchange['witness'] & object
  expect(transportOf({ connection: CONNECTION, witness: carried })).toMatchObject({ route: 'relay' })
})

test('without a connection, as of demonstrations and files of people, it states neither', () => {
  expect(transportOf({})).toMatchObject({ route: null, carriedOver: null, resolvedIp: null })
})
