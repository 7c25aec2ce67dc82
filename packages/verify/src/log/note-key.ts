import { base64Decode, base64Encode, concat, equal, hexEncode, utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { sha256 } from '../sha256.ts'
import { ED25519_KEY_BYTES, ed25519PublicKey, isUsableEd25519Key } from './ed25519.ts'

/** Keys of signed notes (C2SP signed-note), as written in a `vkey`. */

/** 0x01: Ed25519 over the note text. 0x04: Ed25519 cosignature with a time (`cosignature/v1`). */
export const ED25519_NOTE = 0x01
export const ED25519_COSIGNATURE = 0x04
export type NoteKeyType = typeof ED25519_NOTE | typeof ED25519_COSIGNATURE

export interface NoteVerifier {
  name: string
  type: NoteKeyType
  publicKey: Uint8Array
  /** Four bytes in lower-case hexadecimal. Not unique by design: it only selects which key to try. */
  keyId: string
}

export interface NoteSigner {
  verifier: NoteVerifier
  seed: Uint8Array
  /** Ed25519 with this seed by the platform's means, where it has any. The signature is the same: there is but one. */
  sign?: (message: Uint8Array) => Uint8Array
}

export function noteVerifier(name: string, type: NoteKeyType, publicKey: Uint8Array): NoteVerifier {
  if (!isKeyName(name)) throw new FormatError('key name is empty or holds white space or a plus sign')
  if (!isUsableEd25519Key(publicKey)) throw new FormatError('public key is not a usable Ed25519 key')
  return { name, type, publicKey, keyId: hexEncode(keyHash(name, type, publicKey).subarray(0, 4)) }
}

export function noteSigner(name: string, type: NoteKeyType, seed: Uint8Array): NoteSigner {
  return { verifier: noteVerifier(name, type, ed25519PublicKey(seed)), seed }
}

/** The whole 32-byte hash whose first four bytes are the key ID; Sigstore uses all of it as the log's ID. */
export function keyHash(name: string, type: number, publicKey: Uint8Array): Uint8Array {
  return sha256(utf8Encode(name), Uint8Array.of(0x0a, type), publicKey)
}

/** `name+keyid+base64(type || key)`. Split at the first two plus signs only: base64 may hold more of them. */
export function parseVkey(vkey: string): NoteVerifier {
  const [, name, keyId, key] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/su.exec(vkey) ?? []
  if (name === undefined || keyId === undefined || key === undefined)
    throw new FormatError('malformed verifier key')
  const bytes = base64Decode(key)
  const type = bytes[0]
  if (type !== ED25519_NOTE && type !== ED25519_COSIGNATURE)
    throw new FormatError('unknown type of verifier key')
  if (bytes.length !== 1 + ED25519_KEY_BYTES) throw new FormatError('verifier key has the wrong length')
  const verifier = noteVerifier(name, type, bytes.subarray(1))
  if (verifier.keyId !== keyId) throw new FormatError('key ID does not belong to the verifier key')
  return verifier
}

export function formatVkey({ name, keyId, type, publicKey }: NoteVerifier): string {
  return `${name}+${keyId}+${base64Encode(concat(Uint8Array.of(type), publicKey))}`
}

/** The private key file of the Go tools: `PRIVATE+KEY+name+keyid+base64(0x01 || seed)`. */
export function parseSkey(skey: string): NoteSigner {
  const [, name, keyId, key] = /^PRIVATE\+KEY\+([^+]+)\+([0-9a-f]{8})\+(.+)$/su.exec(skey) ?? []
  if (name === undefined || keyId === undefined || key === undefined)
    throw new FormatError('malformed signer key')
  const bytes = base64Decode(key)
  if (bytes[0] !== ED25519_NOTE || bytes.length !== 1 + ED25519_KEY_BYTES)
    throw new FormatError('unknown signer key')
  const signer = noteSigner(name, ED25519_NOTE, bytes.subarray(1))
  if (signer.verifier.keyId !== keyId) throw new FormatError('key ID does not belong to the signer key')
  return signer
}

export function sameKey(a: NoteVerifier, b: NoteVerifier): boolean {
  return a.name === b.name && a.type === b.type && equal(a.publicKey, b.publicKey)
}

/** White space is Unicode's (as in Go's unicode.IsSpace), not only the ASCII ones. */
export function isKeyName(name: string): boolean {
  return name.length > 0 && !/[\p{White_Space}+\p{Surrogate}]/u.test(name)
}
