const KEPT: ReadonlySet<string> = new Set([
  'date',
  'content-type',
  'content-encoding',
  'x-request-id',
  'request-id',
  'openai-version',
  'openai-processing-ms',
  'openai-organization',
  'anthropic-organization-id',
  'x-gemini-service-tier',
  'x-credits-charged',
  'x-credits-remaining',
  'retry-after',
  'retry-after-ms',
  'x-should-retry',
  'cf-ray',
  'via',
])
const KEPT_PREFIXES = ['x-ratelimit-', 'anthropic-ratelimit-'] as const
/** Stands in stored addresses for what pays. */
export const REDACTED = 'REDACTED'
const SECRET_PARAMETERS = /^(api_?key|key|token|access_token)$/i
const MAX_VALUE_LENGTH = 1000
const MAX_HEADERS = 60

/** The reply headers worth keeping as provenance. Headers that repeat a key are left out. */
export function keptHeaders(headers: Headers, secrets: readonly string[]): Record<string, string> {
  const kept = [...headers].filter(
    ([name, value]) =>
      (KEPT.has(name) || KEPT_PREFIXES.some((prefix) => name.startsWith(prefix))) &&
      !holdsSecret(value, secrets),
  )
  return Object.fromEntries(
    kept.slice(0, MAX_HEADERS).map(([name, value]) => [name, value.slice(0, MAX_VALUE_LENGTH)]),
  )
}

/** The URL as it may be stored and shown: no user name, no password, no key in the query. */
export function storedUrl(url: string, secrets: readonly string[]): string {
  const shown = new URL(url)
  shown.username = ''
  shown.password = ''
  for (const [name, value] of [...shown.searchParams]) {
    if (SECRET_PARAMETERS.test(name) || holdsSecret(value, secrets)) shown.searchParams.set(name, REDACTED)
  }
  return holdsSecret(shown.href, secrets) ? `${shown.origin}/${REDACTED}` : shown.href
}

export const holdsSecret = (text: string, secrets: readonly string[]): boolean =>
  worthGuarding(secrets).some((secret) => text.includes(secret))

/**
 * Whether the bytes of a reply repeat a key. Such a reply is not stored: evidence is kept for ever and open
 * to everyone.
 */
export function repeatsSecret(bytes: Uint8Array, secrets: readonly string[]): boolean {
  const guarded = worthGuarding(secrets)
  if (guarded.length === 0) return false
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return guarded.some((secret) => body.includes(secret))
}

/** A key of a few letters would occur in any text; real ones are long. */
const worthGuarding = (secrets: readonly string[]): string[] => secrets.filter((secret) => secret.length >= 8)
