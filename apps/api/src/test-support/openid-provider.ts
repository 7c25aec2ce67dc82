import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export const CLIENT = { id: 'veracite', secret: 'a-secret-between-provider-and-service-0123456789' }

/**
 * A third-party OpenID provider, on its own socket. Every visitor is the person named last, and agrees to
 * everything at once.
 */
export interface TestProvider {
  issuer: string
  /** From now on, every visitor is this person. */
  person: { id: string; name: string; email: string }
  /** What somebody between provider and service makes of the identity. */
  forge: ((idToken: string) => string) | null
  /** Once the address of the service is known. */
  serve(redirectUri: string): void
  close(): Promise<void>
}

export async function startProvider(): Promise<TestProvider> {
  let answer: RequestListener = (_, response) => response.writeHead(503).end()
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: TestProvider = {
    issuer,
    person: { id: 'ada', name: 'Ada Byron', email: 'ada@example.com' },
    forge: null,
    serve(redirectUri) {
      const honest = listenerOf(issuer, redirectUri, () => provider.person)
      answer = (request, response) => {
        const { forge } = provider
        if (request.url === '/token' && forge !== null) rewriteIdentity(response, forge)
        return honest(request, response)
      }
    },
    close: () => closed(server),
  }
  return provider
}

function listenerOf(
  issuer: string,
  redirectUri: string,
  person: () => TestProvider['person'],
): RequestListener {
  const known = new Map<string, TestProvider['person']>()
  const oidc = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    cookies: { keys: ['a key for the cookies of a test'] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { Session: 60, Grant: 60, Interaction: 60, IdToken: 60, AccessToken: 60, AuthorizationCode: 60 },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => {
      const found = known.get(id)
      return (
        found && {
          accountId: id,
          claims: () => ({ sub: id, name: found.name, email: found.email, email_verified: true }),
        }
      )
    },
  })
  const callback = oidc.callback()
  return async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response)
    const { params, prompt } = await oidc.interactionDetails(request, response)
    const { id } = person()
    known.set(id, person())
    if (prompt.name === 'login')
      return oidc.interactionFinished(request, response, { login: { accountId: id } })
    const grant = new oidc.Grant({ accountId: id, clientId: String(params.client_id) })
    grant.addOIDCScope('openid profile email')
    return oidc.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  }
}

function rewriteIdentity(response: ServerResponse, forge: (idToken: string) => string): void {
  const end = response.end.bind(response) as (text: string) => ServerResponse
  response.end = ((body: string | Buffer) => {
    const tokens = JSON.parse(String(body)) as { id_token: string }
    const forged = JSON.stringify({ ...tokens, id_token: forge(tokens.id_token) })
    response.setHeader('content-length', Buffer.byteLength(forged))
    return end(forged)
  }) as ServerResponse['end']
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })
