import type { BrandIdentity } from '../facts/brand-identity.ts'
import { clipQuote, type QuotedFact } from '../facts/fact-source.ts'
import { proseFacts } from './prose-facts.ts'

/** llms.txt is Markdown that the site wrote for programs: its prose and labelled list items are read as a page. */
export function llmsTxtFacts(text: string, brand: BrandIdentity): QuotedFact[] {
  // Markdown marks are removed before reading, so quotes need the line as written.
  const written = new Map<string, string>()
  for (const raw of text.slice(0, MAX_CHARS).split(/\r?\n/).slice(0, MAX_LINES)) {
    const plain = withoutMarkdown(raw)
    if (plain !== '' && plain.length <= MAX_LINE && !written.has(plain)) written.set(plain, raw.trim())
  }
  const lines = [...written.keys()].map((line) => ({ text: line, heading: false }))
  return proseFacts(lines, brand, null).flatMap((fact): QuotedFact[] => {
    const quote = written.get(fact.quote)
    return quote === undefined ? [] : [{ ...fact, quote: clipQuote(quote) }]
  })
}

function withoutMarkdown(line: string): string {
  return line
    .replace(/^\s*(?:[-*+>]|#{1,6}|\d+\.)\s+/, '')
    .replace(/\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/[*_`]{1,3}/g, '')
    .trim()
}

const MAX_CHARS = 100_000
const MAX_LINES = 2000
const MAX_LINE = 2000
