import { createServer, type Socket } from 'node:net'
import { listenLocally } from './local-server.ts'

export interface SeenRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

/** Gets the whole request and the bare socket, so that it can misbehave in any way a real server can. */
export type Behaviour = (request: SeenRequest, socket: Socket) => void

export interface ReplyServer {
  url: string
  seen: SeenRequest[]
  close(): Promise<void>
}

/** A local server on a real socket. Requests beyond the list get the last behaviour again. */
export async function startReplyServer(...behaviours: Behaviour[]): Promise<ReplyServer> {
  const seen: SeenRequest[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    collect(socket, (request) => {
      const behaviour = behaviours[Math.min(seen.length, behaviours.length - 1)]
      seen.push(request)
      behaviour?.(request, socket)
    })
  })
  const { port, close } = await listenLocally(server)
  return { url: `http://127.0.0.1:${port}`, seen, close }
}

/** A well-behaved reply. */
export function reply(
  status: number,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): Behaviour {
  return (_request, socket) => {
    socket.write(head(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) }))
    socket.end(body)
  }
}

export const replyJson = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Behaviour => reply(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers })

export function head(status: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `HTTP/1.1 ${status} Status\r\n${lines.join('')}\r\n`
}

function collect(socket: Socket, done: (request: SeenRequest) => void): void {
  let received = Buffer.alloc(0)
  let finished = false
  socket.on('data', (chunk: Buffer) => {
    if (finished) return
    received = Buffer.concat([received, chunk])
    const end = received.indexOf('\r\n\r\n')
    if (end < 0) return
    const [line = '', ...rest] = received.subarray(0, end).toString('latin1').split('\r\n')
    const headers = Object.fromEntries(
      rest.map((entry) => [
        entry.slice(0, entry.indexOf(':')).toLowerCase(),
        entry.slice(entry.indexOf(':') + 1).trim(),
      ]),
    )
    const body = received.subarray(end + 4)
    if (body.byteLength < Number(headers['content-length'] ?? 0)) return
    finished = true
    const [method = '', path = ''] = line.split(' ')
    done({ method, path, headers, body: body.toString('utf8') })
  })
}
