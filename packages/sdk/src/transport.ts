import openapiFetch from 'openapi-fetch'
import { answerToError, type ErrorOf } from './answer-to-error.ts'
import { type Answered, ApiPromise } from './api-promise.ts'
import type { AnswerOf } from './bodies.ts'
import { checkIdentifiers, checkNumber } from './checks.ts'
import { withDeadline } from './deadline.ts'
import { decode } from './decode.ts'
import { ConnectionError, InvalidInputError, property, TimeoutError, VeraciteError } from './errors.ts'
import { OPERATIONS, type OperationId } from './generated/operations.ts'
import type { OperatorOperationId } from './generated/operator-operations.ts'
import type { OperatorContent } from './operator/call.ts'
import type { KeyedRequestOptions, RequestOf } from './request.ts'
import { retrying } from './retry.ts'

export interface Settings {
  baseUrl: string
  token: string | undefined
  /** Undefined: half a minute, and longer for operations that the service itself allows more. */
  timeoutMs: number | undefined
  maxRetries: number
  /** Undefined in browsers, which set their own. */
  userAgent: string | undefined
  fetch: (request: Request) => Promise<Response>
}

export type Call = <Op extends OperationId>(
  operation: Op,
  request: RequestOf<Op>,
) => ApiPromise<AnswerOf[Op], ErrorOf<Op>>

// When required from CommonJS, a module's default export is one level deeper.
const createClient = (openapiFetch as { default?: typeof openapiFetch }).default ?? openapiFetch

/** A call of the contract. */
export function createCall(settings: Settings): Call {
  const send = createSend(settings)
  return <Op extends OperationId>(operation: Op, parts: RequestOf<Op>) =>
    new ApiPromise<AnswerOf[Op], ErrorOf<Op>>(
      send({ id: operation, ...OPERATIONS[operation] }, parts) as Promise<Answered<AnswerOf[Op]>>,
    )
}

/** An operation of either document. */
export interface Route {
  id: OperationId | OperatorOperationId
  method: string
  path: string
  bearer: boolean
  keyed: boolean
  /** How long the service may take, for the few that are slow. */
  deadlineMs?: number | undefined
}

const TIMEOUT_MS = 30_000

export type Send = (route: Route, parts: RequestParts) => Promise<Answered<unknown>>

/** One logical request: checked, sent, retried if appropriate, and read to its end. */
export function createSend(settings: Settings): Send {
  // The API never redirects. Following one would turn a POST into a GET, and show the request to another
  // host.
  const address = new URL(settings.baseUrl).origin
  const { request } = createClient({ baseUrl: settings.baseUrl, redirect: 'manual' }) as unknown as RawClient

  return async (route, parts) => {
    const { path, query, body, content, accept = 'application/json', options = {} } = parts
    const { id: operation, method, path: template, bearer, keyed, deadlineMs = 0 } = route
    const { signal } = options
    const timeoutMs = checkNumber(
      'timeoutMs',
      options.timeoutMs ?? settings.timeoutMs ?? TIMEOUT_MS + deadlineMs,
      1,
    )
    const maxRetries = checkNumber('maxRetries', options.maxRetries ?? settings.maxRetries, 0)
    checkIdentifiers(operation, path)
    const headers = {
      accept: accept === 'stream' ? '*/*' : accept,
      'user-agent': settings.userAgent,
      authorization: bearer && settings.token ? `Bearer ${settings.token}` : undefined,
      // Generated once and sent with every attempt, so the server starts the work only once. That makes these
      // requests as safe to repeat as reads.
      'idempotency-key': keyed ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined,
      'content-type': content === undefined ? undefined : 'application/octet-stream',
    }
    // Without `duplex` platforms refuse a stream as the body.
    const sent =
      content === undefined
        ? { body }
        : { body: content, bodySerializer: (file: object) => file, duplex: 'half' }
    // A change without a key may have been made although no answer came: it is not made twice.
    const mayRepeat = method === 'GET' || keyed || !bearer
    const answered = await retrying(attempt, mayRepeat ? maxRetries : 0, signal)
    if (accept === 'stream') return { ...answered, data: answered.response, requestId: null }
    return decode(operation, accept, { ...answered, address })

    async function attempt(): Promise<{ data: unknown; response: Response }> {
      let started = false
      const fetch = (made: Request) => {
        started = true
        return settings.fetch(made)
      }
      // As text: a 200 that is not JSON would otherwise end in a bare SyntaxError.
      // A stream is read by the caller.
      const parseAs = accept === 'stream' ? 'stream' : 'text'
      const init = { params: { path, query }, ...sent, headers, fetch, parseAs }
      const onDeadline = () => new TimeoutError(operation, address, timeoutMs, 'no whole answer')
      const { data, error, response } = await withDeadline(timeoutMs, onDeadline, signal, (stopped) =>
        request(method, template, { ...init, signal: stopped }),
      ).catch((cause: unknown) => {
        if (cause instanceof VeraciteError) throw cause
        if (!started) throw new InvalidInputError(`${operation}: the request cannot be made.`, { cause })
        throw new ConnectionError(operation, address, 'no answer from the server', cause)
      })
      if (response.ok) return { data, response }
      // "Nothing with this hash was captured" is the answer to the question, not a failure to answer it.
      if (!bearer && response.status === 404 && property(error, 'found') === false)
        return { data: error, response }
      throw answerToError(operation, response, error ?? '')
    }
  }
}

/** A request without its operation's types, which `Call` has already checked. */
export interface RequestParts {
  path?: Record<string, string>
  query?: object | undefined
  body?: object | undefined
  /** A file, sent instead of a body. */
  content?: OperatorContent | undefined
  accept?: 'text/html' | 'stream' | undefined
  options?: KeyedRequestOptions | undefined
}

/** The table pairs methods with paths, which the client's types cannot express for all operations at once. */
interface RawClient {
  request(
    method: string,
    path: string,
    init: object,
  ): Promise<{ data?: unknown; error?: unknown; response: Response }>
}
