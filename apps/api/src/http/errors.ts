import { databaseRefusal } from '@veracite/runtime/start/database-refusal'
import { DomainError, type ErrorCode } from '@veracite/terms/errors'

/** Which refusal gets which status: the whole policy in one place. */
const STATUS = {
  unauthorized: 401,
  forbidden: 403,
  invalid_input: 400,
  payload_too_large: 413,
  method_not_allowed: 405,
  not_found: 404,
  brand_not_found: 404,
  scan_not_found: 404,
  run_not_found: 404,
  bundle_not_available: 404,
  run_not_classified: 409,
  conflict: 409,
  idempotency_conflict: 409,
  scan_cap_reached: 429,
  verification_cap_reached: 429,
  rate_limited: 429,
  no_engine_configured: 503,
  register_unavailable: 503,
  queue_unavailable: 503,
  database_unavailable: 503,
  storage_full: 503,
  storage_unavailable: 503,
  deadline_exceeded: 503,
  overloaded: 503,
} satisfies Record<ErrorCode, number>

export interface ErrorAnswer {
  status: number
  body: Record<string, unknown>
  headers: Record<string, string>
  /** Not a known refusal: its cause goes into the log and nowhere else. */
  unexpected: boolean
  /** Why the process refused for lack of time. */
  refusal?: string
}

export function toErrorAnswer(error: unknown): ErrorAnswer {
  const known = error instanceof DomainError ? error : databaseRefusal(error)
  if (!known) {
    return {
      status: 500,
      body: { error: 'Internal error. It was logged under the request id.' },
      headers: {},
      unexpected: true,
    }
  }
  const headers: Record<string, string> = {}
  if (known.retryAfterSeconds !== null) headers['retry-after'] = String(known.retryAfterSeconds)
  if (known.code === 'unauthorized') headers['www-authenticate'] = 'Bearer realm="veracite"'
  if (typeof known.extra.allow === 'string') headers.allow = known.extra.allow
  const { allow: _, ...extra } = known.extra
  return {
    status: STATUS[known.code],
    body: { error: known.message, ...extra },
    headers,
    unexpected: known.cause !== undefined,
    ...(known.code === 'overloaded' && { refusal: known.message }),
  }
}
