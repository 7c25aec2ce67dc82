import { getDomain } from 'tldts'

/** What is needed to tell the brand from everyone else its pages speak of. */
export interface BrandIdentity {
  name: string
  aliases: readonly string[]
  domain: string
}

/** The part of a domain that one owner registers: `www.acme.co.uk` gives `acme.co.uk`, `a.github.io` itself. */
export function registrableDomain(domain: string): string {
  return getDomain(domain, { allowPrivateDomains: true }) ?? domain.toLowerCase()
}

/** Exact or dot-suffix of the brand's registrable domain. */
export function isBrandUrl(url: string, brand: Pick<BrandIdentity, 'domain'>): boolean {
  if (!URL.canParse(url)) return false
  const host = new URL(url).hostname.replace(/\.$/, '')
  const own = registrableDomain(brand.domain)
  return host === own || host.endsWith(`.${own}`)
}

/** The site a url fact's path belongs to: the brand's own host, with or without `www.`. */
export function isMainSite(url: string, brand: Pick<BrandIdentity, 'domain'>): boolean {
  if (!URL.canParse(url)) return false
  const bare = (host: string) =>
    host
      .toLowerCase()
      .replace(/\.$/, '')
      .replace(/^www\./, '')
  return bare(new URL(url).hostname) === bare(brand.domain)
}

/** True when `name` holds the brand's name or an alias as whole words: "Harbor Cyber, Inc." names Harbor. */
export function namesBrand(name: string, brand: BrandIdentity): boolean {
  const words = ` ${fold(name)} `
  return [brand.name, ...brand.aliases].some((own) => fold(own) !== '' && words.includes(` ${fold(own)} `))
}

/** Case, accents, punctuation and spacing do not make two names. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
