import { sha256Hex } from './digest.ts'

/** A version 8 UUID derived from the text: the same text always has the same. */
export function uuidFrom(text: string): string {
  const hex = sha256Hex(text)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
