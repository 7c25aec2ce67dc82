import { describe, expect, test } from 'vitest'
import {
  base64Decode,
  base64Encode,
  concat,
  equal,
  hexDecode,
  hexEncode,
  utf8Decode,
  utf8Encode,
} from './bytes.ts'

describe('base64', () => {
  test('agrees with the platform for every length up to 70 and for a long text', () => {
    for (const length of [...Array(70).keys(), 24_577]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 167 + length) & 0xff)
      expect(base64Encode(bytes)).toBe(Buffer.from(bytes).toString('base64'))
      expect(base64Decode(base64Encode(bytes))).toEqual(bytes)
    }
  })
  test.each([
    'A',
    'AA',
    'AAA',
    'AB==',
    'AAB=',
    'AA= ',
    'A===',
    '====',
    'AA==AAAA',
    'AA-_',
    ' AAA',
    'AAA\n',
    'ÀAAA',
    'A=AA',
  ])('%j has no canonical meaning and is refused', (text) => expect(() => base64Decode(text)).toThrow())
})

test('hexadecimal goes both ways and refuses half bytes', () => {
  expect(hexEncode(Uint8Array.of(0, 15, 255))).toBe('000fff')
  expect(hexDecode('000fFF')).toEqual(Uint8Array.of(0, 15, 255))
  expect(() => hexDecode('abc')).toThrow()
  expect(() => hexDecode('zz')).toThrow()
})

test('UTF-8 keeps a byte order mark and refuses what has no exact form', () => {
  const marked = Uint8Array.of(0xef, 0xbb, 0xbf, 0x41)
  expect(utf8Encode(utf8Decode(marked))).toEqual(marked)
  expect(() => utf8Decode(Uint8Array.of(0xff))).toThrow()
  expect(() => utf8Encode('\ud800')).toThrow()
  expect(utf8Encode('😀')).toHaveLength(4)
})

test('equality looks at length and every byte', () => {
  expect(equal(concat(Uint8Array.of(1), Uint8Array.of(2, 3)), Uint8Array.of(1, 2, 3))).toBe(true)
  expect(equal(Uint8Array.of(1, 2), Uint8Array.of(1, 2, 0))).toBe(false)
  expect(equal(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false)
})
