import { promisify } from 'node:util'
import { gzip, type ZlibOptions } from 'node:zlib'
import { readUnreadBody } from '@veracite/runtime/http/read-request'
import { recordRequests } from '@veracite/runtime/http/record-requests'
import { requestIdOf } from '@veracite/runtime/http/request-target'
import type { Logger } from '@veracite/runtime/telemetry/logger'
import type { Metrics } from '@veracite/runtime/telemetry/metrics'
import { traceRequest } from '@veracite/runtime/tracing/traced'
import { NO_TRACING, type OpenSpan, type Tracing } from '@veracite/runtime/tracing/tracing'
import { renderedOf } from '@veracite/terms/rendered'
import { acceptsGzip } from './accepts-gzip.ts'
import { toErrorAnswer } from './errors.ts'
import { type Content, inOnePiece, sizeOf } from './in-one-piece.ts'
import { streamOf } from './stream-of.ts'

export interface Reply {
  status: number
  /** JSON by default; text, bytes, or either of them piece by piece when there is a content type. */
  body: unknown
  headers?: Record<string, string>
}

export interface Incoming {
  request: Request
  requestId: string
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Sent with every answer, unless it or its route overrides them. */
const USUAL_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'cache-control': 'no-store',
  'content-type': JSON_TYPE,
}

/** Wraps every route: request id, error table, headers, metrics, one log line. */
export function createResponder({
  logger,
  metrics,
  tracing = NO_TRACING,
}: {
  logger: Logger
  metrics: Metrics
  tracing?: Tracing
}) {
  const record = recordRequests({ logger, metrics })
  return async (
    request: Request,
    route: string,
    answer: (incoming: Incoming) => Promise<Reply>,
    /** Sent with every answer of the route, refusals included. */
    ofRoute: Record<string, string> = {},
  ): Promise<Response> => {
    const started = performance.now()
    const requestId = requestIdOf(request)
    let refusal: string | undefined
    const answered = async (span: OpenSpan): Promise<Reply> => {
      let reply: Reply
      try {
        reply = await answer({ request, requestId })
      } catch (error) {
        const { unexpected, refusal: why, ...refused } = toErrorAnswer(error)
        if (unexpected) logger.error({ requestId, route, error }, 'request failed')
        refusal = why
        reply = refused
      }
      span.add({ 'http.response.status_code': reply.status })
      if (reply.status >= 500) span.fail()
      return reply
    }
    const reply = await traceRequest(tracing, { request, route, requestId }, answered)
    const seconds = (performance.now() - started) / 1000
    record({ requestId, route, method: request.method, status: reply.status, seconds, refusal })
    await readUnreadBody(request)
    const usual = { ...USUAL_HEADERS, ...ofRoute, 'x-request-id': requestId }
    return toResponse(request, reply, usual, (error) =>
      logger.error({ requestId, route, error }, 'an answer broke off'),
    )
  }
}

async function toResponse(
  request: Request,
  { status, body, headers: own }: Reply,
  usual: Record<string, string>,
  onFailure: (error: unknown) => void,
): Promise<Response> {
  const isJson = own?.['content-type'] === undefined
  const headers: Record<string, string> = { ...usual, ...own }
  if (isInPieces(body)) return streamed(request, streamOf(body, { onFailure }), { status, headers })
  if (body === undefined && isJson) delete headers['content-type']
  const content =
    body === undefined ? null : isJson ? (renderedOf(body) ?? JSON.stringify(body)) : textOrBytes(body)
  if (request.method === 'HEAD' || content === null) return new Response(null, { status, headers })
  if (!isWorthPacking(request, content, headers))
    return new Response(await inOnePiece(content), { status, headers })
  const vary = [headers.vary, 'accept-encoding'].filter(Boolean).join(', ')
  return new Response(await inOnePiece(await packedOnce(content)), {
    status,
    headers: { ...headers, 'content-encoding': 'gzip', vary },
  })
}

const isInPieces = (body: unknown): body is AsyncGenerator<Uint8Array | string> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body

/** Cancels a body that is not read, so that its producer stops. */
async function streamed(
  request: Request,
  body: ReadableStream<Uint8Array>,
  head: { status: number; headers: Record<string, string> },
): Promise<Response> {
  if (request.method !== 'HEAD') return new Response(body, head)
  await body.cancel()
  return new Response(null, head)
}

/** Figures and texts repeat themselves: a tenth of the bytes, at a cost far below that of sending them. */
const isWorthPacking = (request: Request, content: Content, headers: Record<string, string>): boolean =>
  sizeOf(content) >= WORTH_PACKING &&
  /^application\/json\b/.test(headers['content-type'] ?? '') &&
  headers['content-encoding'] === undefined &&
  acceptsGzip(request)

const WORTH_PACKING = 1_500
/** Beside the thread that answers: a bundle has megabytes. */
const packed = promisify<string | Uint8Array, ZlibOptions, Buffer<ArrayBuffer>>(gzip)
const pack = async (content: Content): Promise<Content> =>
  packed(content instanceof Blob ? await content.bytes() : content, { level: 1 })

/** Compressed copies of what is kept, for as long as it is kept. */
const packedCopies = new WeakMap<object, Promise<Content>>()

function packedOnce(content: Content): Promise<Content> {
  if (typeof content === 'string') return pack(content)
  const copy = packedCopies.get(content) ?? pack(content)
  packedCopies.set(content, copy)
  return copy
}

const textOrBytes = (body: unknown): Content =>
  body instanceof Uint8Array ? new Uint8Array(body) : body instanceof Blob ? body : String(body)
