import { failedReplies } from '@veracite/core/runs/failed-replies'
import { ENGINES } from '@veracite/terms/vocabulary'
import {
  type Behaviour,
  head,
  type ReplyServer,
  reply,
  startReplyServer,
} from '@veracite/testing/reply-server'
import { afterEach, describe, expect, test } from 'vitest'
import { ask, EVERY_ACCESS, openAccess } from './test-support/access-under-test.ts'

const PAGE = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>'
const HALF = '{"id":"resp_1","output":[{"type":"mess'
const JSON_TYPE = { 'content-type': 'application/json' }

/** Everything an engine can send that no adapter expects, and what must be kept of it. */
const UNEXPECTED: Record<string, { behaviour: Behaviour; kept: string; isComplete?: false }> = {
  'text that is no JSON': {
    behaviour: reply(200, 'Service is warming up.', JSON_TYPE),
    kept: 'Service is warming up.',
  },
  'an error page': { behaviour: reply(502, PAGE, { 'content-type': 'text/html' }), kept: PAGE },
  'an error page that says 200': { behaviour: reply(200, PAGE, { 'content-type': 'text/html' }), kept: PAGE },
  'a stream that is cut': {
    behaviour: (_, socket) => {
      socket.write(`${head(200, { ...JSON_TYPE, 'content-length': '9000' })}${HALF}`)
      setTimeout(() => socket.destroy(), 30)
    },
    kept: HALF,
    isComplete: false,
  },
  'no body': { behaviour: reply(200, '', JSON_TYPE), kept: '' },
  'another shape': { behaviour: reply(200, '{"hello":"world"}', JSON_TYPE), kept: '{"hello":"world"}' },
  'a list': { behaviour: reply(200, '[1,2,3]', JSON_TYPE), kept: '[1,2,3]' },
  'bytes that are no text': {
    behaviour: reply(200, new Uint8Array([0x1f, 0x8b, 0, 0xff]), JSON_TYPE),
    kept: Buffer.from([0x1f, 0x8b, 0, 0xff]).toString('latin1'),
  },
}

let server: ReplyServer | undefined
afterEach(() => server?.close())

test('all eleven engines are asked', () => {
  expect(new Set(EVERY_ACCESS.map(({ engine }) => engine))).toEqual(new Set(ENGINES))
})

describe.each(Object.entries(UNEXPECTED))('%s', (_, { behaviour, kept, isComplete = true }) => {
  test.each(EVERY_ACCESS)(
    'is kept byte for byte with the failed attempt: $engine, $access',
    async (access) => {
      server = await startReplyServer(...Array<Behaviour>(4).fill(behaviour))
      const options = access.grounding === true ? { grounding: true } : {}
      const port = openAccess(access.engine, access.access, server.url, options)
      const outcome = await ask(port)
      if (outcome.kind !== 'retry' && outcome.kind !== 'final')
        throw new Error(`taken for an answer: ${outcome.kind}`)
      const replies = failedReplies('run', port, outcome, `${outcome.kind}:${outcome.reason}`)
      const last = replies.at(-1)
      expect(Buffer.from(last?.bytes ?? []).toString('latin1')).toBe(kept)
      expect(last).toMatchObject({
        isComplete,
        accessKind: 'compatible_server',
        connection: {
          address: expect.stringMatching(/127\.0\.0\.1|::1/),
          tlsVersion: null,
          certificateSha256: [],
        },
      })
    },
  )
})
