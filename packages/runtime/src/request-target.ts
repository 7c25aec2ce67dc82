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
  // Two Host headers arrive joined by a comma, which no host name contains.
  return !host.includes(',') && url.startsWith('http://') && URL.canParse(url) ? USABLE : REFUSED
}

/** True if the server's router matched the path byte for byte, not merely after normalisation. */
export const isRouted = (request: Request): boolean => 'params' in request

/** A name or an IPv4 address; rarer forms are left to the slower URL parser. */
const ORDINARY = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:[1-5]?\d{1,4})?$/

const USABLE: Target = { kind: 'usable' }
const REFUSED: Target = {
  kind: 'refused',
  message: 'The Host header is not one host name with an optional port.',
}
