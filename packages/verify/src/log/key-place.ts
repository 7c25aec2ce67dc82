import { FormatError } from '../format-error.ts'
import { ED25519_NOTE, parseVkey } from './note-key.ts'

/**
 * Where the key of a log or of a relay may be published, and in which form, so that a reader can take it from somebody
 * who did not make the bundle: a page or file (https), or a TXT record (dns). A place holds exactly one key.
 */
export type KeyPlace =
  | { kind: 'https'; from: string; url: string }
  | { kind: 'dns'; from: string; name: string }

/** Kind of the key that a place publishes. */
export interface KeyRole {
  owner: 'log' | 'relay'
  /** What stands before the key in a line of a page or a TXT record. */
  line: string
  /** The path that is asked when only a host is named. */
  path: string
  /** Below the domain, so that the record stands apart from all others of the domain. */
  label: string
}

const roleOf = (owner: KeyRole['owner']): KeyRole => ({
  owner,
  line: `veracite-${owner}-key`,
  path: `/.well-known/veracite-${owner}-key`,
  label: `_veracite-${owner}`,
})
export const LOG_KEY = roleOf('log')
export const RELAY_KEY = roleOf('relay')
/** A page may say more than the key. */
export const MAX_KEY_DOCUMENT_BYTES = 1_048_576

/** What to publish: the same line in a page, in a file and in a TXT record. */
export const publishedLine = (vkey: string, { line } = LOG_KEY): string => `${line}=${vkey}`

export function parseKeyPlace(text: string, role = LOG_KEY): KeyPlace {
  const [, domain] = /^dns:(.*)$/su.exec(text) ?? []
  if (domain !== undefined) {
    if (!DOMAIN.test(domain) || domain.length > 230)
      throw new FormatError('after dns: there must be a domain, like dns:example.com')
    return { kind: 'dns', from: text, name: `${role.label}.${domain}` }
  }
  const [, scheme, host = '', path = '', query = ''] = ADDRESS.exec(text) ?? []
  if (scheme === undefined)
    throw new FormatError('a place is https://… or dns:…, like https://example.com or dns:example.com')
  if (scheme === 'http' && !LOOPBACK.test(host))
    throw new FormatError('a key must not travel over plain http: anybody on the way could change it')
  const isBare = (path === '' || path === '/') && query === ''
  return { kind: 'https', from: text, url: isBare ? `${scheme}://${host}${role.path}` : text }
}

/** The one key in a document: for a log, JSON as `/log/1/keys` has it; a bare key, or a line in any text or page. */
export function keyInDocument(body: string, role = LOG_KEY): string {
  const text = body.replace(/^\uFEFF/, '').trim()
  if (text.startsWith('{')) return keyOf(vkeyInJson(text), role)
  if (/^[^\s<>]+$/.test(text) && !text.startsWith(role.line)) return keyOf(text, role)
  const lines = text.matchAll(new RegExp(`${role.line}[=:][ \\t]*([^\\s"'<>]+)`, 'g'))
  return theOne(
    [...lines].map(([, key = '']) => key),
    `no line ${role.line}=…`,
    role,
  )
}

/** The one key in the TXT records of a name, each a string of its own. */
export function keyInRecords(strings: readonly string[], role = LOG_KEY): string {
  const start = `${role.line}=`
  return theOne(
    strings.flatMap((record) => (record.trim().startsWith(start) ? record.trim().slice(start.length) : [])),
    `no TXT record ${start}…`,
    role,
  )
}

function theOne(found: readonly string[], nothing: string, role: KeyRole): string {
  const [key, ...others] = new Set(found)
  if (key === undefined) throw new FormatError(`there is ${nothing}`)
  // Which of two is meant would be a guess, and an attacker who can add a line would win it.
  if (others.length > 0) throw new FormatError(`there are ${others.length + 1} different keys instead of one`)
  return keyOf(key, role)
}

function keyOf(vkey: string, { owner }: KeyRole): string {
  if (parseVkey(vkey).type !== ED25519_NOTE) throw new FormatError(`the key is not that of a ${owner}`)
  return vkey
}

function vkeyInJson(text: string): string {
  const { log } = parseObject(text)
  const vkey = typeof log === 'object' && log !== null && 'vkey' in log ? log.vkey : null
  if (typeof vkey !== 'string') throw new FormatError('the JSON has no log.vkey')
  return vkey
}

/** A JSON document at a place that publishes keys. */
export function parseObject(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    throw new FormatError('it begins like JSON, but is not valid JSON')
  }
}

const ADDRESS = /^(https?):\/\/([^/?#@\s]+)(\/[^?#\s]*)?(\?[^#\s]*)?$/u
const DOMAIN = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/
