import { concat, hexEncode, utf8Encode } from '../bytes.ts'
import { sha256 } from '../sha256.ts'
import {
  contextTag,
  DER,
  derEncode,
  derEncodeOid,
  derEncodeUnsigned,
  primitiveContextTag,
} from '../x509/der.ts'
import { DIGESTS, legacySha1 } from '../x509/digests.ts'
import { p256SpkiOf, signP256 } from './sign-p256.ts'

/**
 * A certificate authority and a time-stamping authority made of plain bytes, so that tests can build every
 * wrong certificate and token that real software refuses to make. Deterministic: fixed keys, fixed times.
 */

export interface Key {
  spki: Uint8Array
  sign: (message: Uint8Array) => Uint8Array
  algorithm: Uint8Array
}

const seq = (...parts: Uint8Array[]) => derEncode(DER.sequence, ...parts)
const set = (...parts: Uint8Array[]) => derEncode(DER.set, ...parts)
const oid = derEncodeOid
const octets = (content: Uint8Array) => derEncode(DER.octetString, content)
const dnsName = (name: string) => derEncode(primitiveContextTag(2), utf8Encode(name))
const small = (value: number) => derEncodeUnsigned(Uint8Array.of(value))

export function p256Key(fill: number): Key {
  const secretKey = new Uint8Array(32).fill(fill)
  return {
    spki: p256SpkiOf(secretKey),
    sign: (message) => signP256(message, secretKey),
    algorithm: seq(oid('1.2.840.10045.4.3.2')),
  }
}

export interface CertificateOptions {
  subject: string
  issuer: string
  serial: number
  key: Key
  issuerKey: Key
  notBefore?: string
  notAfter?: string
  ca?: boolean | null
  pathLength?: number
  purposes?: string[] | null
  purposesCritical?: boolean
  keyUsage?: number
  extraCritical?: boolean
  repeatExtensions?: boolean
  dnsNames?: string[]
  /** Extensions made of the rest, as logs of certificates are shown it: their OID and content. */
  promises?: (tbs: Uint8Array) => [oid: string, value: Uint8Array]
}

export const TIME_STAMPING = '1.3.6.1.5.5.7.3.8'

export function forgeCertificate(options: CertificateOptions): Uint8Array {
  const {
    key,
    issuerKey,
    ca = null,
    purposes = null,
    purposesCritical = true,
    pathLength,
    keyUsage,
  } = options
  const yes = derEncode(DER.boolean, Uint8Array.of(0xff))
  const extension = (id: string, critical: boolean, value: Uint8Array) =>
    seq(oid(id), ...(critical ? [yes] : []), octets(value))
  const extensions = [
    ...(ca === null
      ? []
      : [
          extension(
            '2.5.29.19',
            true,
            seq(...(ca ? [yes] : []), ...(pathLength === undefined ? [] : [small(pathLength)])),
          ),
        ]),
    ...(keyUsage === undefined
      ? []
      : [extension('2.5.29.15', true, derEncode(DER.bitString, Uint8Array.of(0, keyUsage)))]),
    ...(purposes === null ? [] : [extension('2.5.29.37', purposesCritical, seq(...purposes.map(oid)))]),
    ...(options.dnsNames === undefined
      ? []
      : [extension('2.5.29.17', false, seq(...options.dnsNames.map(dnsName)))]),
    ...(options.extraCritical ? [extension('1.2.3.4', true, derEncode(DER.null))] : []),
  ]
  const tbsWith = (all: readonly Uint8Array[]) =>
    seq(
      derEncode(contextTag(0), small(2)),
      small(options.serial),
      issuerKey.algorithm,
      nameOf(options.issuer),
      seq(
        generalizedTime(options.notBefore ?? '20260101000000Z'),
        generalizedTime(options.notAfter ?? '20360101000000Z'),
      ),
      nameOf(options.subject),
      key.spki,
      derEncode(contextTag(3), seq(...all)),
    )
  const listed = options.repeatExtensions ? [...extensions, ...extensions] : extensions
  const promise = options.promises?.(tbsWith(listed))
  const tbs = tbsWith(promise === undefined ? listed : [...listed, extension(promise[0], false, promise[1])])
  return seq(tbs, issuerKey.algorithm, derEncode(DER.bitString, Uint8Array.of(0), issuerKey.sign(tbs)))
}

export interface TokenOptions {
  imprint: Uint8Array
  certificate: Uint8Array
  key: Key
  issuer: string
  serial: number
  genTime?: string
  nonce?: Uint8Array | null
  policy?: string
  imprintOid?: string
  status?: number
  contentType?: string
  attributeContentType?: string
  ess?: 'v1' | 'v2' | 'v2-sha512' | 'none'
  essOver?: Uint8Array
  messageDigest?: Uint8Array
  signers?: number
  withoutAttributes?: boolean
  sendCertificates?: Uint8Array[]
  infoExtensions?: boolean
}

export function forgeTimestamp(options: TokenOptions): Uint8Array {
  const TST_INFO = '1.2.840.113549.1.9.16.1.4'
  const { key, nonce = null } = options
  const info = seq(
    small(1),
    oid(options.policy ?? '1.3.6.1.4.1.99999.1'),
    seq(seq(oid(options.imprintOid ?? DIGESTS['SHA-256'].oid), derEncode(DER.null)), octets(options.imprint)),
    small(77),
    generalizedTime(options.genTime ?? '20260601120005Z'),
    seq(small(1)),
    ...(nonce === null ? [] : [derEncodeUnsigned(nonce)]),
    ...(options.infoExtensions ? [derEncode(contextTag(1), seq(oid('1.2.3'), octets(small(1))))] : []),
  )
  const attributes = sortedSet([
    attribute('1.2.840.113549.1.9.3', oid(options.attributeContentType ?? TST_INFO)),
    attribute('1.2.840.113549.1.9.4', octets(options.messageDigest ?? sha256(info))),
    ...essAttribute(options.ess ?? 'v2', options.essOver ?? options.certificate),
  ])
  const sha256Algorithm = seq(oid(DIGESTS['SHA-256'].oid))
  const signerInfo = seq(
    small(1),
    seq(nameOf(options.issuer), small(options.serial)),
    sha256Algorithm,
    ...(options.withoutAttributes ? [] : [derEncode(contextTag(0), attributes)]),
    key.algorithm,
    octets(key.sign(options.withoutAttributes ? info : set(attributes))),
  )
  const certificates = options.sendCertificates ?? [options.certificate]
  const signedData = seq(
    small(3),
    set(sha256Algorithm),
    seq(oid(options.contentType ?? TST_INFO), derEncode(contextTag(0), octets(info))),
    ...(certificates.length === 0 ? [] : [derEncode(contextTag(0), ...certificates)]),
    set(...Array.from({ length: options.signers ?? 1 }, () => signerInfo)),
  )
  return seq(
    seq(small(options.status ?? 0)),
    seq(oid('1.2.840.113549.1.7.2'), derEncode(contextTag(0), signedData)),
  )
}

function essAttribute(kind: NonNullable<TokenOptions['ess']>, certificate: Uint8Array): Uint8Array[] {
  if (kind === 'none') return []
  if (kind === 'v1')
    return [attribute('1.2.840.113549.1.9.16.2.12', seq(seq(seq(octets(legacySha1(certificate))))))]
  const { oid: digest, hash } = DIGESTS[kind === 'v2' ? 'SHA-256' : 'SHA-512']
  const algorithm = kind === 'v2' ? [] : [seq(oid(digest))]
  return [attribute('1.2.840.113549.1.9.16.2.47', seq(seq(seq(...algorithm, octets(hash(certificate))))))]
}

function attribute(id: string, value: Uint8Array): Uint8Array {
  return seq(oid(id), set(value))
}

function sortedSet(parts: Uint8Array[]): Uint8Array {
  return concat(...parts.toSorted((a, b) => (hexEncode(a) < hexEncode(b) ? -1 : 1)))
}

function nameOf(commonName: string): Uint8Array {
  return seq(set(seq(oid('2.5.4.3'), derEncode(0x0c, utf8Encode(commonName)))))
}

function generalizedTime(text: string): Uint8Array {
  return derEncode(DER.generalizedTime, utf8Encode(text))
}
