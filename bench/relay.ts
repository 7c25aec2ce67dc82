import { createServer, connect as netConnect, type Socket } from 'node:net'
import { listenLocally } from '@veracite/testing/local-server'
import { type RelayProcess, startRelayProcess } from '../apps/relay/src/test-support/start-relay-process.ts'
import { homeNetwork, TOKEN } from '../apps/relay/src/test-support/start-test-relay.ts'
import { askForConnection, HOST, poolOf } from '../apps/relay/src/test-support/through-relay.ts'
import { startProvider, TEST_ROOT_PEM } from '../apps/relay/src/test-support/tls-provider.ts'
import { callOnce } from '../packages/adapters/src/engines/http.ts'
import { startStop } from '../packages/adapters/src/engines/stop.ts'
import type { RelayPool } from '../packages/adapters/src/relays/relay-pool.ts'
import type { HttpCall } from '../packages/adapters/src/web/http-call.ts'
import type { CarriedConnection } from '../packages/terms/src/engine-port.ts'
import { verifyConnection } from '../packages/verify/src/relayed/verify-connection.ts'
import {
  forgeConnection,
  leafOf,
  MIDDLE,
  plainReply,
  WEB_ROOT,
} from '../packages/verify/src/test-support/forged-connection.ts'
import { serverKey } from '../packages/verify/src/test-support/server-keys.ts'
import { bench } from './bench.ts'

const CALL: HttpCall = {
  method: 'POST',
  url: `https://${HOST}/v1/responses`,
  headers: { authorization: 'Bearer sk-bench', 'content-type': 'application/json' },
  body: '{"input":"Who makes the best widgets?"}',
}
const REPLY = JSON.stringify({ output: 'Acme makes them. '.repeat(110) })
const CALLS = 20
const CONNECTIONS = 500

/**
 * What a relay costs: time until the reply is there, until its statement is checked, bytes that are kept, memory for 500
 * connections. Every way to the provider and to the relay takes a millisecond. `size`: how many milliseconds the provider
 * thinks; real ones take thousands.
 */
export const relay = bench({
  name: 'relay',
  unit: 'ms; kB; MB',
  size: 100,
  async open({ size, say, keep }) {
    const answering = startProvider([HOST], (request, response) => {
      if (request.method === 'HEAD') return void response.end()
      setTimeout(() => {
        response.setHeader('content-type', 'application/json')
        response.end(REPLY)
      }, size)
    })
    const provider = await keep(answering, (server) => server.close())
    const far = await keep(delayed(provider.port, 1), (server) => server.close())
    const own = await keep(startRelayProcess(far.port), (started) => started.kill())
    const near = await keep(delayed(own.port, 1), (server) => server.close())
    const pool = poolOf({ port: near.port, vkey: own.vkey })
    let fresh = 0
    const carried = (await ask(pool)).witness
    const stored = carried.client.length + carried.server.length + carried.statement.length
    const overhead = (stored + carried.proof.length + carried.root.length - 2 * REPLY.length) / 1_000
    say(`kept beside the reply: ${stored} bytes of streams and statement, ${carried.proof.length} of proof`)
    return {
      measures: {
        'direct call': () => perCall(() => askDirectly(far.port)),
        'through a relay': async () => perCall(async () => void (await ask(pool, false))),
        'with its statement': () => perCall(async () => void (await ask(pool))),
        verification: async () => {
          let all = 0
          for (let i = 0; i < CALLS; i++) all += verifyFresh(fresh++)
          return all / CALLS
        },
        [HELD]: async () => (await holdConnections(own)) / 1e6,
      },
      also: () => ({ [KEPT]: overhead, one: 1 }),
      ratios: [
        { of: 'through a relay', to: 'direct call', goal: 1.3, atMost: true },
        { of: 'with its statement', to: 'direct call', goal: 1.3, atMost: true },
        { of: 'verification', to: 'one', goal: 50, atMost: true },
        { of: KEPT, to: 'one', goal: 6, atMost: true },
        { of: HELD, to: 'one', goal: 200, atMost: true },
      ],
    }
  },
})

const KEPT = 'kB kept beyond twice the reply'
const HELD = `MB of ${CONNECTIONS} connections`

async function perCall(call: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  for (let i = 0; i < CALLS; i++) await call()
  return (performance.now() - begun) / CALLS
}

const limits = () => ({
  stop: startStop(60_000, new AbortController().signal),
  secrets: [],
  maxBytes: 1 << 24,
  now: () => new Date(),
})

async function askDirectly(port: number): Promise<void> {
  const { lookup } = lookupHere()
  const call = { ...CALL, url: `https://${HOST}:${port}/v1/responses` }
  const result = await callOnce(call, { ...limits(), own: { ca: TEST_ROOT_PEM, lookup } })
  if (result.kind !== 'reply') throw new Error(`The direct call was ${result.kind}.`)
}

async function ask(pool: RelayPool, states = true): Promise<{ witness: CarriedConnection }> {
  const opened = await pool.open(CALL.url, 1, 'c0'.repeat(32))
  if (opened.kind !== 'open') throw new Error(opened.reason)
  const { carrier } = opened
  const result = await callOnce(CALL, {
    ...limits(),
    open: (sent) => carrier.request(sent, (text) => text.includes('sk-bench')),
  })
  if (result.kind !== 'reply') throw new Error(`The call was ${result.kind}.`)
  if (!states) {
    carrier.close()
    return { witness: {} as CarriedConnection }
  }
  const witness = await carrier.conclude(result.exchange, { timeoutMs: 5_000, holdsKey: () => false })
  if (witness.kind !== 'carried') throw new Error(witness.reason)
  return { witness }
}

/** Another handshake under another certificate each time: nothing can be remembered from the time before. */
function verifyFresh(n: number): number {
  const key = serverKey('p256')
  const body = new TextEncoder().encode(REPLY)
  const connection = forgeConnection({
    session: `bench ${n}`,
    certificates: [leafOf(key, { subject: `bench ${n}` }), MIDDLE],
    reply: plainReply(body),
  })
  const begun = performance.now()
  verifyConnection(connection, { host: HOST, body, status: 200, roots: [WEB_ROOT] })
  return performance.now() - begun
}

/** Names lead to this machine. */
function lookupHere() {
  const { resolve } = homeNetwork(0)
  return {
    lookup: (
      host: string,
      _options: unknown,
      found: (error: null, addresses: { address: string; family: number }[]) => void,
    ) => void resolve?.(host).then((addresses) => found(null, addresses)),
  }
}

/** A way that takes time, in both directions. */
async function delayed(port: number, delayMs: number) {
  const server = createServer((near) => {
    const far = netConnect(port, '127.0.0.1')
    pass(near, far, delayMs)
    pass(far, near, delayMs)
  })
  return listenLocally(server)
}

function pass(from: Socket, to: Socket, delayMs: number): void {
  from.setNoDelay(true)
  from.on('data', (chunk) => setTimeout(() => to.write(chunk), delayMs))
  from.on('end', () => setTimeout(() => to.end(), delayMs))
  from.on('error', () => to.destroy())
}

/** Opens as many connections as a relay must hold, and says what the relay weighs then. */
async function holdConnections(own: RelayProcess): Promise<number> {
  const sockets: { destroy(): void }[] = []
  for (let i = 0; i < CONNECTIONS; i += 20) {
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => askForConnection(own.port, `${HOST}:443`, TOKEN)),
    )
    if (opened.some(({ status }) => status !== 200)) throw new Error('A connection was refused.')
    sockets.push(...opened.map(({ socket }) => socket))
  }
  const rss = await own.memory()
  for (const socket of sockets) socket.destroy()
  return rss
}
