import type { AnyPredicate, Comparison } from '../predicates/predicate.ts'
import type { ReadClaim } from '../reading.ts'
import type { Certainty, Claim, ClaimVerdict, JudgedFact } from './verdict.ts'

/** What one statement comes to against the facts. */
export interface Judgement {
  claim: ReadClaim
  verdict: ClaimVerdict
  /** The fact it was held against; null when none speaks of the same thing. */
  fact: JudgedFact | null
  /** The two seem to differ, but may be the same thing by another name. */
  isDoubtful: boolean
}

export type SureJudgement = Judgement & { certainty: Certainty }

/** The brand's facts as statements are held against them. */
export interface Bench {
  predicates: readonly AnyPredicate[]
  facts: readonly JudgedFact[]
  names: readonly string[]
}

/** Holds one statement about the brand against the facts. Pure, and the only place that says who is right. */
export function judgeClaim(claim: ReadClaim, bench: Bench): Judgement {
  const declared = bench.predicates.find(({ name }) => name === claim.predicate)
  const active = compareAll(claim, declared, bench, true)
  const first = (wanted: Comparison) => active.find(({ comparison }) => comparison === wanted)
  const same = first('same')?.fact ?? null
  // A fact of another predicate names the very thing (this product is gone); a list only leaves it out.
  const isOther = ({ comparison, fact }: Compared) =>
    comparison === 'different' && fact.predicate !== claim.predicate
  const differing = active.find(isOther) ?? first('different') ?? first('doubtful')
  const different = differing?.fact ?? null
  const isDoubtful = differing?.comparison === 'doubtful'
  const judged = (verdict: ClaimVerdict, fact: JudgedFact | null) => ({ claim, verdict, fact, isDoubtful })

  // Whether the answer itself says that it is, or is not, so today; what began once is said for ever.
  const isNow = ['asserted', 'denied', declared?.timeless && 'past'].includes(claim.stance)
  if (!isNow) return judged('unverifiable', same ?? different)
  // Denying what is true is wrong; denying what is not is right.
  if (claim.stance === 'denied' && same === null)
    return judged(different === null || isDoubtful ? 'unverifiable' : 'supported', different)
  if (same !== null) return judged(claim.stance === 'denied' ? 'contradicted' : 'supported', same)
  const outdated = compareAll(claim, declared, bench, false).find(({ comparison }) => comparison === 'same')
  if (outdated !== undefined) return judged('outdated', outdated.fact)
  return judged(different === null ? 'unverifiable' : 'contradicted', different)
}

interface Compared {
  fact: JudgedFact
  comparison: Comparison
}

function compareAll(
  { predicate, value }: ReadClaim,
  declared: AnyPredicate | undefined,
  { facts, names }: Bench,
  active: boolean,
): Compared[] {
  const among = facts.filter((fact) => fact.active === active)
  const valuesOf = (name: string) => among.filter((one) => one.predicate === name).map((one) => one.value)
  return among.flatMap((fact) => {
    const compare = fact.predicate === predicate ? declared?.compare : declared?.meets?.[fact.predicate]
    const around = { names, values: valuesOf(fact.predicate), valuesOf }
    return compare === undefined ? [] : [{ fact, comparison: compare(value, fact.value, around) }]
  })
}

/** A judged statement in words, as evidence shows it. */
export function sayClaim({ claim, verdict, certainty, fact }: SureJudgement, { predicates }: Bench): Claim {
  const declared = (predicate: string) => predicates.find(({ name }) => name === predicate)
  const { predicate, stance, start, end, quote } = claim
  const said = declared(predicate)?.stated.say(claim.value) ?? quote
  return {
    predicate,
    stated: stance === 'denied' ? `not ${said}` : said,
    stance,
    verdict,
    certainty,
    factId: fact?.id ?? null,
    truth: (fact && declared(fact.predicate)?.say(fact.value)) ?? null,
    span: { start, end, quote },
  }
}
