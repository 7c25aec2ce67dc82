import { parse } from 'tldts'
import { fold } from './fold.ts'

/** Reads a URL, a bare host or an e-mail address at the start of a chunk without white space, or nothing. */
export function readAddress(chunk: string): { length: number; kind: 'url' | 'email' } | null {
  const text = withoutTrailingSigns(chunk.slice(0, LONGEST_ADDRESS))
  if (!text.includes('.')) return null
  const scheme = text.indexOf('://')
  if (scheme !== -1)
    return /^https?$/i.test(text.slice(0, scheme)) ? { length: text.length, kind: 'url' } : null
  const at = text.indexOf('@')
  if (at > 0) return looksLikeHost(text.slice(at + 1)) ? { length: text.length, kind: 'email' } : null
  const host = text.split(/[/:?#]/, 1)[0] ?? ''
  return looksLikeHost(host) ? { length: text.length, kind: 'url' } : null
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

function withoutTrailingSigns(text: string): string {
  let end = text.length
  while (end > 0 && TRAILING.includes(text[end - 1] as string)) end -= 1
  return text.slice(0, end)
}

const TRAILING = ".:?!'_/*"

function looksLikeHost(host: string): boolean {
  if (host.length > 253 || MISSING_SPACE.test(host)) return false
  const labels = host.split('.')
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return false
  return TOP_LEVEL.test(labels.at(-1) as string) && parse(host, { validateHostname: false }).isIcann === true
}

const LABEL = /^[\p{L}\d][\p{L}\d-]{0,62}$/u
const TOP_LEVEL = /^\p{L}{2,24}$/u

/** "in 2013.It was": a full stop without its space, not a host in Italy. */
const MISSING_SPACE = /[\p{Ll}\d]\.\p{Lu}\p{Ll}*$/u
