import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { PasskeyPort, Site } from '@veracite/core/people/sign-in-ports'

const RELYING_PARTY = 'Veracite'
const A_MINUTE_MS = 60_000
/** Loaded with the first passkey: it takes a tenth of the time of a start. */
const webauthn = () => import('@simplewebauthn/server')

/** Passkeys by SimpleWebAuthn. The site that the browser names must be the one of the settings. */
export const passkeys: PasskeyPort = {
  async registration(site, person, existing) {
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: RELYING_PARTY,
      rpID: hostOf(site),
      userID: new TextEncoder().encode(person.id),
      userName: person.name,
      userDisplayName: person.name,
      timeout: A_MINUTE_MS,
      attestationType: 'none',
      excludeCredentials: existing.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: transports as AuthenticatorTransport[],
      })),
      // Kept on the device, so that nobody has to say who they are first and no names can be tried.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return { options: { ...options }, challenge: options.challenge }
  },

  async verifyRegistration(site, challenge, response) {
    const verified = await orNull(async () =>
      (await webauthn()).verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: hostOf(site),
        requireUserVerification: true,
      }),
    )
    if (!verified?.verified) return null
    const { credential, credentialBackedUp } = verified.registrationInfo
    return {
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: [...(credential.transports ?? [])].map(String).slice(0, 10),
      backedUp: credentialBackedUp,
    }
  },

  async signIn(site) {
    const options = await (await webauthn()).generateAuthenticationOptions({
      rpID: hostOf(site),
      timeout: A_MINUTE_MS,
      userVerification: 'required',
    })
    return { options: { ...options }, challenge: options.challenge }
  },

  credentialOf(response) {
    const { id } = Object(response) as { id?: unknown }
    return typeof id === 'string' && id.length <= 1400 ? id : null
  },

  async verifySignIn(site, challenge, response, { credentialId, publicKey, counter, transports }) {
    const verified = await orNull(async () =>
      (await webauthn()).verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: hostOf(site),
        credential: {
          id: credentialId,
          publicKey: new Uint8Array(publicKey),
          counter,
          transports: transports as AuthenticatorTransport[],
        },
        requireUserVerification: true,
      }),
    )
    return verified?.verified ? { counter: verified.authenticationInfo.newCounter } : null
  },
}

const hostOf = ({ origin }: Site): string => new URL(origin).hostname

/** The library throws about every kind of malformed answer, and answers come from anybody. */
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}
