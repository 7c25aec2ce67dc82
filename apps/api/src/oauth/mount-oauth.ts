import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerInTime } from '@veracite/runtime/http/answer-in-time'
import { readRequest } from '@veracite/runtime/http/read-request'
import { recordRequests } from '@veracite/runtime/http/record-requests'
import { requestIdOf } from '@veracite/runtime/http/request-target'
import type { Booted } from '@veracite/runtime/start/boot'
import { DomainError } from '@veracite/terms/errors'
import type { RateLimiter } from '@veracite/terms/ports'
import { sayIn } from '@veracite/words/say-in'
import type { Elysia } from 'elysia'
import { requireSameOrigin } from '../console/same-origin.ts'
import { clientAddress } from '../http/client-address.ts'
import { toErrorAnswer } from '../http/errors.ts'
import { takeOne } from '../http/limit.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { createAuthorizationServer } from './authorization-server.ts'
import { pageHeaders, refusalPage } from './pages.ts'
import { programOf } from './program.ts'
import { refusedCharacters } from './refuse-characters.ts'
import { createAgentPeople } from './who-is-signed-in.ts'

export type OAuthParts = Pick<Booted, 'config' | 'secrets' | 'services' | 'ports' | 'logger' | 'metrics'>

/** Routes limited by client address: each may write a row, or have a document fetched. */
const LIMITED = new Set(['/oauth/authorize', '/oauth/register'])

const ROUTES: [path: string, methods: ('GET' | 'POST' | 'OPTIONS')[]][] = [
  ['/.well-known/oauth-authorization-server', ['GET', 'OPTIONS']],
  ['/.well-known/openid-configuration', ['GET', 'OPTIONS']],
  ['/oauth/authorize', ['GET', 'POST']],
  ['/oauth/authorize/:uid', ['GET']],
  ['/oauth/consent/:uid', ['GET', 'POST']],
  ['/oauth/token', ['POST', 'OPTIONS']],
  ['/oauth/register', ['POST', 'OPTIONS']],
  ['/oauth/revoke', ['POST', 'OPTIONS']],
  ['/oauth/jwks', ['GET', 'OPTIONS']],
]

const CONSENT_ROUTE = '/oauth/consent/{uid}'
/** Where the authorization server goes on after the consent page. */
const RESUME_ROUTE = '/oauth/authorize/{uid}'

const MAX_BODY_BYTES = 64 * 1024
const DEADLINE_MS = 10_000

interface Ongoing {
  request: Request
  body: string
}

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void

/** Adds the authorization server for agents, if tokens are issued here. It is loaded with its first request. */
export function mountOAuth(app: Elysia, parts: OAuthParts, limiter: RateLimiter | null): void {
  const { config, secrets, services, ports, logger, metrics } = parts
  const { publicUrl, oauth } = config
  if (publicUrl === null || oauth === null || oauth.foreign !== null) return
  const ongoing = new AsyncLocalStorage<Ongoing>()
  const current = (): Ongoing => {
    const store = ongoing.getStore()
    if (!store) throw new Error('a request of the authorization server without its request')
    return store
  }
  const people = createAgentPeople(secrets.platformToken, services)
  const { oauthRecords: store, clock } = ports
  let handler: Promise<NodeHandler> | null = null
  const load = () => {
    handler ??= createAuthorizationServer({
      publicUrl,
      resource: oauth.resource,
      platformToken: secrets.platformToken,
      store,
      fetcher: ports.fetcher,
      people,
      clock,
      logger,
      requestOf: () => current().request,
      formOf: () => new URLSearchParams(current().body),
    }).catch((error: unknown) => {
      handler = null
      throw error
    })
    return handler
  }

  const answer = async (request: Request, route: string): Promise<Response> => {
    if (LIMITED.has(route) && limiter)
      await takeOne(limiter, clientAddress(request, app.server, config.trustedProxies))
    if (route === CONSENT_ROUTE) requireSameOrigin(request, publicUrl)
    const bytes = await readRequest(request, MAX_BODY_BYTES)
    if (typeof bytes === 'string') throw new DomainError('payload_too_large', 'request_too_large')
    const given = new TextDecoder().decode(bytes)
    const wrong = refusedCharacters(request.url, given, route === '/oauth/register')
    if (wrong !== null) return refuse(request, route, wrong)
    const body = route === '/oauth/register' ? registration(given) : given
    const node = await load()
    const reply = await ongoing.run({ request, body }, () =>
      forward(node, request, { publicUrl, route, body }),
    )
    if (await mayLead(reply, request, route)) return reply
    const say = sayIn(readerLanguage(request))
    return html(400, refusalPage(say, say('oauth.refusedNotSignedIn')))
  }
  /** Anybody can register an address: nobody is sent to one before they signed in and decided on the consent page. */
  const mayLead = async ({ headers }: Response, request: Request, route: string): Promise<boolean> => {
    const location = headers.get('location')
    if (location === null || new URL(location, publicUrl).origin === new URL(publicUrl).origin) return true
    return route === RESUME_ROUTE && (await people.whoIsSignedIn(request)) !== null
  }

  const record = recordRequests({ logger, metrics })
  for (const [path, methods] of ROUTES) {
    const route = path.replace(':uid', '{uid}')
    const serve = async ({ request }: { request: Request }): Promise<Response> => {
      const started = performance.now()
      const requestId = requestIdOf(request)
      const response = await answerInTime(answer(request, route), DEADLINE_MS).catch((error: unknown) => {
        const { status, body, headers, unexpected } = toErrorAnswer(error)
        if (unexpected) logger.error({ requestId, route, error }, 'request failed')
        return Response.json(body, { status, headers })
      })
      response.headers.set('x-request-id', requestId)
      const seconds = (performance.now() - started) / 1000
      record({ requestId, route, method: request.method, status: response.status, seconds })
      return response
    }
    for (const method of methods) app.route(method, path, serve, { parse: 'none' })
  }
}

const html = (status: number, page: string): Response =>
  new Response(page, { status, headers: pageHeaders(null) })

/** Pages are for people, everything else for programs. */
const refuse = (request: Request, route: string, message: string): Response =>
  /^\/oauth\/(authorize|consent)/.test(route)
    ? html(400, refusalPage(sayIn(readerLanguage(request)), message))
    : Response.json(
        {
          error: route === '/oauth/register' ? 'invalid_client_metadata' : 'invalid_request',
          error_description: message,
        },
        { status: 400, headers: SECURITY },
      )

/** A program says about itself what it likes; this is what is heard. */
function registration(body: string): string {
  try {
    const { client_id: _, ...program } = programOf(JSON.parse(body) as Record<string, unknown>)
    return JSON.stringify(program)
  } catch {
    return body
  }
}

/**
 * The server is written for Node's requests. They are made from ours without a socket in between. Host and scheme are those
 * of the public address, whatever a request says: every address in an answer is built from them.
 */
async function forward(
  node: NodeHandler,
  request: Request,
  { publicUrl, route, body }: { publicUrl: string; route: string; body: string },
): Promise<Response> {
  const { default: inject } = await import('light-my-request')
  const { pathname, search } = new URL(request.url)
  const { host, protocol } = new URL(publicUrl)
  const { forwarded: _, 'x-forwarded-for': __, ...headers } = Object.fromEntries(request.headers)
  const reply = await inject(node, {
    method: request.method as 'GET',
    url: route === '/oauth/authorize' ? pathname + withScope(search) : pathname + search,
    headers: {
      ...headers,
      host,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
      'content-length': String(Buffer.byteLength(body)),
    },
    ...(request.method === 'POST' && { payload: body }),
  })
  const answered = new Headers(SECURITY)
  for (const [name, value] of Object.entries(reply.headers))
    for (const [at, one] of [value].flat().entries())
      if (one !== undefined && name !== 'content-length' && name !== 'connection')
        if (at === 0) answered.set(name, String(one))
        else answered.append(name, String(one))
  const isEmpty = reply.rawPayload.length === 0
  return new Response(isEmpty ? null : new Uint8Array(reply.rawPayload), {
    status: reply.statusCode,
    headers: answered,
  })
}

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000',
  'cache-control': 'no-store',
}

/** Older programs ask for nothing in particular: they get to read. */
function withScope(search: string): string {
  const params = new URLSearchParams(search)
  if ((params.get('scope') ?? '').trim() !== '') return search
  params.set('scope', 'read')
  return `?${params}`
}
