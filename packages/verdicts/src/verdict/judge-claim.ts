import type { AnyPredicate, Comparison } from '../predicates/predicate.ts'
import type { ReadClaim } from '../reading.ts'
import type { Certainty, Claim, ClaimVerdict, JudgedFact } from './verdict.ts'

export interface Judgement {
  claim: ReadClaim
  verdict: ClaimVerdict
  fact: JudgedFact | null
  /** Statement and fact may be the same by another name. */
  isDoubtful: boolean
}

export type SureJudgement = Judgement & { certainty: Certainty }

export interface Bench {
  predicates: readonly AnyPredicate[]
  facts: readonly JudgedFact[]
  names: readonly string[]
}

/** Compares a statement about the brand with the facts: the only place that says who is right. */
export function judgeClaim(claim: ReadClaim, bench: Bench): Judgement {
  const declared = bench.predicates.find(({ name }) => name === claim.predicate)
  const active = compareAll(claim, bench, true)
  const first = (wanted: Comparison, among = active) => among.find((one) => one.comparison === wanted)
  const same = first('same')?.fact ?? null
  // A fact of another predicate names the very thing ("this product is gone"); a list only leaves it out.
  const others = active.filter(({ fact }) => fact.predicate !== claim.predicate)
  const differing = first('different', others) ?? first('different') ?? first('doubtful')
  const different = differing?.fact ?? null
  const isDoubtful = differing?.comparison === 'doubtful'
  const judged = (verdict: ClaimVerdict, fact: JudgedFact | null) => ({ claim, verdict, fact, isDoubtful })

  // Whether the answer itself says that it is, or is not, so today.
  const isNow = ['asserted', 'denied', declared?.timeless && 'past'].includes(claim.stance)
  if (!isNow) return judged('unverifiable', same ?? different)
  if (claim.stance === 'denied' && same === null)
    return judged(different === null || isDoubtful ? 'unverifiable' : 'supported', different)
  if (same !== null) return judged(claim.stance === 'denied' ? 'contradicted' : 'supported', same)
  const outdated = compareAll(claim, bench, false).find(({ comparison }) => comparison === 'same')
  if (outdated !== undefined) return judged('outdated', outdated.fact)
  return judged(different === null ? 'unverifiable' : 'contradicted', different)
}

function compareAll({ predicate, value }: ReadClaim, { predicates, facts, names }: Bench, active: boolean) {
  const declared = predicates.find(({ name }) => name === predicate)
  const among = facts.filter((fact) => fact.active === active)
  const valuesOf = (name: string) => among.filter((one) => one.predicate === name).map((one) => one.value)
  const around = { names, valuesOf }
  return among.flatMap((fact) => {
    const compare = fact.predicate === predicate ? declared?.compare : declared?.meets?.[fact.predicate]
    return compare === undefined ? [] : [{ fact, comparison: compare(value, fact.value, around) }]
  })
}

export function sayClaim({ claim, verdict, certainty, fact }: SureJudgement, { predicates }: Bench): Claim {
  const declared = (predicate: string) => predicates.find(({ name }) => name === predicate)
  const { predicate, stance, start, end, quote } = claim
  const said = declared(predicate)?.stated.say(claim.value) ?? quote
  const stated = stance === 'denied' ? `not ${said}` : said
  const truth = (fact && declared(fact.predicate)?.say(fact.value)) ?? null
  const span = { start, end, quote }
  return { predicate, stated, stance, verdict, certainty, factId: fact?.id ?? null, truth, span }
}
