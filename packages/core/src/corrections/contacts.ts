import { registrableDomain } from '@veracite/ground-truth/facts/brand-identity'
import type { Link } from '@veracite/ground-truth/markup/read-html'
import WORDS from './contact-words.json' with { type: 'json' }
import { isMailAddress, oneLine, plainAddress, quoted } from './outside-text.ts'

/** Contacts that the page itself names. */
export interface Contact {
  kind: 'mail' | 'imprint' | 'contact' | 'corrections' | 'security_txt'
  /** An address for mail, or of a page. */
  address: string
  /** The words of the link. */
  says: string
  /** The captured page that says so. */
  from: string
}

const MOST = 10

/** From the links of a captured page: addresses for mail, and pages of the same owner that say who runs it. */
export function contactsIn(page: { url: string; links: readonly Link[] }): Contact[] {
  const found = page.links.flatMap((link) => contactOf(link, page.url))
  const once = new Map(found.map((contact) => [contact.address, contact]))
  return [...once.values()].toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)).slice(0, MOST)
}

const ORDER: readonly Contact['kind'][] = ['corrections', 'imprint', 'contact', 'mail', 'security_txt']

function contactOf({ href, text }: Link, from: string): Contact[] {
  const says = quoted(text, 80)
  if (/^mailto:/i.test(href)) {
    const address = mailIn(href.slice('mailto:'.length))
    return address === null ? [] : [{ kind: 'mail', address, says, from }]
  }
  const url = URL.parse(href, from)
  const address = url && plainAddress(url.href)
  if (url === null || address === null || !isOfSameOwner(url, from)) return []
  const kind = kindOf(oneLine(text), url.pathname)
  return kind === null ? [] : [{ kind, address: address.split('#', 1)[0] ?? address, says, from }]
}

/** A link can name several recipients, a subject and a text: only its first recipient is taken. */
function mailIn(target: string): string | null {
  const [first = ''] = target.split(/[?,;]/, 1)
  try {
    const address = decodeURIComponent(first).trim()
    return isMailAddress(address) ? address : null
  } catch {
    return null
  }
}

const isOfSameOwner = (url: URL, from: string): boolean =>
  registrableDomain(url.hostname) === registrableDomain(URL.parse(from)?.hostname ?? '')

function kindOf(words: string, path: string): 'imprint' | 'contact' | 'corrections' | null {
  const text = words.slice(0, 100).toLowerCase()
  const place = path
    .slice(0, 200)
    .toLowerCase()
    .replaceAll(/[-_/.]+/g, ' ')
    .trim()
  for (const kind of ['corrections', 'imprint', 'contact'] as const)
    if (
      WORDS[kind].some(
        (word) =>
          text === word || text.startsWith(`${word} `) || place === word || place.endsWith(` ${word}`),
      )
    )
      return kind
  return null
}

/** `Contact:` lines of a captured security.txt (RFC 9116). */
export function contactsInSecurityTxt(page: { url: string; text: string }): Contact[] {
  return page.text
    .slice(0, 20_000)
    .split('\n')
    .flatMap((line): Contact[] => {
      const value = /^contact:\s*(\S{1,300})/i.exec(line)?.[1]
      if (value === undefined) return []
      const mail = /^mailto:/i.test(value) ? mailIn(value.slice('mailto:'.length)) : null
      const address = mail ?? plainAddress(value)
      return address === null ? [] : [{ kind: 'security_txt', address, says: 'security.txt', from: page.url }]
    })
    .slice(0, 3)
}

export const isSecurityTxt = (url: string): boolean =>
  URL.parse(url)?.pathname === '/.well-known/security.txt'

/** Pages of the same owner that are worth capturing once to learn whom to write to; all of them are linked from there. */
export const pagesToAsk = (contacts: readonly Contact[]): string[] =>
  contacts
    .filter(({ kind }) => kind === 'imprint' || kind === 'contact')
    .map(({ address }) => address)
    .slice(0, 2)
