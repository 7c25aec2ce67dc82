import { request as httpsRequest } from 'node:https'
import { type TLSSocket, connect as tlsConnect } from 'node:tls'
import { createRelayPool, type RelayPool } from '@veracite/adapters/relays/relay-pool'
import type { RelaySettings } from '@veracite/adapters/relays/relay-settings'
import { TOKEN } from './start-test-relay.ts'
import { TEST_ROOT_PEM } from './tls-provider.ts'

export const HOST = 'api.engine.example'
export const TARGET = `${HOST}:443`

export interface RunningRelay {
  port: number
  vkey: string
}

export const settingsOf = ({ port, vkey }: RunningRelay): RelaySettings => ({
  url: `https://localhost:${port}`,
  key: vkey,
  token: TOKEN,
})

export const poolOf = (...relays: (RunningRelay | RelaySettings)[]): RelayPool =>
  createRelayPool(
    relays.map((relay) => ('url' in relay ? relay : settingsOf(relay))),
    { relay: { ca: TEST_ROOT_PEM, servername: 'localhost' }, roots: [TEST_ROOT_PEM] },
  )

export const openTls = (port: number): Promise<TLSSocket> =>
  new Promise((resolve, reject) => {
    const socket = tlsConnect({ host: '127.0.0.1', port, servername: 'localhost', ca: TEST_ROOT_PEM })
    socket.once('secureConnect', () => resolve(socket))
    socket.once('error', reject)
  })

/** Stands for the digest that names a capture. */
export const COMMITMENT = 'c0'.repeat(32)

/** Asks the relay for a connection, and nothing more: what it answers, and the socket behind it. */
export async function askForConnection(
  port: number,
  target: string,
  token: string | null,
  commitment: string | null = COMMITMENT,
): Promise<{ status: number; id: string | null; socket: TLSSocket }> {
  const socket = await openTls(port)
  const authorization = token === null ? '' : `proxy-authorization: Bearer ${token}\r\n`
  const bound = commitment === null ? '' : `relay-commitment: ${commitment}\r\n`
  socket.write(`CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\n${authorization}${bound}\r\n`)
  const head = await new Promise<string>((resolve, reject) => {
    let text = ''
    const onData = (chunk: Buffer) => {
      text += chunk.toString('latin1')
      if (!text.includes('\r\n\r\n')) return
      socket.off('data', onData)
      resolve(text)
    }
    socket.on('data', onData)
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('closed before an answer')))
  })
  const [, status = ''] = /^HTTP\/1\.1 ([0-9]{3})/.exec(head) ?? []
  const [, id = null] = /relay-connection: ([0-9a-f]{32})/.exec(head) ?? []
  return { status: Number(status), id, socket }
}

export function getFrom(
  port: number,
  path: string,
  token: string | null = null,
): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        servername: 'localhost',
        ca: TEST_ROOT_PEM,
        agent: false,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }))
      },
    )
    request.on('error', reject)
    request.end()
  })
}
