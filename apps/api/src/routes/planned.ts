import { plannedRoutes } from '@veracite/contract/webhooks/planned'
import type { Elysia } from 'elysia'
import type { createResponder } from '../http/respond.ts'

/** Planned routes give everyone the same answer: nothing is read or looked up. */
export function mountPlanned(app: Elysia, respond: ReturnType<typeof createResponder>): void {
  for (const { path, body } of plannedRoutes) {
    const serve = ({ request }: { request: Request }) =>
      respond(request, path, async () => ({ status: 501, body }))
    for (const method of ['GET', 'HEAD', 'POST'] as const) app.route(method, path, serve, { parse: 'none' })
  }
}
