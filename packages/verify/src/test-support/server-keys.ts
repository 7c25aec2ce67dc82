import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { DER, derEncode, derEncodeOid } from '../x509/der.ts'
import type { Key } from './forged-tsa.ts'
import KEYS from './server-keys.json' with { type: 'json' }

/** The host that forged certificates are for. */
export const HOST = 'api.engine.example'

/** A key of a server, and how it signs handshakes. None of them guards anything. */
export interface ServerKey extends Key {
  scheme: number
  signHandshake: (content: Uint8Array) => Uint8Array
}

type KeyKind = keyof typeof KEYS

export function serverKey(kind: KeyKind): ServerKey {
  const privateKey = createPrivateKey(KEYS[kind])
  const spki = new Uint8Array(createPublicKey(privateKey).export({ type: 'spki', format: 'der' }))
  const digest = kind === 'ed25519' ? null : 'sha256'
  const signHandshake = (content: Uint8Array): Uint8Array => new Uint8Array(sign(digest, content, privateKey))
  return {
    spki,
    scheme: kind === 'ed25519' ? 0x0807 : 0x0403,
    signHandshake,
    sign: signHandshake,
    algorithm: derEncode(DER.sequence, derEncodeOid('1.2.840.10045.4.3.2')),
  }
}

/** The private key, for servers that are real. */
export const serverKeyPem = (kind: KeyKind): string => KEYS[kind]
