import { readdirSync, readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { ResolvedAddress } from '@veracite/adapters/web/address-guard'
import { type LocalServer, listenLocally } from '@veracite/testing/local-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import CASES from './attacks.cases.json' with { type: 'json' }
import { homeNetwork, startTestRelay, TOKEN } from './test-support/start-test-relay.ts'
import { askForConnection, COMMITMENT, getFrom, openTls, TARGET } from './test-support/through-relay.ts'

/** What strangers and holders of tokens may try against a relay. */

const BOUND = `relay-commitment: ${COMMITMENT}\r\n`
const AUTHORIZED = `proxy-authorization: Bearer ${TOKEN}\r\n${BOUND}`
let provider: LocalServer
let reached: Buffer[]
let relay: Awaited<ReturnType<typeof startTestRelay>>
const troubles: string[] = []

beforeAll(async () => {
  reached = []
  provider = await listenLocally(
    createServer((socket) => {
      socket.on('error', () => {})
      socket.on('data', (chunk) => void reached.push(Buffer.from(chunk)))
    }),
  )
  const network = homeNetwork(provider.port)
  relay = await startTestRelay({}, { network, onTrouble: (what) => troubles.push(what) })
})
afterAll(async () => {
  await relay.remove()
  await provider.close()
})

/** All that is heard until the other side ends it. */
const heardOn = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.once('close', () => resolve(text))
  })

async function say(text: string): Promise<string> {
  const socket = await openTls(relay.port)
  const heard = heardOn(socket)
  socket.write(text)
  return heard
}

describe('refused is', () => {
  test.each([
    ['a header of 200 kB', `CONNECT ${TARGET} HTTP/1.1\r\nx: ${'a'.repeat(200_000)}\r\n\r\n`, '431'],
    ['bytes before the answer', `CONNECT ${TARGET} HTTP/1.1\r\nhost: x\r\n${AUTHORIZED}\r\nsmuggled`, '400'],
    [
      'a body',
      `CONNECT ${TARGET} HTTP/1.1\r\nhost: x\r\ncontent-length: 8\r\n${AUTHORIZED}\r\nsmuggled`,
      '400',
    ],
    ['a second commitment', `CONNECT ${TARGET} HTTP/1.1\r\nhost: x\r\n${BOUND}${AUTHORIZED}\r\n`, '400'],
    [
      'a second token behind a wrong one',
      `CONNECT ${TARGET} HTTP/1.1\r\nhost: x\r\nproxy-authorization: Bearer ${'x'.repeat(32)}\r\n${AUTHORIZED}\r\n`,
      '407',
    ],
  ])('%s', async (_, text, status) => {
    expect(await say(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(reached).toEqual([])
  })

  test.each(CASES.names)('%s', async (_, target) => {
    const { status, socket } = await askForConnection(relay.port, target, TOKEN)
    expect(status).toBe(403)
    socket.destroy()
  })

  test.each([
    ['no commitment', null],
    ['a commitment in upper case', COMMITMENT.toUpperCase()],
    ['a commitment that is too short', COMMITMENT.slice(2)],
  ])('%s', async (_, commitment) => {
    const { status, socket } = await askForConnection(relay.port, TARGET, TOKEN, commitment)
    expect(status).toBe(400)
    expect(reached).toEqual([])
    socket.destroy()
  })

  test('a client without TLS: the token is not even read', async () => {
    const socket = connect(relay.port, '127.0.0.1')
    const heard = heardOn(socket)
    socket.write(`CONNECT ${TARGET} HTTP/1.1\r\nhost: x\r\n${AUTHORIZED}\r\n`)
    expect(await heard).not.toContain('200')
    expect(reached).toEqual([])
  })

  test('any other way to make it fetch something', async () => {
    const asked = await openTls(relay.port)
    const answer = new Promise<string>((resolve) => asked.once('data', (chunk) => resolve(String(chunk))))
    asked.write('GET http://127.0.0.1:22/ HTTP/1.1\r\nhost: x\r\n\r\n')
    expect(await answer).toMatch(/^HTTP\/1.1 404 /)
    asked.destroy()
  })
})

describe('a name', () => {
  test.each(CASES.addresses as [string, string[]][])('that leads to %s is not gone to', async (_, found) => {
    const addresses = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }) as const)
    const other = await startTestRelay({}, { network: { resolve: async () => addresses } })
    const { status, socket } = await askForConnection(other.port, TARGET, TOKEN)
    expect(status).toBe(502)
    socket.destroy()
    await other.remove()
  })

  test('is looked up once: what it means a moment later does not matter', async () => {
    const answers: ResolvedAddress[][] = [
      [{ address: '127.0.0.1', family: 4 }],
      [{ address: '169.254.169.254', family: 4 }],
    ]
    let looked = 0
    const { port } = provider
    const resolve = async () => answers[Math.min(looked++, 1)] ?? []
    const isAllowed = (address: string) => address === '127.0.0.1'
    const other = await startTestRelay({}, { network: { resolve, isAllowed, port } })
    const first = await askForConnection(other.port, TARGET, TOKEN)
    const second = await askForConnection(other.port, TARGET, TOKEN)
    expect([first.status, second.status, looked]).toEqual([200, 502, 2])
    for (const { socket } of [first, second]) socket.destroy()
    await other.remove()
  })
})

test('one token opens no more in a minute than it may', async () => {
  const limits = { ...relay.settings.limits, openedPerMinute: 2 }
  const network = homeNetwork(provider.port)
  const other = await startTestRelay({ limits }, { network, now: () => new Date('2026-06-01T12:00:00Z') })
  const statuses: number[] = []
  for (let i = 0; i < 3; i++) {
    const { status, socket } = await askForConnection(other.port, TARGET, TOKEN)
    statuses.push(status)
    socket.destroy()
  }
  expect(statuses).toEqual([200, 200, 429])
  await other.remove()
})

test('secrets are in nothing that it keeps, publishes or says', async () => {
  const { id, socket } = await askForConnection(relay.port, TARGET, TOKEN)
  const wrong = await askForConnection(relay.port, TARGET, 'wrong-token-of-somebody')
  wrong.socket.destroy()
  socket.write('secret plaintext')
  await expect.poll(() => Buffer.concat(reached).toString()).toContain('secret plaintext')
  const statement = await getFrom(relay.port, `/connections/${id}`, TOKEN)
  expect(statement.status).toBe(200)
  const metrics = await getFrom(relay.port, '/metrics')
  const { dataFolder } = relay.settings
  const files = ['relay.key', ...readdirSync(join(dataFolder, 'log')).map((name) => `log/${name}`)]
  const kept = files.map((name) => readFileSync(join(dataFolder, name), 'latin1'))
  const everything = [...kept, String(statement.body), String(metrics.body), ...troubles].join('\n')
  for (const secret of [TOKEN, 'wrong-token-of-somebody', 'secret plaintext'])
    expect(everything).not.toContain(secret)
  // Metrics must not show token holders or the hosts they reached.
  expect(String(metrics.body)).not.toMatch(/engine\.example|"one"|"two"/)
  expect(readFileSync(join(dataFolder, 'relay.key'), 'utf8')).toContain('PRIVATE')
  for (const part of kept.slice(1)) expect(part).not.toContain('PRIVATE')
})

test('strangers at one address hold no more connections than are theirs', async () => {
  const limits = { ...relay.settings.limits, connectionsPerAddress: 3 }
  const small = await startTestRelay({ limits }, {})
  try {
    const kept = await Promise.all([1, 2, 3].map(() => openTls(small.port)))
    const oneTooMany = openTls(small.port).then(heardOn, () => '')
    const patience = new Promise((resolve) => setTimeout(resolve, 3_000, 'still open'))
    expect(await Promise.race([oneTooMany, patience])).toBe('')
    const [first] = kept
    first?.destroy()
    await new Promise((resolve) => setTimeout(resolve, 100))
    const again = await openTls(small.port)
    for (const socket of [...kept, again]) socket.destroy()
  } finally {
    await small.remove()
  }
})
