import { mountProtectedResource } from '@veracite/runtime/callers/protected-resource'
import { createOperations } from '@veracite/runtime/health/operations'
import { describeEngines } from '@veracite/runtime/health/readiness'
import { listen } from '@veracite/runtime/http/listen'
import { openRateLimiter } from '@veracite/runtime/http/rate-limiters'
import type { Booted } from '@veracite/runtime/start/boot'
import type { Elysia } from 'elysia'
import { type AppOptions, createApp } from './app.ts'
import { createOneTimeCodes } from './console/one-time-codes.ts'
import { mountOAuth } from './oauth/mount-oauth.ts'

/** Per address: enough for typing errors, too few to guess a token of 64 characters. */
const SIGN_INS_PER_MINUTE = 10

export interface Serving {
  app: Elysia
  url: string
  /** An address that signs a browser in, once and within ten minutes; null when there is no console. */
  signInAddress(): string | null
  /** From now on /readyz answers 503, so that load balancers send no new requests. */
  announceStop(): void
  /** Takes no new connections, lets requests finish, closes idle connections. */
  stop(): Promise<void>
}

export function serveApi(
  booted: Booted,
  {
    isWorker = false,
    ...options
  }: Pick<AppOptions, 'extend' | 'deadlineMs' | 'pagesIn'> & { isWorker?: boolean } = {},
): Serving {
  const { config, secrets, services, logger, metrics, tracing } = booted
  const publicLimit = openRateLimiter(booted, 'public', config.publicRateLimit)
  const signInLimit = openRateLimiter(booted, 'console', SIGN_INS_PER_MINUTE)
  const programLimit = openRateLimiter(booted, 'oauth', config.oauthRateLimit)
  const exportLimit = openRateLimiter(booted, 'exports', config.exportRateLimit)
  const codes = createOneTimeCodes()
  let stopping = false
  const app = createApp({
    services,
    platformToken: secrets.platformToken,
    publicLimiter: publicLimit.limiter,
    exportLimiter: exportLimit.limiter,
    trustedProxies: config.trustedProxies,
    publicUrl: config.publicUrl,
    logger,
    metrics,
    tracing,
    operations: createOperations(booted, () => stopping, isWorker),
    engines: () => describeEngines(booted),
    console: config.console ? { codes, limiter: signInLimit.limiter } : null,
    replica: booted.replicaReads ?? null,
    refuseWrites: () => booted.disk?.refusal() ?? null,
    ...options,
    extend: (app) => {
      mountProtectedResource(app, config)
      // People let programs in with the session of the console.
      if (config.console) mountOAuth(app, booted, programLimit.limiter)
      options.extend?.(app)
    },
  })
  const url = listen(app, config)
  const { server } = app
  return {
    app,
    url,
    signInAddress: () =>
      config.console
        ? `${url.replace('//0.0.0.0:', '//localhost:')}/console#code=${codes.make(new Date())}`
        : null,
    announceStop: () => {
      stopping = true
    },
    async stop() {
      // Without force, this waits for requests in flight and closes idle keep-alive connections.
      await server?.stop()
      await Promise.all([publicLimit, exportLimit, signInLimit, programLimit].map((limit) => limit.close()))
    },
  }
}
