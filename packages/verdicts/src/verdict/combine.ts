import { type Confirmation, LITERAL, type Reading, UNTIED } from '../reading.ts'
import { certaintyOf, type Measured, measuredAs } from './certainty.ts'
import { judgeDenial } from './denial.ts'
import { type FactsUnderJudgement, type Judgement, judgeClaim, type SureJudgement } from './judge-claim.ts'
import { isOfSamePlace, leftOut } from './left-out.ts'
import { oneRight } from './one-right.ts'
import type { Certainty } from './verdict.ts'

/** The latest reading of each kind. A reply that could not be read does not count. */
export interface Readers extends Record<Exclude<Reading['reader']['kind'], 'confirmation'>, Reading | null> {
  /** Answers to the second question, oldest first. */
  confirmations: readonly Confirmation[]
  /** A model's reading that lost much of what it was given, instead of `model`: it decides nothing. */
  unreliable: Reading | null
}

/**
 * `isOpen`: rules are certain of a contradiction that the model which read the answer denies or sees otherwise. `isGap`:
 * of one that its reading leaves out.
 */
export type Combined = SureJudgement & { isOpen?: boolean; isGap?: boolean }

export function readersOf(readings: readonly Reading[]): Readers {
  const readable = readings.filter((one) => !hasDoubt(one, 'unreadable'))
  const latest = (kind: Reading['reader']['kind']) =>
    readable.findLast(({ reader }) => reader.kind === kind) ?? null
  const model = latest('model')
  const isReliable = model === null || !hasDoubt(model, 'unreliable')
  return {
    rules: latest('rules'),
    model: isReliable ? model : null,
    person: latest('person'),
    unreliable: isReliable ? null : model,
    confirmations: readings.flatMap(({ confirmations }) => confirmations ?? []),
  }
}

/** What a contradiction in a model's reading needs to be certain. */
export interface ModelTerms {
  /** False: none is certain. */
  accuses: boolean
  /** `required`: a second reading says yes to the same statement. `assumed`: none is needed. */
  confirmation: 'required' | 'assumed'
}

function asTerms(readers: Readers, judged: readonly Combined[], terms?: ModelTerms): Combined[] {
  if (terms === undefined) return [...judged]
  const isConfirmed = ({ claim }: Combined) =>
    readers.confirmations.findLast(
      ({ predicate, start, quote }) =>
        predicate === claim.predicate && start === claim.start && quote === claim.quote,
    )?.answer === 'yes'
  return judged.map((one) =>
    one.verdict === 'contradicted' &&
    (!terms.accuses || (terms.confirmation === 'required' && !isConfirmed(one)))
      ? { ...one, certainty: 'likely' }
      : one,
  )
}

const hasDoubt = ({ doubts }: Reading, wanted: Reading['doubts'][number]['reason']): boolean =>
  doubts.some(({ reason }) => reason === wanted)

/** A person's word stands; a model's if the quote or rules confirm it; rules' alone if their group was often right. */
export function combine(
  readers: Readers,
  underJudgement: FactsUnderJudgement,
  measured?: Measured,
  terms?: ModelTerms,
): Combined[] {
  const { rules, model, person, unreliable } = readers
  if (person !== null)
    return withoutGone(judgeAll(person, underJudgement).map((one) => ({ ...one, certainty: 'certain' })))
  const byRules = judgedByRules(rules, underJudgement, measured)
  if (model !== null)
    return withoutGone(
      asTerms(readers, afterModel(byRules, judgeAll(model, underJudgement), underJudgement), terms),
    )
  return withoutGone([...byRules, ...onlyNoted(byRules, judgeAll(unreliable, underJudgement))])
}

/** Whether anything that rules take to be said of the brand agrees with a fact, or contradicts one. */
export const touchesFacts = (rules: Reading | null, underJudgement: FactsUnderJudgement): boolean =>
  judgeAll(rules, underJudgement).some(({ verdict }) => verdict !== 'unverifiable')

function judgeAll(reading: Reading | null, underJudgement: FactsUnderJudgement): Judgement[] {
  const claims = (reading?.claims ?? []).filter(({ about }) => about === 'brand')
  return claims.map((claim) =>
    claim.value === null ? judgeDenial(claim, underJudgement) : judgeClaim(claim, underJudgement, claims),
  )
}

function judgedByRules(
  rules: Reading | null,
  underJudgement: FactsUnderJudgement,
  measured?: Measured,
): SureJudgement[] {
  const judged = judgeAll(rules, underJudgement)
    .filter(isRead)
    .map((one): SureJudgement => {
      const isUnsure = rules?.language === null || one.isDoubtful
      const group = measuredAs(one.claim, one.fact?.predicate)
      return { ...one, certainty: isUnsure ? 'likely' : certaintyOf(group, measured) }
    })
  return withAnchor(rules, oneRight(judged, underJudgement.predicates))
}

/** What stands there letter by letter is no statement that anybody read: it grounds, and does nothing else. */
const isRead = ({ claim, verdict, reason }: Judgement): boolean =>
  claim.group !== LITERAL || (verdict === 'supported' && reason === null)

/** Where a model has read, its word counts; of what only rules saw, what its reading leaves out. */
function afterModel(
  byRules: readonly SureJudgement[],
  judged: readonly Judgement[],
  { predicates }: FactsUnderJudgement,
): Combined[] {
  const [literal, said] = partition(judged, ({ claim }) => claim.group === LITERAL)
  const confirmed = said.map((one) => confirmedBy(byRules, one))
  const byModel = oneRight(confirmed, predicates)
  const read = byRules.filter(({ claim }) => claim.group !== LITERAL)
  return [...byModel, ...leftOut(read, literal, byModel, predicates)]
}

function partition<T>(list: readonly T[], holds: (one: T) => boolean): [T[], T[]] {
  return [list.filter(holds), list.filter((one) => !holds(one))]
}

/** What a reading that is not reliable finds wrong is worth a look, and no more. */
function onlyNoted(byRules: readonly Judgement[], judged: readonly Judgement[]): SureJudgement[] {
  const isKnown = (one: Judgement) =>
    byRules.some((other) => other.verdict === 'contradicted' && isOfSamePlace(one, other))
  const wrong = judged.filter((one) => one.verdict === 'contradicted' && !isKnown(one))
  return wrong.map((one) => ({ ...one, certainty: 'likely' }))
}

/**
 * Where nothing agrees with any fact, a long answer, or one with nothing but the name, may be about a namesake. What stands
 * beside the name in a long one is said of it all the same, if the answer is about the brand's trade or was asked for it.
 */
function withAnchor(rules: Reading | null, judged: SureJudgement[]): SureJudgement[] {
  const isAnchor = ({ verdict, claim, fact }: Judgement) => {
    if (verdict === 'supported') return claim.stance !== 'denied' && claim.group !== LITERAL
    // It names what only the brand has: a discontinued product, a title that it is said not to hold.
    return verdict === 'contradicted' && (claim.stance === 'denied' || fact?.predicate === 'discontinued')
  }
  if (rules === null) return judged
  const isTied = !rules.claims.some(({ group }) => group.endsWith(UNTIED))
  const isClear = isTied && rules.read.of <= SHORT_ANSWER
  if (isClear || judged.some(isAnchor) || rules.ownedCitations.length > 0) return judged
  const isPlain = (one: Judgement) => isTied && isBesideName(one, rules)
  return judged.map((one) =>
    one.verdict === 'contradicted' && !isPlain(one) ? { ...one, certainty: 'likely' } : one,
  )
}

/** "A, the chief executive of Acme". The name of a product is beside the name by itself: it says nothing. */
function isBesideName({ claim }: Judgement, { mentions }: Reading): boolean {
  if (claim.predicate === 'product' || /~topic|~oblique/.test(claim.group)) return false
  return mentions.some(({ start, end }) => start - claim.end < BESIDE && claim.start - end < BESIDE)
}

/** In characters: two or three words. */
const BESIDE = 12

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

const isConfirmed = ({ claim }: Judgement): boolean => claim.group === 'model'

/** An answer that says that a product is gone also names it, but does not say that it is sold. */
function withoutGone(judged: readonly Combined[]): Combined[] {
  const supporting = judged.filter(({ verdict }) => verdict === 'supported').map(({ fact }) => fact?.id)
  return judged.map((one) => {
    const isOther = one.verdict === 'contradicted' && one.fact?.predicate !== one.claim.predicate
    return isOther && supporting.includes(one.fact?.id) ? { ...one, verdict: 'unverifiable' } : one
  })
}
