import { createServer, connect as netConnect } from 'node:net'
import { ask, CANARIES, fixture, openAccess } from '@veracite/adapters/engines/test-support/access-under-test'
import type { CarriedConnection, EngineOutcome } from '@veracite/terms/engine-port'
import { type LocalServer, listenLocally } from '@veracite/testing/local-server'
import { concat, equal, hexEncode, utf8Decode } from '@veracite/verify/bytes'
import { recordOpenerOf } from '@veracite/verify/relayed/key-schedule'
import { openDisclosedRequest, openRequest } from '@veracite/verify/relayed/open-request'
import { readGreeting } from '@veracite/verify/relayed/transcript'
import { verifyConnection } from '@veracite/verify/relayed/verify-connection'
import { WEB_ROOT } from '@veracite/verify/test-support/forged-connection'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { homeNetwork, startTestRelay } from './test-support/start-test-relay.ts'
import { COMMITMENT, HOST, poolOf } from './test-support/through-relay.ts'
import { startProvider } from './test-support/tls-provider.ts'

const KEY = CANARIES.OPENAI_API_KEY
const QUESTION = `Who makes the best widgets, and why do ${'very '.repeat(20)}many people say so?`

let provider: LocalServer
let relay: Awaited<ReturnType<typeof startTestRelay>>
let before: LocalServer
let asked: string[] = []
/** What the servers before the provider do when a client changes its key. */
let whenChanged: 'accept' | 'close' | 'ignore' | 'say nothing' = 'accept'
let connections = 0

beforeAll(async () => {
  provider = await startProvider([HOST], (request, response) => {
    if (request.method === 'HEAD') return void response.end()
    request.resume()
    request.on('end', () => {
      asked.push(String(request.headers.authorization))
      response.setHeader('content-type', 'application/json')
      response.end(Buffer.from(fixture('openai.responses')))
    })
  })
  before = await listenLocally(
    createServer((client) => {
      connections++
      const server = netConnect(provider.port, '127.0.0.1')
      let held = Buffer.alloc(0)
      client.on('data', (chunk: Buffer) => {
        held = Buffer.concat([held, chunk])
        for (let end = recordEnd(held); end <= held.length; end = recordEnd(held)) {
          const record = held.subarray(0, end)
          held = held.subarray(end)
          if (!isKeyUpdate(record) || whenChanged === 'accept') server.write(record)
          else if (whenChanged === 'close') client.destroy()
          else if (whenChanged === 'say nothing') return void client.removeAllListeners('data')
        }
      })
      server.on('data', (chunk) => client.write(chunk))
      for (const [one, other] of [
        [client, server],
        [server, client],
      ] as const) {
        one.on('error', () => {})
        one.on('close', () => other.destroy())
      }
    }),
  )
  relay = await startTestRelay({}, { network: homeNetwork(before.port) })
})
afterAll(async () => {
  await relay.remove()
  await before.close()
  await provider.close()
})
afterEach(() => {
  asked = []
  whenChanged = 'accept'
  connections = 0
})

/** As long as a record can tell without its key: type, length. */
const recordEnd = (bytes: Buffer): number => (bytes.length < 5 ? Infinity : 5 + bytes.readUInt16BE(3))
const isKeyUpdate = (record: Buffer): boolean => record[0] === 23 && record.length === 5 + 5 + 1 + 16

const question = (prompt = QUESTION) =>
  ({ prompt, witnessed: { when: 'required', commitment: COMMITMENT } }) as const
const openai = (pool = poolOf(relay)) =>
  openAccess('CHATGPT', 'openai', `https://${HOST}`, { relays: pool, now: () => new Date() })

function carriedIn(outcome: EngineOutcome): CarriedConnection & { requestBody: string } {
  if (outcome.kind !== 'answered') throw new Error(outcome.kind)
  const { witness, requestBody } = outcome.exchange
  if (witness?.kind !== 'carried') throw new Error(witness?.reason)
  const { bytes: body, status } = outcome.exchange
  verifyConnection(
    { ...witness, secrets: witness.serverSecrets },
    { host: HOST, body, status, roots: [WEB_ROOT] },
  )
  return { ...witness, requestBody: requestBody ?? '' }
}

test('opens the question and not the key that pays, for a host that goes on when the key changes', async () => {
  const port = openai()
  const witness = carriedIn(await ask(port, question()))
  const connection = { ...witness, secrets: witness.serverSecrets }
  if (witness.opened === null) throw new Error('nothing opened')
  const request = openDisclosedRequest(connection, witness.opened)
  expect(request.start).toBe('POST /v1/responses HTTP/1.1')
  expect(utf8Decode(request.body)).toBe(witness.requestBody)
  expect(request.headers.has('authorization')).toBe(false)
  // The key was sent, and everything together opens it: nothing else than that one line is missing.
  expect(asked).toEqual([`Bearer ${KEY}`])
  const whole = openRequest(connection, witness.clientSecrets)
  expect(whole.headers.get('authorization')).toBe(`Bearer ${KEY}`)
  whole.headers.delete('authorization')
  expect(whole).toEqual(request)
  // Two connections: what the host does was asked once, without a key, and is remembered.
  expect(connections).toBe(2)
  expect(carriedIn(await ask(port, question())).opened).not.toBeNull()
  expect(connections).toBe(3)
})

test('no key that is handed out opens the sealed line, wherever it stands', async () => {
  const { opened, client, server } = carriedIn(await ask(openai(), question()))
  if (opened === null) throw new Error('nothing opened')
  const { suite, ofClient } = readGreeting(client, server)
  const texts = [opened.first, opened.third].flatMap((key) =>
    ofClient.flatMap((_, from) => {
      const open = recordOpenerOf(suite, key, 'client')
      const found: string[] = []
      try {
        for (const record of ofClient.slice(from)) found.push(utf8Decode(open(record).content))
      } catch {
        // The first record that this key does not open ends what it opens.
      }
      return found
    }),
  )
  expect(texts.join('')).toContain(JSON.stringify(QUESTION).slice(1, -1))
  expect(texts.join('')).not.toContain(KEY)
  const handedOut = concat(opened.handshake, ...Object.values(opened.first), ...Object.values(opened.third))
  expect(hexEncode(handedOut)).not.toContain(Buffer.from(KEY).toString('hex'))
  expect(equal(opened.first.key, opened.third.key)).toBe(false)
})

test.each(['close', 'ignore'] as const)(
  'a host whose servers %s is asked as before, and not tried again',
  async (how) => {
    whenChanged = how
    const port = openai()
    for (const connectionsSoFar of [2, 3]) {
      expect(carriedIn(await ask(port, question())).opened).toBeNull()
      expect(connections).toBe(connectionsSoFar)
    }
    expect(asked).toHaveLength(2)
  },
)

test('a host that says nothing any more is given five seconds once', async () => {
  whenChanged = 'say nothing'
  const port = openai()
  const begun = Date.now()
  expect(carriedIn(await ask(port, question())).opened).toBeNull()
  expect(Date.now() - begun).toBeGreaterThanOrEqual(5_000)
  expect(asked).toHaveLength(1)
})

test('a host that goes on at first and breaks off later is asked as before the next time', async () => {
  const port = openai()
  expect(carriedIn(await ask(port, question())).opened).not.toBeNull()
  whenChanged = 'close'
  expect(await ask(port, question())).toMatchObject({ kind: 'retry', reason: 'network', maybeBilled: true })
  expect(carriedIn(await ask(port, question())).opened).toBeNull()
})
