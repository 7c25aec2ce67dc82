import { FormatError } from '../format-error.ts'
import {
  DER,
  derChildren,
  derCursor,
  derEncode,
  derEncodeOid,
  derEncodeUnsigned,
  derOidText,
  derUnsigned,
  readDer,
} from './der.ts'
import { DIGESTS, type DigestName, digestOf } from './digests.ts'

/** A TimeStampReq of RFC 3161. */
export interface TimestampRequest {
  digest: DigestName
  imprint: Uint8Array
  policy: string | null
  nonce: Uint8Array | null
}

/** Asks for a stamp over a SHA-256 digest, with the authority's certificates. `nonce` is 8 random bytes. */
export function buildTimestampRequest(
  imprint: Uint8Array,
  nonce: Uint8Array,
  policy: string | null = null,
): Uint8Array {
  if (imprint.length !== 32) throw new FormatError('imprint is not 32 bytes long')
  if (nonce.length !== 8) throw new FormatError('nonce is not 8 bytes long')
  // The top bit stays clear, so that the INTEGER has no sign byte that some authorities drop.
  const positive = nonce.map((byte, i) => (i === 0 ? byte & 0x7f : byte))
  return derEncode(
    DER.sequence,
    derEncodeUnsigned(Uint8Array.of(1)),
    derEncode(
      DER.sequence,
      derEncode(DER.sequence, derEncodeOid(DIGESTS['SHA-256'].oid), derEncode(DER.null)),
      derEncode(DER.octetString, imprint),
    ),
    ...(policy === null ? [] : [derEncodeOid(policy)]),
    derEncodeUnsigned(positive),
    derEncode(DER.boolean, Uint8Array.of(0xff)),
  )
}

export function parseTimestampRequest(der: Uint8Array): TimestampRequest {
  const fields = derCursor(derChildren(readDer(der), DER.sequence))
  fields.take(DER.integer)
  const imprint = derCursor(derChildren(fields.take(DER.sequence)))
  const digest = digestOf(imprint.take(DER.sequence))
  const hash = imprint.take(DER.octetString).content
  const policy = fields.optional(DER.oid)
  const nonce = fields.optional(DER.integer)
  return {
    digest,
    imprint: hash,
    policy: policy === null ? null : derOidText(policy),
    nonce: nonce === null ? null : derUnsigned(nonce),
  }
}
