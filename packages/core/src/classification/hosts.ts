import { parse } from 'tldts'
import { fold } from './text/fold.ts'
import { remember } from './text/remember.ts'

/** Whether a URL or host belongs to the brand's registrable domain or to one of its sub-domains. */
export function isOwnedAddress(address: string, domain: string): boolean {
  const owned = ownedHost(domain)
  // An address that does not even hold the letters of the domain needs no parsing.
  if (owned === '' || (IS_ASCII.test(address) && !address.toLowerCase().includes(owned))) return false
  const host = hostOf(address)
  return host === owned || host?.endsWith(`.${owned}`) === true
}

/** The path of an address without query, fragment and trailing slash, lower case: "/pricing". */
export function pathOf(address: string): string {
  const withoutScheme = address.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
  const slash = withoutScheme.indexOf('/')
  const path = slash === -1 ? '/' : withoutScheme.slice(slash)
  const clean = path.split(/[?#]/, 1)[0] ?? '/'
  return trimEnd(clean.toLowerCase()) || '/'
}

/** Cuts "/", "/index.html" and the like by hand: a pattern would walk back over thousands of slashes. */
function trimEnd(path: string): string {
  let end = path.length
  for (;;) {
    const ending = ENDINGS.find((one) => path.endsWith(one, end))
    if (ending === undefined) return path.slice(0, end)
    end -= ending.length
  }
}

const ENDINGS = ['/', '.html', '.htm', '.php']

export function hostOf(address: string): string | null {
  const host = parse(address.trim(), TO_HOST).hostname
  return host === null ? null : fold(host).replace(/\.$/, '')
}

/** The registered label of a host: "anvil" of "docs.anvil.works". */
export const registeredLabel = remember(
  (address) => fold(parse(address.trim(), TO_HOST).domainWithoutSuffix ?? '').replaceAll('-', ''),
  2_000,
)

/** The brand's registrable domain, empty when it has none. */
const ownedHost = remember((domain) => {
  const parsed = parse(domain.trim(), TO_HOST)
  return fold(parsed.domain ?? parsed.hostname ?? '')
}, 2_000)

const IS_ASCII = /^[\x20-\x7e]*$/

/** "acme.github.io" is Acme's own, not one more page of github.io. */
const TO_HOST = { allowPrivateDomains: true }
