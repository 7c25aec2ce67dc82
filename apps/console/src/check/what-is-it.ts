import { EVIDENCE_START, looksLikePage, pageSha256, readPage } from '@veracite/verify/bundle/page'
import { utf8Encode } from '@veracite/verify/bytes'
import { parseModestJson } from '@veracite/verify/modest-json'
import { sha256Hex } from '@veracite/verify/sha256'

/** The kinds of input of the page. */
export type Given =
  /** `page` is the SHA-256 of the page that carries it; null for JSON. */
  | { kind: 'bundle'; text: string; page: string | null }
  | { kind: 'case'; bytes: Uint8Array }
  | { kind: 'hash'; hashes: string[] }
  /**
   * Anything else may be a reply or an answer: its hash can be looked up. The second hash is of the trimmed
   * text.
   */
  | { kind: 'content'; hashes: string[] }
  | { kind: 'nothing' }

export const MAX_FILE_BYTES = 256 * 1024 * 1024

export function whatIsText(text: string): Given {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'nothing' }
  const [hash] = /^(?:sha-?256[:=]?\s*)?([0-9a-f]{64})$/i.exec(trimmed)?.slice(1) ?? []
  if (hash !== undefined) return { kind: 'hash', hashes: [hash.toLowerCase()] }
  const bundle = bundleIn(text)
  if (bundle !== null) return bundle
  const said = text === trimmed ? [text] : [text, trimmed]
  return { kind: 'content', hashes: said.map((one) => sha256Hex(utf8Encode(one.toWellFormed()))) }
}

export function whatIsFile(bytes: Uint8Array): Given {
  if (bytes.length === 0) return { kind: 'nothing' }
  if (ZIP.every((byte, i) => bytes[i] === byte)) return { kind: 'case', bytes }
  const text = textOf(bytes)
  const bundle = text === null ? null : bundleIn(text)
  return bundle ?? { kind: 'content', hashes: [sha256Hex(bytes)] }
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** As it was given: the verifier is to see every byte, also one that it will refuse. */
function bundleIn(text: string): Given | null {
  if (!looksLikePage(text)) {
    if (isBundle(text.trim())) return { kind: 'bundle', text, page: null }
    // It says what it is, and is too deep or too long to be that: its beginning is enough to be refused by.
    return CLAIMS.test(text) ? { kind: 'bundle', text: text.slice(0, MAX_CLAIM), page: null } : null
  }
  const parts = readPage(text)
  if (parts === null) return text.includes(EVIDENCE_START) ? { kind: 'bundle', text, page: null } : null
  return isBundle(parts.evidence) ? { kind: 'bundle', text: parts.evidence, page: pageSha256(parts) } : null
}

const CLAIMS = /^\s*\{\s*"bundle"\s*:\s*"https:\/\//
const MAX_CLAIM = 4_096

/** Any JSON object that claims to be a bundle; the ladder tells what is wrong with it. */
function isBundle(text: string): boolean {
  try {
    const value = parseModestJson(text)
    return typeof value === 'object' && value !== null && 'bundle' in value
  } catch {
    return false
  }
}
