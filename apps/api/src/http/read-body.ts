import { isUtf8 } from 'node:buffer'
import { DomainError, invalidInput } from '@veracite/core/errors'
import { declaredBytes, readRequest } from '@veracite/runtime/read-request'

/**
 * Reads a JSON body of at most `limit` bytes, whose declared length was looked at before. Every way it can be wrong is
 * a refusal that says so.
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type)) {
    throw badBody('Content-Type must be application/json.')
  }
  const body = await readRequest(request, limit)
  if (body === 'too large') throw tooLarge(limit)
  // Nobody is left to read this answer; it must not be counted among ours to mend.
  if (body === 'not whole') throw badBody('was not sent to its end')
  if (body.length === 0) throw badBody('is empty; a JSON object is required')
  // What is no UTF-8 is read as U+FFFD: two different bodies would be one text, with one digest.
  if (!isUtf8(body)) throw badBody(NOT_JSON)
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    throw badBody(NOT_JSON)
  }
}

const NOT_JSON = 'is not valid JSON in UTF-8'

/** Beyond this nothing is read any more: whoever sends it may lose the answer. */
const DRAINED_BYTES = 32 * 1024 * 1024

/**
 * The body is read and dropped all the same, within reason: a client that is still sending when the connection closes
 * never gets to see why it was refused.
 */
export async function refuseLargeBody(request: Request, limit: number): Promise<never> {
  if (declaredBytes(request) <= DRAINED_BYTES && request.body !== null) await drain(request.body)
  throw tooLarge(limit)
}

/** Whoever leaves in the middle of it is refused for its size all the same. */
async function drain(body: ReadableStream<Uint8Array>): Promise<void> {
  try {
    for await (const _ of body);
  } catch {}
}

const tooLarge = (limit: number): DomainError =>
  new DomainError('payload_too_large', `The body is larger than ${Math.floor(limit / (1024 * 1024))} MiB.`)

const badBody = (message: string): DomainError =>
  invalidInput(`The body ${message.startsWith('Content-Type') ? 'has the wrong type' : message}.`, [
    { path: 'body', message },
  ])
