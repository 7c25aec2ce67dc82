import type { TObject, TSchema } from '@sinclair/typebox'
import type { BodyOf, Operation, ParamsOf, QueryOf, ReplyOf } from '@veracite/contract/operation'
import type { IdempotentRequest } from '@veracite/core/jobs/idempotency-store'
import { answerInTime } from '@veracite/runtime/answer-in-time'
import { declaredBytes } from '@veracite/runtime/read-request'
import { type DomainError, invalidInput } from '@veracite/terms/errors'
import type { Elysia } from 'elysia'
import { idempotencyOf } from './idempotency.ts'
import { readJson, refuseLargeBody } from './read-body.ts'
import type { createResponder, Reply } from './respond.ts'
import { createCheck } from './validate.ts'

export interface Call<O> {
  params: ParamsOf<O>
  query: QueryOf<O>
  body: BodyOf<O>
  idempotency: IdempotentRequest | null
  request: Request
  requestId: string
}

export interface MountOptions {
  app: Elysia
  respond: ReturnType<typeof createResponder>
  /** Throws unless the caller may use routes that are not public. */
  requireCaller: (request: Request) => void | Promise<void>
  /** Where a path of the contract is mounted; unchanged by default. */
  placeOf?: (path: string) => string
  /** Sent with every answer. */
  headers?: Record<string, string>
  /** Runs first on routes without a token; throws when the caller exceeds the rate limit. Null: unlimited. */
  limitPublic: ((request: Request) => Promise<void>) | null
  /** Runs before a handler that writes; a refusal it returns is thrown. */
  refuseWrites: () => DomainError | null
  deadlineMs: number
}

/** Types hold the status and body of every answer to what the operation declares. */
export type Mount = <O extends Operation<TObject, TSchema>, const R extends ReplyOf<O>>(
  operation: O,
  handler: (call: Call<O>) => Promise<R>,
) => void

/** Any page may call a public route and read why it was refused: no cookie and no token is at stake. */
const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Binds operations of the contract to handlers. Only this function decides the order of refusals: token,
 * limit, size, query, body, a full disk, then the handler's own.
 */
export function createMount(options: MountOptions): Mount {
  const { app, respond, requireCaller, limitPublic, refuseWrites, deadlineMs, placeOf, headers } = options
  return (operation, handler) => {
    const checkQuery = operation.query && createCheck(operation.query, 'query')
    const route = placeOf?.(operation.path) ?? operation.path
    // Routes without a token store nothing.
    const writes = operation.method !== 'GET' && operation.auth === 'bearer'
    const checkBody = operation.body && createCheck(operation.body, 'body', { anyText: !writes })

    const answer = async (
      request: Request,
      params: Record<string, string>,
      requestId: string,
    ): Promise<Reply> => {
      if (operation.auth === 'bearer') await requireCaller(request)
      else if (limitPublic) await limitPublic(request)
      if (declaredBytes(request) > operation.bodyLimit) await refuseLargeBody(request, operation.bodyLimit)
      const query = checkQuery ? checkQuery(queryOf(request, operation.query)) : {}
      const body = checkBody ? checkBody(await readJson(request, operation.bodyLimit)) : undefined
      const refusal = writes ? refuseWrites() : null
      if (refusal) throw refusal
      const idempotency = operation.idempotent ? idempotencyOf(request, operation.id, { params, body }) : null
      const call = { params, query, body, idempotency, request, requestId } as Call<typeof operation>
      return withLocation(await handler(call), placeOf)
    }

    const serve = ({ request, params }: { request: Request; params: Record<string, string> }) =>
      respond(
        request,
        route,
        ({ requestId }) =>
          answerInTime(answer(request, params, requestId), operation.deadlineMs ?? deadlineMs),
        operation.auth === 'none' ? ANY_ORIGIN : headers,
      )
    const path = route.replaceAll(/\{(\w+)\}/g, ':$1')
    app.route(operation.method, path, serve, { parse: 'none' })
    if (operation.method === 'GET') app.route('HEAD', path, serve, { parse: 'none' })
  }
}

/** What was queued says where it can be followed: a scan by its own address, other work by that of its job. */
function withLocation(reply: Reply, placeOf: MountOptions['placeOf']): Reply {
  if (reply.status !== 202) return reply
  const { scanId, jobId } = Object(reply.body) as { scanId?: unknown; jobId?: unknown }
  const path =
    typeof scanId === 'string'
      ? `/v1/scans/${scanId}`
      : typeof jobId === 'string'
        ? `/api/admin/jobs/${jobId}`
        : null
  if (path === null) return reply
  return { ...reply, headers: { ...reply.headers, location: placeOf?.(path) ?? path } }
}

/** Only parameters that the operation knows; others are ignored. A parameter given twice is refused. */
function queryOf(request: Request, schema: TObject | undefined): Record<string, string> {
  const search = new URL(request.url).searchParams
  const query: Record<string, string> = {}
  for (const name of Object.keys(schema?.properties ?? {})) {
    const [value, ...more] = search.getAll(name)
    if (more.length > 0)
      throw invalidInput('Invalid query.', [{ path: `query.${name}`, message: 'is given more than once' }])
    if (value !== undefined) query[name] = value
  }
  return query
}
