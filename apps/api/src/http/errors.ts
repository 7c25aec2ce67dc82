import { databaseRefusal } from '@veracite/runtime/start/database-refusal'
import { DomainError, STATUS_OF } from '@veracite/terms/errors'

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
    status: STATUS_OF[known.code],
    body: { error: known.message, ...extra },
    headers,
    unexpected: known.cause !== undefined,
    ...(known.code === 'overloaded' && { refusal: known.message }),
  }
}
