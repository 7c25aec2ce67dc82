import ipaddr from 'ipaddr.js'

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
  const trusted = new Set(trustedProxies.map(plain))
  const direct = plain(server?.requestIP(request)?.address ?? 'unknown')
  if (!trusted.has(direct)) return counted(direct)
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()))
  // Read from the right: the rightmost hop that is not our own proxy is the only one a client cannot forge.
  return counted(hops.findLast((hop) => hop !== '' && !trusted.has(hop)) ?? direct)
}

/** Whether the connection comes from one of the operator's own proxies, whose forwarding headers count. */
export const comesFromProxy = (
  request: Request,
  server: AddressSource | null,
  trustedProxies: readonly string[],
): boolean => trustedProxies.map(plain).includes(plain(server?.requestIP(request)?.address ?? 'unknown'))

/**
 * One spelling for each address; an IPv4 address inside IPv6 becomes plain IPv4. Text that is not an address
 * stays unchanged.
 */
const plain = (address: string): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address

function counted(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address.slice(0, 64)
  const { parts } = ipaddr.IPv6.parse(address)
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
