import type { OpenIdPort } from '@veracite/core/people/sign-in-ports'
import * as client from 'openid-client'

export interface OpenIdSettings {
  /** Where `/.well-known/openid-configuration` is. */
  issuer: string
  clientId: string
  clientSecret: string
  /** The provider's name, as it stands on the button. */
  name: string
}

const TIMEOUT_SECONDS = 10

/**
 * A foreign provider by discovery, with the code flow, PKCE, state and nonce. What it answers is checked by the library:
 * signature, issuer, audience, nonce and time of the identity, and that the answer is the one to our question.
 */
export function createOpenId(settings: OpenIdSettings): OpenIdPort {
  let discovered: Promise<client.Configuration> | null = null
  const configuration = (): Promise<client.Configuration> => {
    discovered ??= discover(settings).catch((error: unknown) => {
      // A provider that was down is asked again next time.
      discovered = null
      throw error
    })
    return discovered
  }
  return {
    name: settings.name,

    async begin(redirectUri) {
      const config = await configuration()
      const verifier = client.randomPKCECodeVerifier()
      const kept = { verifier, state: client.randomState(), nonce: client.randomNonce() }
      const location = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: kept.state,
        nonce: kept.nonce,
      })
      return { location: location.href, kept }
    },

    async finish(callback, redirectUri, kept) {
      const config = await configuration()
      const tokens = await answeredOrNull(() =>
        client.authorizationCodeGrant(
          config,
          callback,
          {
            pkceCodeVerifier: String(kept.verifier),
            expectedState: String(kept.state),
            expectedNonce: String(kept.nonce),
            idTokenExpected: true,
          },
          { redirect_uri: redirectUri },
        ),
      )
      const claims = tokens?.claims()
      if (claims === undefined) return null
      return {
        issuer: claims.iss,
        subject: claims.sub,
        name: textOf(claims.name) ?? textOf(claims.preferred_username),
        email: claims.email_verified === false ? null : textOf(claims.email),
      }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<client.Configuration> {
  const server = new URL(issuer)
  const options: client.DiscoveryRequestOptions = {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // Without it, the library trusts the connection to the provider and does not check who signed the identity.
      client.enableNonRepudiationChecks,
      // Plain HTTP never leaves this machine; anything else must be encrypted.
      ...(server.protocol === 'http:' && isLoopback(server.hostname) ? [client.allowInsecureRequests] : []),
    ],
  }
  const found = await client.discovery(server, clientId, clientSecret, undefined, options)
  const methods = found.serverMetadata().token_endpoint_auth_methods_supported
  if (methods === undefined || methods.includes('client_secret_post')) return found
  return client.discovery(server, clientId, clientSecret, client.ClientSecretBasic(clientSecret), options)
}

/** Null for answers that do not hold; what kept the provider from answering at all is thrown. */
async function answeredOrNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    const isRefusal =
      error instanceof client.AuthorizationResponseError ||
      error instanceof client.ResponseBodyError ||
      (error instanceof client.ClientError && error.code !== 'OAUTH_TIMEOUT')
    if (isRefusal) return null
    throw error
  }
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)

const textOf = (claim: unknown): string | null =>
  typeof claim === 'string' && claim.trim() !== '' ? claim.trim().slice(0, 200) : null
