import { crc32 } from '../crc32.ts'
import { FormatError } from '../format-error.ts'
import { inflate } from '../inflate.ts'

/**
 * A body without its content coding. `length` is how long it must become: nothing is ever unpacked beyond it. Coded
 * bodies are rare, because engines are asked for none; brotli cannot be checked here, and is refused.
 */
export function decodeContent(body: Uint8Array, coding: string, length: number): Uint8Array {
  const name = coding.toLowerCase()
  if (name === '' || name === 'identity') return body
  if (name === 'gzip' || name === 'x-gzip') return gunzip(body, length)
  if (name === 'deflate') return unwrapZlib(body, length)
  throw new FormatError('the content coding of the reply is not one that this verifier can undo')
}

/** One member of RFC 1952, as servers send it; every checksum in it is compared, as zlib does. */
function gunzip(packed: Uint8Array, length: number): Uint8Array {
  const [first, second, method, flags = 0] = packed
  if (first !== 0x1f || second !== 0x8b || method !== 8 || flags > 31)
    throw new FormatError('the body is not gzip, as its head says')
  let at = 10
  if ((flags & 4) !== 0) at += 2 + (packed[at] ?? 0) + 256 * (packed[at + 1] ?? 0)
  for (const flag of [8, 16]) if ((flags & flag) !== 0) at = packed.indexOf(0, at) + 1 || packed.length
  const header = packed.subarray(0, at)
  if ((flags & 2) !== 0) at += 2
  if (at + 8 > packed.length) throw new FormatError('the gzip body is cut off')
  const view = new DataView(packed.buffer, packed.byteOffset, packed.length)
  if ((flags & 2) !== 0 && view.getUint16(at - 2, true) !== crc32(header) % 65_536) throw damaged()
  const content = inflate(packed.subarray(at, packed.length - 8), length)
  const [checksum, size] = [view.getUint32(packed.length - 8, true), view.getUint32(packed.length - 4, true)]
  if (checksum !== crc32(content) || size !== content.length % 2 ** 32) throw damaged()
  return content
}

/** RFC 1950, which HTTP calls deflate. */
function unwrapZlib(packed: Uint8Array, length: number): Uint8Array {
  const [method = 0, flags = 0] = packed
  const isKnown = method % 16 === 8 && method >> 4 <= 7 && (flags & 0x20) === 0
  if (packed.length < 6 || !isKnown || (method * 256 + flags) % 31 !== 0)
    throw new FormatError('the body is not deflated, as its head says')
  const content = inflate(packed.subarray(2, packed.length - 4), length)
  const view = new DataView(packed.buffer, packed.byteOffset + packed.length - 4, 4)
  if (view.getUint32(0) !== adler32(content)) throw damaged()
  return content
}

function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0]
  for (const byte of bytes) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return high * 65_536 + low
}

const damaged = () => new FormatError('a checksum in the packed body is wrong')
