import { hideSecrets } from '@veracite/terms/hide-secrets'

/**
 * The part of an unexpected error that may be stored with a job and shown to an operator: one short line,
 * without stack, query parameters or anything that looks like a secret.
 */
export function safeErrorText(error: unknown): string {
  const told = isFailedQuery(error) ? error.cause : error
  const text = told instanceof Error ? `${told.name}: ${told.message}` : String(told)
  const line = (text.split('\n', 1)[0] ?? '').trim()
  const safe = hideSecrets(line.slice(0, LOOKED_AT), '[secret]')
  return safe.length > LONGEST ? `${safe.slice(0, LONGEST - 1)}…` : safe
}

const LONGEST = 300
/** So far behind the other cut that half a secret is not shown. */
const LOOKED_AT = 3_000

/** The query builder puts every parameter of a failed query into its message, even captured bytes. */
function isFailedQuery(error: unknown): error is Error & { cause: unknown } {
  return error instanceof Error && error.cause !== undefined && error.message.startsWith('Failed query')
}
