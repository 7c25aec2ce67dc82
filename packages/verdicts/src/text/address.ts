import { parse } from 'tldts'
import { fold } from './fold.ts'

/** Reads a URL, a bare host or an e-mail address at the start of a chunk without white space, or nothing. */
export function readAddress(chunk: string): { length: number; kind: 'url' | 'email' } | null {
  const text = chunk.slice(0, LONGEST_ADDRESS).replace(TRAILING, '')
  if (!text.includes('.')) return null
  const url = { length: text.length, kind: 'url' } as const
  if (text.includes('://')) return /^https?:/i.test(text) ? url : null
  const at = text.indexOf('@')
  if (at > 0) return looksLikeHost(text.slice(at + 1)) ? { ...url, kind: 'email' } : null
  return looksLikeHost(text.split(/[/:?#]/, 1)[0] ?? '') ? url : null
}

/** The host of an address, folded; null when it has none. */
export function hostOf(address: string): string | null {
  const host = parse(address.trim(), PRIVATE_TOO).hostname
  return host === null || host === '' ? null : fold(host).replace(/\.$/, '')
}

/** The label that somebody registered: "anvil" of "docs.anvil.works". */
export function registeredLabel(address: string): string {
  return fold(parse(address.trim(), PRIVATE_TOO).domainWithoutSuffix ?? '').replaceAll('-', '')
}

/** Whether a page lies on the domain's registrable part or below it. An e-mail address is no page. */
export function isOnDomain(address: string, domain: string): boolean {
  if (/^mailto:/i.test(address) || (address.includes('@') && !address.includes('://'))) return false
  const host = hostOf(address)
  const { domain: registrable, hostname } = parse(domain.trim(), PRIVATE_TOO)
  const owned = fold(registrable ?? hostname ?? '')
  return host !== null && owned !== '' && (host === owned || host.endsWith(`.${owned}`))
}

/** "acme.github.io" is Acme's own, not one more page of github.io. */
const PRIVATE_TOO = { allowPrivateDomains: true }

const LONGEST_ADDRESS = 2048

// Looking behind, the pattern begins at one place only: its time does not grow with runs of signs.
const TRAILING = /(?<![.:?!'_/*])[.:?!'_/*]+$/

function looksLikeHost(host: string): boolean {
  if (host.length > 253 || MISSING_SPACE.test(host) || !HOST.test(host)) return false
  return parse(host, { validateHostname: false }).isIcann === true
}

const HOST = /^(?:[\p{L}\d][\p{L}\d-]{0,62}\.)+\p{L}{2,24}$/u

/** "in 2013.It was": a full stop without its space, not a host in Italy. */
const MISSING_SPACE = /[\p{Ll}\d]\.\p{Lu}\p{Ll}*$/u
