import { type FactPredicate, factKey, factValueKey, type TypedFact } from '@veracite/verdicts/predicates/all'
import { fold } from './brand-identity.ts'
import type { Fact } from './fact.ts'
import { type ExtractedFact, sourceRank } from './fact-source.ts'

export interface FactMerge {
  append: (ExtractedFact & { id: string })[]
  seenFactIds: string[]
  supersede: { factId: string; by: string }[]
  /** Statements that lost to the operator, to a better source, or to a page that could not be read this time. */
  leftOut: number
}

/**
 * Decides what a refresh changes. Fresh facts come in the order their pages were read.
 *
 * - The same statement again is seen, not repeated; another value for the same key supersedes the old one.
 * - What the operator entered stands: a crawl may confirm it, never replace or contradict it.
 * - Of two sources that disagree in one refresh the more trusted one counts (`FACT_SOURCE_KINDS`), then the page
 *   read first; the loser is left out, not stored inactive: it would come back with every refresh.
 * - A fact whose page was not reached keeps its place unless a more trusted source now says otherwise.
 * - What a person withdrew, refused or let expire does not come back: the page may still say it, and it is still not so.
 * - A fact that is proposed already stays proposed; it replaces no other before approval.
 * - Nothing is withdrawn because it was not seen: pages come and go, and silence contradicts nobody.
 */
export function mergeFacts(
  known: readonly Fact[],
  fresh: readonly ExtractedFact[],
  reached: ReadonlySet<string>,
  nextId: () => string,
): FactMerge {
  const active = known.filter((fact) => fact.active)
  const activeByKey = Map.groupBy(active, factKey)
  const operatorFacts = active.filter(isOperators)
  const merge: FactMerge = { append: [], seenFactIds: [], supersede: [], leftOut: 0 }

  const decided = new Set(known.filter(isDecided).map(statementOf))
  const wanted = fresh.filter((fact) => !decided.has(statementOf(fact)))
  merge.leftOut += fresh.length - wanted.length
  const proposed = known.filter(({ proposedAt }) => proposedAt !== null)
  const waiting = Map.groupBy(proposed, statementOf)

  for (const [key, candidates] of Map.groupBy(wanted, factKey)) {
    const winner = mostTrusted(candidates)
    if (winner === null) continue
    merge.leftOut += candidates.filter((each) => factValueKey(each) !== factValueKey(winner)).length
    const holders = activeByKey.get(key) ?? []
    const same = holders.filter((fact) => factValueKey(fact) === factValueKey(winner))
    const other = holders.filter((fact) => factValueKey(fact) !== factValueKey(winner))
    merge.seenFactIds.push(...same.map(({ id }) => id))
    const isHeld = other.some((fact) => isOperators(fact) || outlasts(fact, winner, reached))
    if (isHeld || (same.length === 0 && isSettledBy(operatorFacts, winner))) {
      merge.leftOut += 1
      continue
    }
    const asked = same.length === 0 ? waiting.get(statementOf(winner)) : undefined
    if (asked !== undefined) {
      merge.seenFactIds.push(...asked.map(({ id }) => id))
      continue
    }
    const [keeper] = same
    const by = keeper?.id ?? nextId()
    if (keeper === undefined) merge.append.push({ ...winner, id: by })
    merge.supersede.push(...other.map(({ id }) => ({ factId: id, by })))
  }
  merge.supersede.push(...replacedOnTheirPage(active, fresh, merge, reached))
  return merge
}

/** Facts that the operator's new facts replace: active ones with the same key, and the parts of a whole range. */
export function supersededByOperator(
  known: readonly Fact[],
  entered: readonly (TypedFact & { id: string })[],
): { factId: string; by: string }[] {
  const replaced = new Map<string, string>()
  const active = known.filter((fact) => fact.active)
  const byKey = Map.groupBy(active, factKey)
  for (const fact of entered) {
    const range = active.filter((old) => isRangeOver(fact, old))
    for (const old of [...(byKey.get(factKey(fact)) ?? []), ...range])
      if (old.id !== fact.id) replaced.set(old.id, fact.id)
  }
  return [...replaced].map(([factId, by]) => ({ factId, by }))
}

const isDecided = ({ withdrawnAt, refusedAt, expiredAt }: Fact): boolean =>
  withdrawnAt !== null || refusedAt !== null || expiredAt !== null

export const statementOf = (fact: TypedFact): string => `${factKey(fact)} ${factValueKey(fact)}`

function mostTrusted(candidates: readonly ExtractedFact[]): ExtractedFact | null {
  let best: ExtractedFact | null = null
  for (const each of candidates)
    if (best === null || sourceRank(each.source.kind) < sourceRank(best.source.kind)) best = each
  return best
}

function outlasts(fact: Fact, winner: ExtractedFact, reached: ReadonlySet<string>): boolean {
  const wasRead = fact.source.url !== null && reached.has(fact.source.url)
  return !wasRead && sourceRank(winner.source.kind) >= sourceRank(fact.source.kind)
}

/** The operator's whole range, or a product or discontinuation that the operator has already named. */
function isSettledBy(operatorFacts: readonly Fact[], fact: ExtractedFact): boolean {
  const named = productNames(fact)
  if (named.length === 0) return false
  return operatorFacts.some((own) => {
    if (own.predicate === 'product' && own.value.complete === true) return true
    const ownNames = productNames(own)
    return named.every((name) => ownNames.includes(name))
  })
}

function isRangeOver(range: TypedFact, old: Fact): boolean {
  return range.predicate === 'product' && range.value.complete === true && old.predicate === 'product'
}

function productNames(fact: TypedFact): string[] {
  if (fact.predicate === 'product') return fact.value.names.map(fold)
  return fact.predicate === 'discontinued' ? [fold(fact.value)] : []
}

/** A number or address that its own page has exchanged for another, and a product that is now (or no longer) sold. */
function replacedOnTheirPage(
  active: readonly Fact[],
  fresh: readonly ExtractedFact[],
  merge: FactMerge,
  reached: ReadonlySet<string>,
): { factId: string; by: string }[] {
  const stillStated = new Set(fresh.map(factKey))
  const done = new Set([...merge.seenFactIds, ...merge.supersede.map(({ factId }) => factId)])
  return active.flatMap((old) => {
    if (isOperators(old) || done.has(old.id) || stillStated.has(factKey(old))) return []
    const { url } = old.source
    if (url === null || !reached.has(url)) return []
    const successor = merge.append.find((added) => {
      if (added.predicate === old.predicate) return EXCHANGED.has(old.predicate) && added.source.url === url
      return (
        [added, old].every((fact) => productNames(fact).length === 1) &&
        productNames(added)[0] === productNames(old)[0]
      )
    })
    return successor === undefined ? [] : [{ factId: old.id, by: successor.id }]
  })
}

const EXCHANGED: ReadonlySet<FactPredicate> = new Set<FactPredicate>(['phone', 'email', 'industry'])

function isOperators(fact: Fact): boolean {
  return fact.source.kind === 'operator'
}
