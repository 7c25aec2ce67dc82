import { oneIn } from '@veracite/testing/thorough'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { utf8Encode } from '../bytes.ts'
import { sha256, sha256Hex } from '../sha256.ts'
import {
  forgeCertificate,
  forgeTimestamp,
  p256Key,
  TIME_STAMPING,
  type TokenOptions,
} from '../test-support/forged-tsa.ts'
import { hasOpenssl, makeOpensslTsa } from '../test-support/openssl-tsa.ts'
import { verifyTimestamp } from './rfc3161.ts'
import { buildTimestampRequest, parseTimestampRequest } from './timestamp-request.ts'

const imprint = sha256(utf8Encode('stamp me'))
const nonce = Uint8Array.of(0x12, 0x34, 0x56, 0x78, 0x9a, 0xbc, 0xde, 0xf0)
const query = buildTimestampRequest(imprint, nonce)

test('a request says what was asked', () => {
  expect(parseTimestampRequest(query)).toEqual({ digest: 'SHA-256', imprint, policy: null, nonce })
  expect(parseTimestampRequest(buildTimestampRequest(imprint, nonce, '1.2.3.4.1')).policy).toBe('1.2.3.4.1')
  const high = buildTimestampRequest(imprint, new Uint8Array(8).fill(0xff))
  expect(parseTimestampRequest(high).nonce?.[0]).toBe(0x7f)
})

describe.skipIf(!hasOpenssl())('a real authority', () => {
  describe.each([
    ['RSA 2048, SHA-256', 'rsa', {}],
    [
      'RSA 2048, SHA-512, certificates signed with PSS',
      'rsa',
      { pss: true, digest: 'sha512', essAlg: 'sha512' },
    ],
    ['P-256, ESSCertID by SHA-1', 'p256', { essAlg: 'sha1' }],
    ['P-384, SHA-384', 'p384', { digest: 'sha384', essAlg: 'sha384' }],
  ] as const)('%s', (_, kind, options) => {
    let tsa: ReturnType<typeof makeOpensslTsa>
    let response: Uint8Array
    beforeAll(() => {
      tsa = makeOpensslTsa(kind, options)
      response = tsa.reply(query)
    })
    afterAll(() => tsa?.remove())
    const expectation = () => ({ imprint, nonce, policies: ['1.2.3.4.1'], roots: [tsa.root] })

    test('OpenSSL reads our request, and both verify the reply', () => {
      expect(tsa.describe(query)).toContain('Nonce: 0x123456789ABCDEF0')
      expect(tsa.accepts(query, response)).toBe(true)
      const verified = verifyTimestamp(response, expectation())
      expect(Math.abs(verified.genTimeMs - Date.now())).toBeLessThan(120_000)
      expect(verified).toMatchObject({
        accuracyMs: 1501,
        policy: '1.2.3.4.1',
        signerSha256: sha256Hex(tsa.signer),
        rootSha256: sha256Hex(tsa.root),
      })
    })

    test('wrong bytes, nonce, policy or root are refused', () => {
      const changes = [
        { imprint: sha256(imprint) },
        { nonce: nonce.with(7, 0) },
        { policies: ['1.2.3.4.2'] },
        { roots: [tsa.signer.slice(0, 0)].filter((root) => root.length > 0) },
        { roots: [forgedRoot] },
      ]
      for (const change of changes)
        expect(() => verifyTimestamp(response, { ...expectation(), ...change })).toThrow()
    })

    test('no flipped byte makes this verifier accept what OpenSSL refuses', () => {
      const stride = kind === 'p384' ? oneIn(381) : oneIn(141)
      for (let i = 0; i < response.length; i += stride) {
        const changed = response.with(i, (response[i] ?? 0) ^ 1)
        let accepted = true
        try {
          verifyTimestamp(changed, expectation())
        } catch {
          accepted = false
        }
        if (accepted) expect({ i, openssl: tsa.accepts(query, changed) }).toEqual({ i, openssl: true })
      }
    })
  })
})

const rootKey = p256Key(11)
const midKey = p256Key(12)
const tsaKey = p256Key(13)
const otherKey = p256Key(14)
const authority = { ca: true, keyUsage: 0x06 } as const
const forgedRoot = forgeCertificate({
  subject: 'Root',
  issuer: 'Root',
  serial: 1,
  key: rootKey,
  issuerKey: rootKey,
  ...authority,
})
const mid = (change = {}) =>
  forgeCertificate({
    subject: 'Mid',
    issuer: 'Root',
    serial: 2,
    key: midKey,
    issuerKey: rootKey,
    ...authority,
    ...change,
  })
const leafDefaults = {
  subject: 'TSA',
  issuer: 'Mid',
  serial: 3,
  key: tsaKey,
  issuerKey: midKey,
  purposes: [TIME_STAMPING],
}
const leaf = (change = {}) => forgeCertificate({ ...leafDefaults, ...change })

function stamp(change: Partial<TokenOptions> = {}, certificate = leaf(), middle = mid()): Uint8Array {
  const sendCertificates = [middle, certificate]
  return forgeTimestamp({
    imprint,
    nonce,
    certificate,
    key: tsaKey,
    issuer: 'Mid',
    serial: 3,
    sendCertificates,
    ...change,
  })
}
const expected = { imprint, nonce, policies: null, roots: [forgedRoot] }
const verify = (response: Uint8Array, change = {}) => verifyTimestamp(response, { ...expected, ...change })

describe('a forged authority', () => {
  test('is accepted when everything is right', () => {
    expect(verify(stamp()).genTimeMs).toBe(Date.UTC(2026, 5, 1, 12, 0, 5))
    expect(verify(stamp({ ess: 'v1' })).rootSha256).toBe(sha256Hex(forgedRoot))
    expect(verify(stamp({ ess: 'v2-sha512' })).accuracyMs).toBe(1000)
    expect(verify(stamp({ status: 1 })).policy).toBe('1.3.6.1.4.1.99999.1')
    expect(verify(stamp({ genTime: '20260601120005.1234567Z' })).genTimeMs).toBe(
      Date.UTC(2026, 5, 1, 12, 0, 5, 123),
    )
    expect(verify(stamp({ nonce: null }), { nonce: null }).accuracyMs).toBe(1000)
  })

  test('may leave its certificates out when they are kept elsewhere', () => {
    const response = stamp({ sendCertificates: [] })
    expect(() => verify(response)).toThrow('missing')
    expect(verify(response, { certificates: [leaf(), mid()] }).rootSha256).toBe(sha256Hex(forgedRoot))
  })

  test('is found through cross certificates and among several roots', () => {
    const otherRoot = forgeCertificate({
      subject: 'Old',
      issuer: 'Old',
      serial: 9,
      key: otherKey,
      issuerKey: otherKey,
      ...authority,
    })
    const cross = forgeCertificate({
      subject: 'Root',
      issuer: 'Old',
      serial: 10,
      key: rootKey,
      issuerKey: otherKey,
      ...authority,
    })
    const response = stamp({ sendCertificates: [cross, mid(), leaf()] })
    expect(verify(response, { roots: [otherRoot] }).rootSha256).toBe(sha256Hex(otherRoot))
    expect(verify(response, { roots: [otherRoot, forgedRoot] }).rootSha256).toBe(sha256Hex(forgedRoot))
  })

  test.each<[string, string, () => Uint8Array]>([
    ['a refusal', 'did not grant', () => stamp({ status: 2 })],
    ['another content type', 'not a TSTInfo', () => stamp({ contentType: '1.2.840.113549.1.7.1' })],
    ['two signers', 'exactly one signer', () => stamp({ signers: 2 })],
    ['no signer', 'exactly one signer', () => stamp({ signers: 0 })],
    ['a SHA-1 imprint', 'weaker', () => stamp({ imprintOid: '1.3.14.3.2.26' })],
    ['other bytes', 'other bytes', () => stamp({ imprint: sha256(imprint) })],
    ['another nonce', 'nonce', () => stamp({ nonce: nonce.with(0, 1) })],
    ['no nonce', 'nonce', () => stamp({ nonce: null })],
    ['extensions of unknown meaning', 'unexpected parts', () => stamp({ infoExtensions: true })],
    ['no signed attributes', 'no signed attributes', () => stamp({ withoutAttributes: true })],
    [
      'another signed content type',
      'not TSTInfo',
      () => stamp({ attributeContentType: '1.2.840.113549.1.7.1' }),
    ],
    ['another message digest', 'does not match', () => stamp({ messageDigest: sha256(nonce) })],
    ['no certificate hash', 'does not name', () => stamp({ ess: 'none' })],
    ['the hash of another certificate', 'another certificate', () => stamp({ essOver: mid() })],
    ['a serial of no certificate', 'missing', () => stamp({ serial: 4 })],
    ['the signature of another key', 'not valid', () => stamp({ key: otherKey })],
    [
      'a purpose that is not critical',
      'time stamping only',
      () => stamp({}, leaf({ purposesCritical: false })),
    ],
    ['no purpose', 'time stamping only', () => stamp({}, leaf({ purposes: null }))],
    ['another purpose', 'time stamping only', () => stamp({}, leaf({ purposes: ['1.3.6.1.5.5.7.3.3'] }))],
    [
      'a second purpose',
      'time stamping only',
      () => stamp({}, leaf({ purposes: [TIME_STAMPING, '1.3.6.1.5.5.7.3.3'] })),
    ],
    ['a key that may not sign', 'not for signing', () => stamp({}, leaf({ keyUsage: 0x20 }))],
    [
      'a certificate ended before',
      'not valid at that time',
      () => stamp({}, leaf({ notAfter: '20260601120004Z' })),
    ],
    [
      'a certificate begun after',
      'not valid at that time',
      () => stamp({}, leaf({ notBefore: '20260601120006Z' })),
    ],
    [
      'a middle ended before',
      'no certificate path',
      () => stamp({}, leaf(), mid({ notAfter: '20260101120004Z' })),
    ],
    ['a middle that is no authority', 'no certificate path', () => stamp({}, leaf(), mid({ ca: false }))],
    ['a middle without constraints', 'no certificate path', () => stamp({}, leaf(), mid({ ca: null }))],
    [
      'a middle that may not sign certificates',
      'no certificate path',
      () => stamp({}, leaf(), mid({ keyUsage: 0x80 })),
    ],
    [
      'a middle of another root',
      'no certificate path',
      () => stamp({}, leaf(), mid({ issuerKey: otherKey })),
    ],
    [
      'a middle with an unknown critical extension',
      'no certificate path',
      () => stamp({}, leaf(), mid({ extraCritical: true })),
    ],
    [
      'a leaf with an unknown critical extension',
      'unknown critical',
      () => stamp({}, leaf({ extraCritical: true })),
    ],
    [
      'a leaf signed by another middle',
      'no certificate path',
      () => stamp({}, leaf({ issuerKey: otherKey })),
    ],
  ])('with %s is refused', (_, reason, response) => {
    expect(() => verify(response())).toThrow(reason)
  })

  test('whose certificate was swapped for one with the same name and serial is refused', () => {
    const swapped = leaf({ key: otherKey })
    expect(() => verify(stamp({ sendCertificates: [swapped, mid()] }))).toThrow('another certificate')
    // Even when the attacker names the swapped certificate, the signature is not that key's.
    expect(() => verify(stamp({ sendCertificates: [swapped, mid()], essOver: swapped }))).toThrow('not valid')
  })

  test('whose root allows no middle is refused', () => {
    const strict = forgeCertificate({
      subject: 'Root',
      issuer: 'Root',
      serial: 1,
      key: rootKey,
      issuerKey: rootKey,
      ...authority,
      pathLength: 0,
    })
    expect(() => verify(stamp(), { roots: [strict] })).toThrow('no certificate path')
  })

  test('without any pinned root is refused', () => {
    expect(() => verify(stamp(), { roots: [] })).toThrow('no certificate path')
  })

  test('cannot have any byte of its signed parts changed', () => {
    const response = stamp()
    const accepted: number[] = []
    // The status is among the bytes that an ordinary run changes.
    const stride = oneIn(48)
    for (let i = 8 % stride; i < response.length; i += stride) {
      for (const bit of [1, 0x80]) {
        try {
          verify(response.with(i, (response[i] ?? 0) ^ bit))
          accepted.push(i)
        } catch {
          // Refused, as it must be.
        }
      }
    }
    // The only free byte is the status: "granted" and "granted with changes" are both a grant.
    expect(accepted).toEqual([8])
  })
})

test('truncated and random bytes are refused with a sentence, quickly', () => {
  const response = stamp()
  for (let length = 0; length < response.length; length += oneIn(9))
    expect(() => verify(response.slice(0, length))).toThrow()
  const deep = new Uint8Array(60_000).fill(0x30)
  expect(() => verify(deep)).toThrow()
  expect(() => verify(new Uint8Array(70_000))).toThrow('64 KB')
})
