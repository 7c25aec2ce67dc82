import { isUtf8 } from 'node:buffer'
import { DomainError, invalidInput } from '@veracite/core/errors'

/**
 * Reads a JSON body of at most `limit` bytes, whose declared length was looked at before. Every way it can be wrong is
 * a refusal that says so.
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type)) {
    throw badBody('Content-Type must be application/json.')
  }
  // With a declared length the server sees to it; without one it must be counted while it comes. Whoever only looks at
  // `body` gets a stream made for it, which takes as long as everything else: so the length comes first. In a blob the
  // bytes stay out of the heap.
  const body = await (request.headers.has('content-length') ? request.blob() : readCounted(request, limit))
  if (body.size === 0) throw badBody('is empty; a JSON object is required')
  const text = await body.text()
  // What is no UTF-8 is read as U+FFFD: two different bodies would be one text, with one digest.
  if (text.includes('\uFFFD') && !isUtf8(await body.arrayBuffer())) throw badBody(NOT_JSON)
  try {
    return JSON.parse(text)
  } catch {
    throw badBody(NOT_JSON)
  }
}

const NOT_JSON = 'is not valid JSON in UTF-8'

/** Beyond this nothing is read any more: whoever sends it may lose the answer. */
const DRAINED_BYTES = 32 * 1024 * 1024

export const declaredBytes = (request: Request): number => Number(request.headers.get('content-length') ?? 0)

/**
 * The body is read and dropped all the same, within reason: a client that is still sending when the connection closes
 * never gets to see why it was refused.
 */
export async function refuseLargeBody(request: Request, limit: number): Promise<never> {
  if (declaredBytes(request) <= DRAINED_BYTES && request.body !== null) for await (const _ of request.body);
  throw tooLarge(limit)
}

async function readCounted(request: Request, limit: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  if (request.body === null) return new Blob(chunks)
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return new Blob(chunks)
}

const tooLarge = (limit: number): DomainError =>
  new DomainError('payload_too_large', `The body is larger than ${Math.floor(limit / (1024 * 1024))} MiB.`)

const badBody = (message: string): DomainError =>
  invalidInput(`The body ${message.startsWith('Content-Type') ? 'has the wrong type' : message}.`, [
    { path: 'body', message },
  ])
