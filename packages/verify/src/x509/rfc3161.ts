import { concat, equal } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { sha256Hex } from '../sha256.ts'
import { findChain } from './certificate-chain.ts'
import { DER, type DerNode, derChildren, derCursor, derOidText } from './der.ts'
import { DIGESTS, digestOf, legacySha1 } from './digests.ts'
import { signatureScheme, verifyWithScheme } from './signature-algorithm.ts'
import {
  OID_TST_INFO,
  parseTimestampResponse,
  type TimestampInfo,
  type TimestampToken,
} from './timestamp-token.ts'
import { type Certificate, parseCertificate, parseOrNull } from './x509.ts'

export interface TimestampExpectation {
  /** What must have been stamped, hashed by the caller with SHA-256. */
  imprint: Uint8Array
  /** The nonce of our request; null only when no request was kept. */
  nonce: Uint8Array | null
  /** Policies we accept; null for any. */
  policies: readonly string[] | null
  /** Pinned roots, DER. */
  roots: readonly Uint8Array[]
  /** Certificates kept beside the token, for authorities that leave theirs out. */
  certificates?: readonly Uint8Array[]
}

export interface VerifiedTimestamp {
  genTimeMs: number
  accuracyMs: number | null
  policy: string
  serial: Uint8Array
  /** SHA-256 of the signing certificate and of the pinned root it leads to. */
  signerSha256: string
  rootSha256: string
  /** Certificates in DER, from the signing one to that root. */
  chain: Uint8Array[]
}

/** Checks a whole TimeStampResp. Throws a FormatError that says which check failed. */
export function verifyTimestamp(response: Uint8Array, expected: TimestampExpectation): VerifiedTimestamp {
  const token = parseTimestampResponse(response)
  checkInfo(token.info, expected)
  const attributes = readAttributes(token.signer.signedAttributes)
  checkAttributes(token, attributes)
  const known = [...token.certificates, ...(expected.certificates ?? [])].slice(0, MAX_KNOWN).map(parseOrNull)
  const certificates = known.filter((certificate) => certificate !== null)
  const roots = expected.roots.map(parseCertificate)
  const signer = findSigner(token, [...certificates, ...roots])
  checkEssCertId(attributes, signer)
  checkPurpose(signer)
  // The attributes are sent under a context tag but signed as the SET they are.
  const signed = concat(Uint8Array.of(DER.set), token.signer.signedAttributes.bytes.subarray(1))
  const scheme = signatureScheme(token.signer.signatureAlgorithm, token.signer.digest)
  if (!verifyWithScheme(scheme, token.signer.signature, signed, signer.spki)) {
    throw new FormatError('the signature of the time stamp is not valid')
  }
  const chain = findChain(signer, certificates, roots, token.info.genTimeMs)
  const { genTimeMs, accuracyMs, policy, serial } = token.info
  const root = chain.at(-1) ?? signer
  return {
    genTimeMs,
    accuracyMs,
    policy,
    serial,
    signerSha256: sha256Hex(signer.der),
    rootSha256: sha256Hex(root.der),
    chain: chain.map(({ der }) => der),
  }
}

function checkInfo(info: TimestampInfo, { imprint, nonce, policies }: TimestampExpectation): void {
  if (info.imprintDigest !== 'SHA-256' || !equal(info.imprint, imprint)) {
    throw new FormatError('the time stamp is over other bytes')
  }
  if (nonce !== null && (info.nonce === null || !equal(trimZeros(info.nonce), trimZeros(nonce)))) {
    throw new FormatError('the time stamp answers another request: the nonce differs')
  }
  if (policies !== null && !policies.includes(info.policy))
    throw new FormatError(`policy ${info.policy} is not accepted`)
}

type Attributes = Map<string, DerNode>

function readAttributes(node: DerNode): Attributes {
  const attributes: Attributes = new Map()
  for (const attribute of derChildren(node)) {
    const fields = derCursor(derChildren(attribute, DER.sequence))
    const oid = derOidText(fields.take(DER.oid))
    const [value, ...more] = derChildren(fields.take(DER.set))
    fields.end()
    if (attributes.has(oid) || value === undefined || more.length > 0) {
      throw new FormatError('a signed attribute is repeated or does not have exactly one value')
    }
    attributes.set(oid, value)
  }
  return attributes
}

function checkAttributes({ content, signer }: TimestampToken, attributes: Attributes): void {
  const type = attributes.get(OID_CONTENT_TYPE)
  if (type === undefined || derOidText(type) !== OID_TST_INFO)
    throw new FormatError('signed content type is not TSTInfo')
  const digest = attributes.get(OID_MESSAGE_DIGEST)
  if (digest?.tag !== DER.octetString || !equal(digest.content, DIGESTS[signer.digest].hash(content))) {
    throw new FormatError('signed message digest does not match the content')
  }
}

/** By the signer identifier alone. Taking the first certificate, or one of a fitting name, has been an exploit. */
function findSigner({ signer: { id } }: TimestampToken, certificates: readonly Certificate[]): Certificate {
  const found = certificates.find((certificate) =>
    'issuer' in id
      ? equal(certificate.issuer, id.issuer) && equal(certificate.serial, id.serial)
      : certificate.subjectKeyId !== null && equal(certificate.subjectKeyId, id.subjectKeyId),
  )
  if (found === undefined) throw new FormatError('the certificate of the signer is missing')
  return found
}

/** The signed attributes name the signing certificate by its hash: v1 by SHA-1, v2 by any digest. */
function checkEssCertId(attributes: Attributes, signer: Certificate): void {
  const v1 = attributes.get(OID_SIGNING_CERTIFICATE)
  const v2 = attributes.get(OID_SIGNING_CERTIFICATE_V2)
  if (v1 === undefined && v2 === undefined)
    throw new FormatError('the time stamp does not name its certificate')
  for (const [attribute, version] of [
    [v1, 1],
    [v2, 2],
  ] as const) {
    if (attribute === undefined) continue
    const [list] = derChildren(attribute, DER.sequence)
    const [first] = list === undefined ? [] : derChildren(list, DER.sequence)
    if (first === undefined) throw new FormatError('the time stamp does not name its certificate')
    const fields = derCursor(derChildren(first, DER.sequence))
    const algorithm = version === 2 ? fields.optional(DER.sequence) : null
    const hash =
      version === 1 ? legacySha1 : DIGESTS[algorithm === null ? 'SHA-256' : digestOf(algorithm)].hash
    if (!equal(fields.take(DER.octetString).content, hash(signer.der))) {
      throw new FormatError('the time stamp names another certificate than the one sent')
    }
  }
}

function checkPurpose({ extendedKeyUsage, keyUsage }: Certificate): void {
  const { critical, purposes } = extendedKeyUsage ?? { critical: false, purposes: [] }
  if (!critical || purposes.length !== 1 || purposes[0] !== OID_TIME_STAMPING) {
    throw new FormatError('the certificate is not for time stamping only, marked critical')
  }
  if (keyUsage !== null && (keyUsage & 0xc0) === 0)
    throw new FormatError('the certificate is not for signing')
}

function trimZeros(bytes: Uint8Array): Uint8Array {
  const start = bytes.findIndex((byte) => byte !== 0)
  return start < 0 ? new Uint8Array(0) : bytes.subarray(start)
}

const OID_CONTENT_TYPE = '1.2.840.113549.1.9.3'
const OID_MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const OID_SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12'
const OID_SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
const OID_TIME_STAMPING = '1.3.6.1.5.5.7.3.8'
const MAX_KNOWN = 32
