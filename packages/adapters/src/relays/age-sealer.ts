import type { RequestSealer } from '@veracite/evidence/capture/new-witnessed'
import { sha256Hex } from '@veracite/terms/digest'
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption'

/** Seals for an age recipient (X25519). The identity that opens it is not on this machine. */
export function createAgeSealer(recipient: string): RequestSealer {
  // Made once for its check: a recipient that cannot be used must not be found out after an answer was paid for.
  new Encrypter().addRecipient(recipient)
  return {
    recipientSha256: recipientDigest(recipient),
    async seal(secrets) {
      const encrypter = new Encrypter()
      encrypter.addRecipient(recipient)
      return encrypter.encrypt(secrets)
    },
  }
}

export const recipientDigest = (recipient: string): string => sha256Hex(new TextEncoder().encode(recipient))

/** A new pair: the identity is kept apart, the recipient is a setting. */
export async function makeSealingKeys(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateIdentity()
  return { identity, recipient: await identityToRecipient(identity) }
}

export async function openSealed(sealed: Uint8Array, identity: string): Promise<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return decrypter.decrypt(sealed)
}

export const recipientOf = (identity: string): Promise<string> => identityToRecipient(identity)
