/**
 * Browsers send Origin, programs do not. An entry of the list is a host name, or a whole origin when scheme
 * and port matter too.
 */
export function isAllowedOrigin(origin: string | null, allowed: readonly string[]): boolean {
  if (origin === null) return true
  const url = URL.parse(origin)
  if (url === null || url.origin === 'null') return false
  return allowed.some((entry) => (entry.includes('://') ? entry === url.origin : entry === url.hostname))
}

/** Only for allowed origins; others get no such header. */
export const corsHeaders = (origin: string | null): Record<string, string> =>
  origin === null
    ? {}
    : {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST, OPTIONS',
        'access-control-allow-headers':
          'authorization, content-type, mcp-protocol-version, mcp-method, mcp-name, traceparent, tracestate',
        'access-control-expose-headers':
          'www-authenticate, retry-after, ratelimit, ratelimit-policy, x-request-id',
        'access-control-max-age': '600',
        vary: 'Origin',
      }
