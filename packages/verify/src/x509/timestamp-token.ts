import { FormatError } from '../format-error.ts'
import {
  contextTag,
  DER,
  type DerNode,
  derChildren,
  derCursor,
  derOidText,
  derUnsigned,
  primitiveContextTag,
  readDer,
} from './der.ts'
import { derTimeMs } from './der-time.ts'
import { type DigestName, digestOf } from './digests.ts'

/** The parts of a TimeStampResp, read but not believed: `rfc3161.ts` checks them. */
export interface TimestampToken {
  info: TimestampInfo
  /** The DER of TSTInfo: what the message digest covers. */
  content: Uint8Array
  /** Certificates as sent, unparsed. */
  certificates: Uint8Array[]
  signer: {
    id: { issuer: Uint8Array; serial: Uint8Array } | { subjectKeyId: Uint8Array }
    digest: DigestName
    /** The attributes as DER, still under their context tag. */
    signedAttributes: DerNode
    signatureAlgorithm: DerNode
    signature: Uint8Array
  }
}

export interface TimestampInfo {
  policy: string
  imprintDigest: DigestName
  imprint: Uint8Array
  serial: Uint8Array
  genTimeMs: number
  /** How far off the authority says it may be; null when it does not say. */
  accuracyMs: number | null
  nonce: Uint8Array | null
}

export const OID_TST_INFO = '1.2.840.113549.1.9.16.1.4'

export function parseTimestampResponse(response: Uint8Array): TimestampToken {
  if (response.length > MAX_RESPONSE_BYTES) throw new FormatError('time stamp is larger than 64 KB')
  const outer = derCursor(derChildren(readDer(response), DER.sequence))
  const [status] = derChildren(outer.take(DER.sequence))
  const granted = status === undefined ? null : derUnsigned(status)
  if (granted === null || granted.length !== 1 || (granted[0] ?? 2) > 1) {
    throw new FormatError('the authority did not grant the time stamp')
  }
  const token = derCursor(derChildren(outer.take(DER.sequence)))
  outer.end()
  if (derOidText(token.take(DER.oid)) !== OID_SIGNED_DATA)
    throw new FormatError('time stamp is not SignedData')
  return parseSignedData(readDer(token.take(contextTag(0)).content))
}

function parseSignedData(signedData: DerNode): TimestampToken {
  const fields = derCursor(derChildren(signedData, DER.sequence))
  requireVersion(fields.take(DER.integer), 3)
  const digests = derChildren(fields.take(DER.set)).map(digestOf)
  const content = derCursor(derChildren(fields.take(DER.sequence)))
  if (derOidText(content.take(DER.oid)) !== OID_TST_INFO)
    throw new FormatError('signed content is not a TSTInfo')
  const wrapped = readDer(content.take(contextTag(0)).content)
  if (wrapped.tag !== DER.octetString) throw new FormatError('signed content is not an octet string')
  const certificates = fields.optional(contextTag(0))
  fields.optional(contextTag(1))
  const signers = derChildren(fields.take(DER.set))
  fields.end()
  const [signer, ...others] = signers
  if (signer === undefined || others.length > 0)
    throw new FormatError('time stamp does not have exactly one signer')
  const sent = certificates === null ? [] : derChildren(certificates)
  if (sent.length > MAX_CERTIFICATES) throw new FormatError('time stamp carries too many certificates')
  const parsedSigner = parseSigner(signer)
  if (!digests.includes(parsedSigner.digest))
    throw new FormatError('the digest of the signer is not announced')
  return {
    info: parseInfo(readDer(wrapped.content)),
    content: wrapped.content,
    certificates: sent.filter(({ tag }) => tag === DER.sequence).map(({ bytes }) => bytes),
    signer: parsedSigner,
  }
}

function parseSigner(signer: DerNode): TimestampToken['signer'] {
  const fields = derCursor(derChildren(signer, DER.sequence))
  const version = fields.take(DER.integer)
  const keyId = fields.optional(primitiveContextTag(0))
  requireVersion(version, keyId === null ? 1 : 3)
  const id = keyId === null ? issuerAndSerial(fields.take(DER.sequence)) : { subjectKeyId: keyId.content }
  const digest = digestOf(fields.take(DER.sequence))
  const signedAttributes = fields.optional(contextTag(0))
  if (signedAttributes === null) throw new FormatError('time stamp has no signed attributes')
  const signatureAlgorithm = fields.take(DER.sequence)
  const signature = fields.take(DER.octetString).content
  fields.optional(contextTag(1))
  fields.end()
  return { id, digest, signedAttributes, signatureAlgorithm, signature }
}

/** RFC 5652 fixes every version number; a free byte would be a second spelling of the same token. */
function requireVersion(node: DerNode, version: number): void {
  if (node.content.length !== 1 || node.content[0] !== version)
    throw new FormatError('unexpected version number')
}

function issuerAndSerial(node: DerNode): { issuer: Uint8Array; serial: Uint8Array } {
  const fields = derCursor(derChildren(node))
  const id = { issuer: fields.take(DER.sequence).bytes, serial: fields.take(DER.integer).content }
  fields.end()
  return id
}

function parseInfo(info: DerNode): TimestampInfo {
  const fields = derCursor(derChildren(info, DER.sequence))
  requireVersion(fields.take(DER.integer), 1)
  const policy = derOidText(fields.take(DER.oid))
  const imprint = derCursor(derChildren(fields.take(DER.sequence)))
  const imprintDigest = digestOf(imprint.take(DER.sequence))
  const hash = imprint.take(DER.octetString).content
  imprint.end()
  const serial = fields.take(DER.integer).content
  const genTimeMs = derTimeMs(fields.take(DER.generalizedTime))
  const accuracy = fields.optional(DER.sequence)
  fields.optional(DER.boolean)
  const nonce = fields.optional(DER.integer)
  fields.optional(contextTag(0))
  // Extensions could change the meaning of the stamp; nobody uses them, so they are refused.
  fields.end()
  return {
    policy,
    imprintDigest,
    imprint: hash,
    serial,
    genTimeMs,
    accuracyMs: accuracy === null ? null : accuracyOf(accuracy),
    nonce: nonce === null ? null : derUnsigned(nonce),
  }
}

function accuracyOf(node: DerNode): number {
  const fields = derCursor(derChildren(node))
  const number = (part: DerNode | null) =>
    Number(part?.content.reduce((sum, byte) => sum * 256 + byte, 0) ?? 0)
  const seconds = number(fields.optional(DER.integer))
  const millis = number(fields.optional(primitiveContextTag(0)))
  const micros = number(fields.optional(primitiveContextTag(1)))
  fields.end()
  return seconds * 1000 + millis + Math.ceil(micros / 1000)
}

const OID_SIGNED_DATA = '1.2.840.113549.1.7.2'
const MAX_RESPONSE_BYTES = 65_536
const MAX_CERTIFICATES = 16
