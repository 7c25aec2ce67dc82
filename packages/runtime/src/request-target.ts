/**
 * Routes are found by the path as it was sent; handlers read the address that the server makes of path and Host. Both
 * speak of one place only while the Host is a host, so that is looked at before any route sees the request.
 */
export type Target =
  | { kind: 'usable' }
  /** Nobody said which host, as HTTP/1.0 and an empty Host may: the request, with an address all the same. */
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
  // Two of them arrive joined by a comma, which no host name has.
  return !host.includes(',') && url.startsWith('http://') && URL.canParse(url) ? USABLE : REFUSED
}

/** True where the server's own router matched the path byte for byte; what else comes was merely made to look alike. */
export const isRouted = (request: Request): boolean => 'params' in request

/** A name or an IPv4 address; everything rarer is left to the URL parser, which takes longer. */
const ORDINARY = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,4})?$/

const USABLE: Target = { kind: 'usable' }
const REFUSED: Target = {
  kind: 'refused',
  message: 'The Host header is not one host name with an optional port.',
}
