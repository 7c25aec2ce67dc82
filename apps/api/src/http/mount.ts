import type { TObject, TSchema } from '@sinclair/typebox'
import { accessOf } from '@veracite/contract/base/access'
import type { BodyOf, Operation, ParamsOf, QueryOf, ReplyOf } from '@veracite/contract/base/operation'
import type { Caller } from '@veracite/core/access/caller'
import type { OwnerStore } from '@veracite/core/access/owner-store'
import type { NewAuditEntry } from '@veracite/core/audit/audit-entry'
import type { IdempotentRequest } from '@veracite/core/jobs/idempotency-store'
import type { OwnSessions } from '@veracite/core/people/manage-me'
import { answerInTime } from '@veracite/runtime/http/answer-in-time'
import { declaredBytes } from '@veracite/runtime/http/read-request'
import { DomainError, invalidInput } from '@veracite/terms/errors'
import { type AccountScope, EVERY_ACCOUNT, type VisibleAccounts } from '@veracite/terms/ports'
import type { Elysia } from 'elysia'
import { auditEntryOf } from './act-of-request.ts'
import { type Asked, createAdmission, requireRole } from './admission.ts'
import { idempotencyOf } from './idempotency.ts'
import { readJson, refuseLargeBody } from './read-body.ts'
import type { createResponder, Reply } from './respond.ts'
import { createCheck } from './validate.ts'

export interface Call<O> {
  params: ParamsOf<O>
  query: QueryOf<O>
  body: BodyOf<O>
  idempotency: IdempotentRequest | null
  /** The caller; a placeholder on routes without a token. */
  caller: Caller
  /** The browser session that the request came from, and those beside it. */
  session: OwnSessions | null
  /** The accounts that a list may show things of. */
  accounts: VisibleAccounts
  /** The account of what the request names; every account for the operator. */
  scope: AccountScope
  request: Request
  /** Aborts when the client has gone, or was answered that it took too long: nobody waits for the work any more. */
  abortSignal: () => AbortSignal
  requestId: string
}

export interface MountOptions {
  app: Elysia
  respond: ReturnType<typeof createResponder>
  /** Throws unless the caller may use routes that are not public; says who it is. */
  requireCaller: (request: Request, path: string, requestId: string) => Promise<AdmittedCaller>
  /** Writes down who did what. */
  writeAuditEntry: (act: NewAuditEntry) => Promise<void>
  addressOf: (request: Request) => string
  owners: OwnerStore
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

export interface AdmittedCaller {
  caller: Caller
  session: OwnSessions | null
}

/** Of public routes, whose handlers ask neither who it is nor whose. */
const NOBODY: AdmittedCaller = {
  caller: { kind: 'key', id: null, name: 'anybody', personId: null, memberships: [] },
  session: null,
}
const isForbidden = (error: unknown): boolean => error instanceof DomainError && error.code === 'forbidden'

const NOTHING = { accounts: [], scope: EVERY_ACCOUNT }

/** Any page may call a public route and read why it was refused: no cookie and no token is at stake. */
const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Binds operations of the contract to handlers. Only this function decides the order of refusals: token,
 * role, limit, size, query, body, the owner of what is named, a full disk, then the handler's own.
 */
export function createMount(options: MountOptions): Mount {
  const { app, respond, requireCaller, limitPublic, refuseWrites, deadlineMs, placeOf, headers } = options
  const { writeAuditEntry, addressOf } = options
  const admit = createAdmission(options.owners)
  return (operation, handler) => {
    const access = operation.auth === 'bearer' ? accessOf(operation) : null
    const checkQuery = operation.query && createCheck(operation.query, 'query')
    const route = placeOf?.(operation.path) ?? operation.path
    // Routes without a token store nothing.
    const limitMs = operation.deadlineMs ?? deadlineMs
    const writes = operation.method !== 'GET' && operation.auth === 'bearer'
    const checkBody = operation.body && createCheck(operation.body, 'body', { anyText: !writes })

    const answer = async (
      request: Request,
      params: Record<string, string>,
      requestId: string,
    ): Promise<Reply> => {
      const { caller, session } =
        access === null ? NOBODY : await requireCaller(request, operation.path, requestId)
      const asked: Asked = { params, query: {}, body: undefined }
      const note = async (reply: Reply | null, scope: AccountScope): Promise<void> => {
        const done = { caller, asked, scope, reply, address: addressOf(request), requestId }
        const act = access && auditEntryOf(operation, access, done)
        if (act) await writeAuditEntry(act)
      }
      try {
        if (access !== null) requireRole(caller, access)
        else if (limitPublic) await limitPublic(request)
        if (declaredBytes(request) > operation.bodyLimit) await refuseLargeBody(request, operation.bodyLimit)
        if (checkQuery) asked.query = checkQuery(queryOf(request, operation.query))
        if (checkBody) asked.body = checkBody(await readJson(request, operation.bodyLimit))
        const admitted = access === null ? NOTHING : await admit(caller, access, asked)
        const refusal = writes ? refuseWrites() : null
        if (refusal) throw refusal
        const { body } = asked
        const idempotency = operation.idempotent
          ? idempotencyOf(request, caller, operation.id, { params, body })
          : null
        const abortSignal = () => AbortSignal.any([request.signal, AbortSignal.timeout(limitMs)])
        const call = {
          ...asked,
          idempotency,
          caller,
          session,
          ...admitted,
          request,
          abortSignal,
          requestId,
        }
        const reply = await handler(call as Call<typeof operation>)
        await note(reply, admitted.scope)
        return withLocation(reply, placeOf)
      } catch (error) {
        if (isForbidden(error)) await note(null, { accountId: caller.memberships?.[0]?.accountId ?? null })
        throw error
      }
    }

    // Routes without parameters get none, not an empty object.
    const serve = ({ request, params = {} }: { request: Request; params?: Record<string, string> }) =>
      respond(
        request,
        route,
        ({ requestId }) => answerInTime(answer(request, params, requestId), limitMs),
        operation.auth === 'none' ? ANY_ORIGIN : headers,
      )
    const path = route.replaceAll(/\{(\w+)\}/g, ':$1')
    app.route(operation.method, path, serve, { parse: 'none' })
    if (operation.method === 'GET') app.route('HEAD', path, serve, { parse: 'none' })
  }
}

/** Adds the Location of queued work: the address of a scan, or of the job. */
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
