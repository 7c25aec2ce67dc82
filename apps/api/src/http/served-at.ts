import { comesFromProxy } from './client-address.ts'

interface AddressSource {
  requestIP(request: Request): { address: string } | null
}

/**
 * The address a request was sent to, as the client wrote it. Forwarding headers count only from proxies that
 * the operator trusts: anybody can send them.
 */
export function servedAt(
  request: Request,
  server: AddressSource | null,
  trustedProxies: readonly string[],
): string {
  const { protocol, host } = new URL(request.url)
  const direct = `${protocol}//${host}`
  if (!comesFromProxy(request, server, trustedProxies)) return direct
  const outside = (header: string): string | undefined =>
    request.headers.get(header)?.split(',')[0]?.trim().toLowerCase()
  const scheme = outside('x-forwarded-proto') === 'https' ? 'https:' : protocol
  const url = URL.parse(`${scheme}//${outside('x-forwarded-host') ?? host}`)
  return url === null || url.origin === 'null' ? direct : url.origin
}
