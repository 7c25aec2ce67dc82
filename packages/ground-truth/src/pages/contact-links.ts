import { type BrandIdentity, registrableDomain } from '../facts/brand-identity.ts'
import type { QuotedFact } from '../facts/fact-source.ts'
import type { Link } from '../markup/read-html.ts'
import { readEmail, readPhone } from './read-values.ts'

/** `tel:` and `mailto:` links: the visible text if it is the number, otherwise the link's target. */
export function contactLinkFacts(links: readonly Link[], brand: BrandIdentity): QuotedFact[] {
  return links.flatMap(({ href, text, quote }): QuotedFact[] => {
    if (/^tel:/i.test(href)) {
      const linked = readPhone(href)
      const shown = readPhone(text)
      const phone = shown !== null && linked !== null && sameNumber(shown, linked) ? shown : linked
      return phone === null ? [] : [{ predicate: 'phone', value: phone, quote }]
    }
    if (/^mailto:/i.test(href)) {
      const email = readEmail(href)
      // Contact pages also list agencies and authorities; only the brand's own email addresses are facts.
      const own =
        email !== null && registrableDomain(email.split('@')[1] ?? '') === registrableDomain(brand.domain)
      return own ? [{ predicate: 'email', value: email, quote }] : []
    }
    return []
  })
}

function sameNumber(left: string, right: string): boolean {
  return left.replace(/\D/g, '') === right.replace(/\D/g, '')
}
