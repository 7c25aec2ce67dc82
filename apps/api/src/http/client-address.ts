import { countedAddress, plainAddress } from '@veracite/terms/counted-address'

interface AddressSource {
  requestIP(request: Request): { address: string } | null
}

/**
 * The address that a rate limit counts: that of the connection, or the one that a trusted proxy forwards for.
 * IPv6 counts by /64, because one subscriber has all of it.
 */
export function clientAddress(
  request: Request,
  server: AddressSource | null,
  trustedProxies: readonly string[],
): string {
  const trusted = new Set(trustedProxies.map(plainAddress))
  const direct = plainAddress(server?.requestIP(request)?.address ?? 'unknown')
  if (!trusted.has(direct)) return countedAddress(direct)
  const hops = (request.headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => plainAddress(hop.trim()))
  // Read from the right: the rightmost hop that is not our own proxy is the only one a client cannot forge.
  return countedAddress(hops.findLast((hop) => hop !== '' && !trusted.has(hop)) ?? direct)
}

/** Whether the connection comes from one of the operator's own proxies, whose forwarding headers count. */
export const comesFromProxy = (
  request: Request,
  server: AddressSource | null,
  trustedProxies: readonly string[],
): boolean =>
  trustedProxies.map(plainAddress).includes(plainAddress(server?.requestIP(request)?.address ?? 'unknown'))
