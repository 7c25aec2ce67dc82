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

/** The challenge of a refusal (RFC 6750), with the place to sign in if there is one (RFC 9728). */
function challenge(parts: Record<string, string>, metadataUrl: string | null): Record<string, string> {
  const all = { realm: 'veracite', ...parts, ...(metadataUrl !== null && { resource_metadata: metadataUrl }) }
  const written = Object.entries(all).map(([name, value]) => `${name}="${value}"`)
  return { 'www-authenticate': `Bearer ${written.join(', ')}` }
}

/** The scope that a client asks for first; others are asked for when a tool needs them. */
const FIRST_SCOPE = 'read'

export function unauthorized(authorization: string | null, metadataUrl: string | null): Response {
  const first = metadataUrl === null ? {} : { scope: FIRST_SCOPE }
  if (!authorization)
    return json(
      401,
      { error: 'Missing access token. Send Authorization: Bearer <ACCESS_TOKEN>.' },
      challenge(first, metadataUrl),
    )
  const invalid = { error: 'invalid_token', error_description: 'The access token is invalid' }
  return json(401, { error: 'Invalid access token.' }, challenge({ ...invalid, ...first }, metadataUrl))
}

/** The token is valid, but nobody gave its owner a role here. */
export const noRole = (metadataUrl: string | null): Response =>
  json(
    403,
    { error: 'This token is valid, but its owner has no role in this service. Ask its operator.' },
    challenge({ error: 'insufficient_scope', error_description: 'No role in this service' }, metadataUrl),
  )

/** The person could allow it: the client may ask them for all of these scopes. */
export const scopeMissing = (tool: string, scopes: readonly string[], metadataUrl: string): Response =>
  json(
    403,
    { error: `This token does not allow ${tool}. Sign in again and allow: ${scopes.join(', ')}.` },
    challenge({ error: 'insufficient_scope', scope: scopes.join(' ') }, metadataUrl),
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
