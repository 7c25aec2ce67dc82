import { mountProtectedResource } from '@veracite/runtime/callers/protected-resource'
import { createOperations, type OperationsAnswer } from '@veracite/runtime/health/operations'
import { listen } from '@veracite/runtime/http/listen'
import { isRouted, targetOf } from '@veracite/runtime/http/request-target'
import type { Booted } from '@veracite/runtime/start/boot'
import { Elysia } from 'elysia'
import { json, withHeaders } from './http/answers.ts'
import { mountMcp } from './mount-mcp.ts'

export interface Serving {
  url: string
  /** From now on /readyz answers 503, so that load balancers send no new requests. */
  announceStop(): void
  stop(): Promise<void>
}

/** The tool server as a separate process: /api/mcp, and the routes for orchestrators and scrapers. */
export function serveMcp(booted: Booted): Serving {
  const { config } = booted
  const app = new Elysia({ strictPath: true, normalize: false, handler: { standardHostname: false } })
  // Other places of /.well-known also get a plain 404: an empty 200 or a 401 would send clients into sign-in flows
  // that are not here.
  const elsewhere = () => withHeaders(json(404, { error: 'Not found.' }))
  app.onRequest((context) => {
    const target = targetOf(context.request)
    if (target.kind === 'refused') return withHeaders(json(400, { error: target.message }))
    const routed = isRouted(context.request)
    if (target.kind === 'hostless') context.request = target.request
    return routed ? undefined : elsewhere()
  })
  const mounted = mountMcp(app, booted)
  mountProtectedResource(app, config)
  let stopping = false

  const operations = createOperations(booted, () => stopping)
  const tokenOf = (request: Request) => request.headers.get('authorization')
  app.get('/healthz', () => toResponse(operations.health()))
  app.get('/readyz', async ({ request }) => toResponse(await operations.ready(tokenOf(request))))
  app.get('/metrics', async ({ request }) => toResponse(await operations.metrics(tokenOf(request))))
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

function toResponse({ status, body, headers = {} }: OperationsAnswer): Response {
  const answer =
    headers['content-type'] === undefined ? json(status, body) : new Response(String(body), { status })
  return withHeaders(answer, headers)
}
