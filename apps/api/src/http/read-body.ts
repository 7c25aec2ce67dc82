import { isUtf8 } from 'node:buffer'
import { declaredBytes, readRequest } from '@veracite/runtime/http/read-request'
import { DomainError, invalidField } from '@veracite/terms/errors'
import { asSaid, refusal } from '@veracite/words/refusals'

/**
 * Reads a JSON body of at most `limit` bytes, whose declared length has been checked already. Whatever is
 * wrong with it, the refusal says so.
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type)) {
    throw badBody('Content-Type must be application/json.')
  }
  const body = await readRequest(request, limit)
  if (body === 'too large') throw tooLarge(limit)
  // The client is gone and will not read this answer; it must not count as our own error.
  if (body === 'not whole') throw badBody('was not sent to its end')
  if (body.length === 0) throw badBody('is empty; a JSON object is required')
  // Lenient decoding turns invalid UTF-8 into U+FFFD: two different bodies would become one text, with one
  // digest.
  if (!isUtf8(body)) throw badBody(NOT_JSON)
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    throw badBody(NOT_JSON)
  }
}

/** The same, from the beginning: with the declared length. */
export async function readBody(request: Request, limit: number): Promise<unknown> {
  if (declaredBytes(request) > limit) await refuseLargeBody(request, limit)
  return readJson(request, limit)
}

const NOT_JSON = 'is not valid JSON in UTF-8'

/** Beyond this we stop reading, and the client may not see the answer. */
const DRAINED_BYTES = 32 * 1024 * 1024

/**
 * An oversized body is still read and dropped, up to a limit: a client that is still sending when the
 * connection closes never sees why it was refused.
 */
export async function refuseLargeBody(request: Request, limit: number): Promise<never> {
  if (declaredBytes(request) <= DRAINED_BYTES && request.body !== null) await drain(request.body)
  throw tooLarge(limit)
}

/** Clients that disconnect midway are still refused for size. */
async function drain(body: ReadableStream<Uint8Array>): Promise<void> {
  try {
    for await (const _ of body);
  } catch {}
}

const tooLarge = (limit: number): DomainError =>
  new DomainError(
    'payload_too_large',
    refusal('body_too_large', { limit: Math.floor(limit / (1024 * 1024)) }),
  )

export const badBody = (message: string): DomainError =>
  invalidField(
    asSaid(`The body ${message.startsWith('Content-Type') ? 'has the wrong type' : message}.`),
    'body',
    asSaid(message),
  )
