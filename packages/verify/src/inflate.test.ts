import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'
import { oneIn } from '@veracite/testing/thorough'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inflate } from './inflate.ts'

const text = (length: number) =>
  Uint8Array.from({ length }, (_, i) => (i % 97 === 0 ? 10 : 32 + ((i * i + (i >> 5)) % 90)))

test('unpacks what zlib packs, at every level and with every strategy', () => {
  const { Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE, Z_DEFAULT_STRATEGY } = constants
  for (const sample of [new Uint8Array(0), text(1), text(300), text(70_000), new Uint8Array(100_000)])
    for (const level of [0, 1, 6, 9])
      for (const strategy of [Z_DEFAULT_STRATEGY, Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE])
        expect(isSame(inflate(deflateRawSync(sample, { level, strategy }), sample.length), sample)).toBe(true)
})

test('a block whose only symbol is its end, which zlib reads too', () => {
  const block = Uint8Array.from(Buffer.from('BcCBCAAAAAAgf+sD', 'base64'))
  expect(new Uint8Array(inflateRawSync(block))).toEqual(new Uint8Array(0))
  expect(inflate(block, 0)).toEqual(new Uint8Array(0))
})

test('any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), fc.constantFrom(1, 9), (bytes, level) => {
      expect(isSame(inflate(deflateRawSync(bytes, { level }), bytes.length), bytes)).toBe(true)
    }),
  )
})

describe('refuses', () => {
  const sample = text(5_000)
  const packed = new Uint8Array(deflateRawSync(sample))

  test('another length than the one named, and bytes behind the end', () => {
    for (const size of [0, sample.length - 1, sample.length + 1])
      expect(() => inflate(packed, size)).toThrow()
    expect(() => inflate(Uint8Array.of(...packed, 0), sample.length)).toThrow()
    for (let length = 0; length < packed.length; length += oneIn(packed.length / 50))
      expect(() => inflate(packed.subarray(0, length), sample.length)).toThrow()
  })

  test('a flipped bit, or gives what zlib gives', () => {
    for (let at = 0; at < packed.length; at += oneIn(packed.length / 200)) {
      const changed = packed.with(at, (packed[at] ?? 0) ^ (1 << (at % 8)))
      const theirs = attempt(
        () => new Uint8Array(inflateRawSync(changed, { maxOutputLength: sample.length })),
      )
      const ours = attempt(() => inflate(changed, sample.length))
      // The other way round it need not be so: zlib ignores what stands behind the end of a stream.
      if (ours !== null) expect(theirs !== null && isSame(ours, theirs)).toBe(true)
    }
  })

  test('a kilobyte that would become a gigabyte', () => {
    const bomb = deflateRawSync(new Uint8Array(50_000_000), { level: 9 })
    expect(() => inflate(bomb, 1_000)).toThrow()
  })
})

/** Comparing byte by byte for a message takes minutes. */
const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0

function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
