import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'

export interface Seen {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

type Handler = (request: Seen, response: ServerResponse, count: number) => void

/** A real server on loopback for one test. `seen` lists what reached it. */
export async function startServer(handler: Handler): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
    seen.push(one)
    handler(one, response, seen.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req-7', ...headers })
  response.end(JSON.stringify(body))
}

/** One answer per request, in order; the last one is repeated. */
export const answers =
  (...list: [status: number, body: unknown, headers?: Record<string, string>][]): Handler =>
  (_request, response, count) => {
    const [status, body, headers] = list[Math.min(count, list.length) - 1] ?? [500, {}]
    sendJson(response, status, body, headers)
  }

/** The error that a call must fail with. */
export const failure = (promise: PromiseLike<unknown>) =>
  promise.then(
    (data) => expect.unreachable(`answered ${JSON.stringify(data)}`),
    (error) => error,
  )

export const SCAN = {
  id: 'scan_1',
  status: 'COMPLETED',
  startedAt: '2026-11-15T09:00:00.120Z',
  finishedAt: '2026-11-15T09:02:41.007Z',
  totalPrompts: 12,
  totalRuns: 24,
  totalCostUsd: '0.264000',
  byStatus: { CLASSIFIED: 24 },
  mentions: 17,
}

export const QUEUED = {
  scanId: 'scan_1',
  jobId: 'job_1',
  status: 'QUEUED',
  engines: ['CHATGPT'],
  enginesNotRunnable: [],
  enginesOutOfPlan: [],
}
export const HASH = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9'
