import type { Services } from '@veracite/core/services'
import { withinDeadline } from '@veracite/runtime/within-deadline'
import type { Elysia } from 'elysia'
import type { createResponder, Reply } from '../http/respond.ts'

/** The transparency log, for everyone: C2SP tlog-tiles, read by tools that know nothing of this service. */
export function mountLog(
  app: Elysia,
  respond: ReturnType<typeof createResponder>,
  log: Services['log'],
  deadlineMs: number,
): void {
  const get = (path: string, answer: (request: Request) => Promise<Reply>) => {
    const serve = ({ request }: { request: Request }) =>
      respond(request, path, () => withinDeadline(answer(request), deadlineMs))
    for (const method of ['GET', 'HEAD'] as const) app.route(method, path, serve, { parse: 'none' })
  }

  get('/log/1/checkpoint', async () => found(await log.checkpoint(), TEXT, SHORTLY))
  get('/log/1/policy', async () => found(await log.policy(), TEXT, SHORTLY))
  get('/log/1/keys', async () =>
    found(JSON.stringify(await log.keys()), 'application/json; charset=utf-8', SHORTLY),
  )
  get('/log/1/tile/*', async (request) => {
    // Taken from the URL as it came: one resource has one spelling, and an escaped one is not it.
    const path = new URL(request.url).pathname.slice('/log/1/'.length)
    return found(await log.resource(path), 'application/octet-stream', FOR_EVER)
  })
}

export const LOG_PATHS = ['/log/1/checkpoint', '/log/1/policy', '/log/1/keys']

const TEXT = 'text/plain; charset=utf-8'
const SHORTLY = 'public, max-age=2'
const FOR_EVER = 'public, max-age=31536000, immutable'
const ANY_ORIGIN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

function found(body: string | Uint8Array | null, type: string, cache: string): Reply {
  // What does not exist yet may exist in a second, so its absence is not to be kept.
  if (body === null)
    return { status: 404, body: { error: 'The log has nothing at this address.' }, headers: ANY_ORIGIN }
  return { status: 200, body, headers: { ...ANY_ORIGIN, 'content-type': type, 'cache-control': cache } }
}
