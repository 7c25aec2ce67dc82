import { joined } from '../bytes.ts'
import { FormatError } from '../format-error.ts'

/** One message of HTTP/1.1, read as strictly as two parsers that must agree have to. */
export interface HttpMessage {
  /** The first line. */
  start: string
  /** Names in lower case; repeated ones joined with a comma. */
  headers: Map<string, string>
  /** The body without its transfer coding, content coding included. */
  body: Uint8Array
}

/**
 * Reads the only reply in `bytes`, after any interim ones. `isClosed` says whether the sender ended the connection in
 * order: only then may a body end with it.
 */
export function readReply(bytes: Uint8Array, isClosed: boolean): HttpMessage & { status: number } {
  let rest = bytes
  for (let interim = 0; interim <= MAX_INTERIM; interim++) {
    const { start, headers, after } = readHead(rest, 'reply')
    const [, digits] = /^HTTP\/1\.1 ([1-9][0-9]{2})(?: [\t -~\x80-\xff]*)?$/.exec(start) ?? []
    if (digits === undefined) throw new FormatError('the reply does not begin with a status of HTTP/1.1')
    const status = Number(digits)
    if (status >= 200) {
      const isEmpty = status === 204 || status === 304
      return { start, headers, status, body: isEmpty ? nothing(after) : readBody(headers, after, isClosed) }
    }
    // What follows is no longer HTTP.
    if (status === SWITCHED) return { start, headers, status, body: after }
    rest = after
  }
  throw new FormatError('the reply does not come after its interim ones')
}

/** Reads the only request in `bytes`. */
export function readRequest(bytes: Uint8Array): HttpMessage {
  const { start, headers, after } = readHead(bytes, 'request')
  if (!/^[A-Z]+ [!-~]+ HTTP\/1\.1$/.test(start)) throw new FormatError('the request is not of HTTP/1.1')
  const hasBody = headers.has('content-length') || headers.has('transfer-encoding')
  if (headers.has('transfer-encoding')) requirePlainChunks(after)
  return { start, headers, body: hasBody ? readBody(headers, after, false) : nothing(after) }
}

/**
 * The collector made the request, and readers are shown its body only: whatever stands beside the chunks could hide the
 * question that was really sent. So sizes have one spelling, and nothing follows the last chunk.
 */
function requirePlainChunks(coded: Uint8Array): void {
  for (let at = 0; ; ) {
    const line = lineAt(coded, at, MAX_CHUNK_LINE)
    if (!/^(?:0|[1-9A-Fa-f][0-9A-Fa-f]{0,7})$/.test(line))
      throw new FormatError('a chunk of the request has an extension, or its size is written unusually')
    at += line.length + 2
    const size = Number.parseInt(line, 16)
    if (size === 0) {
      if (coded.length !== at + 2)
        throw new FormatError('the chunks of the request are followed by a trailer')
      return
    }
    at += size + 2
  }
}

function nothing(after: Uint8Array): Uint8Array {
  if (after.length > 0) throw new FormatError('a message is followed by other bytes')
  return after
}

function readHead(
  bytes: Uint8Array,
  what: string,
): Pick<HttpMessage, 'start' | 'headers'> & { after: Uint8Array } {
  const head = latin1(bytes.subarray(0, MAX_HEAD_BYTES))
  const end = head.indexOf('\r\n\r\n')
  if (end < 0) throw new FormatError(`the head of the ${what} does not end`)
  const [start = '', ...lines] = head.slice(0, end).split('\r\n')
  const headers = new Map<string, string>()
  for (const line of lines) {
    const [, name, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):([\t -~\x80-\xff]*)$/.exec(line) ?? []
    if (name === undefined || value === undefined)
      throw new FormatError(`a header line of the ${what} is malformed`)
    const key = name.toLowerCase()
    const known = headers.get(key)
    headers.set(key, known === undefined ? withoutBlanks(value) : `${known}, ${withoutBlanks(value)}`)
  }
  return { start, headers, after: bytes.subarray(end + 4) }
}

function readBody(headers: ReadonlyMap<string, string>, after: Uint8Array, isClosed: boolean): Uint8Array {
  const coding = headers.get('transfer-encoding')
  const length = headers.get('content-length')
  if (coding !== undefined) {
    // With both, two readers could see two bodies.
    if (length !== undefined || coding.toLowerCase() !== 'chunked')
      throw new FormatError('the transfer coding is ambiguous or unknown')
    return joinChunks(after)
  }
  if (length === undefined) {
    if (!isClosed) throw new FormatError('the reply has no length, and its end was not announced')
    return after
  }
  const sizes = new Set(length.split(',').map(withoutBlanks))
  const [size = ''] = sizes
  if (sizes.size !== 1 || !/^[0-9]{1,15}$/.test(size))
    throw new FormatError('the length of the body is malformed')
  if (after.length !== Number(size)) throw new FormatError('the body has another length than its head says')
  return after
}

function joinChunks(coded: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = []
  for (let at = 0; ; ) {
    const line = lineAt(coded, at, MAX_CHUNK_LINE)
    const [, digits] = /^([0-9A-Fa-f]{1,8})[ \t]*(?:;[\t -~]*)?$/.exec(line) ?? []
    if (digits === undefined) throw new FormatError('a chunk of the body has no size')
    at += line.length + 2
    const size = Number.parseInt(digits, 16)
    if (size === 0) return requireTrailer(coded, at, pieces)
    if (at + size + 2 > coded.length) throw new FormatError('a chunk of the body is cut off')
    pieces.push(coded.subarray(at, at + size))
    at += size
    if (coded[at] !== 0x0d || coded[at + 1] !== 0x0a) throw new FormatError('a chunk is longer than it says')
    at += 2
  }
}

/** Trailers are skipped; the empty line that ends them must be the last thing there is. */
function requireTrailer(coded: Uint8Array, start: number, pieces: readonly Uint8Array[]): Uint8Array {
  if (coded.length - start > MAX_HEAD_BYTES) throw new FormatError('the body is followed by other bytes')
  for (let at = start; ; ) {
    const line = lineAt(coded, at, MAX_HEAD_BYTES)
    at += line.length + 2
    if (line !== '') continue
    nothing(coded.subarray(at))
    return joined(pieces)
  }
}

function lineAt(bytes: Uint8Array, at: number, most: number): string {
  const end = bytes.indexOf(0x0d, at)
  if (end < 0 || end - at > most || bytes[end + 1] !== 0x0a)
    throw new FormatError('the body does not end as its transfer coding says')
  return latin1(bytes.subarray(at, end))
}

/** Spaces and tabs only: what else counts as blank differs between languages. */
function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && ' \t'.includes(text.charAt(start))) start++
  while (end > start && ' \t'.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/** Each byte a character: heads are not UTF-8, and must not be refused for it. */
function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4_096)
    text += Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + 4_096))
  return text
}

/** The status of a reply behind which the connection speaks another protocol. */
export const SWITCHED = 101
const MAX_INTERIM = 8
const MAX_HEAD_BYTES = 65_536
const MAX_CHUNK_LINE = 1_024
