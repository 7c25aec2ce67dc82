import { expect, test } from 'vitest'
import { concat } from '../bytes.ts'
import { sha256 } from '../sha256.ts'
import {
  BODY,
  forgeConnection,
  leafOf,
  MIDDLE,
  middleKey,
  WEB_ROOT,
} from '../test-support/forged-connection.ts'
import { p256Key } from '../test-support/forged-tsa.ts'
import { HOST, serverKey } from '../test-support/server-keys.ts'
import { DER, derEncode } from '../x509/der.ts'
import type { CertificateLog } from './certificate-transparency.ts'
import { verifyConnection } from './verify-connection.ts'

const logKey = p256Key(51)
const LOG: CertificateLog = { name: 'Log of tests', key: logKey.spki }
const STRANGER: CertificateLog = { name: 'Another log', key: p256Key(52).spki }
const u16 = (n: number) => Uint8Array.of(n >> 8, n & 0xff)
const vector = (bytes: Uint8Array) => concat(u16(bytes.length), bytes)
const TIME = Uint8Array.of(0, 0, 1, 0x9e, 0, 0, 0, 0)

/** RFC 6962, section 3.2, written a second time. */
const promisedBy =
  (sign: (message: Uint8Array) => Uint8Array, issuerSpki = middleKey.spki) =>
  (tbs: Uint8Array): [string, Uint8Array] => {
    const length = Uint8Array.of(tbs.length >> 16, (tbs.length >> 8) & 0xff, tbs.length & 0xff)
    const signed = concat(Uint8Array.of(0, 0), TIME, u16(1), sha256(issuerSpki), length, tbs, u16(0))
    const sct = concat(
      Uint8Array.of(0),
      sha256(LOG.key),
      TIME,
      u16(0),
      Uint8Array.of(4, 3),
      vector(sign(signed)),
    )
    return ['1.3.6.1.4.1.11129.2.4.2', derEncode(DER.octetString, vector(vector(sct)))]
  }

const key = serverKey('p256')
const verify = (promises: ReturnType<typeof promisedBy> | undefined, logs: CertificateLog[] | null) =>
  verifyConnection(
    forgeConnection({ certificates: [leafOf(key, promises === undefined ? {} : { promises }), MIDDLE] }),
    { host: HOST, body: BODY, status: 200, roots: [WEB_ROOT], certificateLogs: logs },
  ).certificateLogs

test('logs that promised to publish the certificate are named where the reader knows them', () => {
  const promised = promisedBy(logKey.sign)
  expect(verify(promised, [STRANGER, LOG])).toEqual(['Log of tests'])
  expect(verify(promised, null)).toBeNull()
})

test('a certificate that no known log was promised, or that another was promised, is refused', () => {
  expect(() => verify(undefined, [LOG])).toThrow('no log that you know')
  expect(() => verify(promisedBy(logKey.sign), [STRANGER])).toThrow('no log that you know')
  expect(() => verify(promisedBy(p256Key(53).sign), [LOG])).toThrow('Log of tests')
  expect(() => verify(promisedBy(logKey.sign, key.spki), [LOG])).toThrow('does not hold')
  const elsewhere = promisedBy((message) => logKey.sign(concat(message, Uint8Array.of(0))))
  expect(() => verify(elsewhere, [LOG])).toThrow('does not hold')
})
