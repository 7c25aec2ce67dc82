import { operations } from '@veracite/contract/operations'
import { plannedRoutes } from '@veracite/contract/webhooks/planned'
import { firstUseOfKey } from '@veracite/core/audit/audit-entry'
import type { Services } from '@veracite/core/services'
import { tokenDigest } from '@veracite/runtime/callers/access-token'
import { type BearerCaller, createBearerIdentity } from '@veracite/runtime/callers/identify-caller'
import type { Operations } from '@veracite/runtime/health/operations'
import { isRouted, targetOf } from '@veracite/runtime/http/request-target'
import type { ReplicaReads } from '@veracite/runtime/start/replica-reads'
import type { Logger } from '@veracite/runtime/telemetry/logger'
import type { Metrics } from '@veracite/runtime/telemetry/metrics'
import type { Tracing } from '@veracite/runtime/tracing/tracing'
import { DomainError, invalidField } from '@veracite/terms/errors'
import type { RateLimiter } from '@veracite/terms/ports'
import { asSaid, refusal } from '@veracite/words/refusals'
import { Elysia } from 'elysia'
import { type ConsoleSettings, mountConsole } from './console/mount-console.ts'
import { mountPages, type PageOptions } from './console/mount-pages.ts'
import { clientAddress } from './http/client-address.ts'
import { takeOne } from './http/limit.ts'
import { type AdmittedCaller, createMount, type Mount } from './http/mount.ts'
import { createResponder, type Reply } from './http/respond.ts'
import { servedAt } from './http/served-at.ts'
import { mountOperations, type RouteOptions } from './routes/all.ts'
import { mountDocument } from './routes/document.ts'
import { mountHealth } from './routes/health.ts'
import { mountLog, nothingThere } from './routes/log.ts'
import { mail } from './routes/mail.ts'
import { mountPlanned } from './routes/planned.ts'
import { publicEvidence } from './routes/public-evidence.ts'
import { sharedContent } from './routes/shares.ts'

export interface AppOptions extends Pick<PageOptions, 'pagesIn'> {
  services: Services
  platformToken: string
  /** Null: public routes are not limited. */
  publicLimiter: RateLimiter | null
  /** Counts exports that are begun, by caller. Null or left out: unlimited. */
  exportLimiter?: RateLimiter | null
  trustedProxies: readonly string[]
  /** Where people reach the service, as the settings say; null if they do not. */
  publicUrl: string | null
  logger: Logger
  metrics: Metrics
  tracing?: Tracing
  operations: Operations
  engines: RouteOptions['engines']
  /** Null: there is no console. */
  console: ConsoleSettings | null
  /** Called before each request that writes; a refusal it returns is thrown. */
  refuseWrites?: () => DomainError | null
  deadlineMs?: number
  /** For what may lag, when a program asks: the console always sees what was just written. */
  replica?: ReplicaReads | null
  /** Adds whatever else the process serves on the same port, before unknown paths are refused. */
  extend?: (app: Elysia) => void
}

/**
 * The HTTP application: requests as the contract defines them, with services behind them. Does no IO itself.
 */
export function createApp(options: AppOptions): Elysia {
  const { services, publicLimiter, trustedProxies } = options
  const tokenSha256 = tokenDigest(options.platformToken)
  const identify = createBearerIdentity(options.platformToken, services.identifyBearer)
  const requireToken = async (request: Request, path: string, requestId: string): Promise<AdmittedCaller> => {
    const found = await identify(request.headers.get('authorization'))
    if (found === null || !admits(path, found.keyKind)) throw unauthorized()
    const { caller } = found
    if (found.firstToday && caller.id !== null)
      await services.writeAuditEntry(
        firstUseOfKey({ caller, keyId: caller.id }, { address: addressOf(request), requestId }),
      )
    return { caller, session: caller.kind === 'operator' ? { of: { tokenSha256 }, current: null } : null }
  }
  const respond = createResponder(options)
  const app = new Elysia({
    strictPath: true,
    normalize: false,
    aot: true,
    handler: { standardHostname: false },
  })

  const addressOf = (request: Request) => clientAddress(request, app.server, trustedProxies)

  let routes: ReturnType<typeof routesOf> = []
  // For requests that no route took or the router refused: closed by default, then 405 or 404.
  const elsewhere = ({ request }: { request: Request }) => {
    const page = pages.at(request)
    if (page !== null) return respond(request, page.route, page.answer)
    return respond(request, 'unknown', async () => answerElsewhere(request, routes, requireCaller))
  }
  app.onRequest((context) => {
    const target = targetOf(context.request)
    if (target.kind === 'refused') {
      const why = asSaid(target.message)
      return respond(context.request, 'unknown', async () => {
        throw invalidField(why, 'Host', why)
      })
    }
    const routed = isRouted(context.request)
    if (target.kind === 'hostless') context.request = target.request
    // Not the context itself: the framework would prepare its query, cookies and headers for every request.
    return routed ? undefined : elsewhere({ request: context.request })
  })

  const shared = {
    app,
    respond,
    servicesFor: services.for,
    inTurn: services.inTurn,
    writeAuditEntry: services.writeAuditEntry,
    addressOf,
    refuseWrites: options.refuseWrites ?? (() => null),
    deadlineMs: options.deadlineMs ?? 5_000,
  }
  const mount = createMount({
    ...shared,
    requireCaller: requireToken,
    replica: options.replica ?? null,
    limitPublic: publicLimiter && ((request) => takeOne(publicLimiter, addressOf(request))),
  })
  const mountGuarded = (guarded: Mount) =>
    mountOperations(guarded, {
      engines: options.engines,
      exportLimiter: options.exportLimiter ?? null,
    })
  mountGuarded(mount)
  for (const routes of [publicEvidence(services), sharedContent(services), mail(services)]) routes(mount)
  mountLog(app, respond, services.log, shared.deadlineMs)
  mountPlanned(app, respond)
  mountDocument(app, respond, trustedProxies)
  const pages = mountPages({
    ...shared,
    ...(options.pagesIn && { pagesIn: options.pagesIn }),
    hasConsole: options.console !== null,
    keys: () => services.log.keys(),
  })
  const requireSession =
    options.console &&
    mountConsole({
      ...shared,
      ...options.console,
      platformToken: options.platformToken,
      publicLimiter,
      sessions: services.sessions,
      signIn: services.signIn,
      servedAt: (request) => servedAt(request, app.server, trustedProxies),
      publicUrl: options.publicUrl,
      mountGuarded,
    })
  const requireCaller = async (request: Request, pathname: string): Promise<void> => {
    if (/^\/(v1|api\/admin)(\/|$)/.test(pathname)) await requireToken(request, pathname, 'none')
    if (/^\/console\/api(\/|$)/.test(pathname)) await requireSession?.(request)
  }
  mountHealth(app, respond, options.operations)

  options.extend?.(app)
  routes = routesOf(app)

  app.onError(elsewhere)
  return app
}

/** The contract's routes take the platform token only; the operator's also keys of people and programs, not those of agents. */
const admits = (path: string, keyKind: BearerCaller['keyKind']): boolean =>
  keyKind === 'platform' || (keyKind !== 'customer' && !/^\/v1(\/|$)/.test(path))

const unauthorized = (): DomainError => new DomainError('unauthorized', 'access_token_invalid')

/**
 * Every mounted route, by its path as the contract writes it. GET includes HEAD, which is not listed
 * separately.
 */
const routesOf = (app: Elysia) =>
  app.routes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') }))
    .map(({ method, path }) => ({ method, path, segments: path.split('/') }))

/** Compares segment by segment: one in braces matches any non-empty segment, every other one only itself. */
function isAt(pathname: string, segments: readonly string[]): boolean {
  const given = pathname.split('/')
  return (
    given.length === segments.length &&
    segments.every((segment, at) => (segment.startsWith('{') ? given[at] !== '' : given[at] === segment))
  )
}

const OPEN_PATHS = new Set([
  ...plannedRoutes.map(({ path }) => path),
  ...operations.filter(({ auth }) => auth === 'none').map(({ path }) => path),
  '/v1/openapi.json',
  '/api/admin/openapi.json',
  ...['/v1/docs', '/v1/docs/scalar.js', '/v1/docs/start.js', '/v1/docs/openapi.json'],
])

async function answerElsewhere(
  request: Request,
  routes: ReturnType<typeof routesOf>,
  requireCaller: (request: Request, pathname: string) => Promise<void>,
): Promise<Reply> {
  const { pathname } = new URL(request.url)
  const known = routes.filter(({ segments }) => isAt(pathname, segments))
  const isPublic = known.some(({ path }) => path.startsWith('/v1/public/'))
  if (request.method === 'OPTIONS' && isPublic) return { status: 204, body: undefined, headers: PREFLIGHT }

  if (pathname.startsWith('/log/1/tile/')) return nothingThere()

  const isOpen = known.some(({ path }) => OPEN_PATHS.has(path))
  if (!isOpen) await requireCaller(request, pathname)
  const methods = [...new Set(known.map(({ method }) => method))]
  // The method is right, so the path was not: one that merely resolves to a route (`/x/../healthz`) is a
  // different path.
  if (known.length === 0 || methods.includes(request.method)) throw new DomainError('not_found', 'not_found')
  const allow = methods.join(', ')
  throw new DomainError('method_not_allowed', refusal('method_not_allowed', { allow }), { extra: { allow } })
}

const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '86400',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=86400',
}
