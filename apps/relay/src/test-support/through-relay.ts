import { request as httpsRequest } from 'node:https'
import { type TLSSocket, connect as tlsConnect } from 'node:tls'
import { TEST_ROOT_PEM } from './tls-provider.ts'

/** Stands for the digest that names a capture. */
export const COMMITMENT = 'c0'.repeat(32)

/** Asks the relay for a connection, and nothing more: what it answers, and the socket behind it. */
export async function askForConnection(
  port: number,
  target: string,
  token: string | null,
  commitment: string | null = COMMITMENT,
): Promise<{ status: number; id: string | null; socket: TLSSocket }> {
  const socket = tlsConnect({ host: '127.0.0.1', port, servername: 'localhost', ca: TEST_ROOT_PEM })
  await new Promise<void>((resolve, reject) => {
    socket.once('secureConnect', () => resolve())
    socket.once('error', reject)
  })
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
