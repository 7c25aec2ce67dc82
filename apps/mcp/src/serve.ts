import type { Booted } from '@veracite/runtime/boot'
import { listen } from '@veracite/runtime/listen'
import { checkParts, collectGauges } from '@veracite/runtime/readiness'
import { Elysia } from 'elysia'
import { json, withHeaders } from './http/answers.ts'
import { mountMcp } from './mount-mcp.ts'

export interface Serving {
  url: string
  /** From now on /readyz says 503, so that a balancer sends nobody new. */
  announceStop(): void
  stop(): Promise<void>
}

/** The tool server as a process of its own: /api/mcp, and what an orchestrator and a scraper ask. */
export function serveMcp(booted: Booted): Serving {
  const { config, metrics } = booted
  const app = new Elysia({ strictPath: true, normalize: false })
  const mounted = mountMcp(app, booted)
  let stopping = false

  app.get('/healthz', () => withHeaders(json(200, { status: 'alive' })))
  app.get('/readyz', async () => {
    const parts = await checkParts(booted)
    const missing = parts.filter(({ ready }) => !ready).map(({ name }) => name)
    const ready = !stopping && missing.length === 0
    const status = stopping ? 'stopping' : ready ? 'ready' : 'not ready'
    return withHeaders(json(ready ? 200 : 503, { status, missing, parts }))
  })
  app.get('/metrics', async () => {
    await collectGauges(booted)
    const { registry } = metrics
    return withHeaders(new Response(await registry.metrics()), { 'content-type': registry.contentType })
  })
  // A plain 404 also for /.well-known: an empty 200 or a 401 there sends clients into sign-in flows we do not have.
  const elsewhere = () => withHeaders(json(404, { error: 'Not found.' }))
  app.all('/*', elsewhere, { parse: 'none' })
  app.onError(({ error, code }) => {
    if (code === 'NOT_FOUND') return elsewhere()
    booted.logger.error({ error }, 'request failed')
    return withHeaders(json(500, { error: 'Internal error. The failure was logged.' }))
  })

  const url = listen(app, config)
  const { server } = app
  return {
    url,
    announceStop: () => {
      stopping = true
    },
    async stop() {
      await server?.stop()
      await mounted.close()
    },
  }
}
