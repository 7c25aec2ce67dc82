import type { RateVerdict } from '@veracite/terms/ports'

const WINDOW_SECONDS = 60

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000',
  'cache-control': 'no-store',
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })

/** For errors in the message itself, which clients read as JSON-RPC. */
export const rpcError = (status: number, code: number, message: string): Response =>
  json(status, { jsonrpc: '2.0', id: null, error: { code, message } })

export const unauthorized = (authorization: string | null): Response =>
  !authorization
    ? json(
        401,
        { error: 'Missing access token. Send Authorization: Bearer <ACCESS_TOKEN>.' },
        { 'www-authenticate': 'Bearer realm="veracite"' },
      )
    : json(
        401,
        { error: 'Invalid access token.' },
        {
          'www-authenticate':
            'Bearer realm="veracite", error="invalid_token", error_description="The access token is invalid"',
        },
      )

export const methodNotAllowed = (): Response =>
  json(405, { error: 'Method not allowed. Allowed: POST.', allow: 'POST' }, { allow: 'POST' })

/**
 * The seconds are in the body as well: clients built on the official SDK show the body and drop the headers.
 */
export function tooManyRequests({ limit, retryAfterMs }: RateVerdict): Response {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  return json(
    429,
    {
      error: `Rate limit of ${limit} requests per minute reached for this token. Retry in ${seconds} s.`,
      retryAfterSeconds: seconds,
      limit,
      windowSeconds: WINDOW_SECONDS,
    },
    { 'retry-after': String(seconds) },
  )
}

export const limitHeaders = ({ limit, remaining, resetMs }: RateVerdict): Record<string, string> => ({
  'ratelimit-policy': `"mcp";q=${limit};w=${WINDOW_SECONDS}`,
  ratelimit: `"mcp";r=${remaining};t=${Math.ceil(resetMs / 1000)}`,
})

export function withHeaders(response: Response, ...sets: Record<string, string>[]): Response {
  for (const [name, value] of Object.entries(Object.assign({}, SECURITY_HEADERS, ...sets))) {
    response.headers.set(name, String(value))
  }
  return response
}
