import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { tlsFor } from '@veracite/relay/test-support/tls-provider'
import { FAKE_PAGE } from './fake-page.ts'

export const CLAUDE = 'claude.ai'
export const COPILOT = 'copilot.microsoft.com'
const TRACKER = 'stats.engine.example'
export const HOSTS = [CLAUDE, COPILOT, TRACKER]

/** How the answer comes: over which transport, in which coding. */
export type Way = 'identity' | 'gzip' | 'br' | 'zstd' | 'websocket'

/** What the page does with the answer, as a person who edits it would. */
export type Edit = 'none' | 'word' | 'digit' | 'look-alike' | 'hidden' | 'generated' | 'replayed'

/**
 * A site of our own that answers like Claude over SSE and like Copilot over a WebSocket: its page polls for a question, asks
 * it and shows the answer. It has a service worker, several hosts, cookies on request, and TLS 1.3 with tickets.
 */
export interface FakeEngine {
  port: number
  /** Returns when the page is there. */
  ready(): Promise<unknown>
  /** Lets the page ask, and returns when the answer stands on it. */
  ask(question: string, options?: Partial<Omit<Asked, 'id' | 'question'>>): Promise<string>
  /** Lets the page load the conversation again, as a person's reload does. */
  reload(): Promise<string>
  close(): Promise<void>
}

interface Todo {
  id: number
  question: string
  way: Way
  edit: Edit
}

interface Asked extends Todo {
  /** A Set-Cookie header of the reply. */
  cookie?: string
  /** What it answers instead of its own words. */
  echo?: string
}

export async function startFakeEngine(): Promise<FakeEngine> {
  let todo: Asked | { reload: true } | null = null
  let shown: ((text: string) => void) | null = null
  let next = 1
  let awaited: string | null = null
  /** A page may be ready before anybody waits for it. */
  let isReady = false
  const turns: { question: string; answer: string }[] = []

  const answerTo = (id: number, question: string): string =>
    `Halden was founded in **1987**, see [its page](https://halden.example).\n\n| Year | Site ${id} |\n| --- | --- |\n| 1999 | Ghent |\n\n- You asked: ${question}\n- That is *all* & nothing else.`

  const answerOver = (response: ServerResponse, { id, question, way }: Todo): void => {
    const wanted = todo !== null && 'question' in todo ? todo : null
    const answer = wanted?.echo ?? answerTo(id, question)
    turns.push({ question, answer })
    if (wanted?.cookie !== undefined) response.setHeader('set-cookie', wanted.cookie)
    const stream = Buffer.from([...claudeEvents(answer)].join(''))
    response.setHeader('content-type', 'text/event-stream')
    if (way === 'gzip' || way === 'br' || way === 'zstd') {
      response.setHeader('content-encoding', way)
      response.end(CODED[way](stream))
      return
    }
    for (let at = 0; at < stream.length; at += 50) response.write(stream.subarray(at, at + 50))
    response.end()
  }

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', `https://${CLAUDE}`)
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      if (pathname === '/todo') {
        const given =
          todo !== null && 'question' in todo ? { ...todo, cookie: undefined, echo: undefined } : todo
        if (todo !== null && 'reload' in todo) todo = null
        return sendJson(response, given)
      }
      if (pathname === '/shown') {
        const about = new URL(request.url ?? '/', `https://${CLAUDE}`).searchParams.get('about')
        isReady ||= about === 'ready'
        if (about === awaited) {
          todo = null
          shown?.(body)
        }
        return void response.end()
      }
      if (pathname.endsWith('/completion')) return answerOver(response, JSON.parse(body) as Todo)
      if (pathname.includes('/chat_conversations/')) {
        const chat_messages = turns.flatMap(({ question, answer }, i) => [
          { uuid: `q${i}`, sender: 'human', content: [{ text: question }], parent_message_uuid: `a${i - 1}` },
          { uuid: `a${i}`, sender: 'assistant', content: [{ text: answer }], parent_message_uuid: `q${i}` },
        ])
        return sendJson(response, { chat_messages })
      }
      response.setHeader('access-control-allow-origin', '*')
      if (pathname === '/worker.js') {
        response.setHeader('content-type', 'text/javascript')
        return void response.end(
          "self.addEventListener('fetch', (event) => { if (event.request.url.includes('/api/')) event.respondWith(fetch(event.request)) })",
        )
      }
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(request.headers.host === TRACKER ? 'counted' : FAKE_PAGE)
    })
  }

  const server = createServer({ ...tlsFor(HOSTS), minVersion: 'TLSv1.3' }, listener)
  server.on('tlsClientError', () => {})
  server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    const key = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64')
    socket.on('error', () => {})
    socket.on('end', () => socket.destroy())
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${key}\r\n\r\n`,
    )
    const { searchParams } = new URL(request.url ?? '/', `https://${COPILOT}`)
    const question = searchParams.get('q') ?? ''
    const answer = answerTo(Number(searchParams.get('id')), question)
    turns.push({ question, answer })
    for (const event of copilotEvents(answer)) socket.write(frame(event))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const wait = (about: string): Promise<string> =>
    new Promise((resolve, reject) => {
      awaited = about
      const late = setTimeout(() => reject(new Error('the page showed nothing')), 20_000)
      shown = (text) => {
        clearTimeout(late)
        resolve(text)
      }
    })
  return {
    port: (server.address() as AddressInfo).port,
    ready: async () => isReady || wait('ready'),
    ask(question, { way = 'identity', edit = 'none', ...more } = {}) {
      const id = next++
      const done = wait(String(id))
      todo = { id, question, way, edit, ...more }
      return done
    },
    reload() {
      const done = wait('reload')
      todo = { reload: true }
      return done
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const CODED = { gzip: gzipSync, br: brotliCompressSync, zstd: zstdCompressSync }

const piecesOf = (answer: string): string[] => answer.match(/[\s\S]{1,9}/g) ?? []

function* claudeEvents(answer: string): Generator<string> {
  const event = (data: { type: string }): string => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`
  for (const text of piecesOf(answer))
    yield event({ type: 'content_block_delta', ...{ index: 0, delta: { type: 'text_delta', text } } })
  yield event({ type: 'message_stop' })
}

const copilotEvents = (answer: string): string[] => [
  ...piecesOf(answer).map((text) => JSON.stringify({ event: 'appendText', text })),
  JSON.stringify({ event: 'done' }),
]

function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}

function frame(text: string): Buffer {
  const bytes = Buffer.from(text)
  const head = bytes.length < 126 ? [0x81, bytes.length] : [0x81, 126, bytes.length >> 8, bytes.length & 255]
  return Buffer.concat([Buffer.from(head), bytes])
}
