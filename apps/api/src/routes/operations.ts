import type { Metrics } from '@veracite/runtime/metrics'
import type { Elysia } from 'elysia'
import type { createResponder } from '../http/respond.ts'

/** One thing the service needs, and whether it is there. */
export interface Part {
  name: string
  ready: boolean
  detail: string
}

/** What an orchestrator and a scraper ask: alive, ready, numbers. */
export function mountOperations(
  app: Elysia,
  respond: ReturnType<typeof createResponder>,
  deps: {
    readiness: () => Promise<{ stopping: boolean; parts: Part[] }>
    metrics: Metrics
    collect: () => Promise<void>
  },
): void {
  const get = (path: string, answer: Parameters<typeof respond>[2]) =>
    app.route('GET', path, ({ request }: { request: Request }) => respond(request, path, answer), {
      parse: 'none',
    })

  get('/healthz', async () => ({ status: 200, body: { status: 'alive' } }))
  get('/readyz', async () => {
    const { stopping, parts } = await deps.readiness()
    const ready = !stopping && parts.every((part) => part.ready)
    const missing = parts.filter((part) => !part.ready).map((part) => part.name)
    return {
      status: ready ? 200 : 503,
      body: { status: stopping ? 'stopping' : ready ? 'ready' : 'not ready', missing, parts },
    }
  })
  get('/metrics', async () => {
    await deps.collect()
    return {
      status: 200,
      body: await deps.metrics.registry.metrics(),
      headers: { 'content-type': deps.metrics.registry.contentType },
    }
  })
}
