import { concat, equal, hexEncode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import {
  DER,
  derBitString,
  derChildren,
  derCursor,
  derEncode,
  derEncodeOid,
  derOidText,
  derUnsigned,
  readDer,
} from './der.ts'
import { DIGESTS, type DigestName } from './digests.ts'

export interface RsaPublicKey {
  modulus: Uint8Array
  exponent: Uint8Array
}

export function parseRsaSpki(spki: Uint8Array): RsaPublicKey {
  const info = derCursor(derChildren(readDer(spki), DER.sequence))
  const [algorithm] = derChildren(info.take(DER.sequence), DER.sequence)
  if (algorithm === undefined || derOidText(algorithm) !== '1.2.840.113549.1.1.1')
    throw new FormatError('not an RSA key')
  const key = derCursor(derChildren(readDer(derBitString(info.take(DER.bitString))), DER.sequence))
  const modulus = derUnsigned(key.take(DER.integer))
  const exponent = derUnsigned(key.take(DER.integer))
  key.end()
  // Short keys can be broken; huge ones only serve to keep a verifier busy.
  if (modulus.length < 256 || modulus.length > 1024)
    throw new FormatError('RSA key is not between 2048 and 8192 bits')
  if (exponent.length > 4 || toBigInt(exponent) < 3n) throw new FormatError('RSA exponent is out of range')
  return { modulus, exponent }
}

/** PKCS #1 v1.5: the whole padded block is rebuilt and compared, so there is nothing to parse wrongly. */
export function verifyRsaPkcs1(
  signature: Uint8Array,
  message: Uint8Array,
  digest: DigestName,
  key: RsaPublicKey,
): boolean {
  const block = openBlock(signature, key)
  if (block === null) return false
  const { oid, hash } = DIGESTS[digest]
  const digestInfo = derEncode(
    DER.sequence,
    derEncode(DER.sequence, derEncodeOid(oid), derEncode(DER.null)),
    derEncode(DER.octetString, hash(message)),
  )
  const padding = new Uint8Array(key.modulus.length - digestInfo.length - 3).fill(0xff)
  return equal(block, concat(Uint8Array.of(0, 1), padding, Uint8Array.of(0), digestInfo))
}

/** RSASSA-PSS (RFC 8017 section 9.1.2) with MGF1 over the same digest. */
export function verifyRsaPss(
  signature: Uint8Array,
  message: Uint8Array,
  { digest, saltLength }: { digest: DigestName; saltLength: number },
  key: RsaPublicKey,
): boolean {
  const block = openBlock(signature, key)
  if (block === null) return false
  const { hash, bytes: hashLength } = DIGESTS[digest]
  const spareBits = key.modulus.length * 8 - (toBigInt(key.modulus).toString(2).length - 1)
  // With a modulus of 8k+1 bits the encoded message is one byte shorter than the modulus.
  const encoded = spareBits === 8 ? block.subarray(1) : block
  const topMask = 0xff >> (spareBits % 8)
  const dbLength = encoded.length - hashLength - 1
  if (dbLength < saltLength + 1 || encoded.at(-1) !== 0xbc || (spareBits === 8 && block[0] !== 0))
    return false
  const masked = encoded.subarray(0, dbLength)
  if (((masked[0] ?? 0) & ~topMask) !== 0) return false
  const seed = encoded.subarray(dbLength, dbLength + hashLength)
  const mask = mgf1(seed, dbLength, hash)
  const db = masked.map((byte, i) => byte ^ (mask[i] ?? 0))
  db[0] = (db[0] ?? 0) & topMask
  const saltStart = dbLength - saltLength
  if (db.subarray(0, saltStart - 1).some((byte) => byte !== 0) || db[saltStart - 1] !== 1) return false
  const salt = db.subarray(saltStart)
  return equal(seed, hash(concat(new Uint8Array(8), hash(message), salt)))
}

function openBlock(signature: Uint8Array, { modulus, exponent }: RsaPublicKey): Uint8Array | null {
  const n = toBigInt(modulus)
  const s = toBigInt(signature)
  if (signature.length !== modulus.length || s >= n) return null
  return toBytes(powerModulo(s, toBigInt(exponent), n), modulus.length)
}

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (
    let square = base % modulus, left = exponent;
    left > 0n;
    left >>= 1n, square = (square * square) % modulus
  ) {
    if (left & 1n) result = (result * square) % modulus
  }
  return result
}

function mgf1(seed: Uint8Array, length: number, hash: (message: Uint8Array) => Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = []
  for (let counter = 0, made = 0; made < length; counter++) {
    const piece = hash(concat(seed, Uint8Array.of(0, 0, counter >> 8, counter & 0xff)))
    pieces.push(piece)
    made += piece.length
  }
  return concat(...pieces).subarray(0, length)
}

function toBigInt(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${hexEncode(bytes)}`)
}

function toBytes(value: bigint, length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  for (let i = length - 1, left = value; i >= 0; i--, left >>= 8n) bytes[i] = Number(left & 0xffn)
  return bytes
}
