import { DomainError } from '@veracite/terms/errors'

/**
 * Browsers attach the cookie to requests from any page, so requests that change something must come from our
 * own page. Browsers say where a request comes from; old ones that do not still send its origin.
 */
export function requireSameOrigin(request: Request, servedAt: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const site = request.headers.get('sec-fetch-site')
  if (site === null ? hostOf(request.headers.get('origin')) === hostOf(servedAt) : site === 'same-origin')
    return
  throw new DomainError('forbidden', 'only_from_own_pages')
}

/** An invalid address gets a host that matches nothing. */
const hostOf = (address: string | null): string | symbol => URL.parse(address ?? '')?.host || Symbol('none')
