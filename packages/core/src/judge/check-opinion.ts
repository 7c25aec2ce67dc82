import { CITATION_CLASSES, type CitationClass, CLAIM_VERDICTS, type ClaimVerdict } from '../vocabulary.ts'
import type { JudgedCase, JudgedClaim, ReviewReason } from './judge-port.ts'

export interface CheckedOutput {
  said: CitationClass | null
  /** None: the output can be taken as it is. */
  reasons: ReviewReason[]
  claims: JudgedClaim[]
}

const MOST_CLAIMS = 50
const LONGEST_QUOTE = 2_000

/** Believes nothing: every quote must be in the answer, every fact known, and the class founded on them. Pure. */
export function checkOutput(output: unknown, of: JudgedCase): CheckedOutput {
  const read = readOutput(output)
  if (read === null) return { said: null, reasons: ['unreadable'], claims: [] }
  const reasons = new Set<ReviewReason>()
  const known = new Set(of.facts.filter((fact) => fact.active).map((fact) => fact.id))
  const claims = read.claims.flatMap(({ quote, verdict, factId }) => {
    const start = quote.trim() === '' ? -1 : of.answer.text.indexOf(quote)
    if (start < 0) reasons.add('quote_not_in_answer')
    if (factId !== null && !known.has(factId)) reasons.add('unknown_fact')
    return start < 0 ? [] : [{ quote, start, end: start + quote.length, verdict, factId }]
  })
  const rests = (on: ClaimVerdict) => claims.some((claim) => claim.verdict === on && claim.factId !== null)
  // Rules alone find mentions, an owned source among the cited ones included.
  if ((read.class === 'ABSENT') !== (of.verdict.class === 'ABSENT')) reasons.add('mentions_overridden')
  if ((read.class === 'CONFABULATED') !== rests('contradicted')) reasons.add('unfounded')
  if (read.class === 'STRONG' && !rests('supported') && of.verdict.ownedCitations.length === 0)
    reasons.add('unfounded')
  return { said: read.class, reasons: [...reasons], claims: reasons.size === 0 ? claims : [] }
}

interface ReadOutput {
  class: CitationClass
  claims: { quote: string; verdict: ClaimVerdict; factId: string | null }[]
}

/** Null for anything but the schema: providers promise it, compatible servers often do not keep it. */
function readOutput(output: unknown): ReadOutput | null {
  if (!isRecord(output) || !Array.isArray(output.claims) || output.claims.length > MOST_CLAIMS) return null
  const named = CITATION_CLASSES.find((name) => name === output.class)
  if (named === undefined) return null
  const claims: ReadOutput['claims'] = []
  for (const claim of output.claims as unknown[]) {
    if (!isRecord(claim)) return null
    const { quote, factId } = claim
    const verdict = CLAIM_VERDICTS.find((name) => name === claim.verdict)
    if (typeof quote !== 'string' || quote.length > LONGEST_QUOTE || verdict === undefined) return null
    if (factId !== null && typeof factId !== 'string') return null
    claims.push({ quote, verdict, factId })
  }
  return { class: named, claims }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
