import http, { type ClientRequest } from 'node:http'
import { type TLSSocket, connect as tlsConnect } from 'node:tls'
import type { Connection, Exchange, TrafficSecrets, Witness } from '@veracite/terms/engine-port'
import { openServerFlight } from '@veracite/verify/relayed/server-flight'
import { verifyServer } from '@veracite/verify/relayed/server-identity'
import { readGreeting } from '@veracite/verify/relayed/transcript'
import { certificatesOf, type HttpCall } from '../web/http-call.ts'
import { askStatement } from './ask-statement.ts'
import { RelayAway, type TunnelNetwork } from './reach-relay.ts'
import type { RelayLines } from './relay-lines.ts'
import type { RelaySettings } from './relay-settings.ts'
import type { RootStore } from './root-store.ts'
import { openTunnel, type Tunnel } from './tunnel.ts'
import { witnessOf } from './witness-of.ts'

/** Only tests have roots of their own. */
export interface CarrierNetwork {
  relay?: TunnelNetwork
  /** PEM; the public ones of this runtime if left out. */
  roots?: readonly string[]
}

/** One call through a relay: the connection is there, and nothing of the call was sent yet. */
export interface Carrier {
  request(call: HttpCall): ClientRequest
  connection(): Omit<Connection, 'firstByteAt' | 'address'>
  /** After the reply has ended: what the relay says of it, checked in full. Never throws, and ends in time. */
  conclude(
    reply: Pick<Exchange, 'bytes' | 'status' | 'startedAt' | 'finishedAt'>,
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
}

/** Throws RelayAway when the relay does not carry, or what it carries is not the host: nothing was sent then. */
export async function openCarrier(
  { relay, lines, roots, network }: CarrierDeps,
  host: string,
  commitment: string,
): Promise<Carrier> {
  const tunnel = await openTunnel(lines, relay, { host, commitment })
  const secrets = new Map<string, Uint8Array>()
  const socket = await greet(tunnel, host, secrets, network.roots).catch((error: unknown) => {
    tunnel.close()
    throw error
  })
  // Read now: a socket that has ended has forgotten it.
  const connection = { tlsVersion: socket.getProtocol(), certificates: certificatesOf(socket) }
  const candidates = roots.forChain(connection.certificates)
  return {
    request(call) {
      const request = sendOver(socket, call)
      // From here on the engine thinks, and there is time.
      lines.prepare()
      setImmediate(() => checkEarly(tunnel, host, secrets, candidates))
      return request
    },
    connection: () => connection,
    async conclude(reply, { timeoutMs, holdsKey }) {
      try {
        const statement = await askStatement(lines, relay, tunnel.id, timeoutMs)
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
    close: () => tunnel.close(),
  }
}

/** The handshake with the host itself: TLS 1.3 and HTTP/1.1 only, certificates checked as on any other call. */
function greet(
  tunnel: Tunnel,
  host: string,
  secrets: Map<string, Uint8Array>,
  roots: readonly string[] | undefined,
): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = tlsConnect({
      socket: tunnel.stream,
      servername: host,
      minVersion: 'TLSv1.3',
      maxVersion: 'TLSv1.3',
      ALPNProtocols: ['http/1.1'],
      // Hybrid key shares would add 2.3 kB to every recording, and what is sealed beside it rests on X25519 anyway.
      ecdhCurve: 'X25519:P-256:P-384',
      rejectUnauthorized: true,
      ...(roots === undefined ? {} : { ca: [...roots] }),
    })
    const fail = (): void => {
      clearTimeout(timer)
      socket.destroy()
      reject(new RelayAway('Through the relay, the host did not prove who it is.'))
    }
    const timer = setTimeout(fail, HANDSHAKE_MS)
    socket.on('keylog', (line: Buffer) => {
      const [, name, , secret] =
        /^([A-Z0-9_]+) ([0-9a-f]+) ([0-9a-f]+)\s*$/.exec(line.toString('latin1')) ?? []
      if (name !== undefined && secret !== undefined)
        secrets.set(name, new Uint8Array(Buffer.from(secret, 'hex')))
    })
    socket.on('error', fail)
    socket.once('secureConnect', () => {
      if (!socket.authorized || socket.getProtocol() !== 'TLSv1.3') return fail()
      clearTimeout(timer)
      socket.off('error', fail)
      socket.on('error', () => {})
      resolve(socket)
    })
  })
}

function sendOver(socket: TLSSocket, call: HttpCall): ClientRequest {
  const { host, pathname, search } = new URL(call.url)
  return http.request({
    createConnection: () => socket,
    method: call.method,
    path: `${pathname}${search}`,
    headers: {
      host,
      'user-agent': 'Veracite',
      ...call.headers,
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...(call.body === null ? {} : { 'content-length': String(Buffer.byteLength(call.body)) }),
      connection: 'close',
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

function pairOf(secrets: ReadonlyMap<string, Uint8Array>, side: 'SERVER' | 'CLIENT'): TrafficSecrets {
  const handshake = secrets.get(`${side}_HANDSHAKE_TRAFFIC_SECRET`)
  const application = secrets.get(`${side}_TRAFFIC_SECRET_0`)
  if (handshake === undefined || application === undefined) throw new Error('no secrets')
  return { handshake, application }
}

const HANDSHAKE_MS = 15_000
/** Bytes that the relay counted may arrive this long after its statement. */
const FLUSH_MS = 500
