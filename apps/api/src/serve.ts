import type { Booted } from '@veracite/runtime/boot'
import { listen } from '@veracite/runtime/listen'
import { createOperations } from '@veracite/runtime/operations'
import { openRateLimiter } from '@veracite/runtime/rate-limiters'
import { describeEngines } from '@veracite/runtime/readiness'
import type { Elysia } from 'elysia'
import { type AppOptions, createApp } from './app.ts'

export interface Serving {
  app: Elysia
  url: string
  /** From now on /readyz says 503, so that a balancer sends nobody new. */
  announceStop(): void
  /** Takes no new connection, lets requests finish, closes what is idle. */
  stop(): Promise<void>
}

export function serveApi(booted: Booted, options: Pick<AppOptions, 'extend' | 'deadlineMs'> = {}): Serving {
  const { config, secrets, services, logger, metrics } = booted
  const publicLimit = openRateLimiter(booted, 'public', config.publicRateLimit)
  let stopping = false
  const app = createApp({
    services,
    platformToken: secrets.platformToken,
    publicLimiter: publicLimit.limiter,
    trustedProxies: config.trustedProxies,
    logger,
    metrics,
    operations: createOperations(booted, () => stopping),
    engines: () => describeEngines(booted),
    refuseWrites: () => booted.disk?.refusal() ?? null,
    ...options,
  })
  const url = listen(app, config)
  const { server } = app
  return {
    app,
    url,
    announceStop: () => {
      stopping = true
    },
    async stop() {
      // Without force this waits for requests in flight; idle keep-alive connections are closed by it.
      await server?.stop()
      await publicLimit.close()
    },
  }
}
