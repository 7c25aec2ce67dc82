import { type TLSSocket, connect as tlsConnect } from 'node:tls'
import type { TrafficSecrets } from '@veracite/terms/engine-port'
import { SUITES } from '@veracite/verify/relayed/suites'
import { RelayAway } from './reach-relay.ts'
import type { Tunnel } from './tunnel.ts'

/** The handshake with the host itself: TLS 1.3 and HTTP/1.1 only, certificates checked as on any other call. */
export function greet(
  tunnel: Pick<Tunnel, 'stream'>,
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

export function pairOf(secrets: ReadonlyMap<string, Uint8Array>, side: 'SERVER' | 'CLIENT'): TrafficSecrets {
  const handshake = secrets.get(`${side}_HANDSHAKE_TRAFFIC_SECRET`)
  const application = secrets.get(`${side}_TRAFFIC_SECRET_0`)
  if (handshake === undefined || application === undefined) throw new Error('no secrets')
  return { handshake, application }
}

/** Undefined where the runtime names one that verifiers do not know. */
export const suiteOf = (socket: TLSSocket) =>
  [...SUITES.values()].find(({ name }) => name === socket.getCipher().standardName)

const HANDSHAKE_MS = 15_000
