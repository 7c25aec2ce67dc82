import { LANGUAGE_FILES } from '@veracite/verdicts/languages/all'
import type { BrandIdentity } from '../facts/brand-identity.ts'
import { clipQuote, type QuotedFact } from '../facts/fact-source.ts'
import type { Line } from '../markup/visible-text.ts'
import { readPage } from './read-page.ts'

/** Facts in sentences, labelled lines and name-and-title cards, by the plain reader. Other languages yield nothing. */
export function proseFacts(lines: readonly Line[], brand: BrandIdentity, lang: string | null): QuotedFact[] {
  const declared = primaryOf(lang)
  if (!isRead(declared)) return []
  const read = withinBudget(lines)
  const facts = [...readPage(read, brand), ...cardFacts(read, brand)]
  return facts.map((fact) => ({ ...fact, quote: clipQuote(fact.quote) }))
}

/** Reading is the expensive part. What a company says about itself is near the top of its page. */
export function withinBudget<Each extends Line>(lines: readonly Each[]): Each[] {
  let chars = 0
  return lines.filter(({ text }) => {
    chars += text.length + 1
    return chars <= MAX_PROSE_CHARS
  })
}

/** A page that declares no language is read too. */
function isRead(declared: string): boolean {
  return declared === '' || LANGUAGE_FILES.some(({ code }) => code === declared)
}

function primaryOf(lang: string | null): string {
  return lang?.toLowerCase().split(/[-_]/, 1)[0] ?? ''
}

/** A person's name on one line and "Co-founder & CEO" on the next: read as if the title were a label. */
function cardFacts(lines: readonly Line[], brand: BrandIdentity): QuotedFact[] {
  const quotes = new Map<string, string>()
  for (const [at, { text: name }] of lines.entries()) {
    const title = lines[at + 1]?.text ?? ''
    if (name.length > MAX_CARD_LINE || title.length > MAX_CARD_LINE || !/^\p{Lu}\S* \p{Lu}/u.test(name))
      continue
    for (const part of title.split(/\s*[&,/|]\s*/)) quotes.set(`${part}: ${name}`, `${name}\n${title}`)
  }
  return readPage(
    [...quotes.keys()].map((text) => ({ text, heading: false })),
    brand,
  ).flatMap((fact): QuotedFact[] => {
    const quote = quotes.get(fact.quote)
    return fact.predicate === 'ceo' && quote !== undefined ? [{ ...fact, quote }] : []
  })
}

const MAX_PROSE_CHARS = 100_000
const MAX_CARD_LINE = 60
