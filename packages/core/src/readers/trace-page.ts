import type { Trace } from '@veracite/evidence/trails/source-trail'
import { withinBudget } from '@veracite/ground-truth/pages/prose-facts'
import { type PageLine, type PageText, pageText } from '@veracite/ground-truth/pages/read-page'
import { PREDICATES } from '@veracite/verdicts/predicates/all'
import type { StatementKey } from '@veracite/verdicts/predicates/statement-key'
import type { BrandProfile, ReadClaim, ReaderInput, Reading, Span } from '@veracite/verdicts/reading'
import {
  type FactsUnderJudgement,
  factsUnderJudgement,
  judgeClaim,
  sayClaim,
} from '@veracite/verdicts/verdict/judge-claim'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'

export type SoughtStatement = StatementKey & { predicate: string }

export type TracedStatement = { says: Trace; span: Span | null }

/** A page's text has one line for each block; headings begin with this. */
export const HEADING_MARK = '# '

export interface PageToTrace {
  input: ReaderInput
  trace(reading: Reading, sought: readonly SoughtStatement[], facts: readonly JudgedFact[]): TracedStatement[]
}

/** A page as the plain reader can read it, and the way back to its own words. The brand's own pages speak as "we". */
export function pageToTrace(text: string, brand: BrandProfile, isBrandsOwn: boolean): PageToTrace {
  const lines = withinBudget(linesOf(text))
  const page = pageText(lines)
  return {
    input: {
      brand,
      prompt: isBrandsOwn ? { text: brand.name, intent: 'BRANDED' } : { text: '', intent: 'CATEGORY' },
      answer: { text: page.text, citations: [] },
      isBrandsOwn,
    },
    trace(reading, sought, facts) {
      const names = [brand.name, ...brand.aliases]
      const underJudgement = factsUnderJudgement({ predicates: PREDICATES, facts, names })
      const stated = reading.claims.flatMap((claim) => statedOf(claim, underJudgement))
      const spanIn = (claim: ReadClaim) => spanOf(claim, page, lines, text)
      return sought.map((statement) => traceOne(statement, stated, spanIn))
    },
  }
}

type Stated = SoughtStatement & { claim: ReadClaim; isTrue: boolean }

/** Statements of the page, without hedges, questions and hearsay. */
function statedOf(claim: ReadClaim, underJudgement: FactsUnderJudgement): Stated[] {
  if (claim.about !== 'brand' || !STATING.has(claim.stance)) return []
  const judgement = judgeClaim(claim, underJudgement)
  const said = sayClaim({ ...judgement, certainty: 'certain' }, underJudgement)
  const isTrue = judgement.verdict === 'supported'
  return [{ predicate: said.predicate, about: said.key.about, value: said.key.value, claim, isTrue }]
}

const STATING = new Set(['asserted', 'denied', 'past'])

type SpanIn = (claim: ReadClaim) => Span | null

/** A page that says both says the wrong thing. */
function traceOne(sought: SoughtStatement, stated: readonly Stated[], spanIn: SpanIn): TracedStatement {
  const ofIt = stated.filter((one) => one.predicate === sought.predicate && one.about === sought.about)
  const wrong = ofIt.filter((one) => one.value === sought.value && !one.isTrue)
  const shown = wrong.length > 0 ? wrong : ofIt.filter(({ isTrue }) => isTrue)
  // The shortest of up to 20 places is shown.
  const spans = shown.slice(0, 20).flatMap(({ claim }) => spanIn(claim) ?? [])
  const [span = null] = spans.toSorted((a, b) => a.quote.length - b.quote.length || a.start - b.start)
  const says: Trace = wrong.length > 0 ? 'same_error' : shown.length > 0 ? 'truth' : 'neither'
  return { says, span }
}

type PlacedLine = PageLine & { start: number }

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

/** The lines that state it; of a long line only the sentence. */
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
    // A surrogate pair stays whole.
    const isLowHalf = (at: number) => /^[\udc00-\udfff]/.test(text.charAt(at))
    if (isLowHalf(start)) start -= 1
    if (isLowHalf(end)) end += 1
  }
  return { start, end, quote: text.slice(start, end) }
}

const LONGEST_QUOTE = 300

const AROUND = 200
