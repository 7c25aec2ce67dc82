import { createPrivateKey, hkdfSync } from 'node:crypto'
import type { OAuthStore } from '@veracite/core/agents/oauth-store'
import { AGENT_SCOPES } from '@veracite/core/agents/roles'
import type { Ports } from '@veracite/core/ports'
import { createOAuthDigest } from '@veracite/runtime/callers/oauth-digest'
import type { Logger } from '@veracite/runtime/telemetry/logger'
import type { Clock } from '@veracite/terms/ports'
import { sayIn } from '@veracite/words/say-in'
import type { Configuration, JWK } from 'oidc-provider'
import { readerLanguage } from '../http/reader-language.ts'
import { CONSENT_PATH, type ConsentDeps, createConsent } from './consent.ts'
import { createOAuthAdapter } from './oauth-adapter.ts'
import { pageHeaders, refusalPage } from './pages.ts'
import { createProgramFetch } from './program.ts'

export interface AuthorizationServerDeps extends ConsentDeps {
  /** Also the issuer. */
  publicUrl: string
  platformToken: string
  store: OAuthStore
  fetcher: Ports['fetcher']
  clock: Clock
  logger: Logger
}

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
/** Short, because nothing ends a stolen token sooner than its time, except that somebody notices. */
const ACCESS_TOKEN_SECONDS = 10 * MINUTE

/** `oidc-provider`, set up for one resource and programs without secrets. Loaded when the first program comes. */
export async function createAuthorizationServer(deps: AuthorizationServerDeps) {
  const { publicUrl, resource, platformToken, store, clock } = deps
  const {
    default: Provider,
    errors,
    interactionPolicy,
  } = await quietly(deps.logger, () => import('oidc-provider'))
  const { Check, Prompt } = interactionPolicy
  /** Asked every time: what a person once allowed, another page could start again unseen. */
  const always = (name: 'login' | 'consent') =>
    new Prompt(
      { name, requestable: true },
      new Check(`${name}_always`, 'The person decides each time.', `${name}_required`, (ctx) =>
        ctx.oidc.result?.[name] ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )

  const readProgram = createProgramFetch(deps.fetcher)
  let isReady = false
  const configuration: Configuration = {
    adapter: createOAuthAdapter({
      store,
      digestOf: createOAuthDigest(platformToken),
      clock,
      errors: {
        invalidGrant: (why) => new errors.InvalidGrant(why),
      },
    }),
    clientAuthMethods: ['none'],
    clientDefaults: { id_token_signed_response_alg: 'EdDSA' },
    clientBasedCORS: () => true,
    cookies: {
      keys: [derive(platformToken, 'cookies').toString('base64url')],
      names: {
        interaction: 'veracite_oauth',
        resume: 'veracite_oauth_resume',
        session: 'veracite_oauth_session',
      },
      long: cookieOptions(publicUrl),
      short: cookieOptions(publicUrl),
    },
    fetch: ((...asked) =>
      isReady ? readProgram(...asked) : Promise.reject(new Error('not yet'))) as NonNullable<
      Configuration['fetch']
    >,
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    jwks: { keys: [signingKey(platformToken)] },
    pkce: { required: () => true },
    responseTypes: ['code'],
    scopes: ['offline_access'],
    rotateRefreshToken: () => true,
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    loadExistingGrant: async (ctx) => {
      const grantId = ctx.oidc.result?.consent?.grantId
      return grantId === undefined ? undefined : ctx.oidc.provider.Grant.find(grantId)
    },
    interactions: {
      url: (_, { uid }) => `${CONSENT_PATH}${uid}`,
      policy: [always('login'), always('consent')] as never,
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: MINUTE,
      RefreshToken: 30 * DAY,
      Grant: 90 * DAY,
      Interaction: 15 * MINUTE,
      Session: 15 * MINUTE,
      IdToken: 10 * MINUTE,
    },
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      registration: '/oauth/register',
      revocation: '/oauth/revoke',
      jwks: '/oauth/jwks',
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      // A program ends its own tokens, and no others.
      revocation: {
        enabled: true,
        allowedPolicy: (_: unknown, client: { clientId: string }, token: { clientId?: string }) =>
          token.clientId === client.clientId,
      },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      clientIdMetadataDocument: { enabled: true, ack: 'draft-02', cacheDuration: { min: 60, max: 3600 } },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_, indicator) => {
          if (indicator !== resource) throw new errors.InvalidTarget()
          return {
            scope: AGENT_SCOPES.join(' '),
            audience: resource,
            accessTokenFormat: 'opaque',
            accessTokenTTL: ACCESS_TOKEN_SECONDS,
          }
        },
      },
    } as Configuration['features'] & object,
    renderError: (ctx, { error_description: description, error }) => {
      // What would have been sent to the program has the status of a redirect.
      if (ctx.status < 400) ctx.status = 400
      ctx.set(pageHeaders(null))
      ctx.body = refusalPage(sayIn(readerLanguage(deps.requestOf())), description ?? error)
    },
  }

  const provider = await quietly(deps.logger, async () => {
    const made = new Provider(publicUrl, configuration)
    // With the first document it warns that it cannot guard its own requests here. Ours are guarded.
    await made.Client.find('https://none.invalid/').catch(() => undefined)
    isReady = true
    return made
  })
  provider.silent = true
  // Errors of a request that just arrived are shown, not sent to the program: nobody has signed in yet.
  const showHere = (ctx: { path: string }, error: object) => {
    if (ctx.path === '/oauth/authorize') Object.assign(error, { allow_redirect: false })
  }
  provider.on('authorization.error', showHere)
  provider.on('server_error', showHere)
  provider.on('server_error', (_, error) => deps.logger.error({ error }, 'authorization server failed'))
  // Behind a proxy the connection is plain; every address is built from the public one, which we set on every request.
  provider.proxy = true
  const consent = createConsent(deps)
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith(CONSENT_PATH)) return next()
    ctx.respond = false
    await consent(provider, ctx)
  })
  return provider.callback()
}

const derive = (platformToken: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', platformToken, '', `veracite oauth ${use} v1`, 32))

const cookieOptions = (publicUrl: string) => ({
  signed: true,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: publicUrl.startsWith('https:'),
})

const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs nothing that we use, but the server wants one. Derived, so that all processes have the same. */
function signingKey(platformToken: string): JWK {
  const der = Buffer.concat([PKCS8_ED25519, derive(platformToken, 'signing key')])
  const jwk = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' })
  return { ...jwk, alg: 'EdDSA', use: 'sig', kid: 'oauth-1' } as JWK
}

/** It writes warnings to the console while it starts, where only our own lines should be. */
async function quietly<T>(logger: Logger, work: () => Promise<T>): Promise<T> {
  const { warn, info } = console
  const note = (...words: unknown[]) => logger.debug({ words: words.join(' ') }, 'oidc-provider')
  console.warn = note
  console.info = note
  try {
    return await work()
  } finally {
    console.warn = warn
    console.info = info
  }
}
