import { describe, expect, test } from 'vitest'
import { hexDecode, hexEncode, utf8Encode } from '../bytes.ts'
import { forgeCertificate, p256Key } from '../test-support/forged-tsa.ts'
import {
  DER,
  derChildren,
  derEncode,
  derEncodeOid,
  derEncodeUnsigned,
  derOidText,
  derUnsigned,
  readDer,
} from './der.ts'
import { derTimeMs } from './der-time.ts'
import { parseCertificate } from './x509.ts'

describe('refuses', () => {
  test.each([
    ['nothing', ''],
    ['a tag alone', '30'],
    ['a length of more than there is', '040201'],
    ['bytes after the end', '0401ff00'],
    ['an indefinite length', '30800000'],
    ['a long length where a short one would do', '04810101'],
    ['a length with a leading zero', '0482000101'],
    ['a length of five bytes', '048500000000010a'],
    ['a tag of several bytes', '1f8101020304'],
  ])('%s', (_, hex) => expect(() => readDer(hexDecode(hex))).toThrow())
  test.each([
    ['empty', '0200'],
    ['negative', '0280ff'],
    ['minus one', '0201ff'],
    ['with a superfluous zero', '02020001'],
  ])('an integer that is %s', (_, hex) => expect(() => derUnsigned(readDer(hexDecode(hex)))).toThrow())
  test.each(['0600', '060180', '06022a80', '06032a8001'])('the object identifier %s', (hex) => {
    expect(() => derOidText(readDer(hexDecode(hex)))).toThrow()
  })
})

test('encoded values are read back', () => {
  for (const length of [0, 1, 127, 128, 255, 256, 65_536]) {
    const content = new Uint8Array(length).fill(7)
    expect(readDer(derEncode(DER.octetString, content)).content).toEqual(content)
  }
  for (const oid of ['1.2.840.113549.1.9.16.1.4', '2.5.29.37', '0.0', '2.999.1', '2.16.840.1.101.3.4.2.1']) {
    expect(derOidText(readDer(derEncodeOid(oid)))).toBe(oid)
  }
  expect(hexEncode(derEncodeUnsigned(hexDecode('0080')))).toBe('02020080')
  expect(hexEncode(derEncodeUnsigned(hexDecode('007f')))).toBe('02017f')
})

test('a sequence of very many parts is refused', () => {
  const many = derEncode(
    DER.sequence,
    new Uint8Array(2002 * 2).map((_, i) => (i % 2 === 0 ? DER.null : 0)),
  )
  expect(() => derChildren(readDer(many))).toThrow('too many')
})

describe('time', () => {
  const time = (tag: number, text: string) => derTimeMs(readDer(derEncode(tag, utf8Encode(text))))
  test('is read with any fraction, and in two-digit years', () => {
    expect(time(DER.generalizedTime, '20260601120005Z')).toBe(Date.UTC(2026, 5, 1, 12, 0, 5))
    expect(time(DER.generalizedTime, '20260601120005.5Z')).toBe(Date.UTC(2026, 5, 1, 12, 0, 5, 500))
    expect(time(DER.generalizedTime, '20260601120005.0000001Z')).toBe(Date.UTC(2026, 5, 1, 12, 0, 5))
    expect(time(DER.utcTime, '490101000000Z')).toBe(Date.UTC(2049, 0, 1))
    expect(time(DER.utcTime, '500101000000Z')).toBe(Date.UTC(1950, 0, 1))
  })
  test.each([
    '20260230120005Z',
    '20260601250005Z',
    '20260601120005',
    '20260601120005+0100',
    '20260601120005.50Z',
    '20260601120005.Z',
  ])('%s does not exist or is not DER', (text) => expect(() => time(DER.generalizedTime, text)).toThrow())
})

test('a certificate that repeats an extension is refused', () => {
  const options = {
    subject: 'A',
    issuer: 'A',
    serial: 1,
    key: p256Key(5),
    issuerKey: p256Key(5),
    ca: true,
    keyUsage: 0x06,
  }
  expect(parseCertificate(forgeCertificate(options)).basicConstraints).toEqual({ ca: true, pathLength: null })
  expect(() => parseCertificate(forgeCertificate({ ...options, repeatExtensions: true }))).toThrow('repeats')
})
