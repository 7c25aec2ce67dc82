import { Duplex } from 'node:stream'
import type { TLSSocket } from 'node:tls'
import { MAX_STREAM_BYTES } from '@veracite/verify/relayed/records'
import { OPEN_MS, RelayAway } from './reach-relay.ts'
import type { RelayLines } from './relay-lines.ts'
import type { RelaySettings } from './relay-settings.ts'

/** A way through a relay to a host, in clear for neither of us but bytes. */
export interface Tunnel {
  /** The stream for TLS. */
  stream: Duplex
  /** By which the relay knows the connection. */
  id: string
  /** Sends these bytes, and from now on nothing that is written to the stream. */
  takeOver(bytes: Uint8Array): void
  /** The bytes sent and received so far. */
  sent(): Uint8Array
  received(): Uint8Array
  /** Settles when the relay has ended it. */
  ended: Promise<void>
  close(): void
}

/** Opens a way to port 443 of a host. Throws RelayAway, with a sentence that names nothing secret. */
export async function openTunnel(
  lines: RelayLines,
  { token }: Pick<RelaySettings, 'token'>,
  way: { host: string; commitment: string },
): Promise<Tunnel> {
  const asked = { ...way, token }
  const ready = lines.takeReady()
  if (ready !== null)
    try {
      return await openOn(await ready, asked)
    } catch (error) {
      // A connection that waited may have broken meanwhile; nothing was sent to the host on it.
      if (!(error instanceof BrokenOff)) throw error
    }
  return openOn(await lines.fresh(), asked)
}

/** The relay did not answer on this connection. */
class BrokenOff extends RelayAway {}

async function openOn(socket: TLSSocket, asked: Asked): Promise<Tunnel> {
  try {
    const { id, rest } = await askFor(socket, asked)
    return tunnelOver(socket, id, rest)
  } catch (error) {
    socket.destroy()
    throw error instanceof RelayAway ? error : new BrokenOff('The relay broke off.')
  }
}

interface Asked {
  host: string
  token: string
  /** Names the capture that the connection is for. */
  commitment: string
}

/** Sends CONNECT and reads the answer, which is all that the relay ever says on this connection. */
function askFor(
  socket: TLSSocket,
  { host, token, commitment }: Asked,
): Promise<{ id: string; rest: Uint8Array }> {
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
      const [, taken] = /\r\nrelay-commitment: ([0-9a-f]{64})(?:\r\n|$)/i.exec(text) ?? []
      // Found out now, before the question is paid for.
      if (status === '200' && taken !== commitment)
        return settle(() =>
          reject(new RelayAway('The relay does not bind connections to captures: it is too old.')),
        )
      if (status === '200' && id !== undefined)
        return settle(() => resolve({ id, rest: new Uint8Array(head.subarray(end + 4)) }))
      settle(() => reject(new RelayAway(REFUSALS[status ?? ''] ?? 'The relay refused.')))
    }
    if (socket.destroyed) return settle(() => reject(new BrokenOff('The relay broke off.')))
    socket.on('data', onData)
    socket.once('close', () => settle(() => reject(new BrokenOff('The relay broke off.'))))
    socket.write(
      `CONNECT ${host}:443 HTTP/1.1\r\nhost: ${host}:443\r\nproxy-authorization: Bearer ${token}\r\nrelay-commitment: ${commitment}\r\n\r\n`,
    )
  })
}

function tunnelOver(socket: TLSSocket, id: string, rest: Uint8Array): Tunnel {
  const sent: Uint8Array[] = []
  const received: Uint8Array[] = []
  let room = MAX_STREAM_BYTES
  let isTaken = false
  const stream = new Duplex({
    read() {
      socket.resume()
    },
    write(chunk: Uint8Array, _encoding, done) {
      if (isTaken) return done()
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
    room -= chunk.length
    // No reply is that long: a relay that never stops must not fill our memory.
    if (room < 0) return void socket.destroy()
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
    takeOver(bytes) {
      isTaken = true
      sent.push(bytes)
      socket.write(bytes)
    },
    sent: () => new Uint8Array(Buffer.concat(sent)),
    received: () => new Uint8Array(Buffer.concat(received)),
    ended,
    close: () => socket.destroy(),
  }
}

const MAX_HEAD_BYTES = 8_192
const REFUSALS: Record<string, string> = {
  '403': 'The relay does not go to that host.',
  '407': 'The relay does not know the token.',
  '429': 'The relay has no more connections for this token.',
  '502': 'The relay cannot reach that host.',
  '503': 'The relay carries nothing at the moment.',
}
