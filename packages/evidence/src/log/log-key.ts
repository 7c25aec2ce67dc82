import { createPrivateKey, sign } from 'node:crypto'
import { base64Encode, concat, equal, hexDecode } from '@veracite/verify/bytes'
import { FormatError } from '@veracite/verify/format-error'
import {
  ED25519_NOTE,
  isKeyName,
  type NoteSigner,
  type NoteVerifier,
  noteSigner,
  parseSkey,
  parseVkey,
} from '@veracite/verify/log/note-key'
import { readPem } from '@veracite/verify/x509/pem'

/** The default origin: good for one machine, and plainly not a public name. */
export const LOCAL_ORIGIN = 'veracite.local/log/1'

/** The log's key in another place, which signs over HTTP. */
export interface RemoteLogKey {
  verifier: NoteVerifier
  url: string
  token: string
}

/**
 * Reads the log's private key: the Go tools' `PRIVATE+KEY+…` line, which names its origin, or an Ed25519 key
 * in PKCS#8 PEM, which gets the given origin. Throws a FormatError that never quotes the key.
 */
export function parseLogKey(text: string, origin: string | null): NoteSigner {
  const trimmed = text.trim()
  if (!trimmed.startsWith('PRIVATE+KEY+')) {
    return withPlatformSigning(noteSigner(origin ?? LOCAL_ORIGIN, ED25519_NOTE, seedOfPem(trimmed)))
  }
  const signer = parseSkey(trimmed)
  if (origin !== null && signer.verifier.name !== origin) {
    throw new FormatError(`the key is named ${signer.verifier.name}, not after the origin ${origin}`)
  }
  return withPlatformSigning(signer)
}

/** `ADDRESS;KEY;TOKEN` of a signer; null for a key itself. Throws a FormatError that never quotes the token. */
export function parseRemoteLogKey(text: string, origin: string | null): RemoteLogKey | null {
  if (!/^\s*https?:/i.test(text)) return null
  const [address = '', vkey = '', token = '', ...more] = text.split(';').map((part) => part.trim())
  const url = URL.parse(address)
  const isOwnMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url?.hostname ?? '')
  if (more.length > 0 || url === null || url.username !== '' || !(url.protocol === 'https:' || isOwnMachine))
    throw new FormatError('a signer is ADDRESS;KEY;TOKEN with an https address')
  if (!/^[\x21-\x7e]{16,512}$/.test(token))
    throw new FormatError('the signer has no token of 16 characters or more')
  const verifier = parseVkey(vkey)
  if (verifier.type !== ED25519_NOTE) throw new FormatError('the key of the signer is not the key of a log')
  if (origin !== null && verifier.name !== origin)
    throw new FormatError(`the key is named ${verifier.name}, not after the origin ${origin}`)
  return { verifier, url: url.href, token }
}

/** The log waits for every signature, and this is twenty times as fast as the verifier's portable code. */
function withPlatformSigning(signer: NoteSigner): NoteSigner {
  const der = Buffer.from(concat(PKCS8_ED25519, signer.seed))
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return { ...signer, sign: (message) => new Uint8Array(sign(null, message, key)) }
}

/** The text of a key file for a new log, from 32 random bytes. */
export function formatLogKey(origin: string, seed: Uint8Array): string {
  const { keyId } = noteSigner(origin, ED25519_NOTE, seed).verifier
  return `PRIVATE+KEY+${origin}+${keyId}+${base64Encode(concat(Uint8Array.of(ED25519_NOTE), seed))}`
}

/** A URL prefix without scheme or trailing slash, ending in the log's number: `evidence.example.com/log/1`. */
export function isLogOrigin(origin: string): boolean {
  return isKeyName(origin) && /^[a-z0-9.-]+(:[0-9]+)?\/log\/1$/.test(origin)
}

function seedOfPem(pem: string): Uint8Array {
  const [der, ...more] = readPem(pem, 'PRIVATE KEY')
  if (der === undefined || more.length > 0)
    throw new FormatError('it is neither a PRIVATE+KEY line nor a PKCS#8 key in PEM form')
  if (
    der.length !== PKCS8_ED25519.length + 32 ||
    !equal(der.subarray(0, PKCS8_ED25519.length), PKCS8_ED25519)
  ) {
    throw new FormatError('it is not an Ed25519 key')
  }
  return der.slice(PKCS8_ED25519.length)
}

/** All of a PKCS#8 Ed25519 key except its 32 secret bytes is fixed (RFC 8410). */
const PKCS8_ED25519 = hexDecode('302e020100300506032b657004220420')
