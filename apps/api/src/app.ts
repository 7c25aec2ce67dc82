import * as adminOperations from '@veracite/contract/admin'
import { operations } from '@veracite/contract/operations'
import { plannedRoutes } from '@veracite/contract/planned'
import { DomainError } from '@veracite/core/errors'
import type { RateLimiter } from '@veracite/core/ports'
import type { Services } from '@veracite/core/services'
import type { Logger } from '@veracite/runtime/logger'
import type { Metrics } from '@veracite/runtime/metrics'
import { Elysia } from 'elysia'
import { clientAddress } from './http/client-address.ts'
import { createMount } from './http/mount.ts'
import { createResponder, type Reply } from './http/respond.ts'
import { createTokenGate } from './http/token.ts'
import { mountAdmin } from './routes/admin.ts'
import { mountConfabulations } from './routes/confabulations.ts'
import { mountDocument } from './routes/document.ts'
import { mountGroundTruth } from './routes/ground-truth.ts'
import { LOG_PATHS, mountLog } from './routes/log.ts'
import { mountOperations, type Part } from './routes/operations.ts'
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
  readiness: () => Promise<{ stopping: boolean; parts: Part[] }>
  /** Brings gauges up to date before they are read. */
  collectMetrics: () => Promise<void>
  engines: () => unknown
  /** Asked before each request that writes: what it answers is thrown at the caller. */
  refuseWrites?: () => DomainError | null
  deadlineMs?: number
  /** Adds what else the process serves on the same port, before everything unknown is refused. */
  extend?: (app: Elysia) => void
}

/** Requests as the contract says, services behind them, no IO of its own. */
export function createApp(options: AppOptions): Elysia {
  const { services, publicLimiter, trustedProxies } = options
  const requireToken = createTokenGate(options.platformToken)
  const respond = createResponder(options)
  const app = new Elysia({ strictPath: true, normalize: false, aot: true })

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
  mountDocument(app, respond)
  mountAdmin(mount, services.admin, options.engines)
  mountOperations(app, respond, {
    readiness: options.readiness,
    metrics: options.metrics,
    collect: options.collectMetrics,
  })

  options.extend?.(app)

  // Whatever no route took, and whatever the router itself refused: closed by default, then 405 or 404.
  const elsewhere = ({ request }: { request: Request }) =>
    respond(request, 'unknown', async () => answerElsewhere(request, requireToken))
  app.all('/*', elsewhere, { parse: 'none' })
  app.onError(elsewhere)
  return app
}

const knownPaths = [
  ...[...operations, ...Object.values(adminOperations)].map(({ path, method }) => ({
    path,
    methods: [method],
  })),
  ...plannedRoutes.map(({ path }) => ({ path, methods: ['GET', 'POST'] })),
  ...['/v1/openapi.json', '/v1/docs', '/healthz', '/readyz', '/metrics', ...LOG_PATHS].map((path) => ({
    path,
    methods: ['GET'],
  })),
].map(({ path, methods }) => ({
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  path,
  methods,
}))

const OPEN_PATHS = new Set([
  ...plannedRoutes.map(({ path }) => path),
  ...operations.filter(({ auth }) => auth === 'none').map(({ path }) => path),
  '/v1/openapi.json',
  '/v1/docs',
])

function answerElsewhere(request: Request, requireToken: (header: string | null) => void): Reply {
  const { pathname } = new URL(request.url)
  const known = knownPaths.filter(({ pattern }) => pattern.test(pathname))
  const isPublic = known.some(({ path }) => path.startsWith('/v1/public/'))
  if (request.method === 'OPTIONS' && isPublic) return { status: 204, body: undefined, headers: PREFLIGHT }

  const isOpen = known.some(({ path }) => OPEN_PATHS.has(path))
  const isGuarded = /^\/(v1|api\/admin)(\/|$)/.test(pathname)
  if (isGuarded && !isOpen) requireToken(request.headers.get('authorization'))
  if (known.length === 0) throw new DomainError('not_found', 'Not found.')
  const allow = [...new Set(known.flatMap(({ methods }) => methods))].join(', ')
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
