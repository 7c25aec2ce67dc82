import { databaseRefusal } from '@veracite/runtime/start/database-refusal'
import { DomainError, type ErrorCode, STATUS_OF } from '@veracite/terms/errors'

const RETRY_LATER =
  'Nothing was changed. Try again after retryAfterSeconds; if it fails again, tell the user.'
const NOT_VISIBLE =
  'The identifier does not exist or is not visible to this token. Do not guess another one; ask the user.'

/** What an agent should do about it. */
const NEXT = {
  unauthorized: 'The token is not valid. Tell the user.',
  forbidden: 'The token does not allow this. Do not retry; tell the user.',
  invalid_input: 'Correct the named field and call again.',
  payload_too_large: 'Send less.',
  method_not_allowed: 'Do not retry.',
  not_found: NOT_VISIBLE,
  brand_not_found: NOT_VISIBLE,
  scan_not_found: NOT_VISIBLE,
  run_not_found: NOT_VISIBLE,
  bundle_not_available:
    'get_run_evidence tells which it is: without a class the run is not classified yet, and not found means not visible to this token.',
  run_not_classified:
    'The run has no classification yet. Do not repeat the call; try again after its scan has finished.',
  conflict: 'Do not repeat the call unchanged.',
  idempotency_conflict: 'Do not repeat the call unchanged.',
  scan_cap_reached: 'The monthly scan cap is reached. Do not retry; tell the user.',
  verification_cap_reached:
    'Re-verifications are used up for now. Do not retry; tell the user when it is possible again (retryAfterSeconds).',
  rate_limited: 'Wait retryAfterSeconds, then call again.',
  no_engine_configured: 'No engine of the plan is configured on the server. Do not retry; tell the user.',
  queue_unavailable: RETRY_LATER,
  database_unavailable: RETRY_LATER,
  storage_full: 'The server is out of disk space and nothing was stored. Tell the user.',
  storage_unavailable: RETRY_LATER,
  register_unavailable: 'Try again later, or another register.',
  overloaded: RETRY_LATER,
  deadline_exceeded:
    'The call took too long. A read may be repeated; before repeating anything that queues work, check whether it was queued.',
} satisfies Record<ErrorCode, string>

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
  const [status, next] = [STATUS_OF[known.code], NEXT[known.code]]
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
