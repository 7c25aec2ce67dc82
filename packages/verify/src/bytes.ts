import { FormatError } from './format-error.ts'

/** Encodes text as UTF-8. A lone surrogate has no UTF-8 form and is refused, never replaced. */
export function utf8Encode(text: string): Uint8Array {
  if (LONE_SURROGATE.test(text))
    throw new FormatError('text holds a lone surrogate, which UTF-8 cannot express')
  return new TextEncoder().encode(text)
}

/** Decodes UTF-8. Invalid sequences are refused and a byte order mark is kept: both would change the digest. */
export function utf8Decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new FormatError('bytes are not valid UTF-8')
  }
}

/** RFC 4648 section 4, with padding. */
export function base64Encode(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += CHUNK) {
    let piece = ''
    const end = Math.min(start + CHUNK, bytes.length)
    for (let i = start; i < end; i += 3) {
      const group = (at(bytes, i) << 16) | (at(bytes, i + 1) << 8) | at(bytes, i + 2)
      piece += ALPHABET.charAt(group >> 18) + ALPHABET.charAt((group >> 12) & 63)
      piece += i + 1 < bytes.length ? ALPHABET.charAt((group >> 6) & 63) : '='
      piece += i + 2 < bytes.length ? ALPHABET.charAt(group & 63) : '='
    }
    pieces.push(piece)
  }
  return pieces.join('')
}

/** Accepts only the one canonical spelling: padded, no white space, unused bits zero. */
export function base64Decode(text: string): Uint8Array {
  if (text.length % 4 !== 0) throw new FormatError('base64 length is not a multiple of four')
  if (text.length === 0) return new Uint8Array(0)
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  let out = 0
  for (let i = 0; i < text.length; i += 4) {
    const last = i + 4 === text.length
    const group =
      (sextet(text, i) << 18) |
      (sextet(text, i + 1) << 12) |
      ((last && padding === 2 ? 0 : sextet(text, i + 2)) << 6) |
      (last && padding > 0 ? 0 : sextet(text, i + 3))
    // Unused bits must be zero: otherwise several texts would decode to the same bytes.
    if (last && ((padding === 2 && (group & 0xffff) !== 0) || (padding === 1 && (group & 0xff) !== 0))) {
      throw new FormatError('base64 is not canonical: unused bits are set')
    }
    bytes[out++] = group >> 16
    if (out < bytes.length) bytes[out++] = (group >> 8) & 0xff
    if (out < bytes.length) bytes[out++] = group & 0xff
  }
  return bytes
}

/** Lower-case hexadecimal. */
export function hexEncode(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}

export function hexDecode(text: string): Uint8Array {
  if (text.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(text)) throw new FormatError('not hexadecimal')
  const bytes = new Uint8Array(text.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16)
  return bytes
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

export function equal(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let i = 0; i < a.length; i++) difference |= at(a, i) ^ at(b, i)
  return difference === 0
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const SEXTETS = new Map([...ALPHABET].map((character, value) => [character.charCodeAt(0), value]))
// A multiple of three, so that only the last chunk has padding.
const CHUNK = 3 * 8192
const LONE_SURROGATE = /\p{Surrogate}/u

function sextet(text: string, index: number): number {
  const value = SEXTETS.get(text.charCodeAt(index))
  if (value === undefined) throw new FormatError('base64 holds a character outside its alphabet')
  return value
}

function at(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0
}
