import { createHash } from 'node:crypto'
import type { Exchange } from '@veracite/terms/engine-port'
import { answers, type Script, scriptedEngine } from '@veracite/testing/scripted-engine'
import { expect, test } from 'vitest'
import { openApi } from '../test-support/server.ts'

/** Replies beside the one that holds the answer: earlier rounds of it, and attempts that failed. */

const ANSWERED = answers('Halden Instruments makes sensors.')
const bytesOf = (text: string) => new TextEncoder().encode(text)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const exchange = (bytes: Uint8Array, at: number): Exchange => ({
  method: 'POST',
  url: 'https://engine.example/ask',
  requestBody: `{"round":${at}}`,
  startedAt: new Date(at),
  finishedAt: new Date(at + 1),
  status: 200,
  headers: {},
  contentType: 'application/json',
  bytes,
})

async function scanned(script: Script) {
  const engine = scriptedEngine('CLAUDE', script, {}, 'official_api')
  const { world, api } = await openApi({ engines: new Map([['CLAUDE', engine]]) })
  const { brandId } = await world.addBrand({ engines: ['CLAUDE'], prompts: 1 })
  const scanId = await world.scanToEnd(brandId)
  const runId: string = (await api.get(`/api/admin/scans/${scanId}/runs`)).items[0].id
  return { world, api, runId, evidence: await api.get(`/v1/runs/${runId}/evidence`) }
}

test('replies that were no answer keep their bytes with the attempt, also when a later attempt succeeds', async () => {
  // Half of a stream, and bytes that are no text at all.
  const [half, notText] = [bytesOf('{"output":[{"type":"mess'), Uint8Array.of(0x1f, 0x8b, 0x00, 0xff)]
  const connection = {
    address: '192.0.2.7',
    tlsVersion: 'TLSv1.3',
    certificates: [Uint8Array.of(1, 2, 3)],
    firstByteAt: new Date('2026-06-01T12:00:01Z'),
  }
  const failed = (bytes: Uint8Array, isComplete: boolean) => [
    { ...exchange(bytes, 0), status: 502, connection, isComplete },
  ]
  const { world, evidence } = await scanned(async (question, asked, signal) =>
    asked > 2
      ? await ANSWERED(question, asked, signal)
      : {
          kind: 'retry',
          reason: 'malformed',
          retryAfterMs: 1,
          message: 'The reply was cut short.',
          maybeBilled: true,
          exchanges: asked === 1 ? failed(half, false) : failed(notText, true),
        },
  )
  const { address, tlsVersion } = connection
  const certificateSha256 = [sha256(Uint8Array.of(1, 2, 3))]
  expect(evidence.status).toBe('CLASSIFIED')
  expect(evidence.failedReplies).toMatchObject([
    {
      outcome: 'retry:malformed',
      httpStatus: 502,
      isComplete: false,
      sha256: sha256(half),
      rawResponse: '{"output":[{"type":"mess',
      connection: { address, tlsVersion, certificateSha256 },
    },
    { isComplete: true, sha256: sha256(notText), rawResponseEncoding: 'base64' },
  ])
  await expect(world.database.sql`update evidence.failed_replies set http_status = 200`).rejects.toThrow()
})

test('each of several replies is in the evidence and in the bundle, with the digest that was signed', async () => {
  // As with Claude's `pause_turn`: the answer took three replies, and the last one holds it.
  const text = '{"id":"msg_1","stop_reason":"pause_turn","content":[]}'
  const earlier = [bytesOf(text), Uint8Array.of(0x7b, 0xff, 0x7d)]
  const digests = earlier.map(sha256)
  const { api, runId, evidence } = await scanned(async (...asked) => {
    const outcome = await ANSWERED(...asked)
    return outcome.kind === 'answered' ? { ...outcome, earlier: earlier.map(exchange) } : outcome
  })
  expect(evidence.snapshot.earlier).toEqual([
    {
      method: 'POST',
      url: 'https://engine.example/ask',
      body: '{"round":0}',
      status: 200,
      contentType: 'application/json',
      startedAt: '1970-01-01T00:00:00.000Z',
      finishedAt: '1970-01-01T00:00:00.001Z',
      sha256: digests[0],
      bytes: text.length,
      rawResponse: text,
      rawResponseEncoding: 'utf-8',
    },
    expect.objectContaining({ sha256: digests[1], rawResponse: 'e/99', rawResponseEncoding: 'base64' }),
  ])
  const bundle = await api.get(`/v1/runs/${runId}/evidence-bundle`)
  expect(bundle.snapshot.earlier).toEqual(evidence.snapshot.earlier)
  const signed = JSON.parse(Buffer.from(bundle.manifest.base64, 'base64').toString())
  expect(signed.transport.earlier.map((one: { sha256: string }) => one.sha256)).toEqual(digests)
  const { text: page } = await api.call('GET', `/v1/runs/${runId}/evidence-bundle?format=html`)
  for (const digest of digests) expect(page).toContain(`SHA-256 ${digest}`)
})
