import { crc32 } from '../crc32.ts'
import { CannotCheck, FormatError } from '../format-error.ts'
import { inflateAtMost } from '../inflate.ts'

/** Unpacks at most `most` bytes, and throws rather than become longer, or where the input is damaged. */
export type Decoder = (packed: Uint8Array, most: number) => Uint8Array

/**
 * Decoders that are too large to be in every verifier: brotli brings a dictionary of 120 kB. Whoever verifies gives those
 * that are at hand; what needs another is not checked, and is never taken for good.
 */
export interface Decoders {
  br?: Decoder
  zstd?: Decoder
}

/** A body without its content coding: nothing is ever unpacked beyond `most` bytes. */
export function decodeContent(
  body: Uint8Array,
  coding: string,
  most: number,
  decoders: Decoders = {},
): Uint8Array {
  const name = coding.toLowerCase()
  if (name === '' || name === 'identity') return body
  if (name === 'gzip' || name === 'x-gzip') return gunzip(body, most)
  if (name === 'deflate') return unwrapZlib(body, most)
  if (name === 'br' || name === 'zstd') return unpackWith(decoders, name, body, most)
  throw new FormatError('the content coding of the reply is not one that this verifier can undo')
}

/** The certificates of a server in fewer bytes (RFC 8879); exactly `length` bytes must come out. */
export function decodeCertificates(
  algorithm: number,
  packed: Uint8Array,
  length: number,
  decoders: Decoders,
): Uint8Array {
  const name = CERTIFICATE_CODINGS[algorithm]
  if (name === undefined || length > MAX_CERTIFICATES_BYTES)
    throw new FormatError('the certificates are packed in a way that this verifier does not know')
  const unpacked = name === 'zlib' ? unwrapZlib(packed, length) : unpackWith(decoders, name, packed, length)
  if (unpacked.length !== length) throw new FormatError('the packed certificates have another length')
  return unpacked
}

function unpackWith(decoders: Decoders, name: keyof Decoders, packed: Uint8Array, most: number): Uint8Array {
  const decode = decoders[name]
  if (decode === undefined)
    throw new CannotCheck(`a part of it is packed with ${NAMES[name]}, which cannot be unpacked here`)
  let unpacked: Uint8Array
  try {
    unpacked = decode(packed, most)
  } catch {
    throw new FormatError(`what is packed with ${NAMES[name]} is damaged, or becomes too long`)
  }
  if (unpacked.length > most) throw new FormatError(`what is packed with ${NAMES[name]} becomes too long`)
  return unpacked
}

/** One member of RFC 1952, as servers send it; every checksum in it is compared, as zlib does. */
function gunzip(packed: Uint8Array, most: number): Uint8Array {
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
  const content = inflateAtMost(packed.subarray(at, packed.length - 8), most)
  const [checksum, size] = [view.getUint32(packed.length - 8, true), view.getUint32(packed.length - 4, true)]
  if (checksum !== crc32(content) || size !== content.length % 2 ** 32) throw damaged()
  return content
}

/** RFC 1950, which HTTP calls deflate. */
function unwrapZlib(packed: Uint8Array, most: number): Uint8Array {
  const [method = 0, flags = 0] = packed
  const isKnown = method % 16 === 8 && method >> 4 <= 7 && (flags & 0x20) === 0
  if (packed.length < 6 || !isKnown || (method * 256 + flags) % 31 !== 0)
    throw new FormatError('the body is not deflated, as its head says')
  const content = inflateAtMost(packed.subarray(2, packed.length - 4), most)
  const view = new DataView(packed.buffer, packed.byteOffset + packed.length - 4, 4)
  if (view.getUint32(0) !== adler32(content)) throw damaged()
  return content
}

function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0]
  for (let at = 0; at < bytes.length; at++) {
    low = (low + (bytes[at] ?? 0)) % 65_521
    high = (high + low) % 65_521
  }
  return high * 65_536 + low
}

const damaged = () => new FormatError('a checksum in the packed body is wrong')

const NAMES = { br: 'brotli', zstd: 'Zstandard' }
const CERTIFICATE_CODINGS: Record<number, 'zlib' | keyof Decoders | undefined> = {
  1: 'zlib',
  2: 'br',
  3: 'zstd',
}
const MAX_CERTIFICATES_BYTES = 262_144
