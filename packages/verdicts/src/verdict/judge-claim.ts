import {
  type Around,
  type Comparison,
  type Reason,
  type Relation,
  reasonOf,
  relationOf,
  type Said,
} from '../predicates/comparison.ts'
import type { AnyPredicate } from '../predicates/predicate.ts'
import { type ComparedBrand, comparedBrand, isBrandName } from '../predicates/product-names.ts'
import { statementKeyOf } from '../predicates/statement-key.ts'
import type { ReadClaim } from '../reading.ts'
import type { Certainty, Claim, ClaimVerdict, FactRange, JudgedFact } from './verdict.ts'

export interface Judgement {
  claim: ReadClaim
  verdict: ClaimVerdict
  fact: JudgedFact | null
  /** Statement and fact may be the same by another name, or the fact may be old. */
  isDoubtful: boolean
  /** Why, where the comparison was not plain. */
  reason: Reason | null
}

export type SureJudgement = Judgement & { certainty: Certainty }

export interface FactsUnderJudgement {
  predicates: readonly AnyPredicate[]
  facts: readonly JudgedFact[]
  names: readonly string[]
  /** Filled while one answer is judged; see `ComparedBrand`. */
  brand: ComparedBrand
  /** Each stated value is compared once: an answer may repeat it a thousand times. */
  compared: Map<string, readonly Compared[]>
  /** When the answer was given, and for how many days a price holds that was read from a page. */
  at?: { now: Date; priceFreshDays: number } | undefined
  range?: FactRange | undefined
}

/** The facts that one answer is judged by. */
export const factsUnderJudgement = (
  given: Omit<FactsUnderJudgement, 'brand' | 'compared'>,
): FactsUnderJudgement => ({ ...given, brand: comparedBrand(given.names), compared: new Map() })

/** Compares a statement about the brand with the facts: the only place that says who is right. */
export function judgeClaim(
  claim: ReadClaim,
  underJudgement: FactsUnderJudgement,
  beside: readonly ReadClaim[] = [],
): Judgement {
  const declared = underJudgement.predicates.find(({ name }) => name === claim.predicate)
  const said = saidIn(claim, beside)
  const active = compareAll(claim, underJudgement, said, true)
  // A fact of another predicate names the very thing ("this product is gone"); a list only leaves it out.
  const others = active.filter(({ fact }) => fact.predicate !== claim.predicate)
  const differing = first(others, 'different') ?? first(active, 'different') ?? first(active, 'doubtful')
  const same = agreeing(active, others)
  const judged = (verdict: ClaimVerdict, by: Compared | undefined): Judgement => {
    const isDoubtful = by?.relation === 'doubtful'
    return { claim, verdict, fact: by?.fact ?? null, isDoubtful, reason: by?.reason ?? null }
  }

  // Whether the answer itself says that it is, or is not, so today.
  const isNow = ['asserted', 'denied', declared?.timeless && 'past'].includes(claim.stance)
  if (!isNow) return judged('unverifiable', same ?? differing)
  if (claim.stance === 'denied' && same === undefined)
    return judged(differing?.relation === 'different' ? 'supported' : 'unverifiable', differing)
  // "There is no T40 Mini": that the line is known says nothing of this variant.
  if (claim.stance === 'denied' && same?.reason === 'variant') return judged('unverifiable', same)
  if (same !== undefined) return judged(claim.stance === 'denied' ? 'contradicted' : 'supported', same)
  const outdated = first(active, 'former') ?? first(compareAll(claim, underJudgement, said, false), 'same')
  if (outdated !== undefined) return judged('outdated', outdated)
  if (differing !== undefined) return judged('contradicted', differing)
  return judged(
    'unverifiable',
    active.find(({ reason }) => reason !== null),
  )
}

/** That a line exists says nothing of a variant of it which is gone. */
function agreeing(active: readonly Compared[], others: readonly Compared[]): Compared | undefined {
  const same = first(active, 'same')
  const isGone = others.some(({ relation, reason }) => relation === 'different' && reason === null)
  return same?.reason === 'variant' && isGone ? undefined : same
}

export type Compared = { fact: JudgedFact; relation: Relation; reason: Reason | null }

/** A plain comparison says more than one with a reason. */
function first(among: readonly Compared[], wanted: Relation): Compared | undefined {
  const found = among.filter(({ relation }) => relation === wanted)
  return found.find(({ reason }) => reason === null) ?? found[0]
}

function compareAll(
  claim: ReadClaim,
  underJudgement: FactsUnderJudgement,
  said: Said,
  active: boolean,
): readonly Compared[] {
  const known = underJudgement.compared
  const ofValue = JSON.stringify([claim.predicate, claim.value, active])
  const ofWords = JSON.stringify([ofValue, said])
  const before = known.get(ofValue) ?? known.get(ofWords)
  if (before !== undefined) return before
  let dependsOnWords = false
  const compared = compareEach(claim, underJudgement, active, () => {
    dependsOnWords = true
    return said
  })
  known.set(dependsOnWords ? ofWords : ofValue, compared)
  return compared
}

function compareEach(
  { predicate, value }: ReadClaim,
  underJudgement: FactsUnderJudgement,
  active: boolean,
  saidOf: () => Said,
): Compared[] {
  const { predicates, names, brand, range } = underJudgement
  const declared = predicates.find(({ name }) => name === predicate)
  const product = productIn(value, declared, brand)
  const among = underJudgement.facts.filter(
    (fact) => fact.active === active && (fact.isOfCatalogue !== true || product !== null),
  )
  const isBeyond = product !== null && range?.beyond.includes(product) === true
  const valuesOf = byPredicate(among)
  const around: Around = {
    names,
    brand,
    valuesOf,
    hasCatalogue: range?.hasCatalogue ?? false,
    get said() {
      return saidOf()
    },
  }
  return among.flatMap((fact): Compared[] => {
    const compare = fact.predicate === predicate ? declared?.compare : declared?.meets?.[fact.predicate]
    if (compare === undefined) return []
    const compared = comparedWith(fact, compare(value, fact.value, around), underJudgement)
    // There may be a product of this name among those that nobody looked at.
    const isOpen = isBeyond && compared.relation === 'different'
    return [isOpen ? { fact, relation: 'doubtful', reason: 'many_alike' } : compared]
  })
}

/** Null also where the brand itself is named as if it were one. */
export function productIn(
  value: unknown,
  declared: AnyPredicate | undefined,
  brand: ComparedBrand,
): string | null {
  const product = value === null ? null : (declared?.productIn?.(value) ?? null)
  return product === null || isBrandName(product, brand) ? null : product
}

/** Found once for all facts that a statement is compared with: there may be thousands. */
function byPredicate(facts: readonly JudgedFact[]): (predicate: string) => readonly unknown[] {
  const found = new Map<string, unknown[]>()
  for (const { predicate, value } of facts) {
    const values = found.get(predicate)
    if (values === undefined) found.set(predicate, [value])
    else values.push(value)
  }
  return (predicate) => found.get(predicate) ?? []
}

/** A fact that may be old accuses nobody without a person. */
function comparedWith(
  fact: JudgedFact,
  comparison: Comparison,
  { predicates, at }: FactsUnderJudgement,
): Compared {
  const [relation, reason] = [relationOf(comparison), reasonOf(comparison)]
  const declared = predicates.find(({ name }) => name === fact.predicate)
  const isOld =
    relation === 'different' &&
    at !== undefined &&
    declared?.mayBeOld?.(fact.value, { ...at, lastSeenAt: fact.lastSeenAt ?? null }) === true
  return isOld ? { fact, relation: 'doubtful', reason: 'fact_may_be_old' } : { fact, relation, reason }
}

function saidIn(claim: ReadClaim, all: readonly ReadClaim[]): Said {
  const { quote, group, predicate } = claim
  const by = /^(?:model|person)/.exec(group)?.[0] as 'model' | 'person' | undefined
  const isNear = (one: ReadClaim) => one.start - claim.end < CLOSE && claim.start - one.end < CLOSE
  const beside = all.filter((one) => one !== claim && one.predicate === predicate && isNear(one))
  return { quote, by: by ?? 'rules', beside: beside.map(({ value }) => value) }
}

/** How near two passages must be, in characters. */
const CLOSE = 60

/** Only the label of a declared predicate goes with its claims: the others are known everywhere. */
const labelled = (declared: AnyPredicate | undefined): { label?: string } =>
  declared?.isDeclared === true ? { label: declared.label } : {}

const labelOf = (declared: AnyPredicate | undefined, predicate: string): string =>
  (declared?.label ?? predicate).toLowerCase()

function saidOf({ stance, value, quote }: ReadClaim, declared: AnyPredicate | undefined): string {
  const said = declared?.stated.say(value) ?? quote
  return stance === 'denied' ? `not ${said}` : said
}

export function sayClaim(
  { claim, verdict, certainty, fact, reason }: SureJudgement,
  { predicates }: FactsUnderJudgement,
): Claim {
  const declared = (predicate: string) => predicates.find(({ name }) => name === predicate)
  const { predicate, stance, start, end, quote } = claim
  const stated =
    claim.value === null
      ? `no ${labelOf(declared(predicate), predicate)}`
      : saidOf(claim, declared(predicate))
  const truth = (fact && declared(fact.predicate)?.say(fact.value)) ?? null
  const span = { start, end, quote }
  const judged = {
    predicate,
    ...labelled(declared(predicate)),
    stated,
    stance,
    verdict,
    certainty,
    factId: fact?.id ?? null,
    truth,
    readBy: claim.group,
    span,
    key: statementKeyOf(claim, predicates),
  }
  return reason === null ? judged : { ...judged, reason }
}
