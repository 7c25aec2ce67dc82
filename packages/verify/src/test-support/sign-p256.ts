import { p256 } from '@noble/curves/nist.js'
import { sha256 } from '../sha256.ts'
import { encodeP256Spki, rawToDerSignature } from '../x509/ecdsa.ts'

/** Signs SHA-256 of the message with RFC 6979 nonces; returns DER. */
export function signP256(message: Uint8Array, secretKey: Uint8Array): Uint8Array {
  return rawToDerSignature(p256.sign(sha256(message), secretKey, { prehash: false, lowS: true }))
}

export function p256SpkiOf(secretKey: Uint8Array): Uint8Array {
  return encodeP256Spki(p256.getPublicKey(secretKey, false))
}
