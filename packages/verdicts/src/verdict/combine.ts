import type { Reading } from '../reading.ts'
import { certaintyOf, type Measured, measuredAs } from './certainty.ts'
import { type Bench, type Judgement, judgeClaim, type SureJudgement } from './judge-claim.ts'
import type { Certainty } from './verdict.ts'

/** The readings of one answer by whom they are. A reply that could not be read is nobody's reading. */
export type Readers = Record<Reading['reader']['kind'], Reading | null>

export function readersOf(readings: readonly Reading[]): Readers {
  const readable = readings.filter(({ doubts }) => !doubts.some(({ reason }) => reason === 'unreadable'))
  const latest = (kind: keyof Readers) => readable.findLast(({ reader }) => reader.kind === kind) ?? null
  return { rules: latest('rules'), model: latest('model'), person: latest('person') }
}

/**
 * What the readers found, judged, and how sure it is:
 * a person's word stands; what a model read stands when our own checks of the quote confirm it, or when rules read the
 * same; what only rules read stands where no model has read, and then only for groups that were measured to be right.
 */
export function combine(
  { rules, model, person }: Readers,
  bench: Bench,
  measured?: Measured,
): SureJudgement[] {
  const judge = (reading: Reading | null): Judgement[] =>
    (reading?.claims ?? []).filter(({ about }) => about === 'brand').map((claim) => judgeClaim(claim, bench))
  const sureOf = (one: Judgement): Certainty =>
    rules?.language === null || one.isDoubtful
      ? 'likely'
      : certaintyOf(measuredAs(one.claim, one.fact?.predicate), measured)
  if (person !== null) return withoutGone(judge(person).map((one) => ({ ...one, certainty: 'certain' })))
  const byRules = withAnchor(
    rules,
    judge(rules).map((one) => ({ ...one, certainty: sureOf(one) })),
  )
  if (model === null) return withoutGone(byRules)
  const byModel = judge(model).map((one) => confirmedBy(byRules, one))
  const open = byRules.filter((one) => !isSettled(one, byModel))
  return withoutGone([...byModel, ...open.map((one) => ({ ...one, certainty: 'likely' as const }))])
}

/**
 * A long answer in which nothing agrees with any fact may be about somebody else of that name: whoever gets one thing wrong
 * about a brand mostly gets another right. Short answers say one thing, and stand for themselves.
 */
function withAnchor(rules: Reading | null, judged: SureJudgement[]): SureJudgement[] {
  const isAnchored = judged.some(
    (one) => (one.verdict === 'supported' && one.claim.stance !== 'denied') || namesOwn(one),
  )
  if (rules === null || isAnchored || rules.ownedCitations.length > 0 || rules.read.of <= SHORT_ANSWER)
    return judged
  return judged.map((one) => (one.verdict === 'contradicted' ? { ...one, certainty: 'likely' } : one))
}

/** A contradiction that names what is the brand's alone: a product of its that is gone, a title that is denied to it. */
const namesOwn = ({ verdict, claim, fact }: Judgement): boolean =>
  verdict === 'contradicted' && (claim.stance === 'denied' || fact?.predicate === 'discontinued')

/** In characters: somewhat more than a hundred words. */
const SHORT_ANSWER = 700

/** What a model read, in the light of what rules read at the same place. */
function confirmedBy(byRules: readonly Judgement[], one: Judgement): SureJudgement {
  const there = byRules.filter((other) => isOfSamePlace(one, other))
  if (!one.isDoubtful && there.some((other) => other.verdict === one.verdict))
    return { ...one, certainty: 'certain' }
  // A value that is not in the quote may be one that the answer talked the model into: it grounds nothing.
  if (!isConfirmed(one)) {
    const verdict = one.verdict === 'supported' ? 'unverifiable' : one.verdict
    return { ...one, certainty: 'likely', verdict }
  }
  // Where rules see that something is denied, past or only said by others, two readers disagree.
  const disagree =
    one.verdict === 'contradicted' && there.some((other) => other.claim.stance !== one.claim.stance)
  return { ...one, certainty: disagree || one.isDoubtful ? 'likely' : 'certain' }
}

/**
 * What a model read otherwise at the same place is settled by its reading; but it cannot talk away, without anybody
 * looking, a contradiction that rules are certain of.
 */
function isSettled(one: SureJudgement, byModel: readonly Judgement[]): boolean {
  const there = byModel.filter((other) => isOfSamePlace(one, other))
  if (there.some((other) => other.verdict === one.verdict)) return true
  return there.some(isConfirmed) && !(one.verdict === 'contradicted' && one.certainty === 'certain')
}

const isConfirmed = ({ claim }: Judgement): boolean => claim.group === 'model'

/** Whoever says that a product is gone may name it: it is not said to be sold. */
function withoutGone(judged: readonly SureJudgement[]): SureJudgement[] {
  const supporting = judged.filter(({ verdict }) => verdict === 'supported').map(({ fact }) => fact?.id)
  return judged.map((one) => {
    const isOther = one.verdict === 'contradicted' && one.fact?.predicate !== one.claim.predicate
    return isOther && supporting.includes(one.fact?.id) ? { ...one, verdict: 'unverifiable' } : one
  })
}

const isOfSamePlace = ({ claim: a }: Judgement, { claim: b }: Judgement): boolean =>
  a.predicate === b.predicate && a.start < b.end && b.start < a.end
