import { p256, p384 } from '@noble/curves/nist.js'
import { concat, hexDecode, hexEncode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { remembered } from '../remembered.ts'
import { sha256 } from '../sha256.ts'
import {
  DER,
  derBitString,
  derChildren,
  derCursor,
  derEncode,
  derEncodeOid,
  derEncodeUnsigned,
  derOidText,
  derUnsigned,
  readDer,
} from './der.ts'

export type EcCurve = 'P-256' | 'P-384'

export interface EcPublicKey {
  curve: EcCurve
  /** The point, uncompressed: 0x04, x, y. */
  point: Uint8Array
}

/** Verifies a DER signature by a P-256 key (SPKI) over SHA-256 of the message. Never throws. */
export function verifyP256(signatureDer: Uint8Array, message: Uint8Array, spki: Uint8Array): boolean {
  try {
    const key = parseEcSpki(spki)
    return key.curve === 'P-256' && verifyEcdsaDigest(signatureDer, sha256(message), key)
  } catch {
    return false
  }
}

/** Low-s is not demanded: WebCrypto, OpenSSL and time-stamping authorities all produce both halves. */
export function verifyEcdsaDigest(signatureDer: Uint8Array, digest: Uint8Array, key: EcPublicKey): boolean {
  try {
    const raw = derToRawSignature(signatureDer, CURVES[key.curve].bytes)
    return remembered([raw, digest, key.point].map(hexEncode).join(' '), () =>
      CURVES[key.curve].curve.verify(raw, digest, key.point, {
        prehash: false,
        lowS: false,
        format: 'compact',
      }),
    )
  } catch {
    return false
  }
}

/**
 * Of the two signatures that hold for the same key and message, the one with the smaller s. Where nothing else pins a
 * signature, only this one is accepted: turning one into the other would be a change that no key is needed for.
 */
export function lowSOf(signatureDer: Uint8Array): Uint8Array {
  const raw = derToRawSignature(signatureDer)
  const s = BigInt(`0x${hexEncode(raw.subarray(32))}`)
  const order = p256.Point.Fn.ORDER
  if (s <= order / 2n) return rawToDerSignature(raw)
  const low = (order - s).toString(16).padStart(64, '0')
  return rawToDerSignature(concat(raw.subarray(0, 32), hexDecode(low)))
}

/** `SEQUENCE { INTEGER r, INTEGER s }` to r || s, each `width` bytes: the form WebCrypto takes. */
export function derToRawSignature(signature: Uint8Array, width = 32): Uint8Array {
  const parts = derCursor(derChildren(readDer(signature), DER.sequence))
  const r = leftPad(derUnsigned(parts.take(DER.integer)), width)
  const s = leftPad(derUnsigned(parts.take(DER.integer)), width)
  parts.end()
  return concat(r, s)
}

export function rawToDerSignature(raw: Uint8Array): Uint8Array {
  const width = raw.length / 2
  return derEncode(
    DER.sequence,
    derEncodeUnsigned(raw.subarray(0, width)),
    derEncodeUnsigned(raw.subarray(width)),
  )
}

/** Reads a SubjectPublicKeyInfo of an EC key on a named curve, point uncompressed and on the curve. */
export function parseEcSpki(spki: Uint8Array): EcPublicKey {
  const info = derCursor(derChildren(readDer(spki), DER.sequence))
  const algorithm = derCursor(derChildren(info.take(DER.sequence), DER.sequence))
  const bits = derBitString(info.take(DER.bitString))
  info.end()
  if (derOidText(algorithm.take(DER.oid)) !== OID_EC_PUBLIC_KEY) throw new FormatError('not an EC public key')
  const curveOid = derOidText(algorithm.take(DER.oid))
  algorithm.end()
  for (const name of ['P-256', 'P-384'] as const) {
    const { oid, bytes, curve } = CURVES[name]
    if (oid !== curveOid) continue
    if (bits.length !== 1 + 2 * bytes || bits[0] !== 4) throw new FormatError('EC point is not uncompressed')
    try {
      curve.Point.fromBytes(bits).assertValidity()
    } catch {
      throw new FormatError('EC point is not on its curve')
    }
    return { curve: name, point: bits }
  }
  throw new FormatError('unknown elliptic curve')
}

export function encodeP256Spki(point: Uint8Array): Uint8Array {
  return derEncode(
    DER.sequence,
    derEncode(DER.sequence, derEncodeOid(OID_EC_PUBLIC_KEY), derEncodeOid(CURVES['P-256'].oid)),
    derEncode(DER.bitString, Uint8Array.of(0), point),
  )
}

function leftPad(bytes: Uint8Array, width: number): Uint8Array {
  if (bytes.length > width) throw new FormatError('signature number is too large for the curve')
  return concat(new Uint8Array(width - bytes.length), bytes)
}

const OID_EC_PUBLIC_KEY = '1.2.840.10045.2.1'
const CURVES = {
  'P-256': { oid: '1.2.840.10045.3.1.7', bytes: 32, curve: p256 },
  'P-384': { oid: '1.3.132.0.34', bytes: 48, curve: p384 },
} as const
