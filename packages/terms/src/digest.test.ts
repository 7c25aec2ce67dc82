import { expect, test } from 'vitest'
import { equalHashes, isSha256Hex, normaliseHash, sha256, sha256Hex } from './digest.ts'

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

test('text is hashed as UTF-8, byte order mark included', () => {
  expect(sha256Hex('abc')).toBe(ABC)
  expect(sha256Hex(new TextEncoder().encode('abc'))).toBe(ABC)
  expect(sha256Hex('\ufeffabc')).not.toBe(ABC)
  expect(sha256Hex('é')).toBe(sha256Hex(Uint8Array.of(0xc3, 0xa9)))
  expect(sha256('abc')).toHaveLength(32)
})

test('a hash is read in either case and in no other form', () => {
  expect(normaliseHash(ABC.toUpperCase())).toBe(ABC)
  for (const bad of ['', ABC.slice(1), `${ABC}0`, ABC.replace('b', 'g'), `${ABC}\n`, ` ${ABC}`]) {
    expect(isSha256Hex(bad)).toBe(false)
    expect(normaliseHash(bad)).toBeNull()
  }
})

test('hashes are equal whatever their case, and malformed ones never', () => {
  expect(equalHashes(ABC, ABC.toUpperCase())).toBe(true)
  expect(equalHashes(ABC, sha256Hex('abd'))).toBe(false)
  expect(equalHashes('', '')).toBe(false)
})
