import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'

/** An authorization server that is not ours, on a socket of its own: oidc-provider as it comes. */
export interface ForeignIssuer {
  issuer: string
  /** Its key, for tokens that it would never issue. */
  key: CryptoKey
  /** A token for this resource, from its token endpoint. */
  tokenFor(resource: string, wish?: { client?: string; scope?: string }): Promise<string>
  /** Requests for its keys so far. */
  keyRequests(): number
  stop(): Promise<void>
}

export const KEY_ID = 'foreign-1'

/** What it says about its clients, beside their names. */
export type ClaimsOf = Record<string, Record<string, unknown>>

export async function startForeignIssuer(claimsOf: ClaimsOf, port = 0): Promise<ForeignIssuer> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: KEY_ID }
  let listener: RequestListener = () => {}
  let keyRequests = 0
  const server = createServer((request, response) => {
    if (request.url === '/jwks') keyRequests += 1
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: Object.keys(claimsOf).map((client_id) => ({
      client_id,
      client_secret: 'secret-of-a-test',
      grant_types: ['client_credentials'],
      redirect_uris: [],
      response_types: [],
    })),
    jwks: { keys: [jwk] },
    extraTokenClaims: (_, token) => claimsOf[String(token.clientId)] ?? {},
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        getResourceServerInfo: (_, resource) => ({
          scope: 'read scan verify edit',
          audience: resource,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  })
  listener = provider.callback()

  return {
    issuer,
    key: privateKey,
    async tokenFor(resource, { client = Object.keys(claimsOf)[0] ?? '', scope = '' } = {}) {
      const response = await fetch(`${issuer}/token`, {
        // A connection that the server has just closed would be used again.
        keepalive: false,
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${client}:secret-of-a-test`)}` },
        body: new URLSearchParams({ grant_type: 'client_credentials', resource, ...(scope && { scope }) }),
      })
      const body = (await response.json()) as { access_token?: string }
      if (body.access_token === undefined) throw new Error(JSON.stringify(body))
      return body.access_token
    },
    keyRequests: () => keyRequests,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A token with any contents, signed with any key. */
export const forge = (
  key: CryptoKey | Uint8Array,
  claims: JWTPayload,
  header: Record<string, unknown> = {},
) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'at+jwt', ...header }).sign(key)
