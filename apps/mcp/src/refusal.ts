import { databaseRefusal } from '@veracite/runtime/start/database-refusal'
import { DomainError, type ErrorCode } from '@veracite/terms/errors'

const RETRY_LATER =
  'Nothing was changed. Try again after retryAfterSeconds; if it fails again, tell the user.'
const NOT_VISIBLE =
  'The identifier does not exist or is not visible to this token. Do not guess another one; ask the user.'

/** The HTTP status of the same refusal, and what an agent should do about it. */
const REFUSALS = {
  unauthorized: { status: 401, next: 'The token is not valid. Tell the user.' },
  forbidden: { status: 403, next: 'The token does not allow this. Do not retry; tell the user.' },
  invalid_input: { status: 400, next: 'Correct the named field and call again.' },
  payload_too_large: { status: 413, next: 'Send less.' },
  method_not_allowed: { status: 405, next: 'Do not retry.' },
  not_found: { status: 404, next: NOT_VISIBLE },
  brand_not_found: { status: 404, next: NOT_VISIBLE },
  scan_not_found: { status: 404, next: NOT_VISIBLE },
  run_not_found: { status: 404, next: NOT_VISIBLE },
  bundle_not_available: {
    status: 404,
    next: 'get_run_evidence tells which it is: without a class the run is not classified yet, and not found means not visible to this token.',
  },
  run_not_classified: {
    status: 409,
    next: 'The run has no classification yet. Do not repeat the call; try again after its scan has finished.',
  },
  conflict: { status: 409, next: 'Do not repeat the call unchanged.' },
  idempotency_conflict: { status: 409, next: 'Do not repeat the call unchanged.' },
  scan_cap_reached: { status: 429, next: 'The monthly scan cap is reached. Do not retry; tell the user.' },
  verification_cap_reached: {
    status: 429,
    next: 'Re-verifications are used up for now. Do not retry; tell the user when it is possible again (retryAfterSeconds).',
  },
  rate_limited: { status: 429, next: 'Wait retryAfterSeconds, then call again.' },
  no_engine_configured: {
    status: 503,
    next: 'No engine of the plan is configured on the server. Do not retry; tell the user.',
  },
  queue_unavailable: { status: 503, next: RETRY_LATER },
  database_unavailable: { status: 503, next: RETRY_LATER },
  storage_full: {
    status: 503,
    next: 'The server is out of disk space and nothing was stored. Tell the user.',
  },
  storage_unavailable: { status: 503, next: RETRY_LATER },
  register_unavailable: { status: 503, next: 'Try again later, or another register.' },
  overloaded: { status: 503, next: RETRY_LATER },
  deadline_exceeded: {
    status: 503,
    next: 'The call took too long. A read may be repeated; before repeating anything that queues work, check whether it was queued.',
  },
} satisfies Record<ErrorCode, { status: number; next: string }>

export interface Refusal {
  status: number
  body: Record<string, unknown>
  retryAfterSeconds: number | null
  /** Not a known refusal: its cause goes into the log and nowhere else. */
  unexpected: boolean
  /** Why the process refused for lack of time. */
  overload?: string
}

/**
 * What was thrown, in the form a caller may see. The text of an unknown exception may hold anything, so it is
 * not shown.
 */
export function toRefusal(error: unknown): Refusal {
  const known = error instanceof DomainError ? error : databaseRefusal(error)
  if (!known) {
    const body = { error: 'Internal error. The failure was logged.', status: 500, next: 'Tell the user.' }
    return { status: 500, body, retryAfterSeconds: null, unexpected: true }
  }
  const { status, next } = REFUSALS[known.code]
  const { retryAfterSeconds } = known
  return {
    status,
    body: {
      error: known.message,
      status,
      ...known.extra,
      ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
      next,
    },
    retryAfterSeconds,
    unexpected: known.cause !== undefined,
    ...(known.code === 'overloaded' && { overload: known.message }),
  }
}
