import type { Operations } from '@veracite/runtime/health/operations'
import type { Elysia } from 'elysia'
import type { createResponder, Reply } from '../http/respond.ts'

/** Routes for orchestrators and scrapers: liveness, readiness, metrics. */
export function mountHealth(
  app: Elysia,
  respond: ReturnType<typeof createResponder>,
  operations: Operations,
): void {
  const get = (path: string, answer: (authorization: string | null) => Promise<Reply> | Reply) =>
    app.route(
      'GET',
      path,
      ({ request }: { request: Request }) =>
        respond(request, path, async () => answer(request.headers.get('authorization'))),
      { parse: 'none' },
    )

  get('/healthz', operations.health)
  get('/readyz', operations.ready)
  get('/metrics', operations.metrics)
}
