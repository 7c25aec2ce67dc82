import { createHash } from 'node:crypto'
import type { Exchange } from '@veracite/terms/engine-port'
import { answers, type Script, scriptedEngine } from '@veracite/testing/scripted-engine'
import { expect, test } from 'vitest'
import { openApi } from '../test-support/server.ts'

/** Half of a stream, and bytes that are no text at all. */
const HALF = new TextEncoder().encode('{"output":[{"type":"mess')
const NOT_TEXT = Uint8Array.of(0x1f, 0x8b, 0x00, 0xff)

const received = (bytes: Uint8Array, isComplete: boolean): Exchange => ({
  method: 'POST',
  url: 'https://engine.example/ask',
  requestBody: '{}',
  startedAt: new Date('2026-06-01T12:00:00Z'),
  finishedAt: new Date('2026-06-01T12:00:01Z'),
  status: 502,
  headers: { 'content-type': 'text/html' },
  contentType: 'text/html',
  bytes,
  connection: {
    address: '192.0.2.7',
    tlsVersion: 'TLSv1.3',
    certificates: [Uint8Array.of(1, 2, 3)],
    firstByteAt: new Date('2026-06-01T12:00:01Z'),
  },
  isComplete,
})

const failsTwice: Script = async (question, asked, signal) =>
  asked > 2
    ? await answers('Halden Instruments makes sensors.')(question, asked, signal)
    : {
        kind: 'retry',
        reason: 'malformed',
        retryAfterMs: 1,
        message: 'The reply was cut short.',
        maybeBilled: true,
        exchanges: asked === 1 ? [received(HALF, false)] : [received(NOT_TEXT, true)],
      }

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('replies that were no answer keep their bytes with the attempt, also when a later attempt succeeds', async () => {
  const { world, api } = await openApi({
    engines: new Map([['CLAUDE', scriptedEngine('CLAUDE', failsTwice, {}, 'official_api')]]),
  })

  const { brandId } = await world.addBrand({ engines: ['CLAUDE'], prompts: 1 })
  const scanId = await api.scanToEnd(brandId)
  const [{ id }] = (await api.get(`/api/admin/scans/${scanId}/runs`)).items
  const { status, failedReplies } = await api.get(`/v1/runs/${id}/evidence`)
  expect(status).toBe('CLASSIFIED')
  expect(failedReplies).toMatchObject([
    {
      outcome: 'retry:malformed',
      httpStatus: 502,
      isComplete: false,
      sha256: sha256(HALF),
      rawResponse: '{"output":[{"type":"mess',
      connection: {
        address: '192.0.2.7',
        tlsVersion: 'TLSv1.3',
        certificateSha256: [sha256(Uint8Array.of(1, 2, 3))],
      },
    },
    { isComplete: true, sha256: sha256(NOT_TEXT), rawResponseEncoding: 'base64' },
  ])
  await expect(world.database.sql`update evidence.failed_replies set http_status = 200`).rejects.toThrow()
})
