import { ed25519 } from '@noble/curves/ed25519.js'
import { hexEncode } from '../bytes.ts'
import { remembered } from '../remembered.ts'
import { sha256Hex } from '../sha256.ts'

export const ED25519_KEY_BYTES = 32
export const ED25519_SIGNATURE_BYTES = 64

/** Strict RFC 8032 verification. The library's default (ZIP-215) accepts encodings other verifiers refuse. */
export function verifyEd25519(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  if (signature.length !== ED25519_SIGNATURE_BYTES || publicKey.length !== ED25519_KEY_BYTES) return false
  try {
    const key = `${hexEncode(signature)} ${sha256Hex(message)} ${hexEncode(publicKey)}`
    return remembered(key, () => ed25519.verify(signature, message, publicKey, { zip215: false }))
  } catch {
    return false
  }
}

/** `seed` is the 32-byte private key of RFC 8032. */
export function signEd25519(message: Uint8Array, seed: Uint8Array): Uint8Array {
  return ed25519.sign(message, seed)
}

export function ed25519PublicKey(seed: Uint8Array): Uint8Array {
  return ed25519.getPublicKey(seed)
}

/** False for bytes that are not a point of the curve, and for low-order points, on which verifiers disagree. */
export function isUsableEd25519Key(publicKey: Uint8Array): boolean {
  try {
    return publicKey.length === ED25519_KEY_BYTES && !ed25519.Point.fromBytes(publicKey, false).isSmallOrder()
  } catch {
    return false
  }
}
