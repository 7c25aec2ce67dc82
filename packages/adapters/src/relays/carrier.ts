import http, { type ClientRequest } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Connection, Exchange, Witness } from '@veracite/terms/engine-port'
import type { DisclosedRequest } from '@veracite/verify/relayed/open-request'
import { openServerFlight } from '@veracite/verify/relayed/server-flight'
import { verifyServer } from '@veracite/verify/relayed/server-identity'
import { readGreeting } from '@veracite/verify/relayed/transcript'
import { certificatesOf, type HttpCall } from '../web/http-call.ts'
import { askStatement } from './ask-statement.ts'
import { greet, pairOf, suiteOf } from './greet.ts'
import { type KeyUpdateHosts, probeKeyUpdate } from './key-update-hosts.ts'
import type { TunnelNetwork } from './reach-relay.ts'
import type { RelayLines } from './relay-lines.ts'
import type { RelaySettings } from './relay-settings.ts'
import type { RootStore } from './root-store.ts'
import { besideSocket, keyHeaderOf, lineOf, sealWithThreeKeys } from './three-keys.ts'
import { openTunnel, type Tunnel } from './tunnel.ts'
import { witnessOf } from './witness-of.ts'

/** A replacement for the network and its roots, used by tests only. */
export interface CarrierNetwork {
  relay?: TunnelNetwork
  /** PEM; the public ones of this runtime if left out. */
  roots?: readonly string[]
}

/** One call through a relay: the connection is there, and nothing of the call was sent yet. */
export interface Carrier {
  /** `holdsKey`: whether a text repeats the key that pays, in any form in which it is sent. */
  request(call: HttpCall, holdsKey: (text: string) => boolean): ClientRequest
  connection(): Omit<Connection, 'firstByteAt' | 'address'>
  /** After the reply has ended: what the relay says of it, checked in full. Never throws, and ends in time. */
  conclude(
    reply: Pick<Exchange, 'bytes' | 'status' | 'startedAt' | 'finishedAt' | 'requestBody'>,
    options: { timeoutMs: number; holdsKey: (text: string) => boolean },
  ): Promise<Witness>
  close(): void
}

/** Dependencies of all connections through one relay. */
export interface CarrierDeps {
  relay: RelaySettings
  lines: RelayLines
  roots: RootStore
  network: CarrierNetwork
  /** Hosts that go on when the client changes its key. */
  keyUpdates: KeyUpdateHosts
}

/** Throws RelayAway when the relay does not carry, or what it carries is not the host: nothing was sent then. */
export async function openCarrier(
  { relay, lines, roots, network, keyUpdates }: CarrierDeps,
  host: string,
  commitment: string,
  holdsKey: boolean,
): Promise<Carrier> {
  if (holdsKey) await keyUpdates.probe(host, () => probeKeyUpdate({ relay, lines, network }, host))
  const tunnel = await openTunnel(lines, relay, { host, commitment })
  const secrets = new Map<string, Uint8Array>()
  const socket = await greet(tunnel, host, secrets, network.roots).catch((error: unknown) => {
    tunnel.close()
    throw error
  })
  // Read now: a socket that has ended has forgotten it.
  const connection = { tlsVersion: socket.getProtocol(), certificates: certificatesOf(socket) }
  const candidates = roots.forChain(connection.certificates)
  const suite = suiteOf(socket)
  let opened: DisclosedRequest | null = null
  let isAnswered = false
  let isClosed = false
  /** The request with its key changed around the line with the key that pays; null where it is sealed as a whole. */
  const sendOpened = (call: HttpCall, holdsKey: (text: string) => boolean): ClientRequest | null => {
    const name = keyUpdates.accepts(host) ? keyHeaderOf(call, holdsKey) : null
    if (name === null || suite === undefined) return null
    const { handshake, application } = pairOf(secrets, 'CLIENT')
    const { [name]: value = '', ...headers } = call.headers
    const body = call.body ?? ''
    const stream = besideSocket(socket, Buffer.byteLength(body), (request) => {
      const behind = request.length - Buffer.byteLength(body) - LINE_END_BYTES
      const line = Buffer.from(lineOf([name, value]), 'latin1')
      const cut = { before: request.subarray(0, behind), line, behind: request.subarray(behind) }
      const sealed = sealWithThreeKeys(suite, application, cut)
      opened = { handshake, ...sealed.opened }
      tunnel.takeOver(sealed.records)
    })
    const request = sendOver(stream, { ...call, headers }, 'keep-alive')
    socket.once('data', () => {
      isAnswered = true
    })
    // Broken off by the host before any reply: it is asked without this next time.
    void tunnel.ended.then(() => {
      if (!isAnswered && !isClosed) keyUpdates.refused(host)
    })
    return request
  }
  return {
    request(call, holdsKey) {
      const request = sendOpened(call, holdsKey) ?? sendOver(socket, call, 'close')
      // From here on the engine thinks, and there is time.
      lines.prepare()
      setImmediate(() => checkEarly(tunnel, host, secrets, candidates))
      return request
    },
    connection: () => connection,
    async conclude(reply, { timeoutMs, holdsKey }) {
      try {
        // Asked to keep the connection, the provider does not end it.
        const statement = await askStatement(
          lines,
          relay,
          tunnel.id,
          timeoutMs,
          opened === null ? undefined : 0,
        )
        await Promise.race([tunnel.ended, new Promise((resolve) => setTimeout(resolve, FLUSH_MS))])
        return witnessOf({
          relay,
          host,
          commitment,
          statement,
          sent: tunnel.sent(),
          received: tunnel.received(),
          serverSecrets: pairOf(secrets, 'SERVER'),
          clientSecrets: pairOf(secrets, 'CLIENT'),
          opened,
          roots: candidates,
          reply,
          holdsKey,
        })
      } catch {
        return { kind: 'not_witnessed', relay: relay.key, reason: 'The relay gave no statement.' }
      } finally {
        tunnel.close()
      }
    },
    close() {
      isClosed = true
      tunnel.close()
    },
  }
}

function sendOver(socket: Duplex, call: HttpCall, connection: 'close' | 'keep-alive'): ClientRequest {
  const { host, pathname, search } = new URL(call.url)
  return http.request({
    createConnection: () => socket,
    method: call.method,
    path: `${pathname}${search}`,
    headers: {
      host,
      'user-agent': 'Veracite',
      accept: 'application/json',
      ...call.headers,
      'accept-encoding': 'identity',
      ...(call.body === null ? {} : { 'content-length': String(Buffer.byteLength(call.body)) }),
      connection,
    },
  })
}

/**
 * Checks the handshake while the engine thinks. Nothing is decided by it: the verifier remembers signatures that it has
 * checked, so that the check that decides, once the reply is there, does not have to wait for them.
 */
function checkEarly(
  tunnel: Pick<Tunnel, 'sent' | 'received'>,
  host: string,
  secrets: ReadonlyMap<string, Uint8Array>,
  roots: readonly Uint8Array[],
): void {
  try {
    const secret = secrets.get('SERVER_HANDSHAKE_TRAFFIC_SECRET')
    if (secret === undefined) return
    const flight = openServerFlight(readGreeting(tunnel.sent(), tunnel.received()), secret)
    verifyServer(flight, { host, atMs: Date.now(), roots })
  } catch {
    // Errors are ignored here: the deciding check finds and reports them.
  }
}

const LINE_END_BYTES = 2
/** Bytes that the relay counted may arrive this long after its statement. */
const FLUSH_MS = 500
