import ipaddr from 'ipaddr.js'

/** One address from name resolution. */
export interface ResolvedAddress {
  address: string
  family: 4 | 6
}

/**
 * True only for addresses of the public internet. IPv4 addresses carried inside IPv6 are unwrapped first,
 * because the kernel does so too: `::ffff:127.0.0.1` connects to this machine.
 */
export function isPublicAddress(address: string): boolean {
  // A scope (`fe80::1%eth0`) names an interface of this machine; no public address has one.
  if (address.includes('%') || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (INSIDE_A_CLOUD.has(parsed.toString())) return false
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || inGlobalUnicast(parsed)
}

/**
 * IPv4 first (fewer broken routes), each family in the resolver's order, without duplicates, at most four.
 */
export function inOrderOfTrial(addresses: readonly ResolvedAddress[]): ResolvedAddress[] {
  const distinct = [...new Map(addresses.map((each) => [each.address, each])).values()]
  const v4 = distinct.filter((each) => each.family === 4)
  const v6 = distinct.filter((each) => each.family === 6)
  return [...v4.slice(0, v6.length > 0 ? MAX_TRIALS - 1 : MAX_TRIALS), ...v6].slice(0, MAX_TRIALS)
}

/** The address that a URL's host literally is, or null if the host is a name. */
export function literalAddress(hostname: string): ResolvedAddress | null {
  const bare = hostname.startsWith('[') && hostname.endsWith(']') ? hostname.slice(1, -1) : hostname
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return { address: bare, family: 4 }
  return ipaddr.IPv6.isValid(bare) ? { address: bare, family: 6 } : null
}

/** Compares addresses by value, so that `::ffff:93.184.216.34` equals `93.184.216.34`. */
export function sameAddress(left: string, right: string): boolean {
  if (!ipaddr.isValid(left) || !ipaddr.isValid(right)) return false
  return ipaddr.process(left).toNormalizedString() === ipaddr.process(right).toNormalizedString()
}

/** Public by its number, but in every network of Azure it is the host that answers for the machine. */
const INSIDE_A_CLOUD = new Set(['168.63.129.16'])

const MAX_TRIALS = 4

// The range table calls everything it does not know "unicast"; only 2000::/3 has been allocated as global.
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
function inGlobalUnicast(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.kind() === 'ipv6' && address.match(GLOBAL_UNICAST)
}
