import { equal, utf8Decode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import {
  contextTag,
  DER,
  type DerNode,
  derBitString,
  derChildren,
  derCursor,
  derOidText,
  derUnsigned,
  primitiveContextTag,
  readDer,
} from './der.ts'
import { derTimeMs } from './der-time.ts'
import { type SignatureScheme, signatureScheme, verifyWithScheme } from './signature-algorithm.ts'

/** What a chain check needs to know of an X.509 certificate. */
export interface Certificate {
  der: Uint8Array
  /** The signed part. */
  tbs: Uint8Array
  /** Content of the serial number INTEGER, sign byte included. */
  serial: Uint8Array
  issuer: Uint8Array
  subject: Uint8Array
  notBeforeMs: number
  notAfterMs: number
  spki: Uint8Array
  subjectKeyId: Uint8Array | null
  extendedKeyUsage: { critical: boolean; purposes: string[] } | null
  basicConstraints: { ca: boolean; pathLength: number | null } | null
  /** First byte of the key usage bits: 0x80 digitalSignature, 0x40 nonRepudiation, 0x04 keyCertSign. */
  keyUsage: number | null
  /** Critical extensions that are not read here, each by its OID; name constraints are among them. */
  unknownCritical: string[]
  /** Read by those who issue for names only. */
  nameConstraints: DerNode | null
  /** The DNS names it is for; null without the extension. */
  dnsNames: string[] | null
  /** Null only for a trust anchor, whose own signature nobody checks. */
  scheme: SignatureScheme | null
  signature: Uint8Array
}

export function parseCertificate(der: Uint8Array): Certificate {
  return parse(der, signatureScheme)
}

/** A certificate that cannot be read may be one that is not needed. */
export function parseOrNull(der: Uint8Array): Certificate | null {
  try {
    return parseCertificate(der)
  } catch {
    return null
  }
}

/** A root that is trusted by its digest. Old ones signed themselves with SHA-1, which then means nothing. */
export function parseTrustAnchor(der: Uint8Array): Certificate {
  return parse(der, () => null)
}

function parse(der: Uint8Array, schemeOf: (algorithm: DerNode) => SignatureScheme | null): Certificate {
  if (der.length > MAX_CERTIFICATE_BYTES) throw new FormatError('certificate is too large')
  const outer = derCursor(derChildren(readDer(der), DER.sequence))
  const tbs = outer.take(DER.sequence)
  const algorithm = outer.take(DER.sequence)
  const signature = derBitString(outer.take(DER.bitString))
  outer.end()

  const fields = derCursor(derChildren(tbs))
  fields.optional(contextTag(0))
  const serial = fields.take(DER.integer).content
  if (!equal(fields.take(DER.sequence).bytes, algorithm.bytes)) {
    throw new FormatError('certificate names two signature algorithms')
  }
  const issuer = fields.take(DER.sequence).bytes
  const [notBefore, notAfter] = derChildren(fields.take(DER.sequence))
  if (notBefore === undefined || notAfter === undefined) throw new FormatError('certificate has no validity')
  const subject = fields.take(DER.sequence).bytes
  const spki = fields.take(DER.sequence).bytes
  fields.optional(0x81)
  fields.optional(0x82)
  const extensions = fields.optional(contextTag(3))
  fields.end()
  return {
    der,
    tbs: tbs.bytes,
    serial,
    issuer,
    subject,
    notBeforeMs: derTimeMs(notBefore),
    notAfterMs: derTimeMs(notAfter),
    spki,
    ...readExtensions(extensions),
    scheme: schemeOf(algorithm),
    signature,
  }
}

export function isSignedBy(certificate: Certificate, issuer: Certificate): boolean {
  return (
    certificate.scheme !== null &&
    equal(certificate.issuer, issuer.subject) &&
    verifyWithScheme(certificate.scheme, certificate.signature, certificate.tbs, issuer.spki)
  )
}

type ExtensionFields = Pick<
  Certificate,
  | 'subjectKeyId'
  | 'extendedKeyUsage'
  | 'basicConstraints'
  | 'keyUsage'
  | 'unknownCritical'
  | 'nameConstraints'
  | 'dnsNames'
>

function readExtensions(wrapper: DerNode | null): ExtensionFields {
  const found: ExtensionFields = {
    subjectKeyId: null,
    extendedKeyUsage: null,
    basicConstraints: null,
    keyUsage: null,
    unknownCritical: [],
    nameConstraints: null,
    dnsNames: null,
  }
  const seen = new Set<string>()
  for (const extension of wrapper === null ? [] : derChildren(readDer(wrapper.content), DER.sequence)) {
    const parts = derCursor(derChildren(extension, DER.sequence))
    const oid = derOidText(parts.take(DER.oid))
    const critical = readFlag(parts.optional(DER.boolean))
    const value = readDer(parts.take(DER.octetString).content)
    parts.end()
    if (seen.has(oid)) throw new FormatError('certificate repeats an extension')
    seen.add(oid)
    if (oid === '2.5.29.14') found.subjectKeyId = value.content
    else if (oid === '2.5.29.15') found.keyUsage = value.content[1] ?? 0
    else if (oid === '2.5.29.17') found.dnsNames = readDnsNames(value)
    else if (oid === '2.5.29.19') found.basicConstraints = readBasicConstraints(value)
    else if (oid === '2.5.29.37') {
      found.extendedKeyUsage = { critical, purposes: derChildren(value, DER.sequence).map(derOidText) }
    } else {
      if (oid === '2.5.29.30') found.nameConstraints = value
      if (critical) found.unknownCritical.push(oid)
    }
  }
  return found
}

/** Names other than DNS names, such as addresses, are left out. */
function readDnsNames(value: DerNode): string[] {
  const names = derChildren(value, DER.sequence).filter(({ tag }) => tag === primitiveContextTag(2))
  return names.map(({ content }) => utf8Decode(content))
}

/** Left out means no. Other bytes than DER's own two would mean yes to one reader and no to the next. */
function readFlag(node: DerNode | null): boolean {
  const [value, ...more] = node?.content ?? [0]
  if ((value !== 0 && value !== 0xff) || more.length > 0) throw new FormatError('malformed DER boolean')
  return value === 0xff
}

function readBasicConstraints(value: DerNode): { ca: boolean; pathLength: number | null } {
  const parts = derCursor(derChildren(value, DER.sequence))
  const ca = readFlag(parts.optional(DER.boolean))
  const length = parts.optional(DER.integer)
  parts.end()
  return {
    ca,
    pathLength: length === null ? null : derUnsigned(length).reduce((sum, byte) => sum * 256 + byte, 0),
  }
}

const MAX_CERTIFICATE_BYTES = 32_768
