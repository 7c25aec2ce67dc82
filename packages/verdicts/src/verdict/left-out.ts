import type { AnyPredicate } from '../predicates/predicate.ts'
import { UNTIED } from '../reading.ts'
import type { Combined } from './combine.ts'
import type { Judgement, SureJudgement } from './judge-claim.ts'

/**
 * What rules read and the model's reading does not have. Models leave statements out, by carelessness or because an answer
 * talked them into it; rules read what nobody said, but seldom by the forms that they are certain of. What only rules saw
 * counts for nothing, except (each measured in 0072):
 *
 * - A contradiction that rules are certain of is open: it is for a person, and nothing is STRONG before.
 * - Where the model itself ascribes something in the same passage to the brand, and nothing of this kind, its reading has a
 *   gap: whose the passage is, it has said. The contradiction accuses, and a person is told to look.
 * - A statement that plainly agrees with a fact of which the model read nothing grounds the answer. So does a product or a
 *   line of business that stands beside the name letter by letter.
 */
export function leftOut(
  byRules: readonly SureJudgement[],
  literal: readonly Judgement[],
  byModel: readonly SureJudgement[],
  predicates: readonly AnyPredicate[],
): Combined[] {
  const certain = byRules.filter(({ certainty }) => certainty === 'certain')
  const agreeing = certain.filter((one) => isPlainlyRight(one) && !isReadOf(one, byModel))
  const standing = literal
    .filter((one) => isPlainlyRight(one) && !isSettled(one, byModel))
    .map((one) => ({ ...one, certainty: 'certain' as const }))
  const open = certain.filter((one) => one.verdict === 'contradicted' && !isFound(one, byModel))
  const unsure = byRules.filter(
    (one) =>
      one.certainty === 'likely' &&
      isWrongOfOne(one, predicates) &&
      !isFound(one, byModel) &&
      isGap(one, byModel, predicates),
  )
  return [
    ...agreeing,
    ...standing,
    ...unsure,
    ...open.map((one) =>
      isGap(one, byModel, predicates) && isInReadPassage(one, byModel)
        ? { ...one, isGap: true }
        : { ...one, certainty: 'likely' as const, isOpen: true },
    ),
  ]
}

const isWrongOfOne = ({ verdict, claim }: Judgement, predicates: readonly AnyPredicate[]): boolean =>
  verdict === 'contradicted' && isSingle(predicates, claim.predicate)

/** A brand has one at a time, and an answer names no more. */
function isSingle(predicates: readonly AnyPredicate[], predicate: string): boolean {
  const declared = predicates.find(({ name }) => name === predicate)
  return declared?.single === true && declared.oneByOne !== true
}

const isPlainlyRight = ({ verdict, claim, reason }: Judgement): boolean =>
  verdict === 'supported' && claim.stance === 'asserted' && reason === null

/** The model may find the same fact contradicted by other words of the answer. */
const isFound = (one: Judgement, byModel: readonly Judgement[]): boolean =>
  byModel.some(
    (other) => other.verdict === 'contradicted' && (isOfSamePlace(one, other) || isOfSameFact(one, other)),
  )

/**
 * The model read other statements about the brand, and not this one. Had it read the right value, or this one in another
 * sense, it would be the better reader: of what a brand has only one, any statement of the kind shows that; of a price,
 * one about the same product; of one value in a list, only a statement at the same place.
 */
function isGap(one: Judgement, byModel: readonly Judgement[], predicates: readonly AnyPredicate[]): boolean {
  const declared = predicates.find(({ name }) => name === one.claim.predicate)
  const isOfKind = (other: Judgement) => other.claim.predicate === one.claim.predicate
  const isRead = (other: Judgement) => {
    if (isSingle(predicates, one.claim.predicate)) return isOfKind(other)
    const isOfOneThing = declared?.key !== undefined && isOfSameFact(one, other)
    return isOfOneThing || isOfSamePlace(one, other)
  }
  const hasRead = byModel.some(({ claim }) => claim.group === 'model')
  return hasRead && !isLoose(one) && !byModel.some(isRead)
}

/** The model has read a statement about the brand beside it. */
const isInReadPassage = ({ claim }: Judgement, byModel: readonly Judgement[]): boolean =>
  byModel.some(
    ({ claim: read }) =>
      read.group === 'model' && read.start - claim.end < PASSAGE && claim.start - read.end < PASSAGE,
  )

/** In characters: two or three sentences. */
const PASSAGE = 200

/** Whose the value is, was not said in so many words. */
const isLoose = ({ claim }: Judgement): boolean =>
  claim.group.includes('~oblique') || claim.group.endsWith(UNTIED)

/** A reading that says less at the place ("Acme" where "Acme Loom" stands) does not take back what stands there. */
const isSettled = (one: Judgement, byModel: readonly Judgement[]): boolean =>
  byModel.some((other) => {
    const saysNothing = other.verdict === 'unverifiable' && other.claim.stance === 'asserted'
    return isOfSameFact(one, other) || (isOfSamePlace(one, other) && !saysNothing)
  })

const isReadOf = (one: Judgement, byModel: readonly Judgement[]): boolean =>
  byModel.some((other) => isOfSamePlace(one, other) || isOfSameFact(one, other))

const isOfSameFact = (one: Judgement, other: Judgement): boolean =>
  one.fact !== null && one.fact.id === other.fact?.id

export const isOfSamePlace = ({ claim: a }: Judgement, { claim: b }: Judgement): boolean =>
  a.predicate === b.predicate && a.start < b.end && b.start < a.end
