import { sha1 } from '@noble/hashes/legacy.js'
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js'
import { FormatError } from '../format-error.ts'
import { DER, type DerNode, derChildren, derOidText } from './der.ts'

/** The digests a signature or an imprint may use. SHA-1 is not among them. */
export type DigestName = 'SHA-256' | 'SHA-384' | 'SHA-512'

export const DIGESTS: Record<
  DigestName,
  { oid: string; bytes: number; hash: (message: Uint8Array) => Uint8Array }
> = {
  'SHA-256': { oid: '2.16.840.1.101.3.4.2.1', bytes: 32, hash: sha256 },
  'SHA-384': { oid: '2.16.840.1.101.3.4.2.2', bytes: 48, hash: sha384 },
  'SHA-512': { oid: '2.16.840.1.101.3.4.2.3', bytes: 64, hash: sha512 },
}

/** Reads an AlgorithmIdentifier of a digest. */
export function digestOf(algorithm: DerNode): DigestName {
  const [oid] = derChildren(algorithm, DER.sequence)
  const name = oid === undefined ? null : digestByOid(derOidText(oid))
  if (name === null) throw new FormatError('digest algorithm is weaker than SHA-256 or unknown')
  return name
}

/** Only for ESSCertID of RFC 2634, which knows no other digest. The signature itself never rests on it. */
export const legacySha1 = (message: Uint8Array): Uint8Array => sha1(message)

function digestByOid(oid: string): DigestName | null {
  for (const name of ['SHA-256', 'SHA-384', 'SHA-512'] as const) if (DIGESTS[name].oid === oid) return name
  return null
}
