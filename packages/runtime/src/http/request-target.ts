/**
 * Routes match the path as sent; handlers read the URL that the server builds from path and Host. The two
 * agree only if Host is a valid host, so that is checked before any route sees the request.
 */
export type Target =
  | { kind: 'usable' }
  /** No host given, as HTTP/1.0 and an empty Host header allow: the request with a substitute URL. */
  | { kind: 'hostless'; request: Request }
  | { kind: 'refused'; message: string }

export function targetOf(request: Request): Target {
  const { url } = request
  const host = request.headers.get('host')
  if (host !== null && ORDINARY.test(host) && url.startsWith('http://')) return USABLE
  if (host === null || host === '') {
    if (!url.startsWith('/')) return REFUSED
    return { kind: 'hostless', request: new Request(`http://localhost${url}`, request) }
  }
  return HOST.test(host) && url.startsWith('http://') && URL.canParse(url) ? USABLE : REFUSED
}

/** True if the server's router matched the path byte for byte, not merely after normalisation. */
export const isRouted = (request: Request): boolean => 'params' in request

/**
 * A name or an IPv4 address that every parser of URLs takes. Left to the slower parser: what ends in a number
 * (`a.1`, `1.2.3.999`), ports above 59999, and names of other alphabets, which may be wrong (`xn--a`).
 */
const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const NAME = '(?!.*xn--)(?:[a-z0-9-]+\\.)*[a-z][a-z0-9-]*'
const ORDINARY = new RegExp(`^(?:${NAME}|(?:${BYTE}\\.){3}${BYTE})(?::[1-5]?\\d{1,4})?$`)

/** Parsers decode `a%22b` to a name with a quotation mark; two Host headers arrive joined by a comma. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

const USABLE: Target = { kind: 'usable' }
const REFUSED: Target = {
  kind: 'refused',
  message: 'The Host header is not one host name with an optional port.',
}

/** A valid request id from the caller is kept, so that both logs can be correlated. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id')
  return given !== null && /^[\w.-]{8,64}$/.test(given) ? given : Bun.randomUUIDv7()
}
