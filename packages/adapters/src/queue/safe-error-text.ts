/**
 * The part of an unexpected error that may be stored with a job and shown to an operator: one short line,
 * without stack, query parameters or anything that looks like a secret.
 */
export function safeErrorText(error: unknown): string {
  const told = isFailedQuery(error) ? error.cause : error
  const text = told instanceof Error ? `${told.name}: ${told.message}` : String(told)
  const line = (text.split('\n', 1)[0] ?? '').trim()
  const safe = SECRETS.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), line)
  return safe.length > LONGEST ? `${safe.slice(0, LONGEST - 1)}…` : safe
}

const LONGEST = 300

/** The query builder puts every parameter of a failed query into its message, even captured bytes. */
function isFailedQuery(error: unknown): error is Error & { cause: unknown } {
  return error instanceof Error && error.cause !== undefined && error.message.startsWith('Failed query')
}

const SECRETS: readonly [RegExp, string][] = [
  [/\bBearer\s+\S+/gi, 'Bearer [secret]'],
  [/\b(sk|pk|key|vrc|xai|pplx)[-_][\w-]{8,}/gi, '[secret]'],
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, '$1[secret]@'],
  [/([?&](?:key|api_?key|token|access_token|secret)=)[^\s&]+/gi, '$1[secret]'],
]
