import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from './local-server.ts'

export interface Received {
  headers: Record<string, string>
  body: string
  at: number
}

/** What a receiver does with a request, including how it ends the connection. */
export type Behaviour = (request: Received, response: ServerResponse) => void

export interface WebhookReceiver {
  readonly url: string
  /** `host:port`, as an operator would allow it. */
  readonly host: string
  readonly received: Received[]
  behave(behaviour: Behaviour): void
  /** How often each delivery came, by its id. */
  countById(): Map<string, number>
  stop(): Promise<void>
}

/** A real HTTP server that records what it is sent. */
export async function startWebhookReceiver(first: Behaviour = accepts): Promise<WebhookReceiver> {
  let behaviour = first
  const received: Received[] = []
  const server = createServer((incoming, response) => {
    void readRequest(incoming).then((request) => {
      received.push(request)
      behaviour(request, response)
    })
  })
  const { port, close } = await listenLocally(server)
  const host = `127.0.0.1:${port}`
  return {
    url: `http://${host}/hook`,
    host,
    received,
    behave(next) {
      behaviour = next
    },
    countById() {
      const counts = new Map<string, number>()
      for (const { headers } of received) {
        const id = headers['webhook-id'] ?? ''
        counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      return counts
    },
    stop: close,
  }
}

async function readRequest(incoming: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  )
  return { headers, body: Buffer.concat(chunks).toString('utf8'), at: Date.now() }
}

const answers =
  (status: number, headers: Record<string, string> = {}, body = ''): Behaviour =>
  (_, response) =>
    void response.writeHead(status, headers).end(body)

export const accepts: Behaviour = answers(200, {}, 'thanks')
export const isGone: Behaviour = answers(410)
export const breaks: Behaviour = answers(500, {}, 'x'.repeat(1000))
export const redirectsTo = (location: string): Behaviour => answers(302, { location })
/** Takes the request and never answers. */
export const isSilent: Behaviour = () => {}
export const hangsUp: Behaviour = (_, response) => void response.socket?.destroy()
/** Accepts it, and then sends data without end. */
export const floods: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/plain' })
  const pour = () => {
    while (response.write('flood '.repeat(10_000)));
    if (!response.destroyed) response.once('drain', pour)
  }
  pour()
}
/** Accepts it, announces a long body, and sends none of it. */
export const drips: Behaviour = (_, response) =>
  void response.writeHead(200, { 'content-length': '100000' }).flushHeaders()
/** Sends something that is not HTTP. */
export const lies: Behaviour = (_, response) => void response.socket?.end('200 fine, believe me\r\n\r\n')
