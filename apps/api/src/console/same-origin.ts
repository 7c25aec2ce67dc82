import { DomainError } from '@veracite/core/errors'

/**
 * A cookie goes along with whatever a page asks, so what changes something must come from our own page. Browsers say
 * where a request comes from; an old one that does not still names its origin.
 */
export function requireSameOrigin(request: Request, servedAt: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const site = request.headers.get('sec-fetch-site')
  if (site === null ? hostOf(request.headers.get('origin')) === hostOf(servedAt) : site === 'same-origin')
    return
  throw new DomainError('forbidden', 'Only pages of this server may ask for this.')
}

/** What is no address has a host that equals none. */
const hostOf = (address: string | null): string | symbol => URL.parse(address ?? '')?.host || Symbol('none')
