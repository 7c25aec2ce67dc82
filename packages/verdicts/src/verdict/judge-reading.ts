import { REPORTED, type ReadClaim, type Reading } from '../reading.ts'
import { type FactsUnderJudgement, type Judgement, judgeClaim, type SureJudgement } from './judge-claim.ts'
import { oneRight } from './one-right.ts'
import type { Certainty, JudgedFact } from './verdict.ts'

/** How far the accusations of a model are believed. */
export interface ModelTrust {
  /** False: the check of this model was too often wrong, so its contradictions are for review. */
  accuses: boolean
  /** `assumed`: a missing second reading counts as a yes, as in recorded replies. */
  confirmation: 'required' | 'assumed'
}

/** Compares every statement of one reading with the facts. Claims of other readings are never added. */
export function judgeReading(
  reading: Reading,
  confirmation: Reading | null,
  underJudgement: FactsUnderJudgement,
  trust: ModelTrust,
): SureJudgement[] {
  const claims = reading.claims.filter(({ about }) => about === 'brand')
  const judged = claims
    .map((claim) =>
      claim.value === null ? judgeDenial(claim, underJudgement) : judgeClaim(claim, underJudgement, claims),
    )
    .filter((one) => one.claim.group !== LITERAL || isPlainlyRight(one))
  if (reading.reader.kind === 'person')
    return withoutGone(judged.map((one) => ({ ...one, certainty: 'certain' })))
  const isSure = reading.reader.kind === 'model' ? isSureOfModel(confirmation, trust) : isSureOfPlainReader
  const sure = judged.map((one): SureJudgement => ({ ...one, certainty: certaintyOf(one, isSure) }))
  return withoutGone(oneRight(sure, underJudgement.predicates))
}

/** The group of known product names found letter by letter. They may support an answer; they never contradict. */
export const LITERAL = 'literal'

const isPlainlyRight = ({ verdict, reason }: Judgement): boolean => verdict === 'supported' && reason === null

const certaintyOf = (one: Judgement, isSure: (one: Judgement) => boolean): Certainty =>
  one.isDoubtful || !isSure(one) ? 'likely' : 'certain'

/** Only accusations are asked about twice; everything else is taken at the model's word. */
function isSureOfModel(confirmation: Reading | null, trust: ModelTrust): (one: Judgement) => boolean {
  return ({ verdict, claim }) => {
    if (verdict !== 'contradicted') return true
    const answer = answerFor(claim, confirmation)
    return trust.accuses && (answer ?? (trust.confirmation === 'assumed' ? 'yes' : null)) === 'yes'
  }
}

function answerFor({ predicate, start, quote }: ReadClaim, confirmation: Reading | null) {
  const isOfClaim = (one: { predicate: string; start: number; quote: string }) =>
    one.predicate === predicate && one.start === start && one.quote === quote
  return confirmation?.confirmations?.find(isOfClaim)?.answer ?? null
}

/**
 * The plain reader accuses only by forms that were right at least 95 of 100 times on answers nobody fitted to, and never by
 * a price or a product name. Readings of older versions have other groups, and accuse nobody.
 */
const isSureOfPlainReader = ({ claim: { group, predicate } }: Judgement): boolean =>
  ACCUSING_FORMS.has(group) && !NEVER_ACCUSING.has(predicate)

/** Certain but for something in the answer that may take it back. */
export const mayBeTakenBack = ({ claim: { group, predicate }, isDoubtful }: Judgement): boolean =>
  group === REPORTED && !NEVER_ACCUSING.has(predicate) && !isDoubtful

const ACCUSING_FORMS: ReadonlySet<string> = new Set(['label', 'cell', 'subject', 'address'])
const NEVER_ACCUSING: ReadonlySet<string> = new Set(['price', 'product', 'industry'])

/** An answer that says that a product is gone also names it, but does not say that it is sold. */
function withoutGone(judged: readonly SureJudgement[]): SureJudgement[] {
  const supporting = judged.filter(({ verdict }) => verdict === 'supported').map(({ fact }) => fact?.id)
  return judged.map((one) => {
    const isOther = one.verdict === 'contradicted' && one.fact?.predicate !== one.claim.predicate
    return isOther && supporting.includes(one.fact?.id) ? { ...one, verdict: 'unverifiable' } : one
  })
}

/** "has won no award": every award that a fact knows contradicts it. */
function judgeDenial(claim: ReadClaim, { facts }: FactsUnderJudgement): Judgement {
  const isKnown = ({ active, predicate, isOfCatalogue }: JudgedFact) =>
    active && predicate === claim.predicate && isOfCatalogue !== true
  const known = facts.find(isKnown) ?? null
  // "has no prices" mostly means that none are published.
  const isDoubtful = claim.predicate === 'price'
  const isWrong = known !== null && claim.stance === 'denied'
  const verdict = isWrong ? 'contradicted' : 'unverifiable'
  return { claim, verdict, fact: known, isDoubtful, reason: null }
}
