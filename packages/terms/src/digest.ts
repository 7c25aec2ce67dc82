import { hash, timingSafeEqual } from 'node:crypto'

/** SHA-256 of bytes, or of a text's UTF-8 bytes. */
export const sha256 = (content: Uint8Array | string): Buffer => hash('sha256', content, 'buffer')

/** SHA-256 in lower-case hexadecimal. */
export const sha256Hex = (content: Uint8Array | string): string => hash('sha256', content, 'hex')

/** 64 hexadecimal digits, in either case, and nothing else. */
export function isSha256Hex(text: string): boolean {
  return /^[0-9a-fA-F]{64}$/.test(text)
}

/** The lower-case form of a hash from outside; null if it is not a hash. */
export function normaliseHash(text: string): string | null {
  return isSha256Hex(text) ? text.toLowerCase() : null
}

/** Compares two digests in constant time. Malformed ones are never equal. */
export function equalHashes(a: string, b: string): boolean {
  const [left, right] = [normaliseHash(a), normaliseHash(b)]
  if (left === null || right === null) return false
  return timingSafeEqual(Buffer.from(left, 'hex'), Buffer.from(right, 'hex'))
}
