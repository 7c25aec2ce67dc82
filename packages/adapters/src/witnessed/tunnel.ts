import { Duplex } from 'node:stream'
import { type TLSSocket, connect as tlsConnect } from 'node:tls'
import type { RelaySettings } from './relay-settings.ts'

/** Only tests have a network of their own: a root that they made, and an address behind the relay's name. */
export interface TunnelNetwork {
  ca?: string
  servername?: string
}

/** A way through a relay to a host, in clear for neither of us but bytes. */
export interface Tunnel {
  /** What TLS speaks over. */
  stream: Duplex
  /** By which the relay knows the connection. */
  id: string
  /** What went in and what came out so far. */
  sent(): Uint8Array
  received(): Uint8Array
  /** Settles when the relay has ended it. */
  ended: Promise<void>
  close(): void
}

/** Why a relay did not carry; nothing was sent to the host. */
export class RelayAway extends Error {
  override readonly name = 'RelayAway'
}

/** Opens a way to port 443 of a host. Throws RelayAway, with a sentence that names nothing secret. */
export async function openTunnel(
  relay: RelaySettings,
  host: string,
  network: TunnelNetwork = {},
): Promise<Tunnel> {
  const socket = await reachRelay(relay, network)
  try {
    const { id, rest } = await askFor(socket, host, relay.token)
    return tunnelOver(socket, id, rest)
  } catch (error) {
    socket.destroy()
    throw error instanceof RelayAway ? error : new RelayAway('The relay broke off.')
  }
}

function reachRelay({ url }: RelaySettings, { ca, servername }: TunnelNetwork): Promise<TLSSocket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = tlsConnect({
      host: hostname,
      port: port === '' ? 443 : Number(port),
      servername: servername ?? hostname,
      rejectUnauthorized: true,
      ...(ca === undefined ? {} : { ca }),
    })
    const timer = setTimeout(() => socket.destroy(new Error('late')), OPEN_MS)
    socket.once('secureConnect', () => {
      clearTimeout(timer)
      // Small records follow each other in the handshake; waiting to fill packets would only add time.
      socket.setNoDelay(true)
      resolve(socket)
    })
    const fail = () => {
      clearTimeout(timer)
      socket.destroy()
      reject(new RelayAway('The relay cannot be reached.'))
    }
    socket.on('error', fail)
    socket.once('close', fail)
  })
}

/** Sends CONNECT and reads the answer, which is all that the relay ever says on this connection. */
function askFor(socket: TLSSocket, host: string, token: string): Promise<{ id: string; rest: Uint8Array }> {
  return new Promise((resolve, reject) => {
    let head = Buffer.alloc(0)
    const timer = setTimeout(() => reject(new RelayAway('The relay did not answer in time.')), OPEN_MS)
    const settle = (work: () => void) => {
      clearTimeout(timer)
      socket.off('data', onData)
      work()
    }
    const onData = (chunk: Buffer) => {
      head = Buffer.concat([head, chunk])
      const end = head.indexOf('\r\n\r\n')
      if (end < 0 && head.length < MAX_HEAD_BYTES) return
      const text = head.subarray(0, Math.max(end, 0)).toString('latin1')
      const [, status] = /^HTTP\/1\.1 ([0-9]{3})[ \r\n]/.exec(`${text}\r\n`) ?? []
      const [, id] = /\r\nrelay-connection: ([0-9a-f]{32})(?:\r\n|$)/i.exec(text) ?? []
      if (status === '200' && id !== undefined)
        return settle(() => resolve({ id, rest: new Uint8Array(head.subarray(end + 4)) }))
      settle(() => reject(new RelayAway(REFUSALS[status ?? ''] ?? 'The relay refused.')))
    }
    socket.on('data', onData)
    socket.once('close', () => settle(() => reject(new RelayAway('The relay broke off.'))))
    socket.write(
      `CONNECT ${host}:443 HTTP/1.1\r\nhost: ${host}:443\r\nproxy-authorization: Bearer ${token}\r\n\r\n`,
    )
  })
}

function tunnelOver(socket: TLSSocket, id: string, rest: Uint8Array): Tunnel {
  const sent: Uint8Array[] = []
  const received: Uint8Array[] = []
  const stream = new Duplex({
    read() {
      socket.resume()
    },
    write(chunk: Uint8Array, _encoding, done) {
      sent.push(new Uint8Array(chunk))
      socket.write(chunk, (error) => done(error ?? null))
    },
    // The relay ends the connection when the provider does, or when it is asked for its statement.
    final(done) {
      done()
    },
    destroy(error, done) {
      done(error)
    },
  })
  stream.on('error', () => {})
  const take = (chunk: Uint8Array) => {
    received.push(new Uint8Array(chunk))
    if (!stream.destroyed) stream.push(chunk)
  }
  if (rest.length > 0) take(rest)
  socket.on('data', take)
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      if (!stream.destroyed) stream.push(null)
      resolve()
    }
    socket.once('end', end)
    socket.once('close', end)
  })
  return {
    stream,
    id,
    sent: () => new Uint8Array(Buffer.concat(sent)),
    received: () => new Uint8Array(Buffer.concat(received)),
    ended,
    close: () => socket.destroy(),
  }
}

const OPEN_MS = 10_000
const MAX_HEAD_BYTES = 8_192
const REFUSALS: Record<string, string> = {
  '403': 'The relay does not go to that host.',
  '407': 'The relay does not know the token.',
  '429': 'The relay has no more connections for this token.',
  '502': 'The relay cannot reach that host.',
  '503': 'The relay carries nothing at the moment.',
}
