import { concat } from './bytes.ts'
import { FormatError } from './format-error.ts'

/** Unpacks a raw DEFLATE stream (RFC 1951) into exactly `size` bytes. */
export function inflate(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const bytes = inflateAtMost(packed, size)
  if (bytes.length !== size) throw broken()
  return bytes
}

/**
 * The same where only a bound is known. Refuses everything that zlib refuses, a stream that would become longer, and bytes
 * behind its end. Never writes more than `most`, whatever it is given.
 */
export function inflateAtMost(packed: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  const bits = new Bits(packed)
  const out = new Output(most)
  while (!takeBlock(bits, out));
  if (!bits.isAtEnd()) throw broken()
  return out.written()
}

/** Messages of one connection that share a window (RFC 7692). Together they become at most `most` bytes. */
export class MessageInflater {
  readonly #out: Output

  constructor(most: number) {
    this.#out = new Output(most)
  }

  add(packed: Uint8Array): Uint8Array {
    const start = this.#out.at
    // Senders leave out the empty block that ends each message.
    const bits = new Bits(concat(packed, Uint8Array.of(0, 0, 255, 255)))
    while (!bits.isAtEnd()) if (takeBlock(bits, this.#out)) throw broken()
    return this.#out.written(start)
  }
}

/** Whether it was the last block. */
function takeBlock(bits: Bits, out: Output): boolean {
  const isLast = bits.take(1) === 1
  const kind = bits.take(2)
  if (kind === 0) copyStored(bits, out)
  else if (kind === 1) decodeBlock(bits, out, FIXED)
  else if (kind === 2) decodeBlock(bits, out, readCodes(bits))
  else throw broken()
  return isLast
}

const broken = () => new FormatError('a compressed entry is not what its header says')

/** Least significant bit first. */
class Bits {
  readonly #bytes: Uint8Array
  #at = 0
  #held = 0
  #count = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  take(count: number): number {
    this.#fill(count)
    if (this.#count < count) throw broken()
    const value = this.#held & ((1 << count) - 1)
    this.#drop(count)
    return value
  }

  /** The next symbol of a code. */
  decode({ table, longest }: Code): number {
    this.#fill(longest)
    const entry = table[this.#held & ((1 << longest) - 1)] ?? 0
    const length = entry & 15
    // Beyond the end there are zeros, which must not be read as a symbol.
    if (length === 0 || length > this.#count) throw broken()
    this.#drop(length)
    return entry >>> 4
  }

  /** The rest of the byte is left out; then this many whole ones. */
  takeBytes(count: number): Uint8Array {
    const from = this.#at
    if (from + count > this.#bytes.length) throw broken()
    this.#at += count
    return this.#bytes.subarray(from, from + count)
  }

  alignToByte(): void {
    // Whole bytes that were held ahead are given back.
    this.#at -= this.#count >>> 3
    this.#held = 0
    this.#count = 0
  }

  isAtEnd(): boolean {
    return this.#at - (this.#count >>> 3) === this.#bytes.length
  }

  #fill(count: number): void {
    while (this.#count < count && this.#at < this.#bytes.length) {
      this.#held |= (this.#bytes[this.#at++] ?? 0) << this.#count
      this.#count += 8
    }
  }

  #drop(count: number): void {
    this.#held >>>= count
    this.#count -= count
  }
}

class Output {
  readonly #most: number
  #bytes: Uint8Array<ArrayBuffer>
  at = 0

  constructor(most: number) {
    this.#most = most
    this.#bytes = new Uint8Array(Math.min(most, FIRST_ROOM))
  }

  written(from = 0): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(from, this.at)
  }

  put(byte: number): void {
    if (this.at === this.#bytes.length) this.#grow(1)
    this.#bytes[this.at++] = byte
  }

  append(bytes: Uint8Array): void {
    this.#grow(bytes.length)
    this.#bytes.set(bytes, this.at)
    this.at += bytes.length
  }

  /** Doubles, so that all copies together cost no more than the result. */
  #grow(length: number): void {
    const needed = this.at + length
    if (needed > this.#most) throw broken()
    if (needed <= this.#bytes.length) return
    const larger = new Uint8Array(Math.min(this.#most, Math.max(needed, 2 * this.#bytes.length)))
    larger.set(this.written())
    this.#bytes = larger
  }

  /** Repeats what was written, byte by byte: the copy may overlap what it copies. */
  repeat(distance: number, length: number): void {
    if (distance > this.at) throw broken()
    this.#grow(length)
    const bytes = this.#bytes
    for (let end = this.at + length; this.at < end; this.at++) bytes[this.at] = bytes[this.at - distance] ?? 0
  }
}

function copyStored(bits: Bits, out: Output): void {
  bits.alignToByte()
  const [a = 0, b = 0, c = 0, d = 0] = bits.takeBytes(4)
  const length = a + b * 256
  // The length stands there twice, the second time inverted.
  if (length !== (0xffff ^ (c + d * 256))) throw broken()
  out.append(bits.takeBytes(length))
}

interface Codes {
  literals: Code
  distances: Code
}

function decodeBlock(bits: Bits, out: Output, { literals, distances }: Codes): void {
  for (;;) {
    const symbol = bits.decode(literals)
    if (symbol < 256) out.put(symbol)
    else if (symbol === 256) return
    else {
      const [base, extra] = at(LENGTHS, symbol - 257)
      const length = base + bits.take(extra)
      const [far, more] = at(DISTANCES, bits.decode(distances))
      out.repeat(far + bits.take(more), length)
    }
  }
}

function at(table: readonly (readonly [number, number])[], index: number): readonly [number, number] {
  const found = table[index]
  if (found === undefined) throw broken()
  return found
}

/** The codes of a block, themselves written in a code. */
function readCodes(bits: Bits): Codes {
  const [literals, distances, lengths] = [bits.take(5) + 257, bits.take(5) + 1, bits.take(4) + 4]
  if (literals > 286 || distances > 30) throw broken()
  const ofLengths = new Uint8Array(19)
  for (const place of ORDER.slice(0, lengths)) ofLengths[place] = bits.take(3)
  const code = makeCode(ofLengths, 'complete')
  const found = new Uint8Array(literals + distances)
  for (let i = 0; i < found.length; ) {
    const symbol = bits.decode(code)
    const [value, times] = runOf(symbol, bits, found[i - 1])
    if (i + times > found.length) throw broken()
    found.fill(value, i, i + times)
    i += times
  }
  if (found[256] === 0) throw broken()
  return {
    literals: makeCode(found.subarray(0, literals), 'may have one'),
    distances: makeCode(found.subarray(literals), 'may have one'),
  }
}

/** A length, or how often one is repeated. */
function runOf(symbol: number, bits: Bits, last: number | undefined): [value: number, times: number] {
  if (symbol < 16) return [symbol, 1]
  if (symbol === 16) {
    if (last === undefined) throw broken()
    return [last, 3 + bits.take(2)]
  }
  return symbol === 17 ? [0, 3 + bits.take(3)] : [0, 11 + bits.take(7)]
}

/** For each pattern of the next bits: the symbol, and in its lowest four bits how many of them it takes. */
interface Code {
  table: Uint16Array
  longest: number
}

/** As zlib has it, a code uses every pattern; only one of a block may consist of a single short symbol, or none. */
function makeCode(lengths: Uint8Array, rule: 'complete' | 'may have one'): Code {
  const counts = new Uint16Array(16)
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1
  counts[0] = 0
  let longest = 15
  while (longest > 0 && counts[longest] === 0) longest--
  if (longest === 0) {
    if (rule === 'complete') throw broken()
    return { table: new Uint16Array(1), longest: 0 }
  }
  const next = new Uint16Array(16)
  let used = 0
  for (let length = 1; length <= longest; length++) {
    next[length] = used
    used = (used + (counts[length] ?? 0)) << 1
    if (used > 2 << length) throw broken()
  }
  if (used !== 2 << longest && (rule === 'complete' || longest !== 1)) throw broken()
  const table = new Uint16Array(1 << longest)
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue
    const pattern = reversed(next[length] ?? 0, length)
    next[length] = (next[length] ?? 0) + 1
    for (let i = pattern; i < table.length; i += 1 << length) table[i] = symbol * 16 + length
  }
  return { table, longest }
}

function reversed(pattern: number, length: number): number {
  let result = 0
  for (let i = 0; i < length; i++) result |= ((pattern >> i) & 1) << (length - 1 - i)
  return result
}

const FIRST_ROOM = 4_096
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/** Where each symbol begins, and how many bits say how far it is from there. */
function ranges(first: number, extras: readonly number[]): [number, number][] {
  let base = first
  return extras.map((extra) => {
    const range: [number, number] = [base, extra]
    base += 1 << extra
    return range
  })
}
const LENGTHS = [
  ...ranges(3, [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]),
  [258, 0],
] as const
const DISTANCES = ranges(
  1,
  Array.from({ length: 30 }, (_, i) => Math.max(0, (i >> 1) - 1)),
)

const FIXED: Codes = {
  literals: makeCode(
    Uint8Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8)),
    'complete',
  ),
  distances: makeCode(new Uint8Array(32).fill(5), 'complete'),
}
