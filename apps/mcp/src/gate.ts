import { type AuthInfo, createMcpHandler, type McpServer } from '@modelcontextprotocol/server'
import { answerInTime } from '@veracite/runtime/http/answer-in-time'
import { readUnreadBody } from '@veracite/runtime/http/read-request'
import { recordRequests } from '@veracite/runtime/http/record-requests'
import { requestIdOf } from '@veracite/runtime/http/request-target'
import { MCP_PATH } from '@veracite/runtime/settings/oauth-settings'
import type { Logger } from '@veracite/runtime/telemetry/logger'
import type { Metrics } from '@veracite/runtime/telemetry/metrics'
import { traceRequest } from '@veracite/runtime/tracing/traced'
import { NO_TRACING, type Tracing } from '@veracite/runtime/tracing/tracing'
import type { RateLimiter, RateVerdict } from '@veracite/terms/ports'
import { type Caller, STRANGER } from './caller.ts'
import {
  json,
  limitHeaders,
  methodNotAllowed,
  noRole,
  scopeMissing,
  tooManyRequests,
  unauthorized,
  withHeaders,
} from './http/answers.ts'
import { corsHeaders, isAllowedOrigin } from './http/origin.ts'
import { type Message, readMessage } from './http/read-message.ts'
import { type PlainCall, readPlainCall } from './plain-call.ts'
import { toRefusal } from './refusal.ts'
import { hasRoleFor } from './role.ts'
import type { Asked } from './server.ts'
import { tools } from './tools.ts'

export interface GateOptions {
  identify: (authorization: string | null) => Promise<Caller | typeof STRANGER | null>
  /** Where clients read how to sign in; null if they cannot. */
  metadataUrl: string | null
  /** Null: not limited. */
  limiter: RateLimiter | null
  /** Host names or whole origins of pages that may call. */
  allowedOrigins: readonly string[]
  logger: Logger
  metrics: Metrics
  tracing?: Tracing
  deadlineMs: number
  serverFor: (asked: Asked) => McpServer
  /** Null if only a server can answer the call. */
  callPlainly: (call: PlainCall, asked: Asked) => (() => Promise<Response>) | null
}

/**
 * Checks every request, in this order and only here: origin, preflight, token, method, size, form. Only then
 * does the limit count it and the protocol see it.
 */
export function createGate(options: GateOptions): (request: Request) => Promise<Response> {
  const { identify, limiter, allowedOrigins, logger, metrics, tracing = NO_TRACING } = options
  const { deadlineMs, metadataUrl, serverFor, callPlainly } = options
  // Keyed by the request object: the caller reaches the server of this request and nothing that could be
  // logged.
  const admitted = new WeakMap<AuthInfo, Admitted>()
  // Called only once the message is valid: requests refused earlier do not use up the limit.
  const refuseOverLimit = async (admission: Admitted): Promise<Response | null> => {
    const verdict = (await limiter?.take(admission.caller.tokenId)) ?? null
    admission.verdict = verdict
    return verdict?.allowed === false ? tooManyRequests(verdict) : null
  }
  const protocol = createMcpHandler(async ({ authInfo }) => {
    const admission = authInfo && admitted.get(authInfo)
    if (!admission) throw new Error('a request reached the protocol without a caller')
    admission.overLimit = await refuseOverLimit(admission)
    if (admission.overLimit) throw new Error('over the limit')
    return serverFor(admission)
  }, HANDLER)

  async function answer(request: Request, requestId: string, seen: Seen): Promise<Response> {
    const origin = request.headers.get('origin')
    if (!isAllowedOrigin(origin, allowedOrigins)) {
      return withHeaders(json(403, { error: 'This origin is not allowed.' }))
    }
    const cors = corsHeaders(origin)
    if (request.method === 'OPTIONS') {
      return withHeaders(new Response(null, { status: 204, headers: { allow: 'POST' } }), cors)
    }

    const authorization = request.headers.get('authorization')
    const caller = await answerInTime(identify(authorization), deadlineMs)
    if (caller === null) return withHeaders(unauthorized(authorization, metadataUrl), cors)
    if (caller === STRANGER) return withHeaders(noRole(metadataUrl), cors)
    seen.token = caller.tokenId

    if (request.method !== 'POST') return withHeaders(methodNotAllowed(), cors)
    const message = await readMessage(request)
    if (message instanceof Response) return withHeaders(message, cors)
    seen.method = message.method
    seen.tool = message.tool
    const lacking = refuseScope(message, caller, metadataUrl)
    if (lacking) return withHeaders(lacking, cors)

    const called = message.method === 'tools/call' ? message.tool : null
    const refused = (why: string) => {
      seen.refusal = why
    }
    const admission: Admitted = {
      ...{ caller, requestId, called, url: request.url, refused },
      ...{ verdict: null, overLimit: null },
    }
    const call = readPlainCall(message.parsed, request.headers)
    const plainly = call && callPlainly(call, admission)
    const byProtocol = async () => {
      // Never the token itself: this object reaches every tool.
      const authInfo: AuthInfo = { token: '', clientId: caller.tokenId, scopes: [...caller.may] }
      admitted.set(authInfo, admission)
      const response = await protocol.fetch(request, { authInfo, parsedBody: message.parsed })
      return admission.overLimit ?? response
    }
    const response = plainly ? ((await refuseOverLimit(admission)) ?? (await plainly())) : await byProtocol()
    const { verdict } = admission
    return withHeaders(response, cors, verdict ? limitHeaders(verdict) : {})
  }

  const record = recordRequests({ logger, metrics })
  return async (request) => {
    const started = performance.now()
    const requestId = requestIdOf(request)
    const seen: Seen = { token: null, method: null, tool: null }
    let response: Response
    try {
      response = await traceRequest(tracing, { request, route: MCP_PATH, requestId }, async (span) => {
        const answered = await answer(request, requestId, seen)
        span.add({ 'http.response.status_code': answered.status })
        return answered
      })
    } catch (error) {
      const { status, body, retryAfterSeconds, unexpected } = toRefusal(error)
      if (unexpected) logger.error({ requestId, route: MCP_PATH, error }, 'request failed')
      const { error: message } = body
      const wait = retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }
      response = withHeaders(json(status, { error: message }), wait)
    }
    response.headers.set('x-request-id', requestId)
    const seconds = (performance.now() - started) / 1000
    record({
      requestId,
      route: MCP_PATH,
      method: request.method,
      status: response.status,
      seconds,
      refusal: seen.refusal,
      more: { token: seen.token, rpc: seen.method, tool: seen.tool },
    })
    await readUnreadBody(request)
    return response
  }
}

/**
 * A client that signed in may come back with more, so it is told by HTTP what to ask for. Tokens that stay as they are get
 * the refusal of the tool.
 */
function refuseScope({ method, tool }: Message, caller: Caller, metadataUrl: string | null): Response | null {
  const called = method === 'tools/call' ? tools.find(({ name }) => name === tool) : undefined
  const needed = called?.scope
  if (!called || !needed || !hasRoleFor(called, caller.identity)) return null
  if (metadataUrl === null || caller.may.has(needed) || !caller.couldBeAllowed.has(needed)) return null
  return scopeMissing(String(tool), [...caller.may, needed], metadataUrl)
}

const HANDLER = {
  // Clients of the 2025 revisions are served at the same address; there are no sessions.
  legacy: 'stateless',
  maxSubscriptions: 64,
} as const

interface Admitted extends Asked {
  /** Null until the limit was checked, and when there is none. */
  verdict: RateVerdict | null
  overLimit: Response | null
}

/** Values for the log line, depending on how far the request got. */
interface Seen {
  token: string | null
  method: string | null
  tool: string | null
  refusal?: string
}
