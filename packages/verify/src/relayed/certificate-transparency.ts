import { concat, equal } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { sha256 } from '../sha256.ts'
import { contextTag, DER, type DerNode, derChildren, derEncode, derOidText, readDer } from '../x509/der.ts'
import { verifyWithScheme } from '../x509/signature-algorithm.ts'
import type { Certificate } from '../x509/x509.ts'
import { ByteReader } from './byte-reader.ts'

/** A public log of certificates that the reader knows. */
export interface CertificateLog {
  name: string
  /** SubjectPublicKeyInfo, DER. */
  key: Uint8Array
}

/**
 * The names of the known logs that promised to publish the certificate (RFC 6962, SCTs inside it): somebody who made an
 * authority issue one in secret could not have them. A promise of a known log that does not hold is an error.
 */
export function certificateLogs(
  leaf: Certificate,
  issuer: Certificate,
  logs: readonly CertificateLog[],
): string[] {
  const { list, tbs } = withoutPromises(leaf.tbs)
  const issuerKey = sha256(issuer.spki)
  const names = new Set<string>()
  for (const promise of readPromises(list)) {
    const log = logs.find(({ key }) => equal(sha256(key), promise.logId))
    if (log === undefined) continue
    const signed = concat(
      Uint8Array.of(0, 0),
      promise.time,
      PRECERTIFICATE,
      issuerKey,
      lengthOf(tbs, 3),
      tbs,
      lengthOf(promise.extensions, 2),
      promise.extensions,
    )
    const kind = promise.algorithm === ECDSA ? 'ecdsa' : 'rsa'
    if (!verifyWithScheme({ kind, digest: 'SHA-256' }, promise.signature, signed, log.key))
      throw new FormatError(`the promise of ${log.name} to publish the certificate does not hold`)
    names.add(log.name)
  }
  return [...names]
}

interface LogPromise {
  logId: Uint8Array
  time: Uint8Array
  extensions: Uint8Array
  algorithm: number
  signature: Uint8Array
}

function readPromises(list: Uint8Array | null): LogPromise[] {
  if (list === null) return []
  const outer = new ByteReader(list, 'the list of promises')
  const entries = outer.inner(2)
  outer.end()
  const promises: LogPromise[] = []
  while (entries.left > 0) {
    if (promises.length >= MAX_PROMISES)
      throw new FormatError('the certificate has too many promises of logs')
    const entry = entries.inner(2)
    // Other versions have other forms.
    if (entry.number(1) !== 0) continue
    const [logId, time, extensions] = [entry.take(32), entry.take(8), entry.vector(2)]
    const [digest, algorithm, signature] = [entry.number(1), entry.number(1), entry.vector(2)]
    entry.end()
    if (digest !== SHA_256 || (algorithm !== ECDSA && algorithm !== RSA))
      throw new FormatError('a promise of a log is signed in a way that this verifier does not know')
    promises.push({ logId, time, extensions, algorithm, signature })
  }
  return promises
}

/** What was shown to the logs: the certificate before their promises were put into it. */
function withoutPromises(tbs: Uint8Array): { list: Uint8Array | null; tbs: Uint8Array } {
  let list: Uint8Array | null = null
  const isOther = (extension: DerNode): boolean => {
    const parts = derChildren(extension, DER.sequence)
    const [oid] = parts
    if (oid === undefined || derOidText(oid) !== PROMISES) return true
    list = readDer(parts.at(-1)?.content ?? new Uint8Array()).content
    return false
  }
  const fields = derChildren(readDer(tbs), DER.sequence).map((field) => {
    if (field.tag !== contextTag(3)) return field.bytes
    const kept = derChildren(readDer(field.content), DER.sequence).filter(isOther)
    return derEncode(contextTag(3), derEncode(DER.sequence, ...kept.map(({ bytes }) => bytes)))
  })
  return { list, tbs: derEncode(DER.sequence, ...fields) }
}

const lengthOf = ({ length }: Uint8Array, width: 2 | 3): Uint8Array =>
  Uint8Array.of(...(width === 3 ? [length >> 16] : []), (length >> 8) & 0xff, length & 0xff)

const PROMISES = '1.3.6.1.4.1.11129.2.4.2'
const PRECERTIFICATE = Uint8Array.of(0, 1)
const SHA_256 = 4
const RSA = 1
const ECDSA = 3
const MAX_PROMISES = 16
