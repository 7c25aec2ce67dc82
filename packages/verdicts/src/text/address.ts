import { parse } from 'tldts'
import { fold } from './fold.ts'

export function readAddress(chunk: string): { length: number; kind: 'url' | 'email' } | null {
  const text = chunk.slice(0, LONGEST_ADDRESS).replace(TRAILING, '')
  if (!text.includes('.')) return null
  // Beyond the limit, characters up to the next space still belong to the address; as words they would cost more.
  const url = { length: chunk.length > LONGEST_ADDRESS ? chunk.length : text.length, kind: 'url' } as const
  if (text.includes('://')) return /^https?:/i.test(text) ? url : null
  const at = text.indexOf('@')
  if (at > 0) return looksLikeHost(text.slice(at + 1)) ? { ...url, kind: 'email' } : null
  return looksLikeHost(text.split(/[/:?#]/, 1)[0] ?? '') ? url : null
}

export function hostOf(address: string): string | null {
  const host = parse(address.trim(), PRIVATE_TOO).hostname
  return host === null || host === '' ? null : fold(host).replace(/\.$/, '')
}

/** Whether a page is on the domain or below it. An e-mail address is not a page. */
export function isOnDomain(address: string, domain: string): boolean {
  if (/^mailto:/i.test(address) || (address.includes('@') && !address.includes('://'))) return false
  // Looking a host up in the list of suffixes is slow; an answer may hold thousands of addresses.
  const end = domain.trim().toLowerCase().split('.').slice(-2).join('.')
  if (IS_ASCII.test(address) && !address.toLowerCase().includes(end)) return false
  const host = hostOf(address)
  const { domain: registrable, hostname } = parse(domain.trim(), PRIVATE_TOO)
  const owned = fold(registrable ?? hostname ?? '')
  return host !== null && owned !== '' && (host === owned || host.endsWith(`.${owned}`))
}

function looksLikeHost(host: string): boolean {
  if (host.length > 253 || MISSING_SPACE.test(host) || !HOST.test(host)) return false
  return parse(host, { validateHostname: false }).isIcann === true
}

const IS_ASCII = /^[ -~]*$/
/** "acme.github.io" belongs to Acme; it is not a page of github.io. */
const PRIVATE_TOO = { allowPrivateDomains: true }
const LONGEST_ADDRESS = 2048
// The look-behind leaves one place to start from: the time does not grow with runs of signs.
const TRAILING = /(?<![.:?!'_/*])[.:?!'_/*]+$/
const HOST = /^(?:[\p{L}\d][\p{L}\d-]{0,62}\.)+\p{L}{2,24}$/u
// "in 2013.It was": a space is missing; this is not a host in Italy.
const MISSING_SPACE = /[\p{Ll}\d]\.\p{Lu}\p{Ll}*$/u
