import type { TObject, TSchema } from '@sinclair/typebox'
import { accessOf } from '@veracite/contract/base/access'
import {
  type BodyOf,
  type Operation,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type SuccessOf,
  takesTurn,
} from '@veracite/contract/base/operation'
import type { AskedThings } from '@veracite/core/access/access'
import type { Caller } from '@veracite/core/access/caller'
import type { NewAuditEntry } from '@veracite/core/audit/audit-entry'
import type { IdempotentRequest } from '@veracite/core/jobs/idempotency-store'
import type { OwnSessions } from '@veracite/core/people/manage-me'
import type { ScopedServices } from '@veracite/core/scoped-services'
import type { Services } from '@veracite/core/services'
import { bearerToken, tokenDigest } from '@veracite/runtime/callers/access-token'
import { answerInTime } from '@veracite/runtime/http/answer-in-time'
import { declaredBytes } from '@veracite/runtime/http/read-request'
import type { ReplicaReads } from '@veracite/runtime/start/replica-reads'
import { sha256 } from '@veracite/terms/digest'
import { DomainError, invalidInput } from '@veracite/terms/errors'
import { problem } from '@veracite/words/refusals'
import type { Elysia } from 'elysia'
import { auditEntryOf } from './act-of-request.ts'
import { answerFromReplica } from './answer-from-replica.ts'
import { badBody, readJson, refuseLargeBody } from './read-body.ts'
import type { createResponder, Reply } from './respond.ts'
import { createCheck } from './validate.ts'

export interface Call<O> {
  params: ParamsOf<O>
  query: QueryOf<O>
  body: BodyOf<O>
  idempotency: IdempotentRequest | null
  /** Who asks; a placeholder on routes without a token. */
  caller: Caller
  /** The browser session that the request came from, and those beside it. */
  session: OwnSessions | null
  /** What the caller may ask; nothing on routes without a token. */
  services: O extends { auth: 'none' } ? never : ScopedServices
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
  /** The gate. */
  servicesFor: Services['for']
  inTurn: Services['inTurn']
  /** Where a path of the contract is mounted; unchanged by default. */
  placeOf?: (path: string) => string
  /** Sent with every answer. */
  headers?: Record<string, string>
  /** Runs first on routes without a token; throws when the caller exceeds the rate limit. Null: unlimited. */
  limitPublic: ((request: Request) => Promise<void>) | null
  /** Runs before a handler that writes; a refusal it returns is thrown. */
  refuseWrites: () => DomainError | null
  deadlineMs: number
  /** Answers operations that may lag; null or left out: the primary does. */
  replica?: ReplicaReads | null
}

type AnyOperation = Operation<TObject, TSchema>

/** Binds operations to handlers, whose answers the types hold to what the operation declares. */
export interface Mount {
  /** The handler returns the body; the status is the only success that the operation declares. */
  <O extends AnyOperation>(
    operation: O,
    handler: (call: Call<O>) => Promise<SuccessOf<O>> | SuccessOf<O>,
  ): void
  /** The handler also chooses status and headers. */
  reply<O extends AnyOperation, const R extends ReplyOf<O>>(
    operation: O,
    handler: (call: Call<O>) => Promise<R>,
  ): void
}

/** The routes of one noun. */
export type Routes = (on: Mount) => void

export interface AdmittedCaller {
  caller: Caller
  session: OwnSessions | null
}

/** Placeholder caller for public routes; handlers must not read it. */
const NOBODY: AdmittedCaller = {
  caller: { kind: 'key', id: null, name: 'anybody', personId: null, memberships: [] },
  session: null,
}
const isForbidden = (error: unknown): boolean => error instanceof DomainError && error.code === 'forbidden'

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
  const reply: Mount['reply'] = (operation, handler) => {
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
      const entrance = options.servicesFor(caller)
      const asked: AskedThings = { params, query: {}, body: undefined }
      const note = async (reply: Reply | null, accountId: string | null): Promise<void> => {
        const done = { caller, asked, accountId, reply, addressOf: () => addressOf(request), requestId }
        const act = access && auditEntryOf(operation, access, done)
        if (act) await writeAuditEntry(act)
      }
      try {
        if (access !== null) entrance.requireRole(access)
        else if (limitPublic) await limitPublic(request)
        if (declaredBytes(request) > operation.bodyLimit) await refuseLargeBody(request, operation.bodyLimit)
        if (checkQuery) asked.query = checkQuery(queryOf(request, operation.query))
        if (checkBody) asked.body = checkBody(await readJson(request, operation.bodyLimit))
        const services = access && (await entrance.admit(access, asked))
        const refusal = writes ? refuseWrites() : null
        if (refusal) throw refusal
        const { body } = asked
        const idempotency = operation.idempotent
          ? idempotencyOf(request, caller, operation.id, { params, body })
          : null
        const abortSignal = () => AbortSignal.any([request.signal, AbortSignal.timeout(limitMs)])
        const call = { ...asked, idempotency, caller, session, services, request, abortSignal, requestId }
        const answer = (own: typeof services) =>
          handler({ ...call, services: own } as unknown as Call<typeof operation>)
        const lagging = access && operation.mayLag && options.replica
        const answerNow = async () =>
          (lagging &&
            (await answerFromReplica(lagging, { caller, access, asked, request, limitMs }, answer))) ||
          (await answer(services))
        const answered = await (takesTurn(operation) ? options.inTurn(answerNow) : answerNow())
        await note(answered, services?.scope.accountId ?? null)
        return withLocation(answered, placeOf)
      } catch (error) {
        if (isForbidden(error)) await note(null, caller.memberships?.[0]?.accountId ?? null)
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
  const mount = (operation: AnyOperation, handler: (call: Call<AnyOperation>) => unknown) => {
    const status = successOf(operation)
    reply(operation, async (call) => ({ status, body: await handler(call) }) as never)
  }
  return Object.assign(mount as Mount, { reply })
}

function successOf({ id, answers }: AnyOperation): number {
  const [status, ...others] = Object.keys(answers).filter((code) => code.startsWith('2'))
  if (status === undefined || others.length > 0) throw new Error(`${id} must declare one success.`)
  return Number(status)
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
      throw invalidInput('invalid_query', [problem(`query.${name}`, 'is_given_more_than_once')])
    if (value !== undefined) query[name] = value
  }
  return query
}

/** The idempotency key of a request, with a digest of the request; null when it has none. */
function idempotencyOf(
  request: Request,
  { kind, id }: Caller,
  operation: string,
  asked: unknown,
): IdempotentRequest | null {
  const key = request.headers.get('idempotency-key')
  if (key === null) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalidInput('idempotency_key_not_usable', [problem('Idempotency-Key', 'must_be_visible_ascii')])
  }
  return {
    // Of a person by who they are: in a browser there is no token, and two people must not meet in one key.
    tokenSha256: tokenDigest(
      kind === 'operator' ? (bearerToken(request.headers.get('authorization')) ?? '') : `${kind} ${id}`,
    ),
    key,
    operation,
    requestSha256: digestOf(asked),
  }
}

/** Members that no operation knows may be nested deeper than JSON can be written. */
function digestOf(asked: unknown): Uint8Array {
  let text: string
  try {
    text = JSON.stringify(asked)
  } catch {
    throw badBody('is nested too deeply')
  }
  return sha256(text)
}
