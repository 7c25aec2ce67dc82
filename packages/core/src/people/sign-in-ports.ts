import type { NewPasskey, Passkey } from './people-store.ts'

/** The origin that passkeys are for, or that a provider sends the browser back to: `https://veracite.example`. */
export interface Site {
  origin: string
}

/** A request to the browser's passkeys, and what its answer must have signed. */
export interface PasskeyChallenge {
  options: Record<string, unknown>
  challenge: string
}

/** Answers come from anybody: what does not verify is null, whatever is wrong with it. */
export interface PasskeyPort {
  registration(
    site: Site,
    person: { id: string; name: string },
    existing: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
  ): Promise<PasskeyChallenge>
  /** Only with the person verified by their device: a passkey is all that signs them in. */
  verifyRegistration(
    site: Site,
    challenge: string,
    response: unknown,
  ): Promise<Omit<NewPasskey, 'id' | 'name'> | null>
  signIn(site: Site): Promise<PasskeyChallenge>
  /** The credential that the answer claims to be of; nothing is verified yet. */
  credentialOf(response: unknown): string | null
  /** The device's counter after this use. */
  verifySignIn(
    site: Site,
    challenge: string,
    response: unknown,
    passkey: Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>,
  ): Promise<{ counter: number } | null>
}

/** The identity from a provider's verified answer. */
export interface ProviderIdentity {
  issuer: string
  subject: string
  name: string | null
  email: string | null
}

/** A foreign OpenID provider, found by discovery. Throws when the provider does not answer. */
export interface OpenIdPort {
  /** The provider's name, as it stands on the button. */
  name: string
  begin(redirectUri: string): Promise<{ location: string; kept: Record<string, string> }>
  /** Null if the answer is not the one to this question: state, nonce, issuer, audience, PKCE, signature, time. */
  finish(callback: URL, redirectUri: string, kept: Record<string, unknown>): Promise<ProviderIdentity | null>
}
