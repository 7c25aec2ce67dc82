import { operations } from '@veracite/contract/operations'
import { plannedRoutes } from '@veracite/contract/planned'
import { DomainError, invalidInput } from '@veracite/core/errors'
import type { RateLimiter } from '@veracite/core/ports'
import type { Services } from '@veracite/core/services'
import { createTokenCheck } from '@veracite/runtime/access-token'
import type { Logger } from '@veracite/runtime/logger'
import type { Metrics } from '@veracite/runtime/metrics'
import type { Operations } from '@veracite/runtime/operations'
import { isRouted, targetOf } from '@veracite/runtime/request-target'
import { Elysia } from 'elysia'
import { clientAddress } from './http/client-address.ts'
import { createMount } from './http/mount.ts'
import { createResponder, type Reply } from './http/respond.ts'
import { type EngineStates, mountAdmin } from './routes/admin.ts'
import { mountAdminScans } from './routes/admin-scans.ts'
import { mountConfabulations } from './routes/confabulations.ts'
import { mountDocument } from './routes/document.ts'
import { mountGroundTruth } from './routes/ground-truth.ts'
import { mountLog, nothingThere } from './routes/log.ts'
import { mountOperations } from './routes/operations.ts'
import { mountPlanned } from './routes/planned.ts'
import { mountPublicEvidence } from './routes/public-evidence.ts'
import { mountRuns } from './routes/runs.ts'
import { mountScans } from './routes/scans.ts'

export interface AppOptions {
  services: Services
  platformToken: string
  /** Null: public routes are not limited. */
  publicLimiter: RateLimiter | null
  trustedProxies: readonly string[]
  logger: Logger
  metrics: Metrics
  operations: Operations
  engines: () => EngineStates
  /** Asked before each request that writes: what it answers is thrown at the caller. */
  refuseWrites?: () => DomainError | null
  deadlineMs?: number
  /** Adds what else the process serves on the same port, before everything unknown is refused. */
  extend?: (app: Elysia) => void
}

/** Requests as the contract says, services behind them, no IO of its own. */
export function createApp(options: AppOptions): Elysia {
  const { services, publicLimiter, trustedProxies } = options
  const isPlatform = createTokenCheck([options.platformToken])
  const requireToken = (authorization: string | null): void => {
    if (!isPlatform(authorization)) throw unauthorized()
  }
  const respond = createResponder(options)
  const app = new Elysia({
    strictPath: true,
    normalize: false,
    aot: true,
    handler: { standardHostname: false },
  })

  let routes: ReturnType<typeof routesOf> = []
  // Whatever no route took, and whatever the router itself refused: closed by default, then 405 or 404.
  const elsewhere = ({ request }: { request: Request }) =>
    respond(request, 'unknown', async () => answerElsewhere(request, routes, requireToken))
  app.onRequest((context) => {
    const target = targetOf(context.request)
    if (target.kind === 'refused') {
      const fields = [{ path: 'Host', message: target.message }]
      return respond(context.request, 'unknown', async () => {
        throw invalidInput(target.message, fields)
      })
    }
    const routed = isRouted(context.request)
    if (target.kind === 'hostless') context.request = target.request
    return routed ? undefined : elsewhere(context)
  })

  const limitPublic = async (limiter: RateLimiter, request: Request): Promise<void> => {
    const verdict = await limiter.take(clientAddress(request, app.server, trustedProxies))
    if (verdict.allowed) return
    const seconds = Math.max(1, Math.ceil(verdict.retryAfterMs / 1000))
    throw new DomainError(
      'rate_limited',
      `Rate limit of ${verdict.limit} requests per minute reached. Retry in ${seconds} s.`,
      {
        extra: { retryAfterSeconds: seconds },
        retryAfterSeconds: seconds,
      },
    )
  }
  const mount = createMount({
    app,
    respond,
    requireToken,
    limitPublic: publicLimiter && ((request) => limitPublic(publicLimiter, request)),
    refuseWrites: options.refuseWrites ?? (() => null),
    deadlineMs: options.deadlineMs ?? 5_000,
  })

  mountScans(mount, services)
  mountConfabulations(mount, services)
  mountRuns(mount, services)
  mountGroundTruth(mount, services)
  mountPublicEvidence(mount, services)
  mountLog(app, respond, services.log, options.deadlineMs ?? 5_000)
  mountPlanned(app, respond)
  mountDocument(app, respond, trustedProxies)
  mountAdmin(mount, services.admin, options.engines)
  mountAdminScans(mount, services)
  mountOperations(app, respond, options.operations)

  options.extend?.(app)
  routes = routesOf(app)

  app.onError(elsewhere)
  return app
}

const unauthorized = (): DomainError =>
  new DomainError(
    'unauthorized',
    'Missing or invalid access token. Send Authorization: Bearer <ACCESS_TOKEN>.',
  )

/** Every route that was mounted, by its path as the contract writes it. HEAD comes with GET and is not named apart. */
const routesOf = (app: Elysia) =>
  app.routes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') }))
    .map(({ method, path }) => ({ method, path, segments: path.split('/') }))

/** Segment by segment: one in braces stands for any that is not empty, every other one for itself. */
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

function answerElsewhere(
  request: Request,
  routes: ReturnType<typeof routesOf>,
  requireToken: (header: string | null) => void,
): Reply {
  const { pathname } = new URL(request.url)
  const known = routes.filter(({ segments }) => isAt(pathname, segments))
  const isPublic = known.some(({ path }) => path.startsWith('/v1/public/'))
  if (request.method === 'OPTIONS' && isPublic) return { status: 204, body: undefined, headers: PREFLIGHT }

  if (pathname.startsWith('/log/1/tile/')) return nothingThere()

  const isOpen = known.some(({ path }) => OPEN_PATHS.has(path))
  const isGuarded = /^\/(v1|api\/admin)(\/|$)/.test(pathname)
  if (isGuarded && !isOpen) requireToken(request.headers.get('authorization'))
  const methods = [...new Set(known.map(({ method }) => method))]
  // With a right method the route was missed by its path: one that only leads there (`/x/../healthz`) is another.
  if (known.length === 0 || methods.includes(request.method)) throw new DomainError('not_found', 'Not found.')
  const allow = methods.join(', ')
  throw new DomainError('method_not_allowed', `Method not allowed. Allowed: ${allow}.`, { extra: { allow } })
}

const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '86400',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=86400',
}
