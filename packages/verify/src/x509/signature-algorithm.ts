import { FormatError } from '../format-error.ts'
import { contextTag, DER, type DerNode, derChildren, derOidText, derUnsigned, readDer } from './der.ts'
import { DIGESTS, type DigestName, digestOf } from './digests.ts'
import { parseEcSpki, verifyEcdsaDigest } from './ecdsa.ts'
import { parseRsaSpki, verifyRsaPkcs1, verifyRsaPss } from './rsa.ts'

/** How a certificate or a CMS signer signed. */
export type SignatureScheme =
  | { kind: 'rsa'; digest: DigestName }
  | { kind: 'rsa-pss'; digest: DigestName; saltLength: number }
  | { kind: 'ecdsa'; digest: DigestName }

/** Reads an AlgorithmIdentifier. A bare `rsaEncryption` names no digest: CMS then means `digestAlgorithm`. */
export function signatureScheme(
  algorithm: DerNode,
  digestAlgorithm: DigestName | null = null,
): SignatureScheme {
  const [oid, parameters] = derChildren(algorithm, DER.sequence)
  if (oid === undefined) throw new FormatError('signature algorithm is empty')
  const name = derOidText(oid)
  const known = SCHEMES[name]
  if (known !== undefined) return known
  if (name === RSA_ENCRYPTION && digestAlgorithm !== null) return { kind: 'rsa', digest: digestAlgorithm }
  if (name === RSA_PSS && parameters !== undefined) return pssScheme(parameters)
  throw new FormatError(`signature algorithm ${name} is not supported`)
}

/** Never throws: a key that does not fit the scheme is a signature that does not verify. */
export function verifyWithScheme(
  scheme: SignatureScheme,
  signature: Uint8Array,
  message: Uint8Array,
  spki: Uint8Array,
): boolean {
  try {
    if (scheme.kind === 'rsa') return verifyRsaPkcs1(signature, message, scheme.digest, parseRsaSpki(spki))
    if (scheme.kind === 'rsa-pss') return verifyRsaPss(signature, message, scheme, parseRsaSpki(spki))
    return verifyEcdsaDigest(signature, DIGESTS[scheme.digest].hash(message), parseEcSpki(spki))
  } catch {
    return false
  }
}

function pssScheme(parameters: DerNode): SignatureScheme {
  const parts = derChildren(parameters, DER.sequence)
  const field = (n: number) => parts.find((part) => part.tag === contextTag(n))
  const [hash, mask, salt] = [field(0), field(1), field(2)]
  // Absent fields mean SHA-1 and a salt of 20 bytes: refused with every other SHA-1.
  if (hash === undefined || mask === undefined || salt === undefined)
    throw new FormatError('RSA-PSS without a strong digest')
  const digest = digestOf(readDer(hash.content))
  const [maskOid, maskDigest] = derChildren(readDer(mask.content), DER.sequence)
  if (
    maskOid === undefined ||
    derOidText(maskOid) !== MGF1 ||
    maskDigest === undefined ||
    digestOf(maskDigest) !== digest
  ) {
    throw new FormatError('RSA-PSS with an unusual mask function')
  }
  const saltBytes = derUnsigned(readDer(salt.content))
  return { kind: 'rsa-pss', digest, saltLength: saltBytes.reduce((sum, byte) => sum * 256 + byte, 0) }
}

const RSA_ENCRYPTION = '1.2.840.113549.1.1.1'
const RSA_PSS = '1.2.840.113549.1.1.10'
const MGF1 = '1.2.840.113549.1.1.8'
const SCHEMES: Record<string, SignatureScheme> = {
  '1.2.840.113549.1.1.11': { kind: 'rsa', digest: 'SHA-256' },
  '1.2.840.113549.1.1.12': { kind: 'rsa', digest: 'SHA-384' },
  '1.2.840.113549.1.1.13': { kind: 'rsa', digest: 'SHA-512' },
  '1.2.840.10045.4.3.2': { kind: 'ecdsa', digest: 'SHA-256' },
  '1.2.840.10045.4.3.3': { kind: 'ecdsa', digest: 'SHA-384' },
  '1.2.840.10045.4.3.4': { kind: 'ecdsa', digest: 'SHA-512' },
}
