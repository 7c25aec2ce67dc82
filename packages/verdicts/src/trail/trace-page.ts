import { PREDICATES } from '../predicates/all.ts'
import type { BrandProfile, ReadClaim, ReaderInput, Reading, Span } from '../reading.ts'
import { type PageLine, type PageText, pageText } from '../rules/read-page.ts'
import { type Bench, judgeClaim, sayClaim } from '../verdict/judge-claim.ts'
import { statementKey } from '../verdict/statement-key.ts'
import type { JudgedFact } from '../verdict/verdict.ts'

/** What a page says about a false statement: the same, what is true instead, or neither. */
export type Trace = 'same_error' | 'truth' | 'neither'

/** A false statement of an answer, under the key that makes it the same wherever it is said. */
export interface SoughtStatement {
  predicate: string
  about: string
  value: string
}

/** `start` and `end` are offsets in the page's text, in UTF-16 code units: the words stand there literally. */
export interface TracedStatement {
  says: Trace
  span: Span | null
}

/** A page's text: one line for each block of it, headings behind `# `. */
export const HEADING_MARK = '# '

export interface PageToTrace {
  /** What the rules are given to read. */
  input: ReaderInput
  trace(reading: Reading, sought: readonly SoughtStatement[], facts: readonly JudgedFact[]): TracedStatement[]
}

/**
 * A page in the form in which answers are read, and the way back from what was read to its literal words. A stranger's
 * page is not taken to speak of the brand where it does not say so; the brand's own speaks as "we".
 */
export function pageToTrace(text: string, brand: BrandProfile, isBrandsOwn: boolean): PageToTrace {
  const lines = linesOf(text)
  const page = pageText(lines)
  return {
    input: {
      brand,
      prompt: isBrandsOwn ? { text: brand.name, intent: 'BRANDED' } : { text: '', intent: 'CATEGORY' },
      answer: { text: page.text, citations: [] },
      isBrandsOwn,
    },
    trace(reading, sought, facts) {
      const bench = { predicates: PREDICATES, facts, names: [brand.name, ...brand.aliases] }
      const stated = reading.claims.flatMap((claim) => statedOf(claim, bench))
      return sought.map((statement) =>
        traceOne(statement, stated, (claim) => spanOf(claim, page, lines, text)),
      )
    },
  }
}

interface Stated extends SoughtStatement {
  claim: ReadClaim
  isTrue: boolean
}

/** What is hedged, asked or reported of others is no statement of the page. */
function statedOf(claim: ReadClaim, bench: Bench): Stated[] {
  if (claim.about !== 'brand' || !STATING.has(claim.stance)) return []
  const judgement = judgeClaim(claim, bench)
  const { predicate, stated } = sayClaim({ ...judgement, certainty: 'certain' }, bench)
  return [
    { predicate, ...statementKey({ predicate, stated }), claim, isTrue: judgement.verdict === 'supported' },
  ]
}

const STATING = new Set(['asserted', 'denied', 'past'])

/** A page that says both is one that says the wrong thing. */
function traceOne(
  { predicate, about, value }: SoughtStatement,
  stated: readonly Stated[],
  spanOf: (claim: ReadClaim) => Span | null,
): TracedStatement {
  const ofIt = stated.filter((one) => one.predicate === predicate && one.about === about)
  const wrong = ofIt.filter((one) => one.value === value && !one.isTrue)
  const shown = wrong.length > 0 ? wrong : ofIt.filter(({ isTrue }) => isTrue)
  // A page repeats itself, and its lines are read alone and in pairs: the fewest words that state it are shown.
  const spans = shown.slice(0, MAX_COMPARED).flatMap(({ claim }) => spanOf(claim) ?? [])
  const [span = null] = spans.toSorted((a, b) => a.quote.length - b.quote.length || a.start - b.start)
  return { says: wrong.length > 0 ? 'same_error' : shown.length > 0 ? 'truth' : 'neither', span }
}

const MAX_COMPARED = 20

interface PlacedLine extends PageLine {
  start: number
}

function linesOf(text: string): PlacedLine[] {
  const lines: PlacedLine[] = []
  let at = 0
  for (const line of text.split('\n')) {
    const heading = line.startsWith(HEADING_MARK)
    const skip = heading ? HEADING_MARK.length : 0
    lines.push({ text: line.slice(skip), heading, start: at + skip })
    at += line.length + 1
  }
  return lines
}

/** The lines that state it, literally; of a long one the sentence, as far as it goes. */
function spanOf(claim: ReadClaim, page: PageText, lines: readonly PlacedLine[], text: string): Span | null {
  const stretch = page.at(claim.start)
  const first = stretch && lines[stretch.first]
  const last = stretch && lines[stretch.last]
  if (!stretch || !first || !last) return null
  let start = first.start
  let end = last.start + last.text.length
  if (stretch.first === stretch.last && end - start > LONGEST_QUOTE) {
    const from = start + Math.max(0, claim.start - stretch.words)
    const to = Math.min(end, start + Math.max(0, claim.end - stretch.words))
    const before = text.lastIndexOf('. ', from)
    const after = text.indexOf('. ', to)
    start = Math.max(start, from - AROUND, before < 0 ? 0 : before + 2)
    end = Math.min(end, to + AROUND, after < 0 ? end : after + 1)
    // Half of a pair is no character.
    if (isLowHalf(text, start)) start -= 1
    if (isLowHalf(text, end)) end += 1
  }
  return { start, end, quote: text.slice(start, end) }
}

const isLowHalf = (text: string, at: number): boolean => /^[\udc00-\udfff]/.test(text.charAt(at))

const LONGEST_QUOTE = 300
const AROUND = 200
