import type { IncomingMessage, ServerResponse } from 'node:http'
import { ask, fixture, openAccess } from '@veracite/adapters/engines/test-support/access-under-test'
import type { RelaySettings } from '@veracite/adapters/relays/relay-settings'
import type { EngineOutcome, Witness } from '@veracite/terms/engine-port'
import type { Engine } from '@veracite/terms/vocabulary'
import type { LocalServer } from '@veracite/testing/local-server'
import { utf8Decode } from '@veracite/verify/bytes'
import { openRequest } from '@veracite/verify/relayed/open-request'
import { verifyConnection } from '@veracite/verify/relayed/verify-connection'
import { WEB_ROOT } from '@veracite/verify/test-support/forged-connection'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { homeNetwork, startTestRelay, TOKEN } from './test-support/start-test-relay.ts'
import { COMMITMENT, HOST, poolOf, settingsOf } from './test-support/through-relay.ts'
import { startProvider } from './test-support/tls-provider.ts'
import CASES from './witnessed-asking.cases.json' with { type: 'json' }

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

let provider: LocalServer
let relay: Awaited<ReturnType<typeof startTestRelay>>
let second: Awaited<ReturnType<typeof startTestRelay>>
let answer: Answer
let asked = 0

beforeAll(async () => {
  provider = await startProvider([HOST], (request, response) => {
    if (request.method === 'HEAD') return void response.end()
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      asked++
      answer(request, response, body)
    })
  })
  relay = await startTestRelay({}, { network: homeNetwork(provider.port) })
  second = await startTestRelay(
    { origin: 'second.example.org/log/1' },
    { network: homeNetwork(provider.port) },
  )
})
afterAll(async () => {
  await Promise.all([relay.remove(), second.remove()])
  await provider.close()
})
afterEach(() => {
  asked = 0
})

const replyWith =
  (...names: string[]): Answer =>
  (_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(Buffer.from(fixture(names[Math.min(asked, names.length) - 1] ?? '')))
  }

const openai = (relays = poolOf(relay), now = () => new Date()) =>
  openAccess('CHATGPT', 'openai', `https://${HOST}`, { relays, now })
const required = { witnessed: { when: 'required', commitment: COMMITMENT } } as const

function witnessIn(outcome: EngineOutcome): Witness | undefined {
  if (outcome.kind !== 'answered')
    throw new Error(`${outcome.kind}: ${'message' in outcome ? outcome.message : ''}`)
  return outcome.exchange.witness
}

function carriedIn(outcome: EngineOutcome) {
  const witness = witnessIn(outcome)
  if (witness?.kind !== 'carried') throw new Error(witness?.reason ?? 'nothing')
  return witness
}

describe('every engine, through a relay', () => {
  test.each(CASES.engines as [Engine, string, string[]][])('%s over %s', async (engine, access, names) => {
    answer = replyWith(...names)
    const port = openAccess(engine, access, `https://${HOST}`, {
      relays: poolOf(relay),
      now: () => new Date(),
    })
    const outcome = await ask(port, required)
    const witness = carriedIn(outcome)
    if (outcome.kind !== 'answered') throw new Error('no answer')
    const { bytes: body, status } = outcome.exchange
    expect(body).toEqual(fixture(names.at(-1) ?? ''))
    const found = verifyConnection(
      { ...witness, secrets: witness.serverSecrets },
      { host: HOST, body, status, roots: [WEB_ROOT] },
    )
    expect(found.statement).toMatchObject({
      relay: relay.vkey,
      host: HOST,
      address: '127.0.0.1',
      commitment: COMMITMENT,
    })
    expect(outcome.exchange.connection).toMatchObject({ address: '127.0.0.1', tlsVersion: 'TLSv1.3' })
    const request = openRequest({ ...witness, secrets: witness.serverSecrets }, witness.clientSecrets)
    expect(request.start).toMatch(/^(GET|POST) \/.* HTTP\/1\.1$/)
    expect(utf8Decode(request.body)).toBe(outcome.exchange.requestBody ?? '')
    expect(asked).toBe(names.length)
  })
})

describe('a reply', () => {
  test.each<[string, Answer]>([
    [
      'in many chunks',
      (_, response) => {
        const whole = Buffer.from(fixture('openai.responses'))
        for (let at = 0; at < whole.length; at += 100) response.write(whole.subarray(at, at + 100))
        response.end()
      },
    ],
    [
      'that the provider does not close',
      (_, response) => {
        const whole = Buffer.from(fixture('openai.responses'))
        response.socket?.write(`HTTP/1.1 200 OK\r\ncontent-length: ${whole.length}\r\n\r\n`)
        response.socket?.write(whole)
      },
    ],
  ])('%s is witnessed', async (_, how) => {
    answer = how
    expect(carriedIn(await ask(openai(), required)).relay).toBe(relay.vkey)
  })

  test('that was asked for again goes through the other relay', async () => {
    answer = replyWith('openai.responses')
    const pool = poolOf(relay, second)
    const relays = new Set<string>()
    for (const attempt of [1, 2])
      relays.add(carriedIn(await ask(openai(pool), { ...required, attempt })).relay)
    expect(relays).toEqual(new Set([relay.vkey, second.vkey]))
  })
})

const away: RelaySettings = { url: 'https://localhost:1', key: '', token: TOKEN }

test('a reply whose head repeats the key is not shown as witnessed', async () => {
  answer = (request, response) => {
    response.setHeader('x-echo', String(request.headers.authorization))
    response.end(Buffer.from(fixture('openai.responses')))
  }
  expect(witnessIn(await ask(openai(), required))).toMatchObject({
    kind: 'not_witnessed',
    reason: expect.stringContaining('repeats the key'),
  })
})

describe('a relay', () => {
  test('that is away is passed over', async () => {
    answer = replyWith('openai.responses')
    const pool = poolOf({ ...away, key: second.vkey }, relay)
    expect(carriedIn(await ask(openai(pool), { ...required, attempt: 2 })).relay).toBe(relay.vkey)
    expect(asked).toBe(1)
  })

  test('that is away leaves what must be witnessed unasked', async () => {
    answer = replyWith('openai.responses')
    const outcome = await ask(openai(poolOf({ ...away, key: relay.vkey })), required)
    expect(outcome).toMatchObject({ kind: 'retry', reason: 'relay_away', maybeBilled: false, exchanges: [] })
    expect(asked).toBe(0)
  })

  test('that refuses the token or the host says which', async () => {
    answer = replyWith('openai.responses')
    const wrong = await ask(openai(poolOf({ ...settingsOf(relay), token: 'x'.repeat(20) })), required)
    expect(wrong).toMatchObject({ kind: 'retry', message: expect.stringContaining('token') })
    const elsewhere = openAccess('CHATGPT', 'openai', 'https://other.example', {
      relays: poolOf(relay),
    })
    expect(await ask(elsewhere, required)).toMatchObject({ message: expect.stringContaining('that host') })
    expect(asked).toBe(0)
  })

  test('with another key than was told is not believed, and the answer is kept', async () => {
    answer = replyWith('openai.responses')
    const outcome = await ask(openai(poolOf({ ...settingsOf(relay), key: second.vkey })), required)
    expect(witnessIn(outcome)).toMatchObject({
      kind: 'not_witnessed',
      reason: expect.stringContaining('another relay'),
    })
    expect(asked).toBe(1)
  })

  test('whose clock is wrong is not believed', async () => {
    answer = replyWith('openai.responses')
    const late = () => new Date(Date.now() + 3_600_000)
    const witness = witnessIn(await ask(openai(undefined, late), required))
    expect(witness).toMatchObject({ kind: 'not_witnessed', reason: expect.stringContaining('clock') })
  })

  test('whose clock jumps while it carries is not believed: a verifier would find it out later', async () => {
    let jumped = 0
    const jumping = await startTestRelay(
      {},
      { network: homeNetwork(provider.port), now: () => new Date(Date.now() - 3_600_000 + jumped) },
    )
    answer = (_, response) => {
      jumped = 3_600_000
      response.end(Buffer.from(fixture('openai.responses')))
    }
    const witness = witnessIn(await ask(openai(poolOf(jumping)), required))
    expect(witness).toMatchObject({ kind: 'not_witnessed', reason: expect.stringContaining('clock') })
    await jumping.remove()
  })

  test('that was started anew is asked on a new connection: the one that was kept ready is gone', async () => {
    answer = replyWith('openai.responses')
    const first = await startTestRelay({}, { network: homeNetwork(provider.port) })
    const pool = poolOf(first)
    carriedIn(await ask(openai(pool), required))
    await first.stop()
    const again = await startTestRelay(
      { dataFolder: first.settings.dataFolder, port: first.port },
      { network: homeNetwork(provider.port) },
    )
    expect(carriedIn(await ask(openai(pool), required)).relay).toBe(first.vkey)
    await again.remove()
    expect(await ask(openai(pool), required)).toMatchObject({ reason: 'relay_away', maybeBilled: false })
    expect(asked).toBe(2)
  })
})

test('a question that need not be witnessed is marked as not witnessed', async () => {
  const port = openAccess('CHATGPT', 'compatible_server', 'http://127.0.0.1:1', {
    relays: poolOf(relay),
  })
  expect(await ask(port, required)).toMatchObject({
    reason: 'relay_away',
    message: expect.stringContaining('443'),
  })
})
