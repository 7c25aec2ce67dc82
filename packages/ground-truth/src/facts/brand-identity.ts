import { getDomain } from 'tldts'

/** Names that distinguish the brand from others on its pages. */
export interface BrandIdentity {
  name: string
  aliases: readonly string[]
  domain: string
}

/** The part of a domain that one owner registers: `www.acme.co.uk` gives `acme.co.uk`, `a.github.io` itself. */
export function registrableDomain(domain: string): string {
  return getDomain(domain, { allowPrivateDomains: true }) ?? domain.toLowerCase()
}

/** True for the brand's registrable domain and its sub-domains. */
export function isBrandUrl(url: string, brand: Pick<BrandIdentity, 'domain'>): boolean {
  if (!URL.canParse(url)) return false
  const host = new URL(url).hostname.replace(/\.$/, '')
  const own = registrableDomain(brand.domain)
  return host === own || host.endsWith(`.${own}`)
}

/** True for the brand's own host, with or without `www.`: the paths in url facts belong to it. */
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

/** Names that differ only in case, accents, punctuation or spacing are the same name. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
