import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { RemoteLogKey } from '@veracite/evidence/log/log-key'
import type { LogSigner } from '@veracite/evidence/log/log-port'
import { readAtMost } from './read-at-most.ts'

/** The sequencer holds the log's lock meanwhile, so both attempts together end well before its transaction does. */
const DEADLINE_MS = 3_000
const ATTEMPTS = 2
const SIGNATURE_BYTES = 64

/**
 * The log's key behind an address: `docs/log-signer.md` is the protocol. A signature that the public key does not
 * confirm is never returned.
 */
export function createHttpSigner({ verifier, url, token }: RemoteLogKey): LogSigner {
  const key = publicKeyOf(verifier.publicKey)
  const ask = async (message: Uint8Array): Promise<Uint8Array> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(message),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    const signature = await readAtMost(response, 1_024)
    if (response.status !== 200) throw new Refused(`it answered ${response.status}`)
    if (signature.length !== SIGNATURE_BYTES || !verify(null, message, key, signature))
      throw new Refused(`its signature is not one of the key ${verifier.keyId}`)
    return signature
  }
  return {
    verifier,
    async sign(message) {
      let why = ''
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        try {
          return await ask(message)
        } catch (error) {
          why = error instanceof Refused ? error.message : 'it does not answer'
        }
      }
      throw new Error(`The signer of the log at ${new URL(url).host} gave no signature: ${why}.`)
    },
  }
}

class Refused extends Error {}

/** All of a public Ed25519 key except its 32 bytes is fixed (RFC 8410). */
const publicKeyOf = (bytes: Uint8Array): KeyObject =>
  createPublicKey({
    key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), bytes]),
    format: 'der',
    type: 'spki',
  })
