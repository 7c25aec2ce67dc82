import { FormatError } from '../format-error.ts'
import { verifyEd25519 } from '../log/ed25519.ts'
import { sha256Hex } from '../sha256.ts'
import { findChain } from '../x509/certificate-chain.ts'
import { DER, derBitString, derChildren, derCursor, derOidText, readDer } from '../x509/der.ts'
import type { DigestName } from '../x509/digests.ts'
import { type EcCurve, parseEcSpki } from '../x509/ecdsa.ts'
import { SERVER_AUTHENTICATION, serverIssuerProblem } from '../x509/server-issuers.ts'
import { verifyWithScheme } from '../x509/signature-algorithm.ts'
import { type Certificate, parseCertificate, parseOrNull, parseTrustAnchor } from '../x509/x509.ts'
import { type CertificateLog, certificateLogs } from './certificate-transparency.ts'
import type { ServerFlight } from './server-flight.ts'

export interface ServerIdentity {
  leafSha256: string
  rootSha256: string
  /** Known logs that promised to publish the certificate; null if the reader knows none. */
  certificateLogs: string[] | null
}

/** The server's key signed this handshake, and a chain to one of `roots` says whose key it was at that time. */
export function verifyServer(
  flight: ServerFlight,
  expected: {
    host: string
    atMs: number
    roots: readonly Uint8Array[]
    certificateLogs?: readonly CertificateLog[] | null
  },
): ServerIdentity {
  const [own, ...others] = flight.certificates
  if (own === undefined) throw new FormatError('the server showed no certificate')
  const leaf = parseCertificate(own)
  if (!isSignedByServer(flight, leaf))
    throw new FormatError('the signature over the handshake is not of the key in the certificate')
  requireForServers(leaf, expected.host)
  const known = others.map(parseOrNull).filter((certificate) => certificate !== null)
  const roots = expected.roots.map(parseTrustAnchor)
  const chain = findChain(leaf, known, roots, expected.atMs, serverIssuerProblem(expected.host))
  const root = chain.at(-1)
  // The root must be there beside the leaf: a certificate that vouches for itself says nothing.
  if (root === undefined || chain.length < 2) throw new FormatError('the certificate vouches for itself')
  const [, issuer = root] = chain
  const logs = expected.certificateLogs ?? null
  return {
    leafSha256: sha256Hex(leaf.der),
    rootSha256: sha256Hex(root.der),
    certificateLogs: logs && certificateLogs(leaf, issuer, logs),
  }
}

function isSignedByServer({ scheme, signature, signed }: ServerFlight, { spki }: Certificate): boolean {
  const rsa = RSA_PSS[scheme]
  if (rsa !== undefined) return verifyWithScheme({ kind: 'rsa-pss', ...rsa }, signature, signed, spki)
  const ec = ECDSA[scheme]
  // TLS 1.3 ties each of these schemes to one curve.
  if (ec !== undefined)
    return (
      curveOf(spki) === ec.curve &&
      verifyWithScheme({ kind: 'ecdsa', digest: ec.digest }, signature, signed, spki)
    )
  if (scheme === ED25519) return verifyEd25519(signature, signed, ed25519Key(spki))
  throw new FormatError('the handshake is signed with an algorithm that this verifier does not know')
}

function requireForServers({ keyUsage, extendedKeyUsage, dnsNames }: Certificate, host: string): void {
  if (keyUsage !== null && (keyUsage & 0x80) === 0)
    throw new FormatError('the certificate is not for signing handshakes')
  if (extendedKeyUsage !== null && !extendedKeyUsage.purposes.includes(SERVER_AUTHENTICATION))
    throw new FormatError('the certificate is not for servers')
  if (!(dnsNames ?? []).some((name) => isNameOf(name.toLowerCase(), host)))
    throw new FormatError(`the certificate is not for ${host}`)
}

/** RFC 9525: a wildcard stands for exactly one label, the first. */
function isNameOf(name: string, host: string): boolean {
  if (!name.startsWith('*.')) return name === host
  const dot = host.indexOf('.')
  return dot > 0 && name.slice(2).includes('.') && host.slice(dot + 1) === name.slice(2)
}

function curveOf(spki: Uint8Array): EcCurve | null {
  try {
    return parseEcSpki(spki).curve
  } catch {
    return null
  }
}

function ed25519Key(spki: Uint8Array): Uint8Array {
  const info = derCursor(derChildren(readDer(spki), DER.sequence))
  const [algorithm] = derChildren(info.take(DER.sequence), DER.sequence)
  if (algorithm === undefined || derOidText(algorithm) !== '1.3.101.112')
    throw new FormatError('the key in the certificate is not an Ed25519 key')
  return derBitString(info.take(DER.bitString))
}

const ED25519 = 0x0807
const ECDSA: Record<number, { curve: EcCurve; digest: DigestName }> = {
  1027: { curve: 'P-256', digest: 'SHA-256' },
  1283: { curve: 'P-384', digest: 'SHA-384' },
}
const RSA_PSS: Record<number, { digest: DigestName; saltLength: number }> = {
  2052: { digest: 'SHA-256', saltLength: 32 },
  2053: { digest: 'SHA-384', saltLength: 48 },
  2054: { digest: 'SHA-512', saltLength: 64 },
}
