import { isIPv6 } from 'node:net'

interface AddressSource {
  requestIP(request: Request): { address: string } | null
}

/**
 * Whom a limit counts: the address of the connection, or what a proxy we trust says it stands for. IPv6 counts by
 * /64, because one subscriber has all of it.
 */
export function clientAddress(
  request: Request,
  server: AddressSource | null,
  trustedProxies: readonly string[],
): string {
  const direct = server?.requestIP(request)?.address ?? 'unknown'
  let address = plain(direct)
  if (trustedProxies.includes(address)) {
    const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()))
    // From the right: the rightmost hop that is not one of ours is the nearest one nobody else could have written.
    address = hops.reverse().find((hop) => hop !== '' && !trustedProxies.includes(hop)) ?? address
  }
  return isIPv6(address) ? `${expand(address).slice(0, 4).join(':')}::/64` : address.slice(0, 64)
}

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '')

function expand(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const middle =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...middle, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}
