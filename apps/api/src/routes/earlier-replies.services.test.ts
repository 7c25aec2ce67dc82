import { createHash } from 'node:crypto'
import type { Exchange } from '@veracite/terms/engine-port'
import { answers, type Script, scriptedEngine } from '@veracite/testing/scripted-engine'
import { expect, test } from 'vitest'
import { openApi } from '../test-support/server.ts'

/** As with Claude's `pause_turn`: the answer took three replies, and the last one holds it. */
const EARLIER: Uint8Array[] = [
  new TextEncoder().encode('{"id":"msg_1","stop_reason":"pause_turn","content":[]}'),
  Uint8Array.of(0x7b, 0xff, 0x7d),
]
const DIGESTS = EARLIER.map((bytes) => createHash('sha256').update(bytes).digest('hex'))

const exchange = (bytes: Uint8Array, at: number): Exchange => ({
  method: 'POST',
  url: 'scripted:engine',
  requestBody: `{"round":${at}}`,
  startedAt: new Date(at),
  finishedAt: new Date(at + 1),
  status: 200,
  headers: {},
  contentType: 'application/json',
  bytes,
})
const inRounds: Script = async (...asked) => {
  const outcome = await answers('Halden Instruments makes sensors.')(...asked)
  return outcome.kind === 'answered' ? { ...outcome, earlier: EARLIER.map(exchange) } : outcome
}

test('each of several replies is in the evidence and in the bundle, with the digest that was signed', async () => {
  const { world, api } = await openApi({
    engines: new Map([['CLAUDE', scriptedEngine('CLAUDE', inRounds)]]),
  })

  const { brandId } = await world.addBrand({ engines: ['CLAUDE'], prompts: 1 })
  const scanId = await api.scanToEnd(brandId)
  const [{ id }] = (await api.get(`/api/admin/scans/${scanId}/runs`)).items
  const { snapshot } = await api.get(`/v1/runs/${id}/evidence`)
  expect(snapshot.earlier).toEqual([
    {
      method: 'POST',
      url: 'scripted:engine',
      body: '{"round":0}',
      status: 200,
      contentType: 'application/json',
      startedAt: '1970-01-01T00:00:00.000Z',
      finishedAt: '1970-01-01T00:00:00.001Z',
      sha256: DIGESTS[0],
      bytes: EARLIER[0]?.length,
      rawResponse: '{"id":"msg_1","stop_reason":"pause_turn","content":[]}',
      rawResponseEncoding: 'utf-8',
    },
    expect.objectContaining({ sha256: DIGESTS[1], rawResponse: 'e/99', rawResponseEncoding: 'base64' }),
  ])
  const { body: bundle } = await api.call('GET', `/v1/runs/${id}/evidence-bundle`)
  expect(bundle.snapshot.earlier).toEqual(snapshot.earlier)
  const signed = JSON.parse(Buffer.from(bundle.manifest.base64, 'base64').toString())
  expect(signed.transport.earlier.map(({ sha256 }: { sha256: string }) => sha256)).toEqual(DIGESTS)
  const { text: page } = await api.call('GET', `/v1/runs/${id}/evidence-bundle?format=html`)
  for (const digest of DIGESTS) expect(page).toContain(`SHA-256 ${digest}`)
})
