import type { Services } from '@veracite/core/services'
import { answerInTime } from '@veracite/runtime/http/answer-in-time'
import type { Elysia } from 'elysia'
import type { createResponder, Reply } from '../http/respond.ts'

/** The public transparency log: C2SP tlog-tiles, read by tools that know nothing about this service. */
export function mountLog(
  app: Elysia,
  respond: ReturnType<typeof createResponder>,
  log: Services['log'],
  deadlineMs: number,
): void {
  const get = (path: string, answer: (request: Request) => Promise<Reply>) => {
    const serve = ({ request }: { request: Request }) =>
      respond(request, path, () => answerInTime(answer(request), deadlineMs))
    for (const method of ['GET', 'HEAD'] as const) app.route(method, path, serve, { parse: 'none' })
  }

  get('/log/1/checkpoint', async () => found(await log.checkpoint(), TEXT, SHORTLY))
  get('/log/1/policy', async () => found(await log.policy(), TEXT, SHORTLY))
  get('/log/1/keys', async () => found(JSON.stringify(await log.keys()), JSON_TYPE, SHORTLY))
  // Where readers who only know the host look for the key (docs/operations.md).
  get('/.well-known/veracite-log-key', async () => {
    const vkey = (await log.keys()).log?.vkey
    return found(vkey === undefined ? null : `veracite-log-key=${vkey}\n`, TEXT, SHORTLY)
  })
  // Which relays the operator says it uses (docs/relay.md). Readers of evidence decide which of them to name.
  get('/.well-known/veracite-relays', async () => found(JSON.stringify(log.relays()), JSON_TYPE, SHORTLY))
  const tile = async (request: Request) => {
    // Taken from the raw URL: each resource has one spelling, and escaped variants are not it.
    const path = new URL(request.url).pathname.slice('/log/1/'.length)
    return found(await log.resource(path), 'application/octet-stream', FOR_EVER)
  }
  // Segment by segment, because the server's router has no wildcard for the rest of a path: level, up to six
  // parts of the number, and the width of a partial tile.
  for (let path = '/log/1/tile/:s1', depth = 1; depth <= MAX_SEGMENTS; depth += 1, path += `/:s${depth}`)
    get(path, tile)
}

const MAX_SEGMENTS = 8

const TEXT = 'text/plain; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const SHORTLY = 'public, max-age=2'
const FOR_EVER = 'public, max-age=31536000, immutable'
const ANY_ORIGIN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** A missing entry may exist in a second, so a 404 must not be cached. */
export const nothingThere = (): Reply => ({
  status: 404,
  body: { error: 'The log has nothing at this address.' },
  headers: ANY_ORIGIN,
})

function found(body: string | Uint8Array | null, type: string, cache: string): Reply {
  if (body === null) return nothingThere()
  return { status: 200, body, headers: { ...ANY_ORIGIN, 'content-type': type, 'cache-control': cache } }
}
