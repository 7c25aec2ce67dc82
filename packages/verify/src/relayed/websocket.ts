import { concat, joined, utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { MessageInflater } from '../inflate.ts'

/**
 * What a server sent on a WebSocket (RFC 6455), as one body: each whole message with its length in front, in decimal, and
 * line ends around it. Pings, pongs and closing are left out, and so is a frame that was cut off: recorders cut connections
 * once the answer is there, and the answer itself says whether it is whole.
 */
export function readMessages(
  headers: ReadonlyMap<string, string>,
  bytes: Uint8Array,
  most: number,
): Uint8Array {
  if (headers.get('upgrade')?.toLowerCase() !== 'websocket')
    throw new FormatError('the connection was switched to another protocol than WebSocket')
  const unpack = unpackerOf(headers.get('sec-websocket-extensions') ?? '', most)
  const messages: Uint8Array[] = []
  let room = most
  let pieces: Uint8Array[] = []
  let isPacked = false
  let isClosed = false
  for (const { isLast, isMarked, kind, payload } of framesOf(bytes)) {
    if (isClosed) throw new FormatError('the server went on after it had ended')
    if (kind >= CLOSE) {
      isClosed = kind === CLOSE
      continue
    }
    if ((kind === CONTINUED) !== pieces.length > 0 || (kind === CONTINUED && isMarked)) throw broken()
    if (kind !== CONTINUED) isPacked = isMarked
    pieces.push(payload)
    if (!isLast) continue
    const whole = joined(pieces)
    if (isPacked && unpack === null) throw broken()
    const message = withLength(isPacked && unpack !== null ? unpack(whole) : whole)
    pieces = []
    room -= message.length
    if (room < 0) throw new FormatError('the messages of the WebSocket are too long')
    messages.push(message)
  }
  return joined(messages)
}

/** The messages in such a body. */
export function splitMessages(body: Uint8Array): Uint8Array[] {
  const messages: Uint8Array[] = []
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf(LINE_END, at)
    const digits = end < 0 || end - at > 9 ? '' : String.fromCharCode(...body.subarray(at, end))
    const stop = end + 1 + Number(digits)
    if (!/^(0|[1-9][0-9]*)$/.test(digits) || body[stop] !== LINE_END)
      throw new FormatError('the body does not consist of messages')
    messages.push(body.subarray(end + 1, stop))
    at = stop + 1
  }
  return messages
}

const withLength = (message: Uint8Array): Uint8Array =>
  concat(utf8Encode(`${message.length}\n`), message, Uint8Array.of(LINE_END))

interface Frame {
  isLast: boolean
  /** Its message is packed. */
  isMarked: boolean
  kind: number
  payload: Uint8Array
}

function* framesOf(bytes: Uint8Array): Generator<Frame> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 0; at + 2 <= bytes.length; ) {
    const [first, second] = [view.getUint8(at), view.getUint8(at + 1)]
    const width = second === 126 ? 2 : second === 127 ? 8 : 0
    const start = at + 2 + width
    if (start > bytes.length) return
    const length =
      width === 0 ? second : width === 2 ? view.getUint16(at + 2) : Number(view.getBigUint64(at + 2))
    const kind = first & 15
    const isKnown = kind <= BINARY || (kind >= CLOSE && kind <= PONG)
    // Servers do not mask, and only the first of the three free bits has a meaning.
    if (second > 127 || (first & 0x30) !== 0 || !isKnown) throw broken()
    if (kind >= CLOSE && (length > 125 || (first & 0xc0) !== 0x80)) throw broken()
    if (start + length > bytes.length) return
    yield {
      isLast: (first & 0x80) !== 0,
      isMarked: (first & 0x40) !== 0,
      kind,
      payload: bytes.subarray(start, start + length),
    }
    at = start + length
  }
}

/** What undoes permessage-deflate (RFC 7692), the only extension that is known; null where none was agreed on. */
function unpackerOf(extensions: string, most: number): ((packed: Uint8Array) => Uint8Array) | null {
  if (extensions === '') return null
  const [name, ...parameters] = extensions
    .toLowerCase()
    .split(';')
    .map((part) => part.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, ''))
  if (name !== 'permessage-deflate' || !parameters.every((one) => KNOWN_PARAMETER.test(one)))
    throw new FormatError('the WebSocket has an extension that this verifier does not know')
  const together = new MessageInflater(most)
  const isAlone = parameters.includes('server_no_context_takeover')
  return (packed) => (isAlone ? new MessageInflater(most) : together).add(packed)
}

const broken = () => new FormatError('a frame of the WebSocket is malformed')

const KNOWN_PARAMETER =
  /^(?:(?:server|client)_no_context_takeover|(?:server|client)_max_window_bits(?:="?(?:8|9|1[0-5])"?)?)$/
const CONTINUED = 0
const BINARY = 2
const CLOSE = 8
const PONG = 10
const LINE_END = 10
