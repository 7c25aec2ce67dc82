import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { concat, utf8Encode } from '../bytes.ts'
import { crc32 } from '../crc32.ts'
import { BODY } from './forged-connection.ts'

/** Bodies in gzip and zlib, with every checksum right or wrong: verifiers must agree on each. */
export interface CodingCase {
  name: string
  /** Part of the reason why it is refused; null if it holds. */
  refused: string | null
  coding: 'gzip' | 'deflate'
  packed: Uint8Array
}

const gzip = new Uint8Array(gzipSync(BODY))
const zlib = new Uint8Array(deflateSync(BODY))
const flipped = (bytes: Uint8Array, fromEnd: number): Uint8Array =>
  bytes.with(bytes.length - fromEnd, (bytes.at(-fromEnd) ?? 0) ^ 1)

/** A header with an extra field, a name, a comment and its own checksum, which may be off by some bits. */
function withLongHeader(wrongBits: number): Uint8Array {
  const header = concat(
    Uint8Array.of(0x1f, 0x8b, 8, 0x1e, 0, 0, 0, 0, 0, 3, 2, 0, 7, 7),
    utf8Encode('reply.json\0a comment\0'),
  )
  const checksum = (crc32(header) & 0xffff) ^ wrongBits
  return concat(header, Uint8Array.of(checksum & 0xff, checksum >> 8), deflateRawSync(BODY), gzip.slice(-8))
}

const cases: [string, string | null, CodingCase['coding'], Uint8Array][] = [
  ['in gzip', null, 'gzip', gzip],
  ['in zlib', null, 'deflate', zlib],
  ['in gzip with the checksum of its header', null, 'gzip', withLongHeader(0)],
  ['gzip with a wrong checksum of its header', 'checksum', 'gzip', withLongHeader(1)],
  ['gzip with a wrong checksum', 'checksum', 'gzip', flipped(gzip, 8)],
  ['gzip with a wrong length', 'checksum', 'gzip', flipped(gzip, 4)],
  ['gzip with a flag that nobody knows', 'not gzip', 'gzip', gzip.with(3, 0x20)],
  ['gzip of another method', 'not gzip', 'gzip', gzip.with(2, 7)],
  ['gzip followed by a byte', 'not what its header says', 'gzip', concat(gzip, Uint8Array.of(0))],
  ['gzip of two members', 'not what its header says', 'gzip', concat(gzip, gzipSync(new Uint8Array(0)))],
  ['gzip that is cut off', 'cut off', 'gzip', gzip.slice(0, 12)],
  ['zlib with a wrong checksum', 'checksum', 'deflate', flipped(zlib, 1)],
  ['zlib followed by a byte', 'not what its header says', 'deflate', concat(zlib, Uint8Array.of(0))],
  ['zlib with a window that is too large', 'not deflated', 'deflate', zlib.with(0, 0x88).with(1, 0x1c)],
  ['zlib with a dictionary', 'not deflated', 'deflate', zlib.with(0, 0x78).with(1, 0xbb)],
  ['deflate without the frame of zlib', 'not deflated', 'deflate', new Uint8Array(deflateRawSync(BODY))],
]

export const CODING_CASES: CodingCase[] = cases.map(([name, refused, coding, packed]) => ({
  name,
  refused,
  coding,
  packed,
}))
