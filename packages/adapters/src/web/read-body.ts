import type { IncomingMessage } from 'node:http'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { mediaType } from './decode.ts'
import { type HopOutcome, type Refused, refused, unreachable } from './pinned-request.ts'

/** Reads a reply to its end within `maxBytes`, on the wire and decompressed; redirects are returned without a body. */
export function readBody(
  incoming: IncomingMessage,
  maxBytes: number,
  documents = false,
): Promise<HopOutcome> {
  const status = incoming.statusCode ?? 0
  const headers = plainHeaders(incoming)
  const empty: HopOutcome = { kind: 'reply', status, headers, bytes: new Uint8Array(0) }
  const successful = status >= 200 && status < 300
  if (status >= 300 && status < 400) return Promise.resolve(empty)

  // The body of an error page is not needed: if it cannot be read safely, the status alone counts.
  const refuse = (refusal: Refused): HopOutcome => (successful ? refusal : empty)
  const contentType = headers['content-type'] ?? ''
  const isWanted = isReadable(contentType) || (documents && isDocument(contentType))
  if (!isWanted) return Promise.resolve(refuse(WRONG_TYPE))
  if (Number(headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(refuse(TOO_LARGE))
  const coding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (!Object.hasOwn(CODINGS, coding)) return Promise.resolve(refuse(UNKNOWN_CODING))

  return new Promise((resolve) => {
    const decompress = CODINGS[coding as keyof typeof CODINGS]()
    const chunks: Uint8Array[] = []
    let wireBytes = 0
    let bodyBytes = 0

    const keep = (chunk: Uint8Array) => {
      bodyBytes += chunk.length
      if (bodyBytes > maxBytes) return end(refuse(TOO_LARGE))
      if (bodyBytes > RATIO_FROM_BYTES && bodyBytes > wireBytes * MAX_RATIO) return end(refuse(TOO_LARGE))
      chunks.push(chunk)
    }
    const finish = () => end({ kind: 'reply', status, headers, bytes: Buffer.concat(chunks) })
    const broken = () => end(unreachable('The connection broke off.'))
    const end = (outcome: HopOutcome) => {
      resolve(outcome)
      decompress?.destroy()
      incoming.destroy()
    }

    incoming.on('data', (chunk: Uint8Array) => {
      wireBytes += chunk.length
      if (wireBytes > maxBytes) return end(refuse(TOO_LARGE))
      if (decompress === null) keep(chunk)
    })
    // A body shorter than announced is incomplete: half a page must not pass as the page.
    incoming.on('aborted', broken)
    incoming.on('error', broken)
    incoming.on('end', () => {
      if (!incoming.complete) broken()
      else if (decompress === null) finish()
    })
    if (decompress !== null) {
      decompress.on('data', keep)
      decompress.on('end', finish)
      decompress.on('error', () => end(refuse(BAD_CODING)))
      incoming.pipe(decompress)
    }
  })
}

/** A cited PDF. */
export const isDocument = (contentType: string): boolean => mediaType(contentType) === 'application/pdf'

function isReadable(contentType: string): boolean {
  return /^(text\/(html|plain|xml|markdown|x-markdown)|application\/(xhtml\+xml|json|xml|[\w.-]+\+(json|xml)))$/.test(
    mediaType(contentType),
  )
}

function plainHeaders(incoming: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value
  return headers
}

const CODINGS = {
  identity: () => null,
  '': () => null,
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  br: () => createBrotliDecompress(),
}

/** Honest pages compress at most about 20:1; small ones may exceed that without harm. */
const MAX_RATIO = 100
const RATIO_FROM_BYTES = 256 * 1024

const WRONG_TYPE = refused('wrong_type', 'The reply is not HTML, JSON, text or XML.')
const TOO_LARGE = refused('too_large', 'The reply is too large.')
const UNKNOWN_CODING = refused('bad_reply', 'The reply uses a content coding we did not ask for.')
const BAD_CODING = refused('bad_reply', 'The compressed reply cannot be read.')
