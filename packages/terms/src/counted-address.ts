import ipaddr from 'ipaddr.js'

/** One spelling for each address; IPv4 inside IPv6 becomes plain IPv4. Other text stays unchanged. */
export const plainAddress = (address: string): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address

/** The part of a client address that rate limits count. IPv6 counts by /64, because one subscriber has all of it. */
export function countedAddress(plain: string): string {
  if (!ipaddr.IPv6.isValid(plain)) return plain.slice(0, 64)
  const { parts } = ipaddr.IPv6.parse(plain)
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
