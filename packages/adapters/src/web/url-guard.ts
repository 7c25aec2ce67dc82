import type { FetchRefusal } from '@veracite/ground-truth/crawl/fetcher-port'
import { isLocalName } from '@veracite/terms/local-host'

export type CheckedUrl = { ok: true; url: URL } | { ok: false; reason: FetchRefusal; message: string }

/** Decides from the URL alone whether it may be requested; the addresses it resolves to are checked later. */
export function checkUrl(
  raw: string,
  rules: { ports: readonly number[]; registrableDomain?: string | undefined },
): CheckedUrl {
  if (raw.length > MAX_URL_LENGTH) return refuse('bad_url', 'The address is too long.')
  if (!URL.canParse(raw)) return refuse('bad_url', 'The address is not a valid URL.')
  const url = new URL(raw)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return refuse('bad_url', 'Only http and https addresses are fetched.')
  if (url.username !== '' || url.password !== '') return refuse('bad_url', 'The address carries credentials.')
  if (!rules.ports.includes(portOf(url)))
    return refuse('bad_url', 'The address names a port other than 80 or 443.')
  // The address check would refuse these names too; this keeps them from reaching a resolver.
  if (isLocalName(url.hostname)) return refuse('private_address', 'The address belongs to a private network.')
  if (rules.registrableDomain !== undefined && !isWithin(url.hostname, rules.registrableDomain))
    return refuse('off_domain', "The address leaves the brand's domain.")
  url.hash = ''
  return { ok: true, url }
}

export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'https:' ? 443 : 80
}

/** Exact or dot-suffix, so that `notacme.com` and `acme.com.evil.io` are not `acme.com`. */
function isWithin(hostname: string, domain: string): boolean {
  const host = hostname.replace(/\.$/, '')
  const wanted = domain.toLowerCase().replace(/\.$/, '')
  return host === wanted || host.endsWith(`.${wanted}`)
}

const MAX_URL_LENGTH = 2048

function refuse(reason: FetchRefusal, message: string): CheckedUrl {
  return { ok: false, reason, message }
}
