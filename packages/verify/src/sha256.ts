import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'
import { hexEncode } from './bytes.ts'

export const SHA256_BYTES = 32

export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const hasher = nobleSha256.create()
  for (const part of parts) hasher.update(part)
  return hasher.digest()
}

export function sha256Hex(bytes: Uint8Array): string {
  return hexEncode(sha256(bytes))
}
