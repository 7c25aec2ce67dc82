import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from './local-server.ts'

/** What a server may do to a request; `lost` does the work and sends no answer. */
export type S3Fault = 'slow' | 'error' | 'lost' | 'altered' | 'full'

export interface S3Server {
  readonly endpoint: string
  /** Of an installation that stores its bytes here. */
  readonly settings: Record<string, string>
  /** By path: bucket and name. */
  readonly objects: Map<string, Buffer>
  /** Applies to the next `times` requests with this method. */
  fail(fault: S3Fault, method: 'GET' | 'PUT', times: number): void
  /** Requests so far, by method. */
  count(method: string): number
  close(): Promise<void>
}

const ERRORS: Partial<Record<S3Fault, [status: number, code: string]>> = {
  error: [500, 'InternalError'],
  full: [507, 'QuotaExceeded'],
}
const SLOW_MS = 3_000

/** Speaks as much of S3 as the product uses, and fails on demand. Checks that requests are signed with the right key id. */
export async function startS3Server(accessKeyId = 'test'): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const counts = new Map<string, number>()
  let fault: { kind: S3Fault; method: string; times: number } | null = null

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request
    counts.set(method, (counts.get(method) ?? 0) + 1)
    const active = fault !== null && fault.method === method && fault.times > 0 ? fault : null
    if (active) active.times -= 1
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const path = decodeURIComponent(pathname)
    const refusal = !request.headers.authorization?.includes(`Credential=${accessKeyId}/`)
      ? ([403, 'InvalidAccessKeyId'] as const)
      : active && ERRORS[active.kind]
    if (refusal) {
      response.writeHead(refusal[0]).end(`<Error><Code>${refusal[1]}</Code><Message>no</Message></Error>`)
      return
    }
    if (active?.kind === 'slow') await new Promise((wake) => setTimeout(wake, SLOW_MS))
    const send = respond(method, path, searchParams, body)
    if (active?.kind === 'lost') request.socket.destroy()
    else if (active?.kind === 'altered' && send.body) response.writeHead(send.status).end(flipped(send.body))
    else response.writeHead(send.status).end(send.body)
  }

  const respond = (method: string, path: string, query: URLSearchParams, body: Buffer) => {
    if (method === 'PUT') objects.set(path, body)
    if (method === 'DELETE') objects.delete(path)
    if (method === 'PUT') return { status: 200 }
    if (method === 'DELETE') return { status: 204 }
    if (query.has('list-type')) return { status: 200, body: listing(path, query) }
    const found = objects.get(path)
    return found
      ? { status: 200, body: found }
      : { status: 404, body: Buffer.from('<Error><Code>NoSuchKey</Code><Message>no</Message></Error>') }
  }

  const listing = (bucket: string, query: URLSearchParams): Buffer => {
    const prefix = `${bucket.replace(/\/?$/, '/')}`
    const names = [...objects.keys()]
      .map((path) => path.slice(prefix.length))
      .filter((name) => name.startsWith(query.get('prefix') ?? '') && name > (query.get('start-after') ?? ''))
      .toSorted()
      .slice(0, Number(query.get('max-keys') ?? 1000))
    const entries = names.map(
      (name) =>
        `<Contents><Key>${name}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><Size>1</Size></Contents>`,
    )
    return Buffer.from(`<?xml version="1.0"?><ListBucketResult>${entries.join('')}</ListBucketResult>`)
  }

  const { port, close } = await listenLocally(
    createServer((request, response) => void answer(request, response)),
  )
  const endpoint = `http://127.0.0.1:${port}`
  return {
    endpoint,
    settings: {
      VERACITE_STORAGE: 's3://evidence/installation',
      VERACITE_S3_ENDPOINT: endpoint,
      VERACITE_S3_ACCESS_KEY_ID: accessKeyId,
      VERACITE_S3_SECRET_ACCESS_KEY: 'secret',
    },
    objects,
    fail: (kind, method, times) => {
      fault = { kind, method, times }
    },
    count: (method) => counts.get(method) ?? 0,
    close,
  }
}

const flipped = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte, i) => (i === 0 ? byte ^ 255 : byte)))
