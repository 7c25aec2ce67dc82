import { type Reading, UNTIED } from '../reading.ts'
import { certaintyOf, type Measured, measuredAs } from './certainty.ts'
import { type Bench, type Judgement, judgeClaim, type SureJudgement } from './judge-claim.ts'
import { oneRight } from './one-right.ts'
import type { Certainty } from './verdict.ts'

/** The latest reading of each kind. A reply that could not be read does not count. */
export type Readers = Record<Reading['reader']['kind'], Reading | null>

export function readersOf(readings: readonly Reading[]): Readers {
  const readable = readings.filter(({ doubts }) => !doubts.some(({ reason }) => reason === 'unreadable'))
  const latest = (kind: keyof Readers) => readable.findLast(({ reader }) => reader.kind === kind) ?? null
  return { rules: latest('rules'), model: latest('model'), person: latest('person') }
}

/** A person's word stands; a model's if the quote or rules confirm it; rules' alone if their group was often right. */
export function combine(readers: Readers, bench: Bench, measured?: Measured): SureJudgement[] {
  const { rules, model, person } = readers
  const judge = (reading: Reading | null): Judgement[] => {
    const claims = (reading?.claims ?? []).filter(({ about }) => about === 'brand')
    return claims.map((claim) => judgeClaim(claim, bench, claims))
  }
  if (person !== null) return withoutGone(judge(person).map((one) => ({ ...one, certainty: 'certain' })))
  const judged = judge(rules).map((one): SureJudgement => {
    const isUnsure = rules?.language === null || one.isDoubtful
    const group = measuredAs(one.claim, one.fact?.predicate)
    return { ...one, certainty: isUnsure ? 'likely' : certaintyOf(group, measured) }
  })
  const byRules = withAnchor(rules, oneRight(judged, bench.predicates))
  if (model === null) return withoutGone(byRules)
  const confirmed = judge(model).map((one) => confirmedBy(byRules, one))
  const byModel = oneRight(confirmed, bench.predicates)
  const open = byRules.filter((one) => !isSettled(one, byModel))
  return withoutGone([...byModel, ...open.map((one) => ({ ...one, certainty: 'likely' as const }))])
}

/** Where nothing agrees with any fact, a long answer, or one with nothing but the name, may be about a namesake. */
function withAnchor(rules: Reading | null, judged: SureJudgement[]): SureJudgement[] {
  const isAnchor = ({ verdict, claim, fact }: Judgement) => {
    if (verdict === 'supported') return claim.stance !== 'denied'
    // It names what only the brand has: a discontinued product, a title that it is said not to hold.
    return verdict === 'contradicted' && (claim.stance === 'denied' || fact?.predicate === 'discontinued')
  }
  if (rules === null) return judged
  const isTied = !rules.claims.some(({ group }) => group.endsWith(UNTIED))
  const isClear = isTied && rules.read.of <= SHORT_ANSWER
  if (isClear || judged.some(isAnchor) || rules.ownedCitations.length > 0) return judged
  return judged.map((one) => (one.verdict === 'contradicted' ? { ...one, certainty: 'likely' } : one))
}

/** In characters: somewhat more than a hundred words. */
const SHORT_ANSWER = 700

function confirmedBy(byRules: readonly Judgement[], one: Judgement): SureJudgement {
  const there = byRules.filter((other) => isOfSamePlace(one, other))
  const as = (certainty: Certainty) => ({ ...one, certainty })
  if (!one.isDoubtful && there.some((other) => other.verdict === one.verdict)) return as('certain')
  // The answer may have talked the model into a value that is not in the quote: it supports nothing.
  if (!isConfirmed(one))
    return one.verdict === 'supported' ? { ...as('likely'), verdict: 'unverifiable' } : as('likely')
  // Rules may see that it is denied, past or hearsay.
  const disagree =
    one.verdict === 'contradicted' && there.some((other) => other.claim.stance !== one.claim.stance)
  return as(disagree || one.isDoubtful ? 'likely' : 'certain')
}

/** A model's reading settles a place, but it cannot silently remove a contradiction that rules are certain of. */
function isSettled(one: SureJudgement, byModel: readonly Judgement[]): boolean {
  const there = byModel.filter((other) => isOfSamePlace(one, other))
  if (there.some((other) => other.verdict === one.verdict)) return true
  return there.some(isConfirmed) && !(one.verdict === 'contradicted' && one.certainty === 'certain')
}

const isConfirmed = ({ claim }: Judgement): boolean => claim.group === 'model'

/** An answer that says that a product is gone also names it, but does not say that it is sold. */
function withoutGone(judged: readonly SureJudgement[]): SureJudgement[] {
  const supporting = judged.filter(({ verdict }) => verdict === 'supported').map(({ fact }) => fact?.id)
  return judged.map((one) => {
    const isOther = one.verdict === 'contradicted' && one.fact?.predicate !== one.claim.predicate
    return isOther && supporting.includes(one.fact?.id) ? { ...one, verdict: 'unverifiable' } : one
  })
}

const isOfSamePlace = ({ claim: a }: Judgement, { claim: b }: Judgement): boolean =>
  a.predicate === b.predicate && a.start < b.end && b.start < a.end
