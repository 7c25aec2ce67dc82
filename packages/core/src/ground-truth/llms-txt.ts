import type { BrandIdentity } from './brand-identity.ts'
import { clipQuote, type QuotedFact } from './fact-source.ts'
import { compileCues } from './prose/compile-cues.ts'
import { cuesFor } from './prose/languages.ts'
import { proseFacts, sentences } from './prose/prose-facts.ts'

/** llms.txt is Markdown that the site wrote for programs: its prose and labelled list items are read line by line. */
export function llmsTxtFacts(text: string, brand: BrandIdentity): QuotedFact[] {
  const compiled = cuesFor(null).map((cues) => compileCues(cues, brand))
  return text
    .slice(0, MAX_CHARS)
    .split(/\r?\n/)
    .slice(0, MAX_LINES)
    .flatMap((raw) => {
      const plain = withoutMarkdown(raw)
      if (plain === '' || plain.length > MAX_LINE) return []
      const lines = [plain, ...sentences(plain).slice(1)].map((line) => ({ text: line, heading: false }))
      // Marks were taken out of the line that was read, so the line as written is what can be quoted.
      return proseFacts(lines, compiled).map((fact) => ({ ...fact, quote: clipQuote(raw.trim()) }))
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
