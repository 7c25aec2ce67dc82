import { type TLSSocket, connect as tlsConnect } from 'node:tls'
import type { RelaySettings } from './relay-settings.ts'

/** Only tests have a network of their own: a root that they made, and an address behind the relay's name. */
export interface TunnelNetwork {
  ca?: string
  servername?: string
}

/** Why a relay did not carry; nothing was sent to the host. */
export class RelayAway extends Error {
  override readonly name = 'RelayAway'
}

/** A connection to the relay itself, over TLS with its certificate checked. Throws RelayAway. */
export function reachRelay({ url }: RelaySettings, { ca, servername }: TunnelNetwork): Promise<TLSSocket> {
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

export const OPEN_MS = 10_000
