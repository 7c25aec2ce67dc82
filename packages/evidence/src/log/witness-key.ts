import { base64Decode, base64Encode, concat } from '@veracite/verify/bytes'
import { FormatError } from '@veracite/verify/format-error'
import { ED25519_COSIGNATURE, type NoteSigner, noteSigner } from '@veracite/verify/log/note-key'

/** The line in a witness's key file, in the form of the log's: `PRIVATE+KEY+name+keyid+base64(0x04 || seed)`. */
export function formatWitnessKey(name: string, seed: Uint8Array): string {
  const { keyId } = noteSigner(name, ED25519_COSIGNATURE, seed).verifier
  return `PRIVATE+KEY+${name}+${keyId}+${base64Encode(concat(Uint8Array.of(ED25519_COSIGNATURE), seed))}`
}

/** Throws a FormatError that never quotes the key. A log's key is refused: one key must not serve two purposes. */
export function parseWitnessKey(text: string): NoteSigner {
  const [, name, keyId, key] = /^PRIVATE\+KEY\+([^+]+)\+([0-9a-f]{8})\+(\S+)$/u.exec(text.trim()) ?? []
  if (name === undefined || keyId === undefined || key === undefined)
    throw new FormatError('it is not a PRIVATE+KEY line')
  const bytes = base64Decode(key)
  if (bytes[0] !== ED25519_COSIGNATURE || bytes.length !== 33)
    throw new FormatError('it is not the key of a witness (type 0x04)')
  const signer = noteSigner(name, ED25519_COSIGNATURE, bytes.slice(1))
  if (signer.verifier.keyId !== keyId) throw new FormatError('its key ID does not belong to it')
  return signer
}
