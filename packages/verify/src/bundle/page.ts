import { utf8Encode } from '../bytes.ts'
import { sha256Hex } from '../sha256.ts'

/** A page that carries a bundle: the JSON in it, and everything around. */
export interface PageParts {
  evidence: string
  /** The page without what it carries. */
  around: string
}

export const EVIDENCE_START = '<script type="application/json" id="evidence">'

/** No other text in such a page can look like the beginning of the evidence, or of its end. */
export function readPage(html: string): PageParts | null {
  const [before, after, ...more] = html.split(EVIDENCE_START)
  if (before === undefined || after === undefined || more.length > 0) return null
  const end = after.indexOf('<')
  if (end < 0) return null
  return { evidence: after.slice(0, end), around: `${before}${EVIDENCE_START}${after.slice(end)}` }
}

/** A page of a case file names the bundle beside it instead; it does so once. */
export const bundleMark = (sha256: string): string => `<meta name="veracite-bundle" content="${sha256}">`

export function bundleOfPage(html: string): string | null {
  const named = [...html.matchAll(/<meta name="veracite-bundle" content="([0-9a-f]{64})">/g)]
  return named.length === 1 ? (named[0]?.[1] ?? null) : null
}

export const looksLikePage = (text: string): boolean => /^\s*<(!doctype|html)/i.test(text)

/** What a seal names: the page as it was handed out, whatever bundle is in it. */
export const pageSha256 = ({ around }: PageParts): string => sha256Hex(utf8Encode(around))
